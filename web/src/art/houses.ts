/**
 * The house kit: seven silhouettes and seven colours, drawn on a 100 × 100 plot whose street lies at y = 88.
 *
 * A house is a body (all that takes the colour and its pattern), roofs (a darker coat of the same colour),
 * openings that are lit at night, a door, and a few strokes of the pen. Every tile, mark and figure is made of these.
 */
export interface House {
  readonly body: string;
  readonly roof: string;
  readonly windows: string;
  readonly door: string;
  readonly pen: string;
  /** Strokes on the door, in the light of the windows. */
  readonly trim?: string;
}

export interface Coat {
  readonly fill: string;
  /** Pen of the pattern: dark on light coats, light on dark ones. */
  readonly pen: "dark" | "light";
}

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const SHAPES = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Okabe and Ito's palette: seven colours that colour-blind people can tell apart. */
export const COATS: Readonly<Record<string, Coat>> = {
  A: { fill: "#E69F00", pen: "dark" },
  B: { fill: "#56B4E9", pen: "dark" },
  C: { fill: "#009E73", pen: "light" },
  D: { fill: "#F0E442", pen: "dark" },
  E: { fill: "#0072B2", pen: "light" },
  F: { fill: "#D55E00", pen: "light" },
  G: { fill: "#CC79A7", pen: "dark" },
};

const pane = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const porthole = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const HOUSES: Readonly<Record<string, House>> = {
  // Gable: the house every child draws, with a chimney.
  1: {
    body: "M24 88V48L50 24L76 48V88z",
    roof: "M62 32V17h9v23zM14 54L50 18L86 54L80 59L50 30L20 59z",
    windows: pane(30, 60, 12, 13) + porthole(50, 46, 5),
    door: "M54 88V64h13v24z",
    pen: "M36 60v13M30 66.5h12",
  },
  // Flat: a tower block with a parapet.
  2: {
    body: "M32 88V22H76V88z",
    roof: "M28 15H80V24H28z",
    windows: pane(39, 31, 10, 10) + pane(59, 31, 10, 10) + pane(39, 49, 10, 10) + pane(59, 49, 10, 10) + pane(39, 67, 10, 10),
    door: "M58 88V67h12v21z",
    pen: "M66 15V5L74 8.500L66 12",
  },
  // Dome: an observatory under half a circle.
  3: {
    body: "M20 88V56H80V88z",
    roof: "M16 58a34 34 0 0 1 68 0zM45 24V15a5 5 0 0 1 10 0V24z",
    windows: arch(27, 65, 11, 17) + arch(62, 65, 11, 17),
    door: arch(43, 64, 14, 24),
    pen: "M50 26V56M34 55Q36 36 46 25M66 55Q64 36 54 25",
  },
  // Spire: one steep roof from the sky to the street.
  4: {
    body: "M20 88L50 26L80 88z",
    roof: "M9 88L50 9L91 88H81L50 28L19 88z",
    windows: "M50 39L58 57H42z" + pane(32, 68, 8, 10) + pane(60, 68, 8, 10),
    door: "M45 88V67h10v21z",
    pen: "M50 10V4",
  },
  // Saw-tooth: a workshop that takes its light from the north.
  5: {
    body: "M12 88V60H88V88z",
    roof: "M78 52V24h8V56zM10 62V35L36 55V35L62 55V35L90 56V62z",
    windows: pane(18, 68, 11, 10) + pane(33, 68, 11, 10) + pane(71, 68, 11, 10),
    door: "M50 88V68h15v20z",
    pen: "",
    trim: "M57.500 71V85",
  },
  // Stepped: terraces that climb to the right.
  6: {
    body: "M12 88V66H37V46H62V24H88V88z",
    roof: "M9 60H40V67H9zM34 40H65V47H34zM59 18H91V25H59z",
    windows: pane(69, 32, 12, 10) + pane(69, 50, 12, 10) + pane(44, 54, 12, 10) + pane(19, 73, 11, 9),
    door: "M68 88V67h13v21z",
    pen: "M44 88V73h13V88",
  },
  // Gambrel: a barn with a broken roof and a big gate.
  7: {
    body: "M20 88V56L29 39L50 30L71 39L80 56V88z",
    roof: "M9 60L24 33L50 20L76 33L91 60L83 63L71 41L50 31L29 41L17 63z",
    windows: porthole(50, 46, 7),
    door: "M34 88V62H66V88z",
    pen: "M50 39v14M43 46h14",
    trim: "M38 66L62 84M62 66L38 84",
  },
};
