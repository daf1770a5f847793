/** UFO in Roswell: saucers above the houses, and the goal that everybody chooses first. */
import { t } from "../../../../state/texts.svelte";
import type { Sentence } from "../../../kit";
import { circledPlaces, isCircled } from "../../paper/extra";
import { numberOf, verbOf } from "../../view";
import type { Layer } from "../layer";
import Saucer from "./Saucer.svelte";
import Zurgs from "./Zurgs.svelte";

interface Goal {
  readonly least: number;
  readonly most: number | null;
  readonly points: number;
  readonly chosen: boolean;
  readonly reconstructed: boolean;
}
export interface Saucers {
  readonly goals: readonly Goal[];
  readonly saucers: readonly { readonly place: string; readonly circled: boolean }[];
  readonly groups: number;
  readonly failed: number;
  readonly reconstructed: boolean;
}

/** A goal on its button; a star marks one that is our guess. */
function goalSentence({ least, most, points, reconstructed }: Goal): Sentence {
  if (most === null) return { key: "welcome-button-goal-open", args: { least, points } };
  return { key: "welcome-button-goal", args: { least, most, points, mark: reconstructed ? "*" : "" } };
}
const range = ({ least, most, reconstructed }: Goal): string => `${most ? `${least}–${most}` : `${least}+`}${reconstructed ? "*" : ""}`;

const layer: Layer<Saucers> = {
  level: 2,
  theme: "catastrophes",
  Lot: Saucer,
  heard: (shown, name) => shown.saucers.filter((one) => one.place === name).map(({ circled }) => t(circled ? "welcome-place-zurg" : "welcome-place-saucer")),
  mark(shown) {
    const goal = shown.goals.find((one) => one.chosen);
    const track = "welcome-track-zurgs";
    const about = { key: "welcome-mark-zurgs", args: { track: t(track), count: shown.groups, goal: goal ? range(goal) : "none" } };
    return { Icon: Zurgs, track, count: shown.groups, beside: goal && `/ ${range(goal)}`, about };
  },
  guesses: (shown) => [
    ...(shown.reconstructed ? [t("welcome-guess-saucers")] : []),
    ...shown.goals.flatMap((goal) => (goal.reconstructed ? [t("welcome-guess-goal", { points: goal.points })] : [])),
  ],
  opens: true,
  button(text, shown) {
    if (text === "saucer") return { label: { key: "welcome-button-saucer" } };
    const goal = verbOf(text) === "goal" && shown.goals[numberOf(text) - 1];
    return goal ? { label: goalSentence(goal), last: true } : null;
  },
  hint: (text, shown) => (verbOf(text) === "goal" ? { key: "welcome-action-goal", args: { least: shown.goals[numberOf(text) - 1]?.least ?? 0 } } : null),
  paper: {
    circle: (shown, name) => (shown.saucers.some((one) => one.place === name) ? t("welcome-score-saucer") : null),
    asks: (shown) => [
      {
        question: t("welcome-score-goal"),
        answers: shown.goals.map(goalSentence).map(({ key, args }) => t(key, args)),
        ...(shown.reconstructed ? { remark: t("welcome-score-saucer-guess") } : {}),
      },
    ],
    marked: (shown, extra) => ({ ...shown, saucers: shown.saucers.map((one) => ({ ...one, circled: isCircled(extra, one.place) })) }),
    lines: (extra) => [`goal: ${extra.answers[0]}`, `zurgs: ${circledPlaces(extra).join(" ")}`],
  },
  from: ({ groups }) => (groups ? String(groups) : ""),
  signs: { saucer: { place: "T2", window: "19 -1 20 13" }, zurg: { place: "T3", window: "18.500 -4.500 21 21" } },
  figure: {
    street: "2= 3=| 5= 6=| 8 .",
    shown: {
      goals: [],
      saucers: [
        { place: "T0", circled: true },
        { place: "T2", circled: false },
        { place: "T3", circled: true },
      ],
      groups: 2,
      failed: 0,
      reconstructed: true,
    },
  },
};
export default layer;
