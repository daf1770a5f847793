/** The story of a game, one line a turn. */
import type { Manifest } from "../boards/kit";
import type { Args, Fact, SeatInfo } from "../net/messages";
import { phrase } from "./names";

type Say = (key: string, args?: Args) => string;

/** What one seat did in one turn, or one thing that happened to all. */
export interface Turn {
  readonly seq: number;
  readonly seat: number | null;
  readonly facts: readonly Fact[];
}

/** A seat goes to a bot or comes back: that is no part of a turn. */
const apart = (fact: Fact | undefined): boolean => fact?.key.startsWith("handover-") ?? false;

const seatOf = (fact: Fact): number | null => (typeof fact.args.seat === "number" ? fact.args.seat : null);

/** Facts in order become turns; what goes without saying is left out, unless there is nothing else to say. */
export function turns(facts: readonly Fact[], manifest: Manifest): Turn[] {
  const found: { seq: number; seat: number | null; facts: Fact[] }[] = [];
  const minor = manifest.story?.minor;
  const begins = manifest.story?.begins;
  for (const fact of facts) {
    if (minor?.test(fact.key)) continue;
    const last = found.at(-1);
    const seat = seatOf(fact);
    if (last && seat !== null && last.seat === seat && !begins?.test(fact.key) && !apart(fact) && !apart(last.facts[0])) {
      last.facts.push(fact);
      last.seq = fact.seq;
    } else found.push({ seq: fact.seq, seat, facts: [fact] });
  }
  return found;
}

/** A fact in the words of the log, which names no place that the board does not name. */
export const worded = (fact: Fact, seats: readonly SeatInfo[], say: Say, manifest: Manifest): string => phrase({ key: manifest.story?.brief?.(fact) ?? fact.key, args: fact.args }, seats, say, manifest);

/** The sentences of one turn as one: whoever acts is named once. */
export function line(turn: Turn, seats: readonly SeatInfo[], say: Say, manifest: Manifest): string {
  const said = turn.facts.map((fact) => worded(fact, seats, say, manifest));
  const name = turn.seat === null ? "" : phrase({ key: "name-of", args: { seat: turn.seat } }, seats, say);
  return said.reduce((whole, sentence) => {
    const rest = name && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : "";
    return rest && whole.endsWith(".") ? `${whole.slice(0, -1)}, ${rest}` : `${whole} ${sentence}`;
  });
}
