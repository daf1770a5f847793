/** What the server shows of Welcome To, and how places are named. */
export interface House {
  readonly number: number | null;
  readonly bis: boolean;
  readonly pool: boolean;
  readonly swum: boolean;
  readonly used: boolean;
  readonly picked: boolean;
  readonly roundabout: boolean;
  readonly fresh: boolean;
}
export interface Street {
  readonly houses: readonly House[];
  readonly fences: readonly boolean[];
  readonly parks: number;
  readonly park_points: readonly number[];
  /** The complete estates, each as its first house and its size. */
  readonly estates: readonly (readonly [number, number])[];
}
export interface Estate {
  readonly size: number;
  readonly count: number;
  readonly agents: number;
  readonly points: readonly number[];
}
export interface Cone {
  readonly place: string;
  readonly scoops: number;
  readonly state: "open" | "sold" | "gone";
}
export interface Goal {
  readonly least: number;
  readonly most: number | null;
  readonly points: number;
  readonly chosen: boolean;
  readonly reconstructed: boolean;
}
export interface Layers {
  readonly christmas?: { readonly links: readonly (readonly boolean[])[]; readonly longest: readonly number[] };
  readonly icecream?: {
    readonly cones: readonly Cone[];
    readonly trucks: readonly { readonly street: number; readonly leftward: boolean; readonly at: string | null; readonly bonus: string }[];
  };
  readonly roswell?: {
    readonly goals: readonly Goal[];
    readonly saucers: readonly { readonly place: string; readonly circled: boolean }[];
    readonly groups: number;
    readonly failed: number;
    readonly reconstructed: boolean;
  };
  readonly expert?: { readonly built: number; readonly costs: readonly number[] };
}
export interface Sheet {
  readonly seat: number;
  readonly streets: readonly Street[];
  readonly estates: readonly Estate[];
  readonly pools: number;
  readonly temps: number;
  /** What the temps are worth as everybody's numbers stand. */
  readonly temp_points: number;
  readonly bis: number;
  readonly refusals: number;
  readonly plans: readonly (number | null)[];
  readonly score: number;
  readonly layers: Layers;
}
export interface Plan {
  readonly id: string;
  readonly level: number;
  readonly key: string;
  readonly sizes: readonly number[];
  readonly first: number;
  readonly second: number;
  readonly approved: boolean;
  readonly reconstructed: boolean;
}
export interface Turn {
  readonly stage: string;
  readonly combo: number | null;
  readonly number: number | null;
  readonly effect: string | null;
  readonly house: string | null;
  readonly spent: boolean;
  readonly plan: number | null;
}
export interface View {
  readonly stage: string;
  readonly round: number;
  readonly pairs: readonly { readonly number: number; readonly effect: string | null; readonly coming: string }[];
  readonly plans: readonly Plan[];
  readonly deck: number;
  readonly sheets: readonly Sheet[];
  readonly standings: readonly { readonly seat: number; readonly score: number; readonly built: number; readonly plans: number; readonly refusals: number }[];
  readonly tracks: { readonly pools: readonly number[]; readonly bis: readonly number[]; readonly refusals: readonly number[]; readonly temps: readonly number[] };
  readonly turn: Turn | null;
  readonly hand: readonly string[] | null;
  readonly passed: string | null;
}

/** Points as they are written: with a minus that is as wide as a digit. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** More sheets than this are a table of standings. */
export const MANY = 8;
export const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"] as const;
export const STREETS = ["T", "M", "B"] as const;
export const place = (street: number, at: number): string => STREETS[street]! + at;

/** The places of an estate that begins with this house. */
export const lots = (street: number, [first, size]: readonly [number, number]): string[] => Array.from({ length: size }, (_, step) => place(street, first + step));

/** A card of the hand, such as `7-park`. */
export const card = (name: string): { number: number; effect: string } => {
  const [number = "", effect = ""] = name.split("-");
  return { number: Number(number), effect };
};

/** The last word of an action that is done to a place names the place. */
const PLACED = /^(?:write|bis|fence|estate|roundabout) (?:\d+ )?([TMB]\d+)$/;
export const placeOf = (text: string): string | null => PLACED.exec(text)?.[1] ?? null;
export const verbOf = (text: string): string => text.split(" ")[0]!;
export const numberOf = (text: string): number => Number(text.split(" ")[1]);
