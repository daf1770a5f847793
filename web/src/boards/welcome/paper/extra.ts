/** What an expansion has on a paper sheet. */
import { STREETS } from "../view";

/** A printed sheet: the letters of its streets, how many houses each has, and what they are called. */
export interface Form {
  readonly letters: string;
  readonly lengths: readonly number[];
  /** Whether it has houses and refusals only: no pools, parks, fences, estates, temps, bis. */
  readonly bare?: boolean;
  street?(street: number): string;
}
export const USUAL: Form = { letters: STREETS.join(""), lengths: [10, 11, 12] };

/** By street and house how much is circled, by street whether its bonus is won, and the answers to its questions. */
export interface Extra {
  circled: number[][];
  bonuses: boolean[];
  /** 0 for none; an answer counted from 1, several as bits, a number as one more than it. */
  answers: number[];
}
/** What is asked about a whole sheet: one answer, several if they go together, or a number. */
export interface Question {
  readonly question: string;
  /** Nothing for one that cannot be given here. */
  readonly answers?: readonly (string | null)[];
  readonly several?: boolean;
  readonly most?: number;
  readonly remark?: string;
}
/** More than any expansion asks. */
const QUESTIONS = 4;
export const blankExtra = ({ lengths }: Form): Extra => ({
  circled: lengths.map((length) => Array<number>(length).fill(0)),
  bonuses: lengths.map(() => false),
  answers: Array<number>(QUESTIONS).fill(0),
});

/** The number that answers a question, or null. */
export const numberIn = (answer: number | undefined): number | null => (answer ? answer - 1 : null);
export const answered = (extra: Extra, question: number): number | null => numberIn(extra.answers[question]);
export function timesCircled(extra: Extra, name: string, { letters } = USUAL): number {
  return Number(extra.circled[letters.indexOf(name[0]!)]?.[Number(name.slice(1))] ?? 0);
}
export const isCircled = (extra: Extra, name: string): boolean => timesCircled(extra, name) > 0;
/** The places about which something was answered, with the answers. */
export const placesAnswered = (extra: Extra, { letters } = USUAL): [name: string, answer: number][] =>
  extra.circled.flatMap((street, index) => street.flatMap((answer, at): [string, number][] => (answer ? [[`${letters[index]}${at}`, Number(answer)]] : [])));
/** The places where something is circled; where two are, twice. */
export const circledPlaces = (extra: Extra, { letters } = USUAL): string[] =>
  extra.circled.flatMap((street, index) => street.flatMap((times, at) => Array<string>(Number(times)).fill(`${letters[index]}${at}`)));
