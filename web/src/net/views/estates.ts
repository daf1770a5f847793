/* Generated from the views of kvartal.games.estates by `npm run types`; do not edit. */

/**
 * One reader's sight of a game.
 */
export interface EstatesView {
  stage: string;
  turn: number;
  acts: number | null;
  rows: RowView[];
  offer: string[][];
  pieces: string[];
  roofs: number[];
  players: PlayerView[];
  piece: string | null;
  face: number;
  high: number;
  leader: number | null;
  embezzled: boolean;
  prospects: Prospect[];
  white: string[];
  round: number;
  rounds: number;
  closed: RoundView[];
}
/**
 * A row from the street on; the barriers, if any, stand on the lot behind its length.
 */
export interface RowView {
  row: string;
  length: number;
  complete: boolean;
  mayor: boolean;
  buildings: BuildingView[];
  barriers: number[];
}
/**
 * A building: its floors from the bottom up, its roof or 0, and what it counts.
 */
export interface BuildingView {
  lot: string;
  floors: string[];
  roof: number;
  value: number;
  owner: number;
}
/**
 * A player: certificates and buildings lie open, the money does not.
 */
export interface PlayerView {
  hand: number | null;
  box: number | null;
  certificates: string;
  earned: number;
  earlier: number;
  bid: number | null;
}
/**
 * One way to place the piece under auction, if the reader won it, and what it would change.
 */
export interface Prospect {
  action: string;
  earned: number[];
  complete: string;
  ends: boolean;
}
/**
 * A round that has been closed: the points of each seat, and who won it alone.
 */
export interface RoundView {
  points: number[];
  winner: number | null;
}
