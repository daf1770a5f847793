/** What an expansion has on a paper sheet. */
import { locate, place } from "../view";

/** By street and house how much is circled, by street whether its bonus is won, and what was chosen, from 1 on. */
export interface Extra {
  circled: number[][];
  bonuses: boolean[];
  choice: number;
}
export const blankExtra = (lengths: readonly number[]): Extra => ({
  circled: lengths.map((length) => Array<number>(length).fill(0)),
  bonuses: lengths.map(() => false),
  choice: 0,
});

export function timesCircled(extra: Extra, name: string): number {
  const [street, at] = locate(name);
  return Number(extra.circled[street]?.[at] ?? 0);
}
export const isCircled = (extra: Extra, name: string): boolean => timesCircled(extra, name) > 0;
/** The places where something is circled; where two are, twice. */
export const circledPlaces = (extra: Extra): string[] => extra.circled.flatMap((street, index) => street.flatMap((times, at) => Array<string>(Number(times)).fill(place(index, at))));
