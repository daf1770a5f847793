/** A hot afternoon: a park with round trees, parasols, and clouds like scoops. */
import { along, type Scenery } from "../../looks/scenery";

const tree = (x: number): string => `M${x - 2} 78v-14q-12 0-12-11t12-12q2-8 10-6t7 9q9 2 7 11t-13 9v14z`;
const scoop = (x: number, y: number): string => `M${x} ${y}q1-9 11-9 8 0 10 7 8-2 10 5-2 5-8 5h-18q-8-1-5-8z`;
const parasol = (x: number, y: number): string => `M${x} ${y}q12-14 24 0zM${x + 11} ${y}h2V78h-2z`;

export default {
  day: { sky: "#d3ecf7", haze: "#fdf6e8", far: "#cfe7c9", near: "#a9d3a4", ground: "#dcebbf", accent: "#f0a5a0", roofs: ["#f08a7a", "#6fbfa8", "#f2c14e"] },
  night: { sky: "#131d36", haze: "#2b2a48", far: "#23423f", near: "#2d5247", ground: "#3c5844", accent: "#a8706f", roofs: ["#b06a60", "#4f8d7e", "#b29046"] },
  far: "M0 78V60q60-14 130-4t120-4 130 6 130-8 130 6v22z" + along([[60, 26], [230, 20], [420, 28], [560, 18]], scoop),
  near: along([[26, 60], [140, 60], [270, 60], [380, 60], [500, 60], [600, 60]], tree),
  accent: along([[84, 58], [206, 60], [330, 58], [446, 60], [548, 58]], parasol),
} satisfies Scenery;
