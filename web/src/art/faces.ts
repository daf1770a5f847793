/** Faces of the bots: houses that look at you, drawn with the pen of the house kit on a 100 × 100 plot with its street at y = 88. */
export interface Face {
  /** The coat of the walls, a letter of the house kit. */
  readonly coat: string;
  /** The roof, worn like a hat. */
  readonly roof: string;
  readonly mouth: string;
  /** Strokes of the pen: glasses, brows, whiskers. */
  readonly pen?: string;
  /** What is filled with ink: a moustache, a bow. */
  readonly ink?: string;
}

const GABLE = "M16 50L50 18L84 50z";
const HIP = "M16 48L30 26H70L84 48z";
const DOME = "M18 48a32 30 0 0 1 64 0z";
const FLAT = "M20 36H80V48H20z";
const TALL = "M14 48V42H30V16H70V42H86V48z";
const CAP = "M20 48V38Q24 22 50 22T80 38H94V48z";
const SAW = "M18 48V26L40 44V26L62 44V26L82 44V48z";

const SMILE = "M41 74q9 7 18 0";
const GRIN = "M39 72h22q-3 9-11 9t-11-9z";
const CALM = "M42 75h16";
const WRY = "M42 76q8 1 15-5";

const GLASSES = "M33 61a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0zM52 61a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0zM48 60q2-2 4 0";
const BROWS = "M34 53l11-3M66 53l-11-3";
const ARCHES = "M34 54q6-6 12-1M54 53q6-5 12 1";
const FRECKLES = "M33 70h.1M38 72h.1M62 72h.1M67 70h.1";
const LASHES = "M34 58l-4-3M66 58l4-3";
const MOUSTACHE = "M50 69q-5-4-10 0-5 3-8-1 3 8 10 6 5 0 8-3 3 3 8 3 7 2 10-6-3 4-8 1-5-4-10 0z";
const BEARD = "M28 70q6 10 12 4 10 6 20 0 6 6 12-4v18H28z";
const BOW = "M50 24l-12-8v16zM50 24l12-8v16z";
const BUN = "M42 14a8 8 0 1 1 16 0a8 8 0 1 1-16 0z";

export const FACES: Readonly<Record<string, Face>> = {
  mira: { coat: "G", roof: GABLE, mouth: SMILE, pen: GLASSES, ink: BUN },
  osip: { coat: "C", roof: CAP, mouth: "", pen: BROWS, ink: MOUSTACHE },
  clara: { coat: "B", roof: HIP, mouth: CALM, pen: GLASSES + ARCHES },
  timur: { coat: "E", roof: CAP, mouth: GRIN, pen: FRECKLES },
  vera: { coat: "C", roof: DOME, mouth: SMILE, pen: LASHES, ink: BOW },
  gleb: { coat: "A", roof: FLAT, mouth: CALM, pen: BROWS, ink: BEARD },
  asya: { coat: "F", roof: SAW, mouth: GRIN, pen: LASHES + FRECKLES },
  savva: { coat: "D", roof: TALL, mouth: "", pen: GLASSES, ink: MOUSTACHE },
  zoya: { coat: "A", roof: DOME, mouth: WRY, pen: ARCHES + LASHES },
  foma: { coat: "E", roof: GABLE, mouth: WRY, pen: BROWS + FRECKLES },
  rita: { coat: "F", roof: HIP, mouth: SMILE, pen: LASHES, ink: BOW },
  lev: { coat: "D", roof: TALL, mouth: GRIN, pen: ARCHES },
};
