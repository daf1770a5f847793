/** A swamp out of an old film: bare trees, reeds, a full moon with bats, and eyes that look from the dark. */
import { along, type Scenery } from "./scenery";

const tree = (x: number): string => `M${x} 78q2-20-2-30l-12-10 1-2 10 6-6-14 2-1 8 15 4-22 2 0-1 20 12-10 1 2-11 13q-2 12 0 33z`;
const bat = (x: number, y: number): string => `M${x} ${y}q-4-5-10-3 2 1 2 4 4-2 6 2l2-2 2 2q2-4 6-2 0-3 2-4-6-2-10 3z`;
const reed = (x: number, y: number): string => `M${x} 78q-1-12 2-22M${x + 5} 78q0-9-2-17M${x + 9} 78q0-12 3-20M${x + 2} ${y}v6`;

export default {
  day: { sky: "#dfe3cf", haze: "#f0efdd", far: "#c4cbac", near: "#b3bd9c", ground: "#c9cfae", accent: "#7d8767", roofs: ["#7c8a5c", "#8a7a9a", "#a0764e"] },
  night: { sky: "#10191a", haze: "#1f302a", far: "#1d2c26", near: "#25382e", ground: "#2d4033", accent: "#6f8a5f", roofs: ["#64714a", "#6f637e", "#80603f"] },
  far: "M0 78V60q40-10 90-4t110-2 120 4 110-6 110 6 100-4v24z",
  near: along([[30, 40], [150, 44], [262, 40], [350, 42], [452, 40], [566, 44]], tree),
  accent: "M430 16a13 13 0 1 0 .1 0z" + along([[400, 18], [466, 30], [100, 20], [560, 16], [250, 14]], bat) + along([[90, 66], [310, 68], [520, 66]], (x, y) => `M${x} ${y}a2 2.600 0 1 0 .1 0zM${x + 8} ${y}a2 2.600 0 1 0 .1 0z`),
  pen: along([[60, 54], [200, 54], [300, 54], [400, 54], [500, 54], [610, 54]], reed),
} satisfies Scenery;
