/** Doomsday: bunkers under the houses, with the number of the house in them. */
import { t } from "../../../../state/texts.svelte";
import { placesAnswered } from "../../paper/extra";
import type { Layer } from "../layer";
import Bunker from "./Bunker.svelte";
import Hatch from "./Hatch.svelte";

export interface Shelter {
  readonly bunkers: readonly { readonly place: string; readonly room: number | null; readonly state: "open" | "built" | "gone" }[];
  readonly room: readonly number[];
  readonly leads: readonly boolean[];
  readonly optimist: boolean;
  readonly pays: readonly number[];
  readonly optimist_points: number;
  readonly reconstructed: boolean;
}

const layer: Layer<Shelter> = {
  level: 2,
  theme: "catastrophes",
  Lot: Bunker,
  heard: (shown, name) => shown.bunkers.filter((one) => one.place === name).map(({ state, room }) => t("welcome-place-bunker", { state, room: room ?? 0 })),
  note: (shown, street) => ({ text: t("welcome-bunkers", { room: shown.room[street] ?? 0 }), won: shown.leads[street] ?? false, brief: { Icon: Hatch, text: String(shown.room[street] ?? 0) } }),
  mark(shown) {
    const track = "welcome-track-bunkers";
    const room = shown.room.reduce((sum, one) => sum + one, 0);
    return { Icon: Hatch, track, count: room, beside: shown.optimist ? `+${shown.optimist_points}` : undefined, about: { key: "welcome-mark-bunkers", args: { track: t(track), room } } };
  },
  guesses: (shown) => (shown.reconstructed ? [t("welcome-guess-doomsday")] : []),
  paper: {
    // The houses show their numbers; a lost one does not.
    kept: (shown, name) => (shown.bunkers.some(({ place }) => place === name) ? { question: t("welcome-score-bunker"), most: 17 } : null),
    lines(extra) {
      const words = placesAnswered(extra).map(([name, answer]) => `${name}=${answer - 1}`);
      return words.length ? [`bunkers: ${words.join(" ")}`] : [];
    },
  },
  from: ({ room }) => (room ? String(room) : ""),
  signs: { bunker: Hatch },
  figure: {
    street: "4 4b 6 . 9 11",
    shown: {
      bunkers: [
        { place: "T1", room: 4, state: "built" },
        { place: "T3", room: null, state: "open" },
        { place: "T5", room: 11, state: "built" },
      ],
      room: [15],
      leads: [true],
      optimist: false,
      pays: [],
      optimist_points: 0,
      reconstructed: true,
    },
  },
};
export default layer;
