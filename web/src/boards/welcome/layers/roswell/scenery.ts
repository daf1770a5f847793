/** The desert of Roswell: mesas, a radio mast, and saucers that hang in the sky, too pale to be taken for those of the sheet. */
import { along, type Scenery } from "../../looks/scenery";

const saucer = (x: number, y: number): string => `M${x} ${y}q4-8 12-8t12 8q10 1 12 5-10 5-24 5t-24-5q2-4 12-5z`;
const beam = (x: number, y: number): string => `M${x + 8} ${y + 10}h8l12 ${68 - y}h-32z`;

export default {
  day: { sky: "#e4dff0", haze: "#fbeedb", far: "#e3c3a0", near: "#d9b38a", ground: "#ecd2a6", accent: "#c3bfd6", roofs: ["#c97b4a", "#6f86b0", "#a08a5a"] },
  night: { sky: "#15142c", haze: "#33284a", far: "#3d2f40", near: "#4c3b40", ground: "#594a3e", accent: "#463f62", roofs: ["#96603f", "#56698c", "#7c6b48"] },
  far: "M0 78V56h30l8-18h48l8 18h60l8-12h40l6 12h70l8-24h50l8 24h60l8-14h44l6 14h50l8-18h40l8 18h62v22z",
  near: "M0 78q90-12 180-6t170-2 150 4 140-4v8z",
  accent: along([[70, 20], [252, 16], [420, 24], [560, 14]], saucer),
  pen: "M180 78l6-44 6 44M182 62h8M183 52h6M184 42h4M330 78l6-40 6 40M332 64h8M333 54h6" + along([[70, 20], [420, 24]], beam),
} satisfies Scenery;
