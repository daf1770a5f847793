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
/** What a mode or an expansion shows of a sheet, by its name; `layers/` knows what the expansions mean by it. */
export interface Layers {
  readonly expert?: { readonly built: number; readonly costs: readonly number[] };
  readonly [expansion: string]: unknown;
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

/** Points as they are written. */
export { points as signed } from "../../state/points";

/** More sheets than this are a table of standings. */
export const MANY = 8;
export const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"] as const;
export const STREETS = ["T", "M", "B"] as const;
export const place = (street: number, at: number): string => STREETS[street]! + at;
/** The street of a place and which of its houses it is, both counted from 0. */
export const locate = (name: string): [number, number] => [STREETS.indexOf(name[0] as "T"), Number(name.slice(1))];

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
