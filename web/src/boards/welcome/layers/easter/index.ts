/** Easter egg hunt: eggs that peek out of the lawns, and the numbers that find them. */
import { t } from "../../../../state/texts.svelte";
import { circledPlaces, timesCircled } from "../../paper/extra";
import { numberOf, verbOf } from "../../view";
import type { Layer } from "../layer";
import Basket from "./Basket.svelte";
import Eggs from "./Eggs.svelte";

export interface Hidden {
  readonly place: string;
  readonly eggs: number;
  readonly colour: "teal" | "pink" | "orange" | "blue" | "purple";
  readonly taken: number;
  readonly state: "open" | "taken" | "gone";
}
export interface Hunt {
  readonly eggs: readonly Hidden[];
  readonly taken: number;
  readonly track: readonly { readonly eggs: number; readonly points: number }[];
  readonly asked: string | null;
  readonly reconstructed: boolean;
}

const isEgg = (text: string): boolean => verbOf(text) === "egg";

const layer: Layer<Hunt> = {
  level: 1,
  theme: "seasons",
  Lot: Eggs,
  heard: (shown, name) =>
    shown.eggs
      .filter((one) => one.place === name)
      .map(({ eggs, taken, state, colour }) => t("welcome-place-egg", { state, eggs: state === "taken" ? taken : eggs, colour: t("welcome-egg-colour", { colour }) })),
  mark(shown) {
    const track = "welcome-track-eggs";
    const next = shown.track.find(({ eggs }) => eggs > shown.taken);
    const values = shown.track.map(({ eggs, points }) => `${eggs} → ${points}`).join(", ");
    return { Icon: Basket, track, count: shown.taken, beside: next && `/ ${next.eggs}`, about: { key: "welcome-mark-eggs", args: { track: t(track), eggs: shown.taken, values } } };
  },
  asks: (legal) => (legal.some(isEgg) ? { key: "welcome-status-easter" } : null),
  button: (text) => (isEgg(text) ? { label: { key: "welcome-button-egg", args: { eggs: numberOf(text) } } } : null),
  hint: (text) => (isEgg(text) ? { key: "welcome-action-egg", args: { eggs: numberOf(text) } } : null),
  paper: {
    circle: (shown, name) => (shown.eggs.some((one) => one.place === name) ? t("welcome-score-egg") : null),
    circles: (shown, name) => shown.eggs.find((one) => one.place === name)?.eggs ?? 1,
    marked(shown, extra) {
      const eggs = shown.eggs.map((one) => ({ ...one, taken: timesCircled(extra, one.place) }));
      return {
        ...shown,
        eggs: eggs.map((one) => ({ ...one, state: one.taken ? "taken" : "open" })),
        taken: eggs.reduce((sum, one) => sum + one.taken, 0),
      };
    },
    lines: (extra) => [`eggs: ${circledPlaces(extra).join(" ")}`],
  },
  from: ({ eggs }) => (eggs ? String(eggs) : ""),
  signs: { egg: { place: "T2", window: "-.500 46.500 12 16" }, basket: Basket },
  figure: {
    street: "7 8 . 9 . 11",
    shown: {
      eggs: [
        { place: "T0", eggs: 1, colour: "teal", taken: 0, state: "gone" },
        { place: "T1", eggs: 2, colour: "pink", taken: 2, state: "taken" },
        { place: "T2", eggs: 1, colour: "orange", taken: 0, state: "open" },
        { place: "T3", eggs: 2, colour: "blue", taken: 1, state: "taken" },
        { place: "T4", eggs: 2, colour: "purple", taken: 0, state: "open" },
      ],
      taken: 3,
      track: [],
      asked: null,
      reconstructed: false,
    },
  },
};
export default layer;
