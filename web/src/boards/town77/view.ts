/** What the server shows of a Town 77 table, and the words of its actions. */
import type { TownView } from "../../net/views/town77";

export type { HandView as Rack, Laid as Plot, StackView as Stack } from "../../net/views/town77";
export type View = TownView;

export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export const cellName = (index: number): string => COLUMNS[index % 7]! + String(Math.floor(index / 7) + 1);

/** An action's text, taken apart: `place B2 b1`, `exchange A2 B2 C2`, `discard D5`. */
export interface Deed {
  verb: string;
  tile: string;
  cell: string;
  tiles: string[];
}
export function parse(text: string): Deed {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, tile: rest[0] ?? "", cell: rest[1] ?? "", tiles: rest };
}
