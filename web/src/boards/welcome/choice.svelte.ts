/** What the player has picked up on the table but not yet done, and what a touch of a place then means. */
import type { Game } from "../kit";
import { numberOf, placeOf, verbOf, type Sheet, type View } from "./view";

type Table = Game<View>;

export class Choice {
  /** Whose sheet lies in front; null is one's own. */
  look = $state<number | null>(null);
  /** In variants with a hand: the card whose number is taken. */
  card = $state<number | null>(null);
  /** Several actions fit the place that was touched: the bar offers them. */
  menu = $state.raw<readonly string[]>([]);
  /** The next touch of a place builds a roundabout. */
  roundabout = $state(false);
  /** Where the keyboard stands, as street and house. */
  focus = $state<readonly [number, number]>([0, 0]);
}

export const shown = (game: Table, ui: Choice): number => ui.look ?? game.seat ?? 0;

export function sheetOf(game: Table, ui: Choice): Sheet | undefined {
  const seat = shown(game, ui);
  const view = seat === game.seat ? game.desk : game.view;
  return view.sheets.find((sheet) => sheet.seat === seat);
}

/** The actions at each place that a touch may mean now. */
export function places(game: Table, ui: Choice): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!game.active || shown(game, ui) !== game.seat) return found;
  for (const text of game.legal) {
    const at = placeOf(text);
    if (!at || (verbOf(text) === "roundabout") !== ui.roundabout) continue;
    found.set(at, [...(found.get(at) ?? []), text]);
  }
  return found;
}

async function explain(game: Table, text: string): Promise<void> {
  const reason = await game.why(text);
  if (reason) game.tell(reason);
}

/** What the player seems to want from a place where nothing can be done. */
function wish(game: Table, ui: Choice, at: string): string | null {
  const turn = game.desk.turn;
  if (ui.roundabout) return `roundabout ${at}`;
  if (!turn) return null;
  if (turn.stage === "chosen" && turn.number !== null) return `write ${turn.number} ${at}`;
  if (turn.stage === "built" && turn.effect === "fence") return `fence ${at}`;
  if (turn.stage === "picking") return `estate ${at}`;
  return turn.stage === "start" ? `write 0 ${at}` : null;
}

export async function touch(game: Table, ui: Choice, at: string): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  ui.menu = [];
  const actions = places(game, ui).get(at) ?? [];
  if (actions.length > 1) ui.menu = [...actions].sort((one, two) => numberOf(one) - numberOf(two));
  else if (actions.length === 1) await act(game, ui, actions[0]!);
  else {
    const text = wish(game, ui, at);
    if (text) await explain(game, text);
  }
}

export async function act(game: Table, ui: Choice, text: string, done = false): Promise<void> {
  ui.menu = [];
  ui.roundabout = false;
  ui.card = null;
  if (game.legal.includes(text)) await game.act(text, done);
  else await explain(game, text);
}

/** Take a pair, or with a hand a number first and then the card whose effect goes with it. */
export async function take(game: Table, ui: Choice, at: number): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  const taken = game.draft.findIndex((text) => text.startsWith("take "));
  if (!game.view.hand) {
    const text = `take ${at + 1}`;
    if (taken >= 0) await (taken === 0 && game.draft.length === 1 ? game.instead(text) : explain(game, text));
    else await act(game, ui, text);
  } else if (ui.card === null || ui.card === at) ui.card = ui.card === at ? null : at;
  else await act(game, ui, `take ${ui.card + 1} ${at + 1}`);
}
