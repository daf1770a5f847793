/** Sounds of a table, made from waves and noise when they are heard; nothing is loaded. */
import type { Fact, Update } from "../net/messages";
import { settings } from "./settings.svelte";

export type Sound = "card" | "pencil" | "tile" | "hammer" | "turn" | "win";

let context: AudioContext | null = null;

/** A browser lets nobody hear anything before the first touch. */
function awake(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Noise through a filter: paper, pencil, the clack of wood. */
function rustle(to: AudioContext, at: number, long: number, pitch: number, loud: number, narrow = 1): void {
  const length = Math.ceil(to.sampleRate * long);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 2;
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: narrow });
  const gain = new GainNode(to, { gain: loud * settings.volume });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

/** A struck note that dies away. */
function note(to: AudioContext, at: number, pitch: number, long: number, loud: number, type: OscillatorType = "triangle"): void {
  const source = new OscillatorNode(to, { type, frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + long);
}

export function play(sound: Sound): void {
  const to = awake();
  if (!to) return;
  const now = to.currentTime + 0.01;
  if (sound === "card") rustle(to, now, 0.14, 2600, 0.5, 0.7);
  else if (sound === "pencil") [0, 0.07, 0.15].forEach((late) => rustle(to, now + late, 0.07, 5200, 0.3, 2));
  else if (sound === "tile") {
    rustle(to, now, 0.05, 900, 0.9, 2);
    note(to, now, 180, 0.09, 0.35, "sine");
  } else if (sound === "hammer") {
    [0, 0.16].forEach((late) => {
      rustle(to, now + late, 0.06, 480, 1, 1.5);
      note(to, now + late, 120, 0.12, 0.5, "sine");
    });
  } else if (sound === "turn") [659, 880].forEach((pitch, n) => note(to, now + n * 0.12, pitch, 0.35, 0.22));
  else [523, 659, 784, 1047].forEach((pitch, n) => note(to, now + n * 0.13, pitch, 0.6, 0.25));
}

/** What a fact sounds like, by the last word of its key; most make no noise. */
const SOUNDS: readonly (readonly [RegExp, Sound])[] = [
  [/-fact-(sold|kept|free|round-won)$/, "hammer"],
  [/-fact-(placed|placed-facedown|built|roofed|shortened|lengthened|mayor)$/, "tile"],
  [/-fact-(turned|exchanged|offered|roof-up|pairs)$/, "card"],
  [/-fact-(wrote|bis|fence|pool|park|agent|refused|roundabout)$/, "pencil"],
];

const soundOf = (key: string): Sound | null => SOUNDS.find(([keys]) => keys.test(key))?.[1] ?? null;

const acts = (update: Update): boolean => update.pending.kind === "decide" && update.seat !== null && update.pending.seats.includes(update.seat) && !update.pending.ready.includes(update.seat);

const won = ({ over }: Update, mine: readonly number[]): boolean => over !== null && over !== undefined && (over.won === true || (over.won !== false && over.standings.some((one) => one.place === 1 && mine.includes(one.seat))));

/** Plays one sound for what others did, however much it was; the end of the game is heard instead of it, and the own turn after it. */
export function hear(before: Update, next: Update, fresh: readonly Fact[], mine: readonly number[]): void {
  if (next.over && !before.over) return play(won(next, mine) ? "win" : "turn");
  const heard = fresh.map((fact) => soundOf(fact.key)).findLast((sound) => sound !== null);
  if (heard) play(heard);
  else if (next.draft.length > before.draft.length) play(next.draft.length > 1 ? "pencil" : "card");
  if (acts(next) && !acts(before) && next.table.seats.length > 1) setTimeout(() => play("turn"), 250);
}
