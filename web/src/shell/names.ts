/** How seats and facts are put into words. */
import type { Manifest, Said } from "../boards/kit";
import type { Args, SeatInfo } from "../net/messages";

type Say = (key: string, args?: Args) => string;

export function seatName(seat: SeatInfo, say: Say): string {
  if (seat.kind === "open") return say("seat-open");
  return seat.name || say(seat.kind === "bot" ? "seat-bot" : "seat-guest", { number: seat.seat + 1 });
}

/** Arguments that are seats: `$seat` brings `$name` with it, `$owner` brings `$owner-name`, and so on. */
const SEATS = new Set(["seat", "owner", "rival"]);

/** The sentence for a key and its arguments; seats become names, and the title adds its own words. */
export function phrase(said: Said, seats: readonly SeatInfo[], say: Say, manifest?: Manifest | null): string {
  const args: Args = { ...said.args };
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== "number" || !SEATS.has(key)) continue;
    const seat = seats.find((one) => one.seat === value);
    args[key === "seat" ? "name" : `${key}-name`] = seat ? seatName(seat, say) : String(value + 1);
  }
  return say(said.key, manifest?.words ? { ...args, ...manifest.words(args, say) } : args);
}
