/** Sprawlopolis in the browser. */
import type { Button, Game, Manifest } from "../kit";
import Board from "./Board.svelte";
import { Choice, hand, pencilled, start, touchCard, turn } from "./choice.svelte";
import Counting from "./Counting.svelte";
import Ending from "./Ending.svelte";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import { lesson } from "./lesson";
import Piece from "./Piece.svelte";
import Seat from "./Seat.svelte";
import { covered, marks, parse, type View } from "./view";
import { NAMED, words } from "./words";

type Table = Game<View>;

function status(game: Table, ui: Choice) {
  const pencil = pencilled(game);
  if (pencil && ui.card === null) {
    const count = covered(game.view.laid, pencil).length;
    return count ? { key: "sprawlopolis-status-covers", args: { count } } : { key: "sprawlopolis-status-pencil" };
  }
  if (ui.card !== null) return { key: "sprawlopolis-status-place" };
  return { key: "sprawlopolis-status-card" };
}

const buttons = (): Button[] => [];

const manifest: Manifest<View, Choice> = {
  title: "sprawlopolis",
  points: "common",
  ui: () => new Choice(),
  Board,
  Hand,
  // Times 99 it is a step: below 700 pixels the conditions want the height.
  tray: { rail: "min(clamp(72px, 100dvh - 400px, 112px), max(86px, (100dvh - 700px) * 99))", stack: "94px", buttons: 1 },
  Aside: Counting,
  Seat,
  Figure,
  piece: { pattern: NAMED, Piece },
  words,
  status,
  buttons,
  lesson,
  daily: {
    rulesets: ["sprawlopolis", "sprawlopolis(easy)", "sprawlopolis(hard)"],
    pieces: (view) => view.laid.map(({ card }) => `▣${card}`),
    lines: (view) => [{ key: "sprawlopolis-daily-target", args: { target: view.target } }, ...view.goals.map((card) => ({ key: `sprawlopolis-goal-${card}` }))],
  },
  section: (game) => (game.over ? "end" : "place"),
  action: (text) => ({ key: parse(text).turned ? "sprawlopolis-advice-turned" : "sprawlopolis-advice" }),
  named: /-line-\d+$/,
  Scores: Ending,
  point: (_game, ui, _seat, line) => (ui.line = line),
  story: { minor: /-(drew|passed|top|dealt)$/, begins: /-(placed|turned)$/, brief: ({ key }) => (/-(placed|turned)$/.test(key) ? key.replace("-fact-", "-brief-") : undefined) },
  places: (args) => {
    const found = marks(args);
    return [...(typeof args.place === "string" ? [args.place] : []), ...found.gain, ...found.loss];
  },
  shortcuts: [
    { keys: "1–3", label: { key: "sprawlopolis-keys-card" } },
    { keys: "T", label: { key: "sprawlopolis-keys-turn" } },
    { keys: "← ↑ → ↓, Enter", label: { key: "sprawlopolis-keys-place" } },
    { keys: "+ − 0", label: { key: "sprawlopolis-keys-zoom" } },
  ],
  key: (event, game, ui) => {
    if (event.code === "KeyT" && (ui.card !== null || game.draft.length)) {
      void turn(game, ui);
      return true;
    }
    const card = /^Digit[1-3]$/.test(event.code) ? hand(game)[Number(event.code[5]) - 1] : null;
    if (!card) return false;
    // By keyboard the card hovers at once, somewhere where it fits.
    void touchCard(game, ui, card.card).then(() => (ui.at = start(game, ui)));
    document.querySelector<SVGSVGElement>("[data-city]")?.focus();
    return true;
  },
};

export default manifest;
