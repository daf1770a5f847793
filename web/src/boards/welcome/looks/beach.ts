/** A beach: the sea with sails on it, palms, and a low sun. */
import { along, type Scenery } from "./scenery";

const sail = (x: number, y: number): string => `M${x} ${y}v20h12zM${x - 2} ${y + 6}v14h-8zM${x - 11} ${y + 22}h24l-4 5h-16z`;
const palm = (x: number, y: number): string => `M${x} ${y}q-12-6-18 3 8-3 14 1-10 1-12 9 6-5 13-6-1 14-4 27h4q3-13 3-27 8 1 12 7-1-9-10-10 7-3 14 1-5-10-16-5z`;

export default {
  day: { sky: "#cfe8f3", haze: "#fdf3dc", far: "#a9d4e2", near: "#e7d3a8", ground: "#f3e4be", accent: "#6f9f7c", roofs: ["#e8795a", "#3f9fb0", "#e6b23c"] },
  night: { sky: "#141d33", haze: "#3a2f4a", far: "#1f3a52", near: "#4a4436", ground: "#5a5240", accent: "#48705a", roofs: ["#b9634c", "#3a8492", "#b08c38"] },
  far: "M0 50q20-4 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v28H0z",
  near: "M0 78q60-14 130-8t120 0 140-6 130 6 120-4v12z" + along([[120, 26], [300, 30], [520, 24]], sail),
  accent: along([[40, 44], [200, 40], [370, 46], [460, 42], [600, 44]], palm),
} satisfies Scenery;
