/** A ski resort: peaks with snow on them, firs, and a chair lift. */
import { along, type Scenery } from "./scenery";

const fir = (x: number, y: number): string => `M${x} ${y}l5 8h-3l5 8h-3l5 8h-18l5-8h-3l5-8h-3z`;
const chair = (x: number, y: number): string => `M${x} ${y}v7h-3v4h6v-4`;

export default {
  day: { sky: "#dcebf5", haze: "#f7fafb", far: "#c3d4e0", near: "#dfe9ef", ground: "#f4f8fa", accent: "#8fa9b8", roofs: ["#c2573f", "#4f7f9f", "#8a6a4a"] },
  night: { sky: "#14202e", haze: "#22344a", far: "#2a3c50", near: "#324a60", ground: "#3a5268", accent: "#54708a", roofs: ["#a8553f", "#4a7390", "#7c6248"] },
  far: "M0 78L40 34l22 20 34-42 40 46 26-18 44 30 40-50 38 44 30-24 46 34 34-44 42 42 26-20 40 30 38-46 42 40 30-18 28 20v22z",
  near: "M96 12l-14 17 8-3 6 5 7-6 8 6zM246 20l-12 15 7-3 6 5 6-5 7 4zM394 30l-10 13 6-2 5 4 5-4 5 4zM540 36l-10 12 6-2 5 4 5-4 5 3z" + along([[20, 54], [60, 56], [150, 52], [214, 56], [330, 54], [390, 52], [470, 56], [540, 54], [610, 52]], fir),
  pen: "M0 10L640 40" + along([[70, 13.300], [190, 18.900], [310, 24.500], [430, 30.200], [550, 35.800]], chair),
} satisfies Scenery;
