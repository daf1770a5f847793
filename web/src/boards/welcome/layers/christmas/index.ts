/** Christmas lights: garlands from house to house. */
import { t } from "../../../../state/texts.svelte";
import type { Layer } from "../layer";
import Bulbs from "./Bulbs.svelte";
import Garland from "./Garland.svelte";
import { linked, type Lights } from "./lights";

const layer: Layer<Lights> = {
  level: 1,
  theme: "seasons",
  Over: Garland,
  heard: (shown, name) => (linked(shown, name) ? [t("welcome-place-linked")] : []),
  note: (shown, street) => ({ text: t("welcome-garland", { houses: shown.longest[street] ?? 0 }), brief: { Icon: Bulbs, text: String(shown.longest[street] ?? 0) } }),
  signs: { garland: Bulbs },
  figure: { street: "6 7 8 10 . .", shown: { links: [[true, true]], longest: [3] } },
};
export default layer;
