/** The last days: a red sky, a comet, far towers, and vents of shelters in the ground. */
import { along, type Scenery } from "../../looks/scenery";

const comet = (x: number, y: number): string => `M${x} ${y}a6 6 0 1 0 .1 0zM${x + 4} ${y + 1}l46-18-40 24z`;
const vent = (x: number, y: number): string => `M${x} 78V${y}q0-4 4-4h6v5h-4v${74 - y}z`;

export default {
  day: { sky: "#f3d3c4", haze: "#fbecd9", far: "#dcb6a6", near: "#c49c8c", ground: "#d9c0a6", accent: "#bf8571", roofs: ["#9a5a46", "#6f7d86", "#b0843f"] },
  night: { sky: "#2a1216", haze: "#4a241f", far: "#40241f", near: "#4c2f28", ground: "#56402f", accent: "#8c4b38", roofs: ["#7f4a3a", "#56626a", "#8a6934"] },
  far: "M0 78V52h16V36h14v16h26V28h10v-6h8v6h8v24h40V40h18v12h40V30h22v22h36V44h14v8h30V26h12v26h46V38h20v14h36V32h14v20h40V42h16v10h30V28h12v24h46V40h18v12h44V34h14v18h22v26z",
  near: "M0 78q70-10 150-5t160-3 160 5 170-4v7z",
  accent: along([[90, 26], [280, 16], [450, 22], [590, 14]], comet) + along([[60, 66], [150, 64], [240, 66], [342, 64], [438, 66], [540, 64], [620, 66]], vent),
} satisfies Scenery;
