/** The outbreak: a town in mist, crooked lamps, stones in a row, and hands out of the ground. */
import { along, type Scenery } from "../../looks/scenery";

const hand = (x: number, y: number): string => `M${x} 78V${y}q-3-2-4-8l2-1 3 6v-9h3v9l2-10h3l-1 10 4-7 2 1-3 9q0 4-2 6v${78 - y - 6}z`;
const stone = (x: number, y: number): string => `M${x} 78V${y}q0-7 8-7t8 7v${78 - y}z`;
const lamp = (x: number): string => `M${x} 78l3-46q6-6 12-2M${x + 12} 29l5 5`;

export default {
  day: { sky: "#dfe5d8", haze: "#f1f0e2", far: "#c2cbbb", near: "#a9b5a2", ground: "#c7cbac", accent: "#7f9464", roofs: ["#8a6f62", "#6c8076", "#a38a52"] },
  night: { sky: "#12191a", haze: "#26312a", far: "#222f2b", near: "#2e3d35", ground: "#3a4637", accent: "#83a05f", roofs: ["#6c584e", "#546660", "#806d44"] },
  far: "M0 78V50h24l8-8 8 8h30V38h22v12h40l8-8 8 8h44V36l10-8 10 8v14h50V44h26v6h36l8-8 8 8h44V34h20v16h46l8-8 8 8h44V40h22v10h40l8-8 8 8h34v28z",
  near: along([[60, 62], [84, 64], [200, 62], [340, 64], [364, 62], [486, 64], [596, 62]], stone),
  accent: along([[130, 60], [262, 62], [420, 60], [548, 62]], hand),
  pen: along([[30, 30], [236, 30], [450, 30], [626, 30]], lamp),
} satisfies Scenery;
