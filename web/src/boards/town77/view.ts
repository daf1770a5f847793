/** What the server shows of a Town 77 table, and the words of its actions. */
export interface Plot {
  tile: string;
  down: boolean;
}
export interface Rack {
  count: number;
  colours: string;
  tiles: string[] | null;
  out: number;
  placed: number;
}
export interface Stack {
  top: string | null;
  count: number;
}
export interface View {
  town: (Plot | null)[];
  hands: Rack[];
  bag: number;
  turn: number;
  stage: "deal" | "act" | "discard" | "over";
  drawn: string | null;
  exchanges: number;
  stacks: Stack[] | null;
  facedown: number | null;
}

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
