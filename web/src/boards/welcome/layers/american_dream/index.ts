/** American Dream: a sheet of its own, five streets of coloured houses, and effects that are only colours. */
import { t } from "../../../../state/texts.svelte";
import { circledPlaces, type Form } from "../../paper/extra";
import { verbOf } from "../../view";
import type { Layer } from "../layer";
import Badge from "./Badge.svelte";
import Sample from "./Sample.svelte";
import Sheet from "./Sheet.svelte";
import Swatch from "./Swatch.svelte";

export interface Dreams {
  readonly letters: string;
  readonly colours: readonly (readonly string[])[];
  readonly ideal: readonly string[];
  readonly streets: readonly string[];
  readonly columns: readonly { readonly bonus: string; readonly points: number }[];
  readonly effects: Readonly<Record<string, string>>;
  readonly street_points: number;
  readonly multiple: number;
  readonly reconstructed: boolean;
}

const LETTERS = "ABCDE";
const COLUMNS = 7;
const FORM: Form = { letters: LETTERS, lengths: [...LETTERS].map(() => COLUMNS), bare: true, street: (at) => t("welcome-dream-street", { street: LETTERS[at]! }) };
const states = (won: readonly boolean[]): string => won.map((one) => (one ? "o" : "-")).join(" ");

/** The bonus that a step crosses, that of a street or of a column, in words that begin so. */
function crossed(text: string, key: string) {
  if (verbOf(text) !== "cross") return null;
  const line = text.split(" ")[1]!;
  return /^\d/.test(line) ? { key: `${key}-column`, args: { column: Number(line) + 1 } } : { key: `${key}-street`, args: { street: line } };
}

const layer: Layer<Dreams> = {
  level: 1,
  theme: "good-mood",
  asks: (legal) => (legal.some((text) => verbOf(text) === "cross") ? { key: "welcome-status-dream-cross" } : null),
  button(text) {
    const label = crossed(text, "welcome-button-cross");
    return label && { label };
  },
  hint: (text) => crossed(text, "welcome-action-cross"),
  Sheet,
  Sign: Swatch,
  Lot: Badge,
  heard: (shown, name) => {
    const colour = shown.colours[shown.letters.indexOf(name[0]!)]?.[Number(name.slice(1))];
    return colour ? [t("welcome-place-colour", { colour: t("welcome-dream-colour", { colour }), state: shown.ideal.includes(name) ? "ideal" : "open" })] : [];
  },
  guesses: (shown) => (shown.reconstructed ? [t("welcome-guess-dream")] : []),
  paper: {
    form: FORM,
    circle: () => t("welcome-score-ideal"),
    bonus: (shown, street) => t("welcome-score-dream-street", { street: LETTERS[street]!, points: shown.street_points }),
    asks: (shown) => [
      {
        question: t("welcome-score-dream-columns", { multiple: shown.multiple }),
        answers: shown.columns.map((_, at) => String(at + 1)),
        several: true,
        ...(shown.reconstructed ? { remark: t("welcome-score-dream-guess") } : {}),
      },
    ],
    marked: (shown, extra) => ({ ...shown, ideal: circledPlaces(extra, FORM) }),
    lines: (extra) => [
      `ideal: ${circledPlaces(extra, FORM).join(" ")}`,
      `streetbonus: ${states(extra.bonuses)}`,
      `columnbonus: ${states(Array.from({ length: COLUMNS }, (_, at) => Boolean((extra.answers[0] ?? 0) & (1 << at))))}`,
    ],
  },
  from: ({ ideal, streets }) => (ideal || streets ? String(ideal ?? streets) : ""),
  signs: { ideal: Sample, ordinary: Sample, fence: Sample, agent: Sample, park: Sample, pool: Sample, temp: Sample, bis: Sample },
  figure: {
    street: "2 5 . 9 . 14",
    shown: {
      letters: "T",
      colours: [["grey", "green", "purple", "orange", "red", "blue"]],
      ideal: ["T0"],
      streets: [],
      columns: [],
      effects: { fence: "grey", agent: "purple", park: "green", pool: "blue", temp: "orange", bis: "red" },
      street_points: 10,
      multiple: 2,
      reconstructed: true,
    },
  },
};
export default layer;
