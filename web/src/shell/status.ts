/** The one sentence that says whose turn it is and what to do. */
import type { Manifest, Sentence } from "../boards/kit";
import type { Table } from "../state/table.svelte";
import { t } from "../state/texts.svelte";
import { seatName } from "./names";

/** More people than this are counted instead of named, and do not fit side by side on a phone. */
export const CROWD = 6;

export function nameOf(table: Table, seat: number): string {
  const found = table.seats.find((one) => one.seat === seat);
  return found ? seatName(found, t) : "";
}

/** The seat that must say that the others look away; nobody must where nothing is hidden. */
export const curtainOf = (table: Table, manifest: Manifest): number | null => (manifest.secret && !manifest.secret(table) ? null : table.curtain);

export function statusOf(table: Table, manifest: Manifest, ui: unknown): Sentence {
  const name = (seat: number): string => nameOf(table, seat);
  if (!table.linked) return { key: "status-lost" };
  if (table.at !== null) return { key: "status-past", args: { now: table.at + 1, all: table.moments.length } };
  if (table.over) return ending(table, name);
  if (table.paused) return { key: "status-paused" };
  if (table.standsIn) return { key: table.seats.length === 1 ? "status-standin-alone" : "status-standin" };
  if (table.active) return manifest.status(table, ui);
  const curtain = curtainOf(table, manifest);
  if (curtain !== null) return { key: "status-curtain", args: { name: name(curtain) } };
  const waiting = table.waiting;
  if (!waiting.length) return { key: "status-dealing" };
  const args = { count: waiting.length, names: waiting.map(name) };
  if (waiting.length > CROWD) return { key: "status-many", args };
  if (table.complete) return { key: "status-ready", args };
  return manifest.awaited?.(table) ?? { key: table.mine.length ? "status-waiting" : "status-watch", args };
}

function ending(table: Table, name: (seat: number) => string): Sentence {
  const { standings, won, reason } = table.over!;
  if (standings.length < 2 || won !== null) return { key: reason };
  const winners = standings.filter((one) => one.place === 1).map((one) => one.seat);
  if (winners.length > 1) return { key: "status-shared", args: { names: winners.map(name) } };
  if (table.mine.length === 1 && table.mine[0] === winners[0]) return { key: "status-you-won" };
  return { key: "status-won", args: { name: name(winners[0]!) } };
}
