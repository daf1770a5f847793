/** The Wild West: table mountains, cacti, a wheel against a fence, and a wide dusty sky. */
import { along, type Scenery } from "./scenery";

const cactus = (x: number, y: number): string => `M${x} 78v-18q-8 0-8-10 0-3 3-3t3 3q0 3 2 3v-${70 - y}q0-4 4-4t4 4v24q2 0 2-4 0-3 3-3t3 3q0 11-8 11v14z`;
const wheel = (x: number, y: number): string => `M${x} ${y}a8 8 0 1 0 .1 0M${x} ${y}v16M${x - 8} ${y + 8}h16M${x - 5.600} ${y + 2.400}l11.200 11.200M${x + 5.600} ${y + 2.400}l-11.200 11.200`;

export default {
  day: { sky: "#f6e3c4", haze: "#fdf5e3", far: "#e6c49b", near: "#d8ab7c", ground: "#ecd4aa", accent: "#8f9a66", roofs: ["#a9683c", "#8c7a5a", "#c04f35"] },
  night: { sky: "#1d1a2c", haze: "#402c38", far: "#4a3238", near: "#59403c", ground: "#5f4c3c", accent: "#6a7450", roofs: ["#875434", "#70634b", "#94412f"] },
  far: "M0 78V48h20l6-20h52l8 20h40l8-10h30l6 10h50l6-26h60l8 26h40l6-14h36l8 14h50l6-22h48l8 22h46l6-12h30l6 12h24v30z",
  near: "M0 78q80-16 160-8t170-2 150 4 160-6v12z",
  accent: along([[56, 44], [172, 48], [300, 44], [412, 50], [530, 44], [622, 48]], cactus),
  pen: along([[116, 60], [356, 60], [476, 60]], wheel),
} satisfies Scenery;
