/** What the player points at, and what a touch of the board or of the offer then means. */
import { signed } from "../../state/points";
import type { Args } from "../../net/messages";
import type { Game } from "../kit";
import { target, type Prospect, type View } from "./view";

type Table = Game<View>;

export class Choice {
  /** The lot that is seen from the side. */
  side = $state<string | null>(null);
  /** The lot that the keyboard stands on. */
  focus = $state("A1");
  /** Whether the board shows what a placing would bring. */
  forecast = $state(true);
}

/** May forecasts be shown at all at this table? */
export function forecasts(game: Table): boolean {
  const info = (game as { info?: { settings?: Record<string, unknown> } | null }).info;
  return info?.settings?.previews !== false;
}

/** The step of the draft that stands in pencil, if there is one. */
export const pencilled = (game: Table): string | null => {
  const last = game.draft[game.draft.length - 1];
  return last && last !== "embezzle" ? last : null;
};

/** The actions that could be chosen now, also instead of the one in pencil. */
export function choices(game: Table): readonly string[] {
  if (!game.active) return [];
  return pencilled(game) ? game.opening : game.legal;
}

/** For each place of the board, the action that a touch of it would mean. */
export function places(game: Table): Map<string, string> {
  const found = new Map<string, string>();
  if (game.view.stage !== "place") return found;
  for (const text of choices(game)) {
    const at = target(text, game.view);
    if (at) found.set(at, text);
  }
  return found;
}

/** What each placing would change for the reader, by the place it is about. */
export function outlook(game: Table, ui: Choice): Map<string, Prospect> {
  const found = new Map<string, Prospect>();
  if (!ui.forecast || !forecasts(game)) return found;
  for (const prospect of game.view.prospects) {
    const at = target(prospect.action, game.view);
    if (at) found.set(at, prospect);
  }
  return found;
}

/** Whose change is told: the reader's, or for a spectator the acting seat's. */
export const reader = (game: Table): number => game.seat ?? game.view.acts ?? game.view.turn;

export const change = (game: Table, prospect: Prospect): number => {
  const seat = reader(game);
  return (prospect.earned[seat] ?? 0) - (game.view.players[seat]?.earned ?? 0);
};

export { signed };

/** What a forecast says in words. */
export function told(game: Table, prospect: Prospect, say: (key: string, args?: Args) => string): string {
  const before = game.view.rows.filter((row) => row.complete).map((row) => row.row);
  const after = [...prospect.complete];
  const done = after.filter((row) => !before.includes(row)).join(" ");
  const undone = before.filter((row) => !after.includes(row)).join(" ");
  const parts = [say("estates-prospect-you", { change: signed(change(game, prospect)) })];
  if (done) parts.push(say("estates-prospect-completes", { rows: done }));
  if (undone) parts.push(say("estates-prospect-opens", { rows: undone }));
  if (prospect.ends) parts.push(say("estates-prospect-ends"));
  return parts.join(", ");
}

/** Do an action, or take the one in pencil back for it; an impossible one says why. */
export async function choose(game: Table, text: string, done?: boolean): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  const pencil = pencilled(game);
  if (pencil === text) return game.undo();
  if (choices(game).includes(text)) {
    if (!pencil) return game.act(text, done);
    // A check that is already in the box stays there.
    const kept = game.draft.includes("embezzle");
    await game.instead(kept ? "embezzle" : text);
    if (kept) await game.act(text, done);
    return;
  }
  const reason = await game.why(text);
  if (reason) game.tell(reason);
}

export async function touch(game: Table, ui: Choice, at: string): Promise<void> {
  const text = !game.active || game.view.stage !== "place" ? "" : (places(game).get(at) ?? (game.view.piece && /^(roof|[SRYEHW][1-6])$/.test(game.view.piece) ? `place ${at}` : ""));
  // What is looked at from the side would hide the place that is built on.
  ui.side = text ? null : at;
  if (text && /^(place|shorten|lengthen|mayor|cancel) /.test(text) && !text.includes("street")) await choose(game, text);
}
