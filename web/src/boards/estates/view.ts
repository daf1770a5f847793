/** What the server shows of a table of The Estates, and the words of its actions. */
import type { EstatesView } from "../../net/views/estates";

export type { BuildingView as Building, PlayerView as Player, Prospect, RowView as Row } from "../../net/views/estates";
export type View = EstatesView;

export const LOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const SPECIALS = ["roof", "barrier1", "barrier2", "barrier3", "mayor", "cube"] as const;
/** Lots of a row before the river. */
export const TOWN_SIDE = 4;

/** The six companies: fill, pen of the pattern, and whose pattern it is. */
export const COMPANIES: Readonly<Record<string, { fill: string; coat: string; dark: boolean }>> = {
  S: { fill: "#0072B2", coat: "E", dark: true },
  R: { fill: "#D55E00", coat: "F", dark: true },
  Y: { fill: "#F0E442", coat: "D", dark: false },
  E: { fill: "#009E73", coat: "C", dark: true },
  H: { fill: "#CC79A7", coat: "G", dark: false },
  W: { fill: "#B9BEC6", coat: "A", dark: false },
};

/** The seats that bid, in their order: clockwise from the auctioneer's left. */
export const bidders = (view: View): number[] => view.players.map((_, i) => (view.turn + 1 + i) % view.players.length).filter((seat) => seat !== view.turn);

/** The sums that may be bid now. */
export const bids = (legal: readonly string[]): number[] => legal.filter((text) => text.startsWith("bid ")).map((text) => Number(text.slice(4)));

/** The lot on which a row's barriers stand, if the row had this length. */
export const barrierLot = (row: string, length: number): string => `${row}${length + 1}`;

/** The place on the board that an action of placing is about: a lot, a row's street, or the lot of a barrier. */
export function target(text: string, view: View): string {
  const [verb, what = ""] = text.split(" ");
  if (verb === "place") return what;
  if (verb === "mayor") return `street ${what}`;
  if (verb === "cancel") {
    const row = view.rows.find((one) => one.barriers.some((barrier) => Math.abs(barrier) === Number(what)));
    return row ? barrierLot(row.row, row.length) : "";
  }
  const row = view.rows.find((one) => one.row === what);
  const value = Number(view.piece?.slice(-1));
  if (!row || !(verb === "shorten" || verb === "lengthen")) return "";
  return barrierLot(what, row.length + (verb === "shorten" ? -value : value));
}
