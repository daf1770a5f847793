/** Ice cream truck: cones before the houses, a truck on every street. */
import { t } from "../../../../state/texts.svelte";
import { circledPlaces, isCircled } from "../../paper/extra";
import { STREETS, verbOf } from "../../view";
import type { Layer } from "../layer";
import Cone from "./Cone.svelte";
import Truck from "./Truck.svelte";
import Van from "./Van.svelte";

export interface Trucks {
  readonly cones: readonly { readonly place: string; readonly scoops: number; readonly state: "open" | "sold" | "gone" }[];
  readonly trucks: readonly { readonly street: number; readonly leftward: boolean; readonly at: string | null; readonly bonus: string }[];
}

const crossed = (text: string) => ({ street: STREETS.indexOf(text.split(" ")[1] as "T") });
const arrow = ({ leftward }: { leftward: boolean }): string => (leftward ? "←" : "→");

const layer: Layer<Trucks> = {
  level: 3,
  theme: "seasons",
  Lot: Cone,
  Over: Truck,
  heard(shown, name) {
    const cones = shown.cones.filter((cone) => cone.place === name).map(({ scoops, state }) => t("welcome-place-cone", { scoops, state }));
    return shown.trucks.some((truck) => truck.at === name) ? [...cones, t("welcome-place-truck")] : cones;
  },
  note(shown, street) {
    const truck = shown.trucks[street];
    if (!truck) return null;
    const brief = { Icon: Van, text: `${arrow(truck)}${{ won: " ✓", lost: " ×" }[truck.bonus] ?? ""}` };
    return { text: `${arrow(truck)} ${t("welcome-truck", { bonus: truck.bonus })}`, won: truck.bonus === "won", brief };
  },
  paper: {
    circle: (shown, name) => (shown.cones.some((cone) => cone.place === name) ? t("welcome-score-cone") : null),
    bonus(shown, street) {
      const truck = shown.trucks[street];
      return truck ? `${arrow(truck)} ${t("welcome-score-route")}` : null;
    },
    // Where the trucks stand depends on the order in which the houses were built, and the paper does not tell that.
    marked: (shown, extra) => ({
      cones: shown.cones.map((cone) => ({ ...cone, state: isCircled(extra, cone.place) ? "sold" : "open" })),
      trucks: shown.trucks.map((truck) => ({ ...truck, at: null })),
    }),
    lines: (extra) => [`cones: ${circledPlaces(extra).join(" ")}`, `bonus: ${extra.bonuses.map((won) => (won ? "o" : "-")).join(" ")}`],
  },
  asks: (legal) => (legal.some((text) => verbOf(text) === "cross") ? { key: "welcome-status-icecream-cross" } : null),
  button: (text) => (verbOf(text) === "cross" ? { label: { key: "welcome-button-cross", args: crossed(text) }, last: true } : null),
  hint: (text) => (verbOf(text) === "cross" ? { key: "welcome-action-cross", args: crossed(text) } : null),
  from: ({ cones }) => (cones ? String(cones) : ""),
  signs: { cone: { place: "T0", window: "2 -1.500 16 19.500" }, truck: Van },
  figure: {
    street: "1 . 4 . . .",
    shown: {
      cones: [
        { place: "T0", scoops: 2, state: "sold" },
        { place: "T1", scoops: 2, state: "gone" },
        { place: "T2", scoops: 2, state: "sold" },
      ],
      trucks: [],
    },
  },
};
export default layer;
