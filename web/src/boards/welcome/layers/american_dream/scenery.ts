/** The American dream: a skyline of the fifties, billboards, and finned cars on the road. */
import { along, type Scenery } from "../../looks/scenery";

const car = (x: number, y: number): string =>
  `M${x} ${y - 2}l-1-6 5 1.500q3-5 9-5h4q4 0 6 5 7 .500 8 4.500v2h-4a3 3 0 0 0-6 0h-10a3 3 0 0 0-6 0h-5zM${x + 6} ${y - 6.400}h6v-3.400q-4 .400-6 3.400zM${x + 14} ${y - 6.400}h6.500q-1.500-3.400-4-3.400h-2.500zM${x + 8} ${y - 2.200}a2.400 2.400 0 1 0 .1 0zM${x + 24} ${y - 2.200}a2.400 2.400 0 1 0 .1 0z`;
const board = (x: number, y: number): string => `M${x} ${y}h28v13h-8V78h-3V${y + 13}h-6V78h-3V${y + 13}h-8z`;

export default {
  day: { sky: "#d8ecf2", haze: "#fdf2e0", far: "#d2dbdf", near: "#bcd3c0", ground: "#dcd6c6", accent: "#d99a8e", roofs: ["#e69f00", "#56b4e9", "#d98f74"] },
  night: { sky: "#14192f", haze: "#33294a", far: "#2a3148", near: "#2c4444", ground: "#3f3f48", accent: "#86565a", roofs: ["#a87a1c", "#417f9f", "#9c6a58"] },
  far: "M0 78V58h14V48h12v10h18V46h8V32h4v14h8v12h30V50h18v8h30V42h10v16h40V52h20v6h30V46h12v12h46V44h6V26h4v18h6v14h40V50h18v8h36V44h12v14h46V52h16v6h36V46h12v12h40V50h16v8h28v20z",
  near: along([[112, 52], [214, 54], [330, 51], [444, 54], [548, 52]], board) + "M0 78q80-10 160-4t160-2 160 4 160-4v6z",
  accent: along([[58, 75], [160, 75], [262, 75], [378, 75], [490, 75], [600, 75]], car),
} satisfies Scenery;
