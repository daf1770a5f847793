/** Welcome To in the browser. */
import type { Args } from "../../net/messages";
import type { Button, Game, Manifest, Sentence } from "../kit";
import Board from "./Board.svelte";
import { act, Choice, offered, take } from "./choice.svelte";
import Figure from "./Figure.svelte";
import Goals from "./Goals.svelte";
import { EXPANSIONS, LAYERS, own } from "./layers";
import Postcard from "./layers/Postcard.svelte";
import Pairs from "./Pairs.svelte";
import Sign from "./Sign.svelte";
import { lesson } from "./lesson";
import { piece } from "./piece";
import { point } from "./counting";
import Opponent from "./rival/Opponent.svelte";
import Scores from "./Scores.svelte";
import Seat from "./Seat.svelte";
import { numberOf, spoken, verbOf, type View } from "./view";
import { action, brief, words } from "./words";

type Table = Game<View>;

/** Steps that need no place: each has a button of its own. */
const PLAIN = ["park", "pool", "reshuffle"] as const;
/** Steps that use the effect of the turn. */
const EFFECTIVE = ["fence", "agent", "park", "pool", "bis"] as const;

function buttons(game: Table, ui: Choice): Button[] {
  const { legal } = game;
  const found: Button[] = [];
  const menu = offered(game, ui);
  for (const text of menu) {
    const key = text.includes("bis ") ? "welcome-button-bis" : "welcome-button-write";
    found.push({ label: { key, args: { number: spoken(numberOf(text)) } }, pressed: text === menu[ui.picked], press: () => void act(game, ui, text) });
  }
  if (menu.length) return found;
  for (const text of PLAIN) {
    if (legal.includes(text)) found.push({ label: { key: `welcome-button-${text}` }, press: () => void act(game, ui, text) });
  }
  for (const { layer, shown } of own(game)) {
    for (const text of legal) {
      const step = layer.button?.(text, shown, game.view.hand);
      if (step) found.push({ label: step.label, press: () => void act(game, ui, text, step.last) });
    }
  }
  // Before the effect is used the plan waits: once it is claimed, the effect is gone.
  if (game.desk.turn?.spent || !EFFECTIVE.some((verb) => legal.some((one) => verbOf(one) === verb))) {
    for (const text of legal.filter((one) => verbOf(one) === "plan")) {
      found.push({ label: { key: "welcome-button-plan", args: { plan: numberOf(text) } }, main: true, press: () => void act(game, ui, text) });
    }
  }
  if (legal.some((one) => one.startsWith("roundabout "))) {
    found.push({ label: { key: "welcome-button-roundabout" }, pressed: ui.roundabout, press: () => (ui.roundabout = !ui.roundabout) });
  }
  for (const text of legal.filter((one) => verbOf(one) === "refuse")) {
    const card = game.view.hand?.[numberOf(text) - 1];
    const label = card ? { key: "welcome-button-refuse-card", args: { card } } : { key: "welcome-button-refuse" };
    found.push({ label, press: () => void act(game, ui, text) });
  }
  // A plan left unclaimed may be lost to a rival, so ending the turn steps back behind it.
  if (legal.includes("done") && !game.held) found.push({ label: { key: "welcome-button-done" }, main: !found.some((button) => button.main), press: () => void act(game, ui, "done", true) });
  return found;
}

function status(game: Table, ui: Choice): Sentence {
  const turn = game.desk.turn;
  if (!turn) return { key: "welcome-status-wait" };
  const args: Args = { number: spoken(turn.number ?? 0), plan: turn.plan ?? 0 };
  if (ui.look !== null && ui.look !== game.seat) return { key: "welcome-status-look" };
  if (ui.roundabout) return { key: "welcome-status-roundabout" };
  const picked = offered(game, ui)[ui.picked];
  if (picked) return { key: picked.includes("bis ") ? "welcome-status-menu-bis" : "welcome-status-menu", args: { number: spoken(numberOf(picked)) } };
  for (const { layer, shown } of own(game)) {
    const asked = layer.asks?.(game.legal, shown);
    if (asked) return asked;
  }
  const may = (verb: string): boolean => game.legal.some((text) => verbOf(text) === verb);
  if (turn.stage === "start") {
    if (!may("take")) return { key: "welcome-status-refuse", args: { roundabout: may("roundabout") ? "yes" : "no" } };
    return { key: game.view.hand ? (ui.card === null ? "welcome-status-number" : "welcome-status-effect") : "welcome-status-start" };
  }
  if (turn.stage === "chosen") return { key: turn.effect === "temp" ? "welcome-status-chosen-temp" : "welcome-status-chosen", args };
  if (turn.stage === "built" || turn.stage === "closing") {
    const useful = EFFECTIVE.find(may);
    if (useful) return { key: `welcome-status-built-${useful}`, args: { plan: may("plan") ? "yes" : "no" } };
    return { key: may("plan") ? "welcome-status-plan" : may("reshuffle") ? "welcome-status-reshuffle" : turn.house ? "welcome-status-built" : "welcome-status-refused" };
  }
  return { key: `welcome-status-${opening(game) ?? turn.stage}`, args };
}

