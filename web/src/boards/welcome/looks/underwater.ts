/** A town under the sea: corals, weeds, a shoal of fish, and bubbles that rise. */
import { along, type Scenery } from "./scenery";

const weed = (x: number, y: number): string => `M${x} 78q-8-10 0-20t0-${60 - y} 4 ${70 - y} 0 22 4 10 4 18z`;
const coral = (x: number): string => `M${x} 78v-14q-8 0-8-10l3-1q0 6 5 7v-18h4v14q5-1 5-8l4 1q0 10-9 11v18z`;
const fish = (x: number, y: number): string => `M${x} ${y}q7-7 15 0l5-4v8l-5-4q-8 7-15 0z`;
const bubbles = (x: number, y: number): string => `M${x} ${y}a3 3 0 1 0 .1 0M${x + 5} ${y - 10}a2 2 0 1 0 .1 0M${x - 2} ${y - 18}a1.500 1.500 0 1 0 .1 0`;

export default {
  day: { sky: "#cdeef0", haze: "#dff4ee", far: "#a9dadb", near: "#97cdbd", ground: "#ecdfba", accent: "#e2957f", roofs: ["#e07a6a", "#5aa7c7", "#c78fc2"] },
  night: { sky: "#0c2233", haze: "#12384a", far: "#154658", near: "#1b5a5f", ground: "#3b4a48", accent: "#b8705f", roofs: ["#b2645a", "#4688a3", "#94699a"] },
  far: "M0 78V56q30-14 60-4t70-6 80 8 70-10 80 10 80-8 70 6 70-8 60 6v28z",
  near: along([[26, 40], [118, 34], [228, 42], [322, 36], [432, 40], [528, 34], [616, 42]], weed),
  accent: along([[70, 60], [180, 62], [280, 60], [380, 62], [486, 60], [576, 62]], coral) + along([[90, 20], [118, 28], [102, 36], [350, 18], [376, 26], [560, 22]], fish),
  pen: along([[50, 40], [210, 36], [300, 42], [450, 34], [600, 40]], bubbles),
} satisfies Scenery;
