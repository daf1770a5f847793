/* Generated from the views of kvartal.games.welcome by `npm run types`; do not edit. */

/**
 * One reader's sight of a game.
 */
export interface WelcomeView {
  stage: string;
  round: number;
  pairs: PairView[];
  plans: PlanView[];
  deck: number;
  coming: {
    [k: string]: number;
  };
  sheets: SheetView[];
  standings: StandingView[];
  tracks: {
    [k: string]: number[];
  };
  turn: TurnView | null;
  hand: string[] | null;
  passed: string | null;
  hands: string[][] | null;
  rival: RivalView | null;
}
/**
 * A number and the effect that comes with it; `coming` is the effect on the back of the number's card.
 */
export interface PairView {
  number: number;
  effect: string | null;
  coming: string;
}
/**
 * A plan on the table.
 */
export interface PlanView {
  id: string;
  level: number;
  key: string;
  sizes: number[];
  first: number;
  second: number;
  approved: boolean;
  reconstructed: boolean;
}
/**
 * A whole sheet.
 */
export interface SheetView {
  seat: number;
  streets: StreetView[];
  estates: EstateView[];
  pools: number;
  temps: number;
  temp_points: number;
  bis: number;
  refusals: number;
  plans: (number | null)[];
  score: number;
  layers: {
    [k: string]: unknown;
  };
}
/**
 * One street: its houses, the fences right of each house but the last, its park boxes and its estates.
 */
export interface StreetView {
  houses: HouseView[];
  fences: boolean[];
  parks: number;
  park_points: number[];
  estates: number[][];
}
/**
 * One place of a street.
 */
export interface HouseView {
  number: number | null;
  bis: boolean;
  pool: boolean;
  swum: boolean;
  used: boolean;
  picked: boolean;
  roundabout: boolean;
  lost: boolean;
  fresh: boolean;
}
/**
 * The column of one estate size: how many are complete, how many agents are hired, what one is worth by agents.
 */
export interface EstateView {
  size: number;
  count: number;
  agents: number;
  points: number[];
}
/**
 * One line of the table of standings.
 */
export interface StandingView {
  seat: number;
  score: number;
  built: number;
  plans: number;
  refusals: number;
}
/**
 * The reader's own turn under way.
 */
export interface TurnView {
  stage: string;
  combo: number | null;
  number: number | null;
  effect: string | null;
  house: string | null;
  spent: boolean;
  shuffle: boolean;
  plan: number | null;
}
/**
 * The rival: its card, its stack bottom first, its plans and its points.
 */
export interface RivalView {
  level: number;
  values: {
    [k: string]: number;
  };
  completes: boolean[];
  completed: number[];
  cards: RivalCardView[];
  plans: (number | null)[];
  lines: RivalLineView[];
  score: number | null;
  reconstructed: boolean;
}
/**
 * A card of the rival's stack, and the effect that it counts as: none for a house of another sort.
 */
export interface RivalCardView {
  card: string;
  laid: string | null;
}
/**
 * One line of the rival's score sheet.
 */
export interface RivalLineView {
  key: string;
  points: number;
  args: {
    [k: string]: string | number;
  };
}
