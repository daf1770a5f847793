/** A winter evening: snow on hills and firs, stars, and falling flakes. */
import { along, type Scenery } from "../../looks/scenery";

const fir = (x: number, y: number): string => `M${x} ${y}l6 9h-3l6 9h-3l6 10h-24l6-10h-3l6-9h-3z`;
const flake = (x: number, y: number): string => `M${x - 3} ${y}h6M${x} ${y - 3}v6M${x - 2} ${y - 2}l4 4M${x + 2} ${y - 2}l-4 4`;

export default {
  day: { sky: "#dbe6f2", haze: "#f8fafc", far: "#e6eef5", near: "#b9d0c4", ground: "#fbfdfe", accent: "#94aec6", roofs: ["#b8433a", "#3f7d56", "#7f93a6"] },
  night: { sky: "#0f1830", haze: "#1f3150", far: "#2b4060", near: "#27493f", ground: "#4a6078", accent: "#9fb4d0", roofs: ["#9c4038", "#3c6e50", "#64788c"] },
  far: "M0 78V50q50-22 110-6t110-8 120 10 110-12 100 12 90-8v40z",
  near: along([[24, 44], [84, 48], [160, 44], [236, 48], [318, 44], [404, 48], [480, 44], [562, 48], [622, 44]], fir),
  pen: along([[30, 30], [96, 30], [150, 14], [200, 26], [262, 14], [330, 24], [380, 12], [440, 30], [500, 16], [556, 28], [610, 14]], flake),
} satisfies Scenery;
