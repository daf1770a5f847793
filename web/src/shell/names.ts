/** How seats and facts are put into words. */
import { LETTERS, SHAPES } from "../art/houses";
import type { Manifest, Sentence } from "../boards/kit";
import { ApiError } from "../net/api";
import type { Args, SeatInfo } from "../net/messages";

type Say = (key: string, args?: Args) => string;

/** The mark of a seat; those who have chosen none get one by their place, so that no two at a table are alike. */
export function seatMark(seat: SeatInfo): string {
  if (seat.character) return seat.character;
  return seat.mark || LETTERS[(seat.seat * 3 + 1) % 7]! + SHAPES[(seat.seat * 2 + (seat.seat > 6 ? 1 : 0)) % 7]!;
}

export function seatName(seat: SeatInfo, say: Say): string {
  if (seat.kind === "open") return say("seat-open");
  if (seat.character && !seat.name) return say(`character-${seat.character}`);
  return seat.name || say(seat.kind === "bot" ? "seat-bot" : "seat-guest", { number: seat.seat + 1 });
}

/** The times for a turn that one can choose, in seconds; none first. */
export const CLOCKS: readonly number[] = [0, 60, 180, 600, 86_400, 259_200];

export function clockTime(seconds: number, say: Say): string {
  if (!seconds) return say("clock-none");
  return seconds % 86_400 ? say("clock-minutes", { count: Math.round(seconds / 60) }) : say("clock-days", { count: seconds / 86_400 });
}

/** Why the server did not do what was asked of it, in words. */
export const failure = (error: unknown, say: Say): string => (error instanceof ApiError ? say(`error-${error.code}`, { message: error.message }) : say("front-no-server"));

/** Arguments that are seats: `$seat` brings `$name` with it, `$owner` brings `$owner-name`, and so on. */
const SEATS = new Set(["seat", "owner", "rival"]);

/** The sentence for a key and its arguments; seats become names, and the title adds its own words. */
export function phrase(said: Sentence, seats: readonly SeatInfo[], say: Say, manifest?: Manifest | null): string {
  const args: Args = { ...said.args };
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== "number" || !SEATS.has(key)) continue;
    const seat = seats.find((one) => one.seat === value);
    args[key === "seat" ? "name" : `${key}-name`] = seat ? seatName(seat, say) : String(value + 1);
  }
  return say(said.key, manifest?.words ? { ...args, ...manifest.words(args, say, said.key) } : args);
}
