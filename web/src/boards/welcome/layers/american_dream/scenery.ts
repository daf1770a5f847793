/** The American dream: a skyline of the fifties, billboards, and finned cars on the road. */
import { along, type Scenery } from "../../looks/scenery";

const car = (x: number, y: number): string => `M${x} ${y}l-3-8 8 2q4-8 14-8t14 8q12 1 13 7v4h-5a4 4 0 0 0-8 0h-18a4 4 0 0 0-8 0h-7z`;
const board = (x: number, y: number): string => `M${x} ${y}h30v16h-12V78h-3V${y + 16}h-1V78h-3V${y + 16}h-11z`;

export default {
  day: { sky: "#d8ecf2", haze: "#fdf2e0", far: "#d2dbdf", near: "#bcd3c0", ground: "#dcd6c6", accent: "#d98b80", roofs: ["#e69f00", "#56b4e9", "#d98f74"] },
  night: { sky: "#14192f", haze: "#33294a", far: "#2a3148", near: "#2c4444", ground: "#3f3f48", accent: "#a8665f", roofs: ["#a87a1c", "#417f9f", "#9c6a58"] },
  far: "M0 78V44h14V30h12v14h18V24h8v-8h4v8h8v20h30V34h18v10h30V20h10v24h40V36h20v8h30V26h12v18h46V14h6v-6h4v6h6v30h40V34h18v10h36V22h12v22h46V36h16v8h36V28h12v16h40V34h16v10h28v34z",
  near: along([[110, 40], [330, 38], [540, 40]], board) + "M0 78q80-10 160-4t160-2 160 4 160-4v6z",
  accent: along([[60, 72], [250, 72], [430, 72], [596, 72]], car),
} satisfies Scenery;
