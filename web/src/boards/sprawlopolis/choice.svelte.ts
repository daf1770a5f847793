/** What the player has picked up and where it hovers, and what a touch of the hand or of the city then means. */
import type { PreviewAnswer } from "../../net/messages";
import type { Game } from "../kit";
import { cornered, deed, parse, placeName, type Deed, type Face, type Place, type View } from "./view";

type Table = Game<View>;

/** How long the hand must rest before the board asks for a preview, in milliseconds. */
const REST = 90;

export class Choice {
  card = $state<number | null>(null);
  turned = $state(false);
  /** Where the card in hand hovers over the city. */
  at = $state<Place | null>(null);
  /** The card under the finger while it is dragged outside the city. */
  drag = $state<{ card: number; x: number; y: number } | null>(null);
  /** The next touch of the city points at a place. */
  pointing = $state(false);
  /** The place that the keyboard is about to point at. */
  aim = $state<Place | null>(null);
  /** The line of the score sheet that is pointed at, by its number. */
  line = $state<number | null>(null);
  /** Where the eye is: the middle of the drawing in blocks, and the size of a block in pixels; null fits the city. */
  camera = $state.raw<{ x: number; y: number; size: number } | null>(null);
  /** What the server foresees for the step that hovers or stands in pencil. */
  foreseen = $state.raw<PreviewAnswer | null>(null);

  /** The board tells how to find a place under a pointer. */
  locate: ((x: number, y: number) => Place | null) | null = null;

  /** A card is on its way to the server; whoever touches twice means it once. */
  laying = false;

  #known = new Map<string, PreviewAnswer>();
  #era = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = "";

  /** Look ahead to one step, once the hand rests on it. */
  foresee(game: Table, text: string | null): void {
    const era = game.view.laid.length;
    if (era !== this.#era) {
      this.#era = era;
      this.#known.clear();
    }
    this.#wanted = text ?? "";
    clearTimeout(this.#timer);
    this.foreseen = (text && this.#known.get(text)) || null;
    if (!text || this.foreseen) return;
    this.#timer = setTimeout(async () => {
      const found = await game.preview?.(text);
      if (!found) return;
      this.#known.set(text, found);
      if (this.#wanted === text) this.foreseen = found;
    }, REST);
  }
}

/** The card that stands in pencil in the city, if there is one. */
export const pencilled = (game: Table): Deed | null => (game.active && game.draft.length ? parse(game.draft[0]!) : null);

export const hand = (game: Table): readonly Face[] => (game.seat === null ? [] : (game.view.hands[game.seat]?.cards ?? []));

/** The step that the player sees before it is done: in pencil, or hovering. */
export function hovering(game: Table, ui: Choice): Deed | null {
  const pencil = pencilled(game);
  const card = ui.drag?.card ?? ui.card;
  if (game.active && card !== null && ui.at) return { card, turned: ui.turned, ...ui.at };
  return pencil;
}

/** The steps that are possible now, or instead of the one in pencil; none are known if the page has come anew since. */
export const choices = (game: Table): readonly string[] => (game.draft.length ? game.opening : game.legal);

/** The places where a card may be laid. */
export function places(game: Table, card: number | null): Place[] {
  if (!game.active || card === null) return [];
  const start = `place ${card} `;
  return choices(game)
    .filter((text) => text.startsWith(start) && !text.endsWith("turned"))
    .map(parse);
}

export async function touchCard(game: Table, ui: Choice, card: number): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  const again = ui.card === card || pencilled(game)?.card === card;
  if (game.draft.length) await game.undo();
  ui.at = null;
  ui.turned = false;
  ui.card = again ? null : card;
}

/** Lay the card in hand here, or say why not. */
export async function touchPlace(game: Table, ui: Choice, at: Place): Promise<void> {
  if (!game.active) return;
  const pencil = pencilled(game);
  const card = ui.drag?.card ?? ui.card ?? pencil?.card ?? null;
  if (card === null) {
    game.tell({ key: "sprawlopolis-tell-take-first" });
    return;
  }
  const turned = ui.card === null && pencil ? pencil.turned : ui.turned;
  await lay(game, ui, { card, turned, ...at });
}

async function lay(game: Table, ui: Choice, step: Deed): Promise<void> {
  if (ui.laying) return;
  ui.laying = true;
  try {
    await send(game, ui, step);
  } finally {
    ui.laying = false;
  }
}

async function send(game: Table, ui: Choice, step: Deed): Promise<void> {
  const text = deed(step.card, step, step.turned);
  if (choices(game).includes(text) || !choices(game).length) {
    game.tell(null);
    await (game.draft.length ? game.instead(text) : game.act(text));
    ui.card = null;
    ui.at = null;
    ui.turned = false;
  } else if (!game.draft.length) {
    const reason = await game.why(text);
    if (reason) game.tell(reason);
  } else game.tell({ key: `sprawlopolis-refusal-${cornered(game.view.laid, step) ? "corner" : "alone"}`, args: { card: step.card, place: placeName(step) } });
}

/** Where a card that is taken by key begins to hover: a place where it fits, in the middle of what is seen. */
export function start(game: Table, ui: Choice): Place | null {
  const eye = ui.camera;
  const far = ({ x, y }: Place): number => (eye ? Math.hypot(x + 1 - eye.x, y + 1 - eye.y) : 0);
  return places(game, ui.card).reduce<Place | null>((best, at) => (best && far(best) <= far(at) ? best : at), null);
}

/** Turn the card in hand, or the one in pencil, by half a turn. */
export async function turn(game: Table, ui: Choice): Promise<void> {
  const pencil = pencilled(game);
  if (pencil && ui.card === null) await lay(game, ui, { ...pencil, turned: !pencil.turned });
  else ui.turned = !ui.turned;
}
