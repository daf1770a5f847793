/** What a player of The Estates is asked to do. */
import type { Args } from "../../net/messages";
import type { Game, Sentence } from "../kit";
import { pencilled } from "./choice.svelte";
import { bids, type View } from "./view";

/** The sentence that says what to do now. */
export function status(game: Game<View>): Sentence {
  const { view } = game;
  const piece = view.piece ?? "";
  const pencil = pencilled(game);
  if (pencil) {
    const [verb = "", what = ""] = pencil.split(" ");
    if (verb === "offer") return { key: "estates-status-offered", args: { piece: what } };
    if (/^(bid|pass|sell|keep)$/.test(verb)) return { key: `estates-status-said-${verb}`, args: { piece, price: verb === "bid" ? Number(what) : view.high, ...(view.leader === null ? {} : { rival: view.leader }) } };
    if (verb === "place") return { key: "estates-status-placed", args: { piece, row: what.charAt(0) } };
    return { key: `estates-status-placed-${verb}`, args: { piece, row: what, value: what } };
  }
  if (view.stage === "choose") return { key: game.draft.length ? "estates-status-embezzled" : "estates-status-choose" };
  const hand = game.seat === null ? 0 : (view.players[game.seat]?.hand ?? 0);
  const args: Args = { piece, high: view.high, hand, ...(view.leader === null ? {} : { rival: view.leader }) };
  if (view.stage === "bid") return { key: bids(game.legal).length ? "estates-status-bid" : "estates-status-bid-poor", args };
  if (view.stage === "settle") return { key: game.legal.includes("keep") ? "estates-status-settle" : "estates-status-settle-poor", args };
  if (game.legal.length === 1 && game.legal[0] === "remove") return { key: piece === "cube" ? "estates-status-place-cube-idle" : "estates-status-place-nowhere", args };
  if (piece.startsWith("barrier")) return { key: "estates-status-place-barrier", args };
  return { key: piece === "mayor" || piece === "cube" ? `estates-status-place-${piece}` : "estates-status-place", args };
}
