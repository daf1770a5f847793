/* Generated from the views of kvartal.games.town77 by `npm run types`; do not edit. */

/**
 * One reader's sight of a game.
 */
export interface TownView {
  town: (Laid | null)[];
  bag: number;
  turn: number;
  stage: string;
  hands: HandView[];
  drawn: string | null;
  exchanges: number;
  stacks: StackView[] | null;
  facedown: number | null;
}
/**
 * A tile in the town; of one that lies face down only the back can be seen, if that.
 */
export interface Laid {
  tile: string;
  down: boolean;
}
/**
 * A hand: everybody sees how many tiles of which colours, its owner also the shapes.
 */
export interface HandView {
  count: number;
  colours: string;
  tiles: string[] | null;
  out: number;
  placed: number;
}
/**
 * A stack of the solo challenge: its top tile, and how many tiles lie in it with that one.
 */
export interface StackView {
  top: string | null;
  count: number;
}