/** The expansion that wants a decision before round one, as long as it does. */
const opening = (game: Table): string | undefined => (game.desk.turn?.stage === "ahead" ? own(game).find(({ layer }) => layer.opens)?.expansion : undefined);

const SECTIONS: Readonly<Record<string, string>> = { start: "round", chosen: "write", built: "effects", closing: "plans", picking: "plans", ready: "round" };

/** Tiers up to the last one that parts anybody from the next. */
function tiers(game: Table, named: readonly string[]): readonly string[] {
  // Against a rival the margin is what counts.
  if (game.view.rival?.level) return named.slice(0, 2);
  const ranked = [...(game.over?.standings ?? [])].sort((one, two) => one.place - two.place);
  const parted = ranked.slice(1).map((one, at) => one.tiers.findIndex((value, tier) => value !== ranked[at]!.tiers[tier]));
  return named.slice(0, Math.max(0, ...parted) + 1);
}

const manifest: Manifest<View, Choice> = {
  title: "welcome",
  points: "own",
  ui: () => new Choice(),
  Board,
  aspect: 1.55,
  spare: "clamp(0px, 100dvh - 72vw - 300px, 220px)",
  Hand: Pairs,
  // Times 99 it is a step: windows higher than 880 pixels have room for large pairs.
  tray: { rail: "clamp(62px, (100dvh - 880px) * 99, 96px)", stack: "54px", buttons: 2 },
  opponent: { plays: (view) => view.rival !== null, Panel: Opponent },
  Aside: Goals,
  Figure,
  Sign,
  Scores,
  point,
  Seat,
  piece,
  status,
  buttons,
  action,
  words,
  lesson,
  daily: {
    pieces: (view) => view.pairs.flatMap(({ number, effect }) => (effect ? `${spoken(number)}-${effect}` : [])),
    lines: (view) => view.plans.map(({ key, sizes, first, second }, at) => ({ key: "welcome-plan-about", args: { plan: at + 1, first, second, wants: key, sizes: sizes.join(", "), names: [], count: 0 } })),
  },
  section: (game) => (game.over ? "end" : (opening(game) ?? SECTIONS[game.desk.turn?.stage ?? "start"] ?? "goal")),
  tiers,
  alone: "rivals",
  groups: { mode: ["rivals", "expert", "experienced", "pass"], expansions: EXPANSIONS, deck: ["deck", "nine_three_quarters"] },
  gallery: {
    group: "expansions",
    Picture: Postcard,
    about: (name) => [{ key: "welcome-difficulty", args: { level: LAYERS[name]?.level ?? 0 } }, { key: `welcome-theme-${LAYERS[name]?.theme}` }],
    mixed: "welcome-mix-house-rule",
  },
  story: { minor: /-(drew|pairs)$/, begins: /-(wrote|refused|roundabout)$/, brief },
  places: (args) => (typeof args.place === "string" ? [args.place] : typeof args.places === "string" ? args.places.split(" ") : []),
  shortcuts: [
    { keys: "1–3", label: { key: "welcome-keys-pair" } },
    { keys: "← ↑ → ↓, Enter", label: { key: "welcome-keys-place" } },
    { keys: "− +", label: { key: "welcome-keys-number" } },
    { keys: "Esc", label: { key: "welcome-keys-drop" } },
  ],
  key: (event, game, ui) => {
    // Here a turn is finished by a step of its own.
    if (event.code === "KeyD" && game.legal.includes("done") && !game.held) {
      void act(game, ui, "done", true);
      return true;
    }
    if (event.key === "Escape") {
      ui.drop();
      return true;
    }
    const step = { "-": -1, "+": 1, "=": 1 }[event.key];
    const menu = offered(game, ui);
    if (step && menu.length) {
      ui.picked = Math.max(0, Math.min(menu.length - 1, ui.picked + step));
      return true;
    }
    if (!/^Digit[1-3]$/.test(event.code)) return false;
    void take(game, ui, Number(event.code[5]) - 1);
    return true;
  },
};

export default manifest;
