/** The guided first game of Welcome To: five rounds whose cards are known, and what to do with them. */
import type { Game, Lesson, Step } from "../kit";
import type { Choice } from "./choice.svelte";
import type { View } from "./view";

type Table = Game<View>;
type Own = Step<View, Choice>;

/** Whether a round is over, or this seat ready with it; the view counts the rounds that are over. */
const past = (game: Table, round: number): boolean => game.view.round >= round || (game.view.round === round - 1 && game.complete);

/** What is to be done in a round, with the lots, or else the very card, fence or size, that are lit: done when it stands in the draft, or the round is over; odd when something else does, and then the turn waits: the houses of the later rounds stand around it. */
function ask(round: number, name: string, text: RegExp, light: readonly string[] = [text.source.slice(1, -1)]): Own {
  const verb = /\w+ /.exec(text.source)![0];
  return {
    name,
    light,
    holds: true,
    done: (game) => past(game, round) || game.draft.some((step) => text.test(step)),
    odd: (game) => !past(game, round) && game.draft.some((step) => step.startsWith(verb) && !text.test(step)),
  };
}
const finish = (round: number): Own => ({ name: `finish-${round}`, done: (game) => past(game, round) });

export const lesson: Lesson<View, Choice> = {
  deal: 476,
  bots: 1,
  steps: [
    { name: "hello" },
    ask(1, "park", /^take 2$/),
    ask(1, "park-write", /^write 8 T4$/, ["T4"]),
    finish(1),
    ask(2, "pool", /^take 1$/),
    ask(2, "pool-write", /^write 6 T2$/, ["T2"]),
    finish(2),
    ask(3, "fence", /^take 1$/),
    ask(3, "fence-write", /^write 4 T1$/, ["T1"]),
    ask(3, "fence-build", /^fence T1$/),
    finish(3),
    ask(4, "agent", /^take 1$/),
    ask(4, "agent-write", /^write 7 T3$/, ["T3"]),
    ask(4, "agent-size", /^agent 2$/),
    finish(4),
    ask(5, "temp", /^take 1$/),
    ask(5, "temp-write", /^write [0-3] T0$/, ["T0"]),
    finish(5),
    { name: "group", light: ["T0", "T1"] },
    { name: "plans", light: ["plans"] },
    { name: "rest" },
    { name: "end" },
  ],
};
