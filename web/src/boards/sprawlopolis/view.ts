/** What the server shows of a Sprawlopolis table, and the words of its actions. */
import type { Args } from "../../net/messages";

import type { LaidView as Laid } from "../../net/views/sprawlopolis";

export type { CardView as Face, CityView as View } from "../../net/views/sprawlopolis";
export type { Laid };

export interface Place {
  x: number;
  y: number;
}
/** An action taken apart: `place 7 2,-1 turned`. */
export interface Deed extends Place {
  card: number;
  turned: boolean;
}

/** The side of a block on the drawing board. */
export const SIDE = 100;

export const placeName = ({ x, y }: Place): string => `${x},${y}`;
export function placeOf(name: string): Place {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { x, y };
}
export const deed = (card: number, at: Place, turned: boolean): string => `place ${card} ${placeName(at)}${turned ? " turned" : ""}`;
export function parse(text: string): Deed {
  const [, card = "", at = "", turned] = text.split(" ");
  return { card: Number(card), turned: turned === "turned", ...placeOf(at) };
}

/** Roads on a block, from the middle of one side to the middle of another; all meet exactly at the edges. */
export const WAYS: Readonly<Record<string, string>> = {
  NS: "M50 0V100",
  EW: "M0 50H100",
  NE: "M50 0A50 50 0 0 0 100 50",
  ES: "M100 50A50 50 0 0 0 50 100",
  SW: "M50 100A50 50 0 0 0 0 50",
  NW: "M50 0A50 50 0 0 1 0 50",
};

const SIDES = "NESW";
/** The blocks of a card that is turned by half a turn; exits stay in the order N, E, S, W. */
export const turnedBlocks = (blocks: readonly string[]): string[] =>
  [...blocks].reverse().map((block) => block[0] + [...SIDES].filter((_, side) => block.includes(SIDES[(side + 2) % 4]!, 1)).join(""));

/** The four places that a card covers when its north-west block lies here. */
export const footprint = ({ x, y }: Place): Place[] => [
  { x, y },
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x + 1, y: y + 1 },
];

/** The blocks that can be seen, by their places: later cards hide earlier ones. */
export const seen = (laid: readonly Laid[]): Map<string, string> =>
  new Map(laid.flatMap(({ column, row, blocks }) => footprint({ x: column, y: row }).map((at, index): [string, string] => [placeName(at), blocks[index]!])));

/** What a card hides that is laid here: places with the blocks that vanish. */
export function covered(laid: readonly Laid[], at: Place): (Place & { block: string })[] {
  const city = seen(laid);
  return footprint(at).flatMap((place) => (city.has(placeName(place)) ? [{ ...place, block: city.get(placeName(place))! }] : []));
}

/** Whether a card that is laid here has a block at one of its corners. */
export function cornered(laid: readonly Laid[], { x, y }: Place): boolean {
  const built = seen(laid);
  return [[x - 1, y - 1], [x + 2, y - 1], [x - 1, y + 2], [x + 2, y + 2]].some(([x, y]) => built.has(`${x},${y}`));
}

/** Places named in the arguments of a line: `gain` earns, `loss` costs; roads stand with ` / ` between them. */
export function marks(args: Args | undefined): { gain: string[]; loss: string[]; roads: string[] } {
  const list = (value: unknown): string[] => (typeof value === "string" ? value.split(/[ /]+/).filter(Boolean) : []);
  const loss = args?.loss;
  const roads = typeof loss === "string" && args && "roads" in args ? loss.split(" / ").map((road) => road.split(" ")[0]!) : [];
  return { gain: list(args?.gain), loss: list(loss), roads: roads.filter(Boolean) };
}

/** The size of a block, in pixels, when it is enlarged; however large a city is, one may go back to where it is seen whole. */
export const enlarged = (size: number, by: number, whole: number): number => Math.min(160, Math.max(Math.min(14, whole), size * by));

/** The outermost places of a city. */
export function bounds(laid: readonly Place[]): { west: number; east: number; north: number; south: number } {
  return laid.reduce(
    (box, { x, y }) => ({ west: Math.min(box.west, x), east: Math.max(box.east, x + 2), north: Math.min(box.north, y), south: Math.max(box.south, y + 2) }),
    { west: 0, east: 2, north: 0, south: 2 },
  );
}

/** Where a card comes to lie that is moved by keys: never so far out that it could not touch the city. */
export function within(laid: readonly Place[], { x, y }: Place): Place {
  const { west, east, north, south } = bounds(laid);
  return { x: Math.max(west - 2, Math.min(east, x)), y: Math.max(north - 2, Math.min(south, y)) };
}

/** The place that somebody points at; nothing but a place in the city or a card's breadth around it can be pointed at. */
export function pointed(at: string, laid: readonly Place[]): Place | null {
  if (!/^-?\d+,-?\d+$/.test(at)) return null;
  const { x, y } = placeOf(at);
  const { west, east, north, south } = bounds(laid);
  return x >= west - 2 && x < east + 2 && y >= north - 2 && y < south + 2 ? { x, y } : null;
}
