/** A day at the ponds: reeds, lily pads, and hills behind the water. */
import { along, type Scenery } from "../../looks/scenery";

const reed = (x: number, y: number): string => `M${x} 78V${y}M${x + 6} 78V${y + 8}M${x + 11} 78V${y + 3}`;
const tail = (x: number, y: number): string => `M${x - 2} ${y}h4v11h-4zM${x + 9} ${y + 3}h4v10h-4z`;
const pad = (x: number, y: number): string => `M${x} ${y}q-12 0-12-4t12-4l-2 4 6-3q8 0 8 3t-12 4z`;

export default {
  day: { sky: "#d9eef6", haze: "#f6f7e6", far: "#c6e2c4", near: "#b4dbe8", ground: "#cfe4b4", accent: "#8a9a5a", roofs: ["#e2a93c", "#5f9fc4", "#8a7a5a"] },
  night: { sky: "#101d30", haze: "#1f3644", far: "#1f3d3a", near: "#1d4456", ground: "#35513f", accent: "#6f8450", roofs: ["#a8813a", "#467894", "#6c6049"] },
  far: "M0 78V48q80-18 160-4t160-6 170 6 150-6v40z",
  near: "M20 78q10-16 60-16t66 16zM190 78q14-18 70-18t72 18zM372 78q8-15 56-15t62 15zM520 78q12-17 58-17t62 17z",
  accent: along([[150, 52], [342, 50], [500, 52]], tail) + along([[70, 72], [106, 75], [240, 71], [290, 75], [420, 72], [456, 75], [570, 72], [606, 75]], pad),
  pen: along([[150, 54], [342, 52], [500, 54]], reed),
} satisfies Scenery;
