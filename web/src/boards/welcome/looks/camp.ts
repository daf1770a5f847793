/** A summer camp: pines by a lake, tents, a camp fire, and bunting from tree to tree. */
import { along, type Scenery } from "./scenery";

const pine = (x: number, y: number): string => `M${x} ${y}l7 11h-4l7 11h-4l7 12h-11v10h-4V${y + 34}h-11l7-12h-4l7-11h-4z`;
const tent = (x: number): string => `M${x} 78l16-24 16 24h-11l-5-12-5 12z`;
const flags = (x: number, y: number): string => `M${x} ${y}q40 14 80 0M${x + 12} ${y + 4}l3 7 4-6M${x + 34} ${y + 7}l4 7 4-7M${x + 60} ${y + 5}l4 7 3-8`;

export default {
  day: { sky: "#dff0e6", haze: "#f8f5e2", far: "#c2ddc6", near: "#9cc3a2", ground: "#d3e3b4", accent: "#d9874f", roofs: ["#c8693f", "#5f8f5a", "#3f86a6"] },
  night: { sky: "#101d28", haze: "#1d3330", far: "#1c3832", near: "#27493c", ground: "#35503c", accent: "#b9713f", roofs: ["#9c5638", "#4c744a", "#376f88"] },
  far: "M0 78V54q40-12 80-2t90-6 80 6 100-8 90 8 100-6 100 4v28z",
  near: along([[20, 32], [48, 38], [148, 30], [250, 36], [276, 32], [390, 36], [482, 30], [510, 38], [616, 32]], pine),
  accent: along([[84, 54], [310, 54], [430, 54], [550, 54]], tent),
  pen: along([[48, 24], [276, 22], [390, 24], [510, 22]], flags),
} satisfies Scenery;
