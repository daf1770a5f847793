/** The night of ghosts: a large moon, crooked trees, pumpkins along the road. */
import { along, type Scenery } from "../../looks/scenery";

const pumpkin = (x: number, y: number): string => `M${x} ${y}q-9-3-11 5t5 13q6 3 12 0 8-5 5-13t-11-5q0-4 4-5l-2-2q-4 2-2 7z`;
const tree = (x: number): string => `M${x} 78q3-18-3-30l-9-8 1-2 9 6-4-12 2-1 6 12q2-10 8-14l1 2q-6 6-6 14l8-6 1 2-9 9q-2 12 1 28z`;
const ghost = (x: number, y: number): string => `M${x} ${y}q0-12 8-12t8 12v10l-3-3-2 3-3-3-3 3-2-3-3 3z`;

export default {
  day: { sky: "#e6d9ea", haze: "#f9e9d3", far: "#cdbdd3", near: "#a895b2", ground: "#d8c6a6", accent: "#dd8a3c", roofs: ["#7a5a94", "#d07f34", "#5f7a5a"] },
  night: { sky: "#160f28", haze: "#3a2038", far: "#2c2040", near: "#382a4c", ground: "#43374a", accent: "#d07f34", roofs: ["#624a78", "#a3652e", "#4c6249"] },
  far: "M500 12a15 15 0 1 0 .1 0zM130 14a13 13 0 1 0 .1 0zM0 78V62q60-10 140-4t150-4 150 6 200-6v24z" + along([[210, 30], [352, 24], [580, 34]], ghost),
  near: along([[40, 40], [170, 42], [290, 40], [420, 42], [540, 40], [626, 42]], tree),
  accent: along([[90, 62], [236, 64], [346, 62], [476, 64], [596, 62]], pumpkin),
} satisfies Scenery;
