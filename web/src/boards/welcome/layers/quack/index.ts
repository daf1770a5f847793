/** Quack!: ducklings between the houses, and the way to their mothers. */
import { t } from "../../../../state/texts.svelte";
import { answered, placesAnswered } from "../../paper/extra";
import { STREETS } from "../../view";
import type { Layer } from "../layer";
import Duckling from "./Duckling.svelte";
import Ducks from "./Ducks.svelte";
import Way from "./Way.svelte";

export type Colour = "yellow" | "black";
export interface Flock {
  readonly ducklings: readonly { readonly name: string; readonly colour: Colour; readonly one: string; readonly two: string; readonly state: "lost" | "found" | "home" }[];
  readonly mothers: readonly { readonly colour: Colour; readonly place: string }[];
  /** By colour, the houses that are joined to its mother. */
  readonly line: Readonly<Record<Colour, readonly string[]>>;
  /** The points written for yellow, black and both. */
  readonly phases: readonly (number | null)[];
  readonly reconstructed: boolean;
}

const SIDES = ["left", "right", "above", "below"] as const;
/** The name of the duckling on each side of a house; streets end on the right, so the one below has a number more. */
function beside(name: string): string[] {
  const street = STREETS.indexOf(name[0] as "T");
  const at = Number(name.slice(1));
  return [`${name[0]}${at - 1}|${at}`, `${name}|${at + 1}`, `${STREETS[street - 1]}${at - 1}/${name}`, `${name}/${STREETS[street + 1]}${at + 1}`];
}

const PHASES = ["yellow", "black", "both"] as const;

const layer: Layer<Flock> = {
  level: 2,
  across: true,
  theme: "good-mood",
  Lot: Way,
  Over: Duckling,
  heard: (shown, name) => [
    ...shown.mothers.filter((one) => one.place === name).map(({ colour }) => t("welcome-place-mother", { colour })),
    ...shown.ducklings.filter((one) => one.one === name || one.two === name).map(({ colour, state }) => t("welcome-place-duckling", { colour, state })),
  ],
  mark(shown) {
    const found = shown.ducklings.filter((one) => one.state !== "lost").length;
    const home = shown.ducklings.filter((one) => one.state === "home").length;
    const track = "welcome-track-ducklings";
    return { Icon: Ducks, track, count: home, beside: `/ ${found}`, about: { key: "welcome-mark-ducklings", args: { track: t(track), home, found, all: shown.ducklings.length } } };
  },
  guesses: (shown) => (shown.reconstructed ? [t("welcome-guess-quack")] : []),
  paper: {
    // Which ducklings are circled follows from the houses; how many were at home when a phase came does not.
    asks: (shown) =>
      PHASES.map((phase, at) => ({
        question: t("welcome-score-phase", { phase }),
        most: shown.ducklings.filter(({ colour }) => phase === "both" || colour === phase).length,
        ...(at === 2 ? { remark: t("welcome-score-phases") } : {}),
      })),
    kept(shown, name) {
      const answers = beside(name).map((duckling, at) => {
        const found = shown.ducklings.find((one) => one.name === duckling);
        return found ? t("welcome-score-duckling", { colour: found.colour, side: SIDES[at]! }) : null;
      });
      return answers.some(Boolean) ? { question: t("welcome-score-ducklings"), answers, several: true } : null;
    },
    lines(extra) {
      const kept = new Set(placesAnswered(extra).flatMap(([name, sides]) => beside(name).filter((_, at) => sides & (1 << at))));
      return [`phases: ${PHASES.map((_, at) => answered(extra, at) ?? "-").join(" ")}`, ...(kept.size ? [`ducklings: ${[...kept].join(" ")}`] : [])];
    },
  },
  from: ({ ducklings }) => (ducklings ? String(ducklings) : ""),
  signs: { yellow: Ducks, black: Ducks },
  figure: {
    street: "2 4 5 . 8 9",
    shown: {
      ducklings: [
        { name: "T1|2", colour: "black", one: "T1", two: "T2", state: "home" },
        { name: "T4/M5", colour: "yellow", one: "T4", two: "M5", state: "lost" },
      ],
      mothers: [{ colour: "black", place: "T0" }],
      line: { yellow: [], black: ["T0", "T1", "T2"] },
      phases: [null, null, null],
      reconstructed: true,
    },
  },
};
export default layer;
