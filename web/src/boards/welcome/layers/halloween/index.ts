/** Halloween: ghosts and candies before marked houses, and levels for exact counts of them. */
import { t } from "../../../../state/texts.svelte";
import { answered, timesCircled, type Extra } from "../../paper/extra";
import { numberOf, place, placeOf, STREETS, verbOf } from "../../view";
import type { Layer } from "../layer";
import Marks from "./Marks.svelte";
import Pumpkin from "./Pumpkin.svelte";

interface Level {
  readonly level: number;
  readonly count: number;
  readonly pays: readonly string[];
  readonly state: string;
  readonly reconstructed: boolean;
}
export interface Haunted {
  readonly houses: readonly { readonly place: string; readonly state: string }[];
  readonly ghosts: readonly Level[];
  readonly candies: readonly Level[];
  readonly haunted: string | null;
  readonly treat: string | null;
  readonly treats: number;
  readonly reconstructed: boolean;
}

const circled = (shown: Haunted, state: string): number => shown.houses.filter((house) => house.state === state).length;
/** The counts of a track: one that is won in brackets, one that is lost struck out. */
const SIGNS: Record<string, (count: number) => string> = { won: (count) => `(${count})`, lost: (count) => [...String(count)].map((digit) => `${digit}\u0336`).join(""), open: String };
const track = (levels: readonly Level[]): string => levels.map(({ count, state }) => (SIGNS[state] ?? String)(count)).join(" ");
const bonusOf = (text: string): string => text.split(" ")[2] ?? "";
const paid = (shown: Haunted, level: number, bonus: string): number => Number(shown.ghosts[level - 1]?.pays.find((one) => one.startsWith(`${bonus} `))?.split(" ")[1] ?? 1);

/** On paper one touch of the key circles the ghost of a house, two its candy. */
const spots = (extra: Extra, times: number): string[] => extra.circled.flatMap((street, row) => street.flatMap((one, at) => (Number(one) === times ? [place(row, at)] : [])));

/** What the ghosts may bring, by level. */
const TREATS = [[1, "pool"], [1, "park"], [2, "pool"], [2, "bis"], [3, "park"], [3, "bis"]] as const;
const circledLevel = (circled: number): string => [1, 2, 3].map((level) => (level === circled ? "o" : "-")).join(" ");

const layer: Layer<Haunted> = {
  level: 3,
  theme: "seasons",
  Lot: Marks,
  heard: (shown, name) => shown.houses.filter((house) => house.place === name && house.state !== "lost").map(({ state }) => t("welcome-place-haunted", { state })),
  note(shown, street) {
    if (street > 1) return null;
    const [state, key, levels] = street ? (["candy", "candies", shown.candies] as const) : (["ghost", "ghosts", shown.ghosts] as const);
    const text = `${circled(shown, state)}: ${track(levels)}`;
    return { text: `${t(`welcome-track-${key}`)} ${text}`, won: levels.some((level) => level.state === "won"), brief: { Icon: Pumpkin, text } };
  },
  mark(shown) {
    const [ghosts, candies] = [circled(shown, "ghost"), circled(shown, "candy")];
    const args = { ghosts, candies, ghostly: track(shown.ghosts), sweet: track(shown.candies) };
    return { Icon: Pumpkin, track: "welcome-track-halloween", count: ghosts, beside: `/ ${candies}`, about: { key: "welcome-mark-halloween", args } };
  },
  guesses: (shown) => (shown.reconstructed ? [t("welcome-guess-halloween")] : []),
  asks(legal) {
    if (legal.includes("ghost")) return { key: "welcome-status-halloween" };
    const treat = legal.find((text) => verbOf(text) === "treat");
    return treat ? { key: `welcome-status-halloween-${treat.split(" ")[1]}` } : null;
  },
  button(text, shown) {
    const verb = verbOf(text);
    const level = numberOf(text);
    if (verb === "ghost" || verb === "candy") return { label: { key: `welcome-button-${verb}` } };
    if (verb === "ghosts") return { label: { key: "welcome-button-ghosts", args: { level, bonus: bonusOf(text), count: paid(shown, level, bonusOf(text)) } } };
    if (verb === "candies") return { label: { key: "welcome-button-candies", args: { level, points: Number(shown.candies[level - 1]?.pays[0] ?? 0) } } };
    if (text.startsWith("treat park ")) return { label: { key: "welcome-button-treat-park", args: { street: STREETS.indexOf(bonusOf(text) as "T") } } };
    return null;
  },
  hint(text) {
    const verb = verbOf(text);
    if (verb === "ghosts" || verb === "candies") return { key: `welcome-action-${verb}`, args: { level: numberOf(text) } };
    return verb === "treat" ? { key: "welcome-action-treat", args: { place: placeOf(text) ?? "" } } : null;
  },
  paper: {
    circle: (shown, name) => (shown.houses.some((house) => house.place === name) ? t("welcome-score-haunted") : null),
    circles: () => 2,
    marked: (shown, extra) => ({ ...shown, houses: shown.houses.map((house) => ({ ...house, state: ["open", "ghost", "candy"][timesCircled(extra, house.place)] ?? "open" })) }),
    swims: true,
    asks: (shown) => [
      {
        question: t("welcome-score-candies"),
        answers: shown.candies.map(({ level, pays }) => t("welcome-button-candies", { level, points: Number(pays[0] ?? 0) })),
        ...(shown.reconstructed ? { remark: t("welcome-score-halloween-guess") } : {}),
      },
      {
        question: t("welcome-score-ghosts"),
        answers: TREATS.map(([level, bonus]) => t("welcome-button-ghosts", { level, bonus, count: paid(shown, level, bonus) })),
      },
    ],
    lines(extra) {
      const lines = [`ghosts: ${spots(extra, 1).join(" ")}`, `candies: ${spots(extra, 2).join(" ")}`, `candylevels: ${circledLevel(extra.answers[0] ?? 0)}`];
      const [level, bonus] = TREATS[answered(extra, 1) ?? -1] ?? [];
      return level ? [...lines, `ghostlevels: ${circledLevel(level)}`, `treats: ${bonus}`] : lines;
    },
  },
  from: ({ candies }) => (candies ? String(candies) : ""),
  signs: { ghost: { place: "T0", window: "-1 -1 19 19" }, candy: { place: "T1", window: "21.500 -2.500 19 19" } },
  figure: {
    street: "2 4 . . 9 12",
    shown: {
      houses: [
        { place: "T0", state: "ghost" },
        { place: "T1", state: "candy" },
        { place: "T4", state: "ghost" },
        { place: "T5", state: "candy" },
      ],
      ghosts: [],
      candies: [],
      haunted: null,
      treat: null,
      treats: 0,
      reconstructed: true,
    },
  },
};
export default layer;
