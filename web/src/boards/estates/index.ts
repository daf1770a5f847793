/** The Estates in the browser. */
import type { Args } from "../../net/messages";
import type { Button, Game, Manifest } from "../kit";
import Board from "./Board.svelte";
import { Choice, choose, pencilled } from "./choice.svelte";
import Figure from "./Figure.svelte";
import { closing } from "./closing";
import Hand from "./Hand.svelte";
import { lesson } from "./lesson";
import Interlude from "./Interlude.svelte";
import Piece from "./Piece.svelte";
import Seat from "./Seat.svelte";
import { status } from "./status";
import { bids, type View } from "./view";

type Table = Game<View>;

/** Actions that decide something by themselves, with the words on their buttons. */
function buttons(game: Table): Button[] {
  const { legal, view } = game;
  const found: Button[] = [];
  const button = (text: string, args: Args, main = false, done?: boolean): void => {
    if (legal.includes(text)) found.push({ label: { key: `estates-button-${text}`, args }, main, press: () => game.act(text, done) });
  };
  button("embezzle", {}, false, false);
  button("pass", {}, legal.length === 1);
  button("sell", { price: view.high }, true);
  button("keep", { price: view.high });
  return found;
}

const SECTIONS: Readonly<Record<string, string>> = { choose: "choice", roof: "choice", bid: "auction", settle: "auction", place: "floors", over: "score", deal: "setup" };

const manifest: Manifest<View, Choice> = {
  title: "estates",
  points: "own",
  ui: () => new Choice(),
  Board,
  aspect: 378 / 238,
  spare: "clamp(0px, min((63vw + 566px - 100dvh) * 99, 100dvh - 63vw - 428px), 112px)",
  Hand,
  tray: { rail: "clamp(204px, (100dvh - 860px) * 99, 396px)", stack: "clamp(204px, (100dvh - 63vw - 566px) * 99, 396px)", buttons: 1 },
  Seat,
  Figure,
  piece: { pattern: /\b[SRYEHW][1-6]\b/g, Piece },
  status,
  buttons,
  lesson,
  daily: { pieces: (view) => view.offer.flat() },
  section: (game) => {
    const { view } = game;
    if (game.over) return "score";
    if (view.stage === "place" && view.piece) {
      if (view.piece.startsWith("barrier")) return "barriers";
      if (view.piece === "mayor" || view.piece === "cube" || view.piece === "roof") return view.piece;
    }
    return SECTIONS[view.stage] ?? "goal";
  },
  action: (text) => {
    const [verb = "", what = ""] = text.split(" ");
    return { key: `estates-action-${verb}`, args: { piece: what, bid: what, lot: what, row: what, value: what } };
  },
  forced: "pass",
  secret: (game) => game.view.players.some((player) => player.hand === null),
  // Lots have no numbers on the board: the log names the row, and lights up the lot.
  words: (args): Args => (typeof args.lot === "string" ? { row: args.lot.charAt(0) } : {}),
  story: { begins: /-(offered|roof-up|bid|passed|sold|kept|free)$/, brief: ({ key }) => (/-(built|roofed)$/.test(key) ? key.replace("-fact-", "-brief-") : undefined) },
  closing,
  Interlude,
  awaited: (game) => {
    const { view } = game;
    const seat = view.acts ?? view.turn;
    if (view.stage === "over" || view.stage === "deal") return null;
    return { key: `estates-awaited-${view.stage}`, args: { seat, piece: view.piece ?? "", high: view.high } };
  },
  places: (args) => (typeof args.lot === "string" ? [args.lot] : []),
  shortcuts: [
    { keys: "1–9", label: { key: "estates-keys-bid" } },
    { keys: "+", label: { key: "estates-keys-raise" } },
    { keys: "P", label: { key: "estates-keys-pass" } },
    { keys: "S", label: { key: "estates-keys-sell" } },
    { keys: "K", label: { key: "estates-keys-keep" } },
    { keys: "E", label: { key: "estates-keys-embezzle" } },
  ],
  key: (event, game) => {
    const verbs: Readonly<Record<string, string>> = { KeyP: "pass", KeyS: "sell", KeyK: "keep" };
    const verb = verbs[event.code];
    const sums = bids(game.legal);
    let text = "";
    if (verb) text = verb;
    else if (event.key === "+" || event.code === "NumpadAdd" || event.code === "Equal") text = sums.length ? `bid ${sums[0]}` : "";
    else if (/^(Digit|Numpad)[1-9]$/.test(event.code)) text = `bid ${event.code.at(-1)}`;
    else if (event.code === "KeyE" && game.legal.includes("embezzle")) {
      void game.act("embezzle", false);
      return true;
    }
    if (!text || pencilled(game) === text || (game.view.stage === "choose" && !verb)) return false;
    void choose(game, text);
    return true;
  },
};

export default manifest;
