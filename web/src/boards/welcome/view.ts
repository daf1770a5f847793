/** What the server shows of Welcome To, and how places are named. */
import type { Frozen } from "../../net/frozen";
import type { EstateView, HouseView, PlanView, SheetView, StreetView, TurnView, WelcomeView } from "../../net/views/welcome";

export type House = Frozen<HouseView>;
export type Estate = Frozen<EstateView>;
export type Plan = Frozen<PlanView>;
export type Turn = Frozen<TurnView>;
export interface Street extends Omit<Frozen<StreetView>, "estates"> {
  /** The complete estates, each as its first house and its size. */
  readonly estates: readonly (readonly [number, number])[];
}
/** What a mode or an expansion shows of a sheet, by its name; `layers/` knows what the expansions mean by it. */
export interface Layers {
  readonly expert?: { readonly built: number; readonly costs: readonly number[] };
  readonly [expansion: string]: unknown;
}
export interface Sheet extends Omit<Frozen<SheetView>, "streets" | "layers"> {
  readonly streets: readonly Street[];
  readonly layers: Layers;
}
export interface View extends Omit<Frozen<WelcomeView>, "sheets" | "tracks"> {
  readonly sheets: readonly Sheet[];
  readonly tracks: { readonly pools: readonly number[]; readonly bis: readonly number[]; readonly refusals: readonly number[]; readonly temps: readonly number[] };
}

/** Points as they are written. */
export { points as signed } from "../../state/points";

/** More sheets than this are a table of standings. */
export const MANY = 8;
export const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"] as const;
export const STREETS = ["T", "M", "B"] as const;
/** How many houses a street has before its corner, where the screen is too narrow for whole streets. */
export const HALF = 6;
export const place = (street: number, at: number): string => STREETS[street]! + at;
/** The same on a sheet with this number of streets: other than the usual three they are lettered A, B, C … */
export const spotOf = (streets: number, street: number, at: number): string => (streets === STREETS.length ? place(street, at) : `${String.fromCharCode(65 + street)}${at}`);
/** The street of a place and which of its houses it is, both counted from 0. */
export const locate = (name: string): [number, number] => [STREETS.indexOf(name[0] as "T"), Number(name.slice(1))];

/** The places of an estate that begins with this house. */
export const lots = (street: number, [first, size]: readonly [number, number]): string[] => Array.from({ length: size }, (_, step) => place(street, first + step));

/** The numbers between two whole ones that some decks have. */
export const QUARTERS = [7.75, 8.75, 9.75, 10.75, 11.75] as const;
/** A number as it is written on a house: 9.75 is «9¾». */
export const numeral = (number: number): string => (Number.isInteger(number) ? String(number) : `${Math.floor(number)}¾`);

/** The same in a sentence, which counts with whole numbers. */
export const spoken = (number: number): number | string => (Number.isInteger(number) ? number : numeral(number));

/** A card of a hand, such as `7-park`, or `?-park` if its number is secret. */
export const SECRET = "?";
export const card = (name: string): { number: number; effect: string } => {
  const [number = "", effect = ""] = name.split("-");
  return { number: Number(number), effect };
};

/** The last word of an action that is done to a place names the place. */
const PLACED = /^[a-z][a-z ]* (?:[\d.]+ )?([A-Z]\d+)$/;
export const placeOf = (text: string): string | null => PLACED.exec(text)?.[1] ?? null;
export const verbOf = (text: string): string => text.split(" ")[0]!;
export const numberOf = (text: string): number => Number(text.split(" ").find((word) => /^\d/.test(word)));
