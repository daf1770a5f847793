/** The guided first game of Town 77: a hand in which two tiles fit, and two do not. */
import type { Game, Lesson } from "../kit";
import type { Choice } from "./choice.svelte";
import type { View } from "./view";

type Table = Game<View>;

const placed = (game: Table): number => (game.seat === null ? 0 : (game.view.hands[game.seat]?.placed ?? 0));
const drafted = (game: Table): boolean => game.draft.some((text) => text.startsWith("place "));
const discards = (game: Table): boolean => game.active && game.view.stage === "discard";
const turn = (game: Table): boolean => game.view.stage === "act" || !game.active;
const acts = (game: Table): boolean => game.active && game.view.stage === "act" && !game.draft.length;

export const lesson: Lesson<View, Choice> = {
  deal: 9,
  bots: 1,
  steps: [
    { name: "hello" },
    { name: "shape", once: true, done: (game, ui) => ui.tile === "F2" || placed(game) > 0 },
    { name: "colour", once: true, done: (game, ui) => ui.tile === "G5" || placed(game) > 0 },
    { name: "take", done: (game, ui) => ui.tile === "A4" || ui.tile === "D3" || drafted(game) || placed(game) > 0 },
    { name: "place", done: (game) => drafted(game) || placed(game) > 0 },
    { name: "done", done: (game) => placed(game) > 0 },
    { name: "discard", when: discards },
    { name: "rival", when: (game) => placed(game) === 1 && acts(game) },
    { name: "second", when: turn, done: (game) => placed(game) > 1 },
    { name: "hand", when: (game) => placed(game) > 1 && discards(game) },
    { name: "exchange", when: (game) => placed(game) > 1 && acts(game) },
    { name: "third", when: turn, done: (game) => placed(game) > 2 },
    { name: "end", when: (game) => placed(game) > 2 },
  ],
};
