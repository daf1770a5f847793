/** A spring morning: soft hills, tulips, and rabbits that keep still. */
import { along, type Scenery } from "../../looks/scenery";

const rabbit = (x: number): string => `M${x} 78q-9 0-9-8t7-9q-1-6 3-8-4-8-2-15 5 4 6 13 3-8 8-11 0 8-5 14 5 2 5 8 0 3-3 5 3 4 2 11z`;
const tulip = (x: number, y: number): string => `M${x} ${y}q-4-4-3-9l3 3 2-4 2 4 3-3q1 5-3 9v${78 - y}h-3z`;

export default {
  day: { sky: "#e3eefb", haze: "#fdf8ea", far: "#d3e8c2", near: "#bcdca6", ground: "#d5e8b0", accent: "#d59bb5", roofs: ["#e9a84a", "#8fb8e0", "#d88fb0"] },
  night: { sky: "#141c34", haze: "#2a2c4a", far: "#24423c", near: "#2f5243", ground: "#3d5c40", accent: "#94688a", roofs: ["#ad8040", "#6787aa", "#9c6880"] },
  far: "M0 78V56q70-26 150-4t140-8 150 8 120-10 80 6v30z",
  near: along([[96, 50], [300, 50], [440, 50], [590, 50]], rabbit),
  accent: along([[26, 62], [40, 66], [54, 60], [170, 64], [184, 60], [236, 64], [250, 60], [360, 62], [374, 66], [500, 62], [514, 58], [528, 64]], tulip),
} satisfies Scenery;
