/* Generated from the views of kvartal.games.sprawlopolis by `npm run types`; do not edit. */

/**
 * One reader's sight of a game.
 */
export interface CityView {
  laid: LaidView[];
  goals: number[];
  target: number;
  deck: number;
  top: CardView | null;
  turn: number;
  stage: string;
  hands: HandView[];
}
/**
 * A card in the city; `blocks` shows it as it lies, turned or not.
 */
export interface LaidView {
  card: number;
  blocks: string[];
  turned: boolean;
  column: number;
  row: number;
}
/**
 * A card whose front can be seen: its number and its four blocks, row by row.
 */
export interface CardView {
  card: number;
  blocks: string[];
}
/**
 * A hand: everybody sees how many cards it has, its owner which.
 */
export interface HandView {
  count: number;
  cards: CardView[] | null;
}
