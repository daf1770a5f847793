/** Town 77 in the browser. */
import type { Args } from "../../net/messages";
import type { Button, Game, Manifest } from "../kit";
import Board from "./Board.svelte";
import { Choice, openCells, touchTile } from "./choice.svelte";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import { lesson } from "./lesson";
import Piece from "./Piece.svelte";
import Seat from "./Seat.svelte";
import { cellName, parse, type View } from "./view";

type Table = Game<View>;

function buttons(game: Table, ui: Choice): Button[] {
  const found: Button[] = [];
  const { legal } = game;
  if (legal.includes("keep")) found.push({ label: { key: "town77-button-keep" }, main: true, press: () => game.act("keep", true) });
  if (legal.includes("leave")) found.push({ label: { key: "town77-button-leave" }, main: true, press: () => game.act("leave", true) });
  const exchanges = legal.filter((text) => text.startsWith("exchange "));
  if (exchanges.length === 1) {
    const text = exchanges[0]!;
    const tiles = parse(text).tiles.join(" ");
    found.push({ label: { key: "town77-button-exchange", args: { tiles } }, press: () => game.act(text) });
  } else if (exchanges.length > 1) {
    // Four alike: the tile in hand is the one to keep.
    const kept = exchanges.find((text) => ui.tile && !parse(text).tiles.includes(ui.tile));
    if (kept && ui.tile) found.push({ label: { key: "town77-button-exchange-but", args: { tile: ui.tile } }, press: () => game.act(kept) });
    else found.push({ label: { key: "town77-button-exchange-any" }, press: () => game.tell({ key: "town77-tell-take-kept" }) });
  }
  if (legal.some((text) => text.startsWith("facedown "))) {
    const label = { key: "town77-button-facedown", args: { count: game.view.facedown ?? 0 } };
    found.push({ label, pressed: ui.down, press: () => (ui.down = !ui.down) });
  }
  // Whether there is a mistake to find is for the players to see, so the button does not ask `legal`.
  if (/\bcalls\b/.test(game.ruleset) && game.view.stage === "act") found.push({ label: { key: "town77-button-call" }, pressed: ui.calling, press: () => (ui.calling = !ui.calling) });
  return found;
}

function status(game: Table, ui: Choice) {
  const tiles = game.seat === null ? [] : (game.view.hands[game.seat]?.tiles ?? []);
  const last = game.draft.length ? parse(game.draft[game.draft.length - 1]!) : null;
  if (last) {
    const held = tiles.length;
    const key = last.verb === "discard" ? (held === 2 ? "town77-status-discard-last" : "town77-status-discard-this") : last.verb === "place" && held === 1 ? "town77-status-place-last" : `town77-status-${last.verb}`;
    return { key, args: { tile: last.tile, cell: last.cell } as Args };
  }
  if (ui.calling) return { key: "town77-status-call" };
  if (game.view.stage === "discard") return { key: "town77-status-discard" };
  if (game.legal.includes("leave")) return { key: "town77-status-stuck" };
  if (ui.tile && !openCells(game, ui).size) return { key: "town77-status-nowhere", args: { tile: ui.tile } };
  if (ui.tile) return { key: ui.down ? "town77-status-cell-down" : "town77-status-cell", args: { tile: ui.tile } };
  if (tiles.length === 1) return { key: "town77-status-place-last", args: { tile: tiles[0]! } };
  return { key: game.view.stacks ? "town77-status-stack" : "town77-status-tile" };
}

const manifest: Manifest<View, Choice> = {
  title: "town77",
  ui: () => new Choice(),
  Board,
  aspect: 1,
  Hand,
  tray: { rail: "clamp(96px, 15dvh, 128px)", stack: "88px", buttons: 2 },
  Seat,
  Figure,
  piece: { pattern: /\b[A-G](?:[1-7]\b|\?)/g, Piece },
  status,
  buttons,
  action: (text) => {
    const { verb, tile, cell, tiles } = parse(text);
    return { key: `town77-action-${verb}`, args: { tile, cell: cell || tile, tiles: tiles.join(" ") } };
  },
  lesson,
  daily: { pieces: (view) => [...view.town.flatMap((laid) => laid?.tile ?? []), ...(view.stacks ?? []).flatMap((stack) => stack.top ?? [])] },
  section: (game) => {
    if (game.over) return "ranking";
    if (game.view.stacks) return "solo";
    if (game.view.stage === "discard") return "discard";
    return game.legal.includes("leave") ? "leaving" : "place";
  },
  // A colour named in a sentence is drawn as the back of a tile.
  words: (args): Args => (typeof args.colour === "string" ? { colour: `${args.colour}?` } : {}),
  story: { minor: /-(drew|drew-open|kept|turned-up)$/, begins: /-(placed|placed-facedown|exchanged|left|called-back|called-down)$/ },
  point: (game, _ui, _seat, line) => {
    const down = game.scores[0]?.[line ?? -1]?.key.endsWith("-facedown");
    // A line counts tiles of the town, or those left in hand, which lie nowhere.
    game.light?.(line === null || !game.view.stacks ? [] : game.view.town.flatMap((laid, at) => (laid?.down === down ? [cellName(at)] : [])));
  },
  places: (args) => (typeof args.cell === "string" ? [args.cell] : []),
  shortcuts: [{ keys: "1–4", label: { key: "town77-keys-tile" } }],
  key: (event, game, ui) => {
    const tiles = game.view.stacks?.map((stack) => stack.top) ?? (game.seat === null ? [] : (game.view.hands[game.seat]?.tiles ?? []));
    const tile = /^Digit[1-9]$/.test(event.code) ? tiles[Number(event.code[5]) - 1] : null;
    if (!tile) return false;
    void touchTile(game, ui, tile);
    return true;
  },
};

export default manifest;
