/** What an expansion has on a paper sheet. */
import { locate, place } from "../view";

/** By street and house what is circled, by street whether its bonus is won, and what was chosen, from 1 on. */
export interface Extra {
  circled: boolean[][];
  bonuses: boolean[];
  choice: number;
}
export const blankExtra = (lengths: readonly number[]): Extra => ({
  circled: lengths.map((length) => Array<boolean>(length).fill(false)),
  bonuses: lengths.map(() => false),
  choice: 0,
});

export function isCircled(extra: Extra, name: string): boolean {
  const [street, at] = locate(name);
  return extra.circled[street]?.[at] ?? false;
}
export const circledPlaces = (extra: Extra): string[] => extra.circled.flatMap((street, index) => street.flatMap((one, at) => (one ? [place(index, at)] : [])));
