/** The board as a round has left it, before the next one is laid out: what was there, and what the last placing did to it. */
import type { Fact } from "../../net/messages";
import type { View } from "./view";

export function closing(before: View, next: View, facts: readonly Fact[]): View | null {
  if (next.closed.length <= before.closed.length || next.stage === "over") return null;
  const view = structuredClone(before);
  for (const { key, args } of facts) place(view, key.replace("estates-fact-", ""), args);
  const points = next.closed.at(-1)!.points;
  const players = view.players.map((player, seat) => ({ ...player, bid: null, earned: points[seat] ?? player.earned }));
  return { ...view, players, closed: next.closed, stage: "over", piece: null, prospects: [], acts: null };
}

function place(view: View, did: string, args: Fact["args"]): void {
  const row = view.rows.find((one) => one.row === (args.row ?? String(args.lot ?? "")[0]));
  if (!row) return;
  const building = row.buildings.find((one) => one.lot === args.lot);
  if (did === "built") {
    const floor = String(args.floor);
    if (building) Object.assign(building, { floors: [...building.floors, floor], value: building.value + Number(floor[1]) });
    else row.buildings.push({ lot: String(args.lot), floors: [floor], roof: 0, value: Number(floor[1]), owner: Number(args.seat) });
  } else if (did === "roofed" && building) Object.assign(building, { roof: Number(args.value), value: building.value + Number(args.value) });
  else if (did === "mayor") row.mayor = true;
  else if (did === "row-complete") row.complete = true;
  else if (did === "row-reopened") row.complete = false;
  else if (did === "shortened" || did === "lengthened") {
    row.length = Number(args.length);
    row.barriers.push(did === "shortened" ? -Number(args.value) : Number(args.value));
  } else if (did === "cancelled") {
    row.length = Number(args.length);
    row.barriers = row.barriers.filter((value) => Math.abs(value) !== args.value);
  }
}
