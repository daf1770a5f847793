/** What a step or a deed does to a seat's points, as far as the score sheets before and after tell. */
import type { Fact, ScoreLine, Update } from "../net/messages";

const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, one) => sum + one.points, 0);

/** A change of a seat's points, and the lines of its new sheet that differ. */
export interface Gain {
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

export function gain(before: readonly ScoreLine[], after: readonly ScoreLine[]): Gain {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  // A line may count something else by now and still bring the same: only points are told.
  const worth = new Set(before.map((one) => `${one.key} ${one.points}`));
  return { points: total(after) - total(before), lines: after.filter((one) => !known.has(JSON.stringify(one)) && !worth.has(`${one.key} ${one.points}`)) };
}

/** What a gain comes from, if it is one line, for the middle of a sentence: a name keeps its capital there, and other words lose theirs. */
export function source(lines: readonly ScoreLine[], words: (line: ScoreLine) => string, named?: RegExp): { readonly known: "no" | "name" | "yes"; readonly from: string } {
  const [line, another] = lines;
  const said = line && !another ? words(line) : "";
  if (!line || !said) return { known: "no", from: "" };
  return named?.test(line.key) ? { known: "name", from: said } : { known: "yes", from: `${said.charAt(0).toLocaleLowerCase()}${said.slice(1)}` };
}

/** What somebody else did, and what it has cost. */
export interface Loss {
  readonly facts: readonly Fact[];
  readonly points: number;
}

/** What a seat has lost between two updates by the deed of exactly one of the others. */
export function lossOf(before: Update, next: Update, facts: readonly Fact[]): Loss | null {
  const own = next.seat;
  if (own === null || before.seat !== own || next.over) return null;
  const seats = new Set(facts.flatMap((fact) => (typeof fact.args.seat === "number" ? fact.args.seat : [])));
  if (seats.size !== 1 || seats.has(own)) return null;
  const points = total(next.scores[own] ?? []) - total(before.scores[own] ?? []);
  return points < 0 ? { facts, points } : null;
}
