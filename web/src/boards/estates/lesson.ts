/** The guided first game of The Estates: every kind of decision is explained when it first comes. */
import type { Game, Lesson } from "../kit";
import { pencilled, type Choice } from "./choice.svelte";
import { bids, type View } from "./view";

type Table = Game<View>;

const at = (stage: string) => (game: Table): boolean => game.active && game.view.stage === stage && !pencilled(game);
const pencils = (verb: string) => (game: Table): boolean => game.active && (pencilled(game) ?? "").startsWith(`${verb} `);
const floors = (game: Table): number => game.view.rows.reduce((sum, row) => sum + row.buildings.reduce((all, one) => all + one.floors.length, 0), 0);
/** Such a piece is on sale, or is to be used, and this seat has not answered yet. */
const sees = (piece: string) => (game: Table): boolean => game.active && !pencilled(game) && (game.view.piece ?? "").startsWith(piece);
const floor = (game: Table): boolean => /^[SRYEHW][1-6]$/.test(game.view.piece ?? "");

export const lesson: Lesson<View, Choice> = {
  deal: 3,
  bots: 2,
  steps: [
    { name: "hello" },
    { name: "rows" },
    { name: "offer", once: true, done: (game) => pencilled(game) !== null || game.view.stage !== "choose" || !game.active },
    { name: "offered", when: pencils("offer") },
    { name: "settle", when: at("settle") },
    { name: "place", when: (game) => at("place")(game) && floor(game) },
    { name: "placed", when: pencils("place") },
    { name: "roof", when: sees("roof") },
    { name: "barrier", when: sees("barrier") },
    { name: "mayor", when: sees("mayor") },
    { name: "cube", when: sees("cube") },
    { name: "bid", when: (game) => at("bid")(game) && bids(game.legal).length > 0 },
    { name: "poor", when: (game) => at("bid")(game) && bids(game.legal).length === 0 },
    { name: "money", when: (game) => floors(game) > 1 && at("bid")(game) },
    { name: "again", when: (game) => floors(game) > 1 && at("choose")(game) },
    { name: "end", when: (game) => floors(game) > 4 && game.active },
  ],
};
