/** Welcome To in the browser. */
import type { Args } from "../../net/messages";
import type { Button, Game, Manifest, Said } from "../kit";
import Board from "./Board.svelte";
import { act, Choice, take } from "./choice.svelte";
import Seat from "./Seat.svelte";
import { numberOf, verbOf, type View } from "./view";

type Table = Game<View>;

/** Steps that need no place: each has a button of its own. */
const PLAIN = ["park", "pool", "saucer", "reshuffle"] as const;

function buttons(game: Table, ui: Choice): Button[] {
  const { legal } = game;
  const found: Button[] = [];
  for (const text of ui.menu.filter((one) => legal.includes(one))) {
    const key = verbOf(text) === "bis" ? "welcome-button-bis" : "welcome-button-write";
    found.push({ label: { key, args: { number: numberOf(text) } }, press: () => void act(game, ui, text) });
  }
  for (const text of PLAIN) {
    if (legal.includes(text)) found.push({ label: { key: `welcome-button-${text}` }, press: () => void act(game, ui, text) });
  }
  for (const text of legal.filter((one) => one.startsWith("goal "))) {
    const goal = game.view.sheets.find((sheet) => sheet.seat === game.seat)?.layers.roswell?.goals[numberOf(text) - 1];
    const args = { goal: numberOf(text), least: goal?.least ?? 0, most: goal?.most ?? 0, points: goal?.points ?? 0 };
    found.push({ label: { key: goal?.most ? "welcome-button-goal" : "welcome-button-goal-open", args }, press: () => void act(game, ui, text, true) });
  }
  if (legal.some((one) => one.startsWith("roundabout "))) {
    found.push({ label: { key: "welcome-button-roundabout" }, pressed: ui.roundabout, press: () => (ui.roundabout = !ui.roundabout) });
  }
  for (const text of legal.filter((one) => verbOf(one) === "refuse")) {
    const card = game.view.hand?.[numberOf(text) - 1];
    const label = card ? { key: "welcome-button-refuse-card", args: { card } } : { key: "welcome-button-refuse" };
    found.push({ label, press: () => void act(game, ui, text) });
  }
  if (legal.includes("done")) found.push({ label: { key: "welcome-button-done" }, main: true, press: () => void act(game, ui, "done", true) });
  return found;
}

function status(game: Table, ui: Choice): Said {
  const turn = game.desk.turn;
  if (!turn) return { key: "welcome-status-wait" };
  const args: Args = { number: turn.number ?? 0, house: turn.house ?? "", plan: turn.plan ?? 0 };
  if (ui.roundabout) return { key: "welcome-status-roundabout" };
  if (ui.menu.length) return { key: verbOf(ui.menu[0]!) === "bis" ? "welcome-status-menu-bis" : "welcome-status-menu" };
  if (turn.stage === "start") {
    if (!game.legal.some((text) => text.startsWith("take "))) return { key: "welcome-status-refuse" };
    return { key: game.view.hand ? (ui.card === null ? "welcome-status-number" : "welcome-status-effect") : "welcome-status-start" };
  }
  if (turn.stage === "chosen") return { key: turn.effect === "temp" ? "welcome-status-chosen-temp" : "welcome-status-chosen", args };
  if (turn.stage === "built") {
    const useful = ["fence", "agent", "park", "pool", "bis"].find((verb) => game.legal.some((text) => verbOf(text) === verb));
    return { key: useful ? `welcome-status-built-${useful}` : "welcome-status-built", args };
  }
  return { key: `welcome-status-${turn.stage}`, args };
}

const SECTIONS: Readonly<Record<string, string>> = { start: "turn", chosen: "numbers", built: "effects", closing: "plans", picking: "plans", ahead: "turn", ready: "turn" };

const manifest: Manifest<View, Choice> = {
  title: "welcome",
  ui: () => new Choice(),
  Board,
  Seat,
  status,
  buttons,
  section: (game) => (game.over ? "score" : (SECTIONS[game.desk.turn?.stage ?? "start"] ?? "goal")),
  tiers: () => ["welcome-tier-score", "welcome-tier-estates", ...[1, 2, 3, 4, 5, 6].map((size) => `welcome-tier-estates-${size}`)],
  places: (args) => (typeof args.place === "string" ? [args.place] : typeof args.places === "string" ? args.places.split(" ") : []),
  shortcuts: [{ keys: "1–3", label: { key: "welcome-keys-pair" } }],
  key: (event, game, ui) => {
    if (!/^Digit[1-3]$/.test(event.code)) return false;
    void take(game, ui, Number(event.code[5]) - 1);
    return true;
  },
};

export default manifest;
