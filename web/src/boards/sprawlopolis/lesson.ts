/** The guided first game of Sprawlopolis: a card beside the city, one turned, one on top, and what it all counts. */
import type { Game, Lesson } from "../kit";
import { pencilled, type Choice } from "./choice.svelte";
import { covered, type View } from "./view";

type Table = Game<View>;

const laid = (game: Table): number => game.view.laid.length;
const covers = (game: Table): boolean => {
  const pencil = pencilled(game);
  return pencil !== null && covered(game.view.laid, pencil).length > 0;
};
/** Something stands in pencil while this many cards lie. */
const drafted = (game: Table, cards: number): boolean => laid(game) > cards || (laid(game) === cards && game.draft.length > 0);

export const lesson: Lesson<View, Choice> = {
  deal: 127,
  bots: 0,
  steps: [
    { name: "hello" },
    { name: "take", done: (game, ui) => ui.card !== null || drafted(game, 1) },
    { name: "place", done: (game) => drafted(game, 1) },
    { name: "turn", light: ["score"], once: true, done: (game) => laid(game) > 1 || pencilled(game)?.turned === true },
    { name: "done", done: (game) => laid(game) > 1 },
    { name: "groups", light: ["bases"] },
    { name: "cover", done: (game) => laid(game) > 2 || covers(game), odd: (game) => laid(game) === 2 && game.draft.length > 0 && !covers(game) },
    { name: "covered", done: (game) => laid(game) > 2 },
    { name: "roads", light: ["bases"] },
    { name: "goals", light: ["goals"] },
    { name: "third", light: ["score"], done: (game) => laid(game) > 3 },
    { name: "end" },
  ],
};
