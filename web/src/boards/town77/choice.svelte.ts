/** What the player has picked up but not yet played, and what a touch of the hand or of the town then means. */
import type { Game, Sentence } from "../kit";
import { parse, type View } from "./view";

type Table = Game<View>;

export class Choice {
  /** The tile taken in hand. */
  tile = $state<string | null>(null);
  /** In the solo challenge: place the tile with its back up. */
  down = $state(false);
  /** Under the call-out rule: the next touch of a tile accuses it. */
  calling = $state(false);
  /** Which cell the keyboard stands on. */
  focus = $state(0);
  /** The tile under the finger while it is dragged. */
  drag = $state<{ tile: string; x: number; y: number; over: string | null } | null>(null);
}

/** The step that stands in pencil on the board, if there is one. */
export const pencilled = (game: Table) => (game.draft.length ? parse(game.draft[game.draft.length - 1]!) : null);

/** The tile a touch of the town would place. */
export const held = (game: Table, ui: Choice): string | null => pencilled(game)?.tile ?? ui.drag?.tile ?? ui.tile;

const deed = (ui: Choice, tile: string, cell: string): string => `${ui.down ? "facedown" : "place"} ${tile} ${cell}`;

/** The cells where the held tile may go. */
export function openCells(game: Table, ui: Choice): Set<string> {
  const tile = held(game, ui);
  if (!game.active || !tile) return new Set();
  const verb = pencilled(game)?.verb ?? (ui.down ? "facedown" : "place");
  const start = `${verb} ${tile} `;
  const choices = game.draft.length ? game.opening : game.legal;
  return new Set(choices.filter((text) => text.startsWith(start)).map((text) => parse(text).cell));
}

async function explain(game: Table, text: string): Promise<void> {
  const reason: Sentence | null = await game.why(text);
  if (reason) game.tell(reason);
}

/** Why the held tile cannot stand on a free lot, or null if it can or none is held. */
export async function objection(game: Table, ui: Choice, cell: string): Promise<Sentence | null> {
  const pencil = pencilled(game);
  if (!game.active || pencil || !ui.tile || ui.drag || game.view.stage !== "act") return null;
  const text = deed(ui, ui.tile, cell);
  return game.legal.includes(text) ? null : game.why(text);
}

export async function touchTile(game: Table, ui: Choice, tile: string): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  if (game.view.stage === "discard") {
    const text = `discard ${tile}`;
    if (game.draft.includes(text)) await game.undo();
    else if (game.draft.length) await game.instead(text);
    else if (game.legal.includes(text)) await game.act(text);
    else await explain(game, text);
    return;
  }
  const again = ui.tile === tile || pencilled(game)?.tile === tile;
  if (game.draft.length) await game.undo();
  ui.tile = again ? null : tile;
}

export async function touchCell(game: Table, ui: Choice, cell: string): Promise<void> {
  if (!game.active) return;
  const pencil = pencilled(game);
  if (ui.calling) {
    ui.calling = false;
    const text = `call ${cell}`;
    if (game.legal.includes(text)) await game.act(text, true);
    else await explain(game, text);
    return;
  }
  if (pencil?.cell === cell) {
    await game.undo();
    return;
  }
  const tile = pencil?.cell ? pencil.tile : (ui.drag?.tile ?? ui.tile);
  if (!tile) {
    if (game.view.stage === "act") game.tell({ key: "town77-tell-take-first" });
    return;
  }
  const text = pencil?.cell ? `${pencil.verb} ${tile} ${cell}` : deed(ui, tile, cell);
  if ((pencil ? game.opening : game.legal).includes(text)) {
    await (pencil ? game.instead(text) : game.act(text));
    ui.tile = null;
    ui.down = false;
  } else await explain(game, text);
}
