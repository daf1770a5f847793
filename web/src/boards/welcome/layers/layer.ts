/** What an expansion shows on the screen: all that the board asks of it, at named places. */
import type { Component } from "svelte";
import type { Args } from "../../../net/messages";
import type { Game, Sentence } from "../../kit";
import type { Choice } from "../choice.svelte";
import type { Extra, Form, Question } from "../paper/extra";
import type { Sheet, View } from "../view";

/** A mark beside the tracks of the sheet. */
export interface Mark {
  readonly Icon: Component;
  /** The key of its name. */
  readonly track: string;
  readonly count: number;
  readonly beside?: string | undefined;
  /** What a touch tells. */
  readonly about: Sentence;
}

/** What stands in the head of a street. */
export interface Note {
  readonly text: string;
  readonly won?: boolean;
  /** A sign and few letters, for a narrow street of which several expansions note something. */
  readonly brief: { readonly Icon: Component; readonly text: string };
}

/** A step of the expansion as a button. */
export interface Step {
  readonly label: Sentence;
  /** Whether the turn ends with it. */
  readonly last?: boolean;
}

/** What the expansion leaves on a paper sheet that is tapped in. */
export interface OnPaper<Shown> {
  /** The words for circling what is printed at a place; nothing where nothing is. */
  circle?(shown: Shown, name: string): string | null;
  /** How much can be circled there, if it is more than one. */
  circles?(shown: Shown, name: string): number;
  /** What is asked about a house that another expansion has taken; the answer is kept with what is circled there. */
  kept?(shown: Shown, name: string): Question | null;
  /** The words for a bonus of a street that may have been won. */
  bonus?(shown: Shown, street: number): string | null;
  /** Its own sheet, if it is not drawn on the usual one. */
  readonly form?: Form;
  /** Whether it circles pools of houses that are not built. */
  readonly swims?: boolean;
  /** The words for a house that it can take for good. */
  loses?(shown: Shown, name: string): string | null;
  /** What is asked about the whole sheet, always in the same order. */
  asks?(shown: Shown): readonly Question[];
  /** What is shown, with the marks of the paper in place of those that follow from play. */
  marked?(shown: Shown, extra: Extra): Shown;
  /** The marks as docs/notation.md writes them. */
  lines?(extra: Extra): string[];
}

/** A piece of the example in the rules: the place, and the part of its picture, as a `viewBox`. */
export interface Cut {
  readonly place: string;
  readonly window: string;
}

/** Places are named as everywhere, streets counted from 0; `Shown` is the layer of a sheet as the server sends it. */
export interface Layer<Shown> {
  /** How hard it is, and with which others it shares a chapter of the box. */
  readonly level: 1 | 2 | 3;
  readonly theme: "seasons" | "catastrophes" | "good-mood";
  /** The whole sheet, streets and tracks, where it is not the usual one. */
  readonly Sheet?: Component<{ game: Game<View>; ui: Choice; sheet: Sheet; shown: Shown }>;
  /** Whether it joins houses across streets, so that streets are shown whole on every screen. */
  readonly across?: boolean;
  /** Beside an effect that can be taken. */
  readonly Sign?: Component<{ shown: Shown; effect: string }>;
  /** In the picture of a place, 40 wide and 62 high. */
  readonly Lot?: Component<{ shown: Shown; name: string }>;
  /** Over a place, and beyond its edges. */
  readonly Over?: Component<{ shown: Shown; name: string }>;
  /** A card of the expansion, as small as those of a rival's stack. */
  readonly Card?: Component<{ name: string }>;
  /** What is heard of a place. */
  heard(shown: Shown, name: string): string[];
  /** In the head of a street. */
  note?(shown: Shown, street: number): Note | null;
  mark?(shown: Shown): Mark;
  /** The agent's box, from 1, that brings something for an estate of this size, and its sign; 0 where none does. */
  box?(shown: Shown, size: number): { readonly at: number; readonly Icon: Component<{ size?: number }> };
  /** Facts that no source shows. */
  guesses?(shown: Shown): string[];
  /** Whether everybody decides something of this expansion before round one. */
  readonly opens?: boolean;
  /** What it asks when one of these steps is owed, in a turn or in the middle of a deal. */
  asks?(legal: readonly string[], shown: Shown): Sentence | null;
  /** The button of a step, if it is one of this expansion. */
  button?(text: string, shown: Shown, hand: readonly string[] | null): Step | null;
  /** A step in the words of a hint, if there is more to say than its verb. */
  hint?(text: string, shown: Shown): Sentence | null;
  /** Beside the points of its score line: from how much they come. */
  from?(args: Args): string;
  readonly paper?: OnPaper<Shown>;
  /** What stands beside the words of its chapter, `![](sign:<expansion>-<sign>)`: pictures, which are given the sign, or cuts. */
  readonly signs: Readonly<Record<string, Component<any> | Cut>>;
  /** The example in the rules: a street as in `Figure.svelte`, and what the layer shows there. */
  readonly figure: { readonly street: string; readonly shown: Shown };
}
