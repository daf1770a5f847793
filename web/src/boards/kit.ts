/** What a game gives the shell, and what the shell gives a game. A title is one folder beside this file. */
import type { Component } from "svelte";
import type { Loss } from "../state/gains";
import type { Args, Fact, Over, PreviewAnswer, ScoreLine, SeatInfo } from "../net/messages";

/** A sentence not yet put into words: the key of a message, with its arguments. */
export interface Sentence {
  readonly key: string;
  readonly args?: Args;
}

/** The table as one pair of eyes sees it. Boards read it and call its verbs; they never compute rules. */
export interface Game<View = unknown> {
  /** The table's id, where there is a table. */
  readonly id?: string;
  readonly title: string;
  readonly ruleset: string;
  /** The committed position. */
  readonly view: View;
  /** The same after the steps of the draft. */
  readonly desk: View;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  /** Seats that must decide now. */
  readonly turn: readonly number[];
  /** Those of them who have not finished yet; the others are ready. */
  readonly waiting?: readonly number[];
  /** May this seat do something now? */
  readonly active: boolean;
  /** Texts of the actions possible after the draft. */
  readonly legal: readonly string[];
  /** Texts of the actions that were possible before the first step of the draft. */
  readonly opening: readonly string[];
  readonly draft: readonly string[];
  readonly complete: boolean;
  readonly over: Over | null;
  readonly scores: readonly (readonly ScoreLine[])[];
  /** What is new on the table, to be marked: all that happened since this seat last acted, until it acts again. */
  readonly fresh: readonly Fact[];
  /** The same, also while this seat drafts its turn. */
  readonly news?: readonly Fact[];
  /** Deeds among them that have cost this seat points. */
  readonly losses?: readonly Loss[];
  /** Places that a pointed-at line of the log or of the score sheet speaks of. */
  readonly lit: readonly string[];
  /** Whether a lesson waits for something before this turn may end. */
  readonly held?: boolean;
  /** A bot's advice, if one was asked for: the text of an action. */
  readonly advice: string | null;
  readonly mode: "play" | "replay" | "figure";

  /** Do one step of the turn. `done` also commits a complete turn; otherwise the player's settings decide. */
  act(text: string, done?: boolean): Promise<void>;
  /** Take the draft back and do this instead. */
  instead(text: string): Promise<void>;
  undo(): Promise<void>;
  /** Why an action is impossible, or null if it is possible. */
  why(text: string): Promise<Sentence | null>;
  /** Show the player a sentence beside the status. */
  tell(said: Sentence | null): void;
  /** What one step would bring, worked out by the server without taking it; null if it cannot be taken. */
  preview?(text: string): Promise<PreviewAnswer | null>;
  /** What lies before one seat, for tables with so many seats that the view leaves it out. */
  sheet?(seat: number): Promise<unknown>;
  /** Light up places, or none. */
  light?(places: readonly string[]): void;
  /** Point at a place for everybody to see. */
  point?(at: string): Promise<void>;
  /** Places that somebody points at just now. */
  readonly pointers?: readonly { readonly seat: number; readonly at: string; readonly n: number }[];
}

export interface Button {
  readonly label: Sentence;
  readonly press: () => void;
  readonly main?: boolean;
  /** For buttons that stay down, such as «face down». */
  readonly pressed?: boolean;
}

export interface Shortcut {
  readonly keys: string;
  readonly label: Sentence;
}

/** One thing that a lesson teaches; its words are `<title>-lesson-<name>`. */
export interface Step<View = any, Ui = any> {
  readonly name: string;
  /** Whether the player has done it. What is only to be read has a button, or passes with its moment. */
  readonly done?: (game: Game<View>, ui: Ui) => boolean;
  /** What is told only then; without it every step waits for the one before. */
  readonly when?: (game: Game<View>, ui: Ui) => boolean;
  /** Once done, it stays done. */
  readonly once?: boolean;
  /** Whether something else was done than asked for: `<title>-lesson-<name>-no` says what is wrong with it. */
  readonly odd?: (game: Game<View>, ui: Ui) => boolean;
  /** Whether the turn cannot end before it is done, as what is taught later stands on it. */
  readonly holds?: boolean;
  /** Places of the board that it speaks of. */
  readonly light?: readonly string[];
}

/** A guided first game: the deal that it knows, how many easy bots take part, and what it teaches. */
export interface Lesson<View = any, Ui = any> {
  readonly deal: number;
  readonly bots: number;
  readonly steps: readonly Step<View, Ui>[];
}

/** Everything that is particular to a title. `Ui` is the board's own memory of what is chosen. */
export interface Manifest<View = any, Ui = any> {
  readonly title: string;
  readonly ui: () => Ui;
  /** The table itself: it fills the room that it is given, and never depends on anything else for its size. */
  readonly Board: Component<{ game: Game<View>; ui: Ui }>;
  /** How many times wider than high the board is at its best; without it the board takes all there is. */
  readonly aspect?: number;
  /** What the player holds or may take: in a slot of a fixed height, beside the board or below it. */
  readonly Hand?: Component<{ game: Game<View>; ui: Ui }>;
  /** How high that slot is in a rail and in a stack, as a length of CSS, and in how many lines the buttons of the rail stand. */
  readonly tray?: { readonly rail: string; readonly stack: string; readonly buttons: 1 | 2 };
  /** How much of the height of an upright tablet the board leaves for what the others did, as a length of CSS. */
  readonly spare?: string;
  /** Whom somebody alone plays against; a tablet shows it in the room that the board leaves. */
  readonly opponent?: { readonly plays: (view: View) => boolean; readonly Panel: Component<{ game: Game<View> }> };
  /** What everybody aims at, such as the score or the plans: in the rail, or above the board. */
  readonly Aside?: Component<{ game: Game<View>; ui: Ui }>;
  /** What lies before one player, small, beside the name. */
  readonly Seat?: Component<{ game: Game<View>; ui?: Ui; seat: number; small?: boolean }>;
  /** A picture inside the rules, by name. */
  readonly Figure?: Component<{ name: string }>;
  /** A sign beside the words of the rules, by name, as tall as the line. */
  readonly Sign?: Component<{ name: string }>;
  /** Whose points a score sheet counts: each seat's own, or everybody's; without it, it counts something else. */
  readonly points?: "own" | "common";
  /** A piece named in a sentence, drawn as large as a letter. */
  readonly piece?: { readonly pattern: RegExp; readonly Piece: Component<{ code: string }> };
  /** The sentence that says what to do now, when this seat is to act. */
  readonly status: (game: Game<View>, ui: Ui) => Sentence;
  readonly buttons: (game: Game<View>, ui: Ui) => readonly Button[];
  /** The section of the rules that speaks of this moment. */
  readonly section: (game: Game<View>) => string;
  /** An action in words, for hints; its text, if this is left out. */
  readonly action?: (text: string, game: Game<View>) => Sentence;
  /** Other keys for the ranking's tiers, or fewer of them, than the rules name; in order, worded with `$value`. */
  readonly tiers?: (game: Game<View>, named: readonly string[]) => readonly string[];
  /** Options under headings, each called `<title>-group-<name>`; those of no group come first. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** A group of options that are chosen by picture; `mixed` is the key of what is said when several are. */
  readonly gallery?: { readonly group: string; readonly Picture: Component<{ name: string }>; readonly about: (name: string) => readonly Sentence[]; readonly mixed?: string };
  /** An option that is another way to play alone than `solo`, which a table for one has otherwise. */
  readonly alone?: string;
  /** Lines of the score that are called by a name, which keeps its capital within a sentence. */
  readonly named?: RegExp;
  /** The score sheet at the end, all seats side by side; without it every seat has a list of its lines. */
  readonly Scores?: Component<{ game: Game<View>; ui?: Ui }>;
  /** Extra words for the arguments of a sentence, for example a colour's name for its letter. */
  readonly words?: (args: Args, say: (key: string, args?: Args) => string, key: string) => Args;
  /** How the deal of the day is shown before it is played: pieces that lie open, and lines about what it asks for; and other rulesets that have one. */
  readonly daily?: { readonly pieces: (view: View) => readonly string[]; readonly lines?: (view: View) => readonly Sentence[]; readonly rulesets?: readonly string[] };
  /** The guided first game. */
  readonly lesson?: Lesson<View, Ui>;
  /** Whether seats that share a screen must look away from each other; they must, if this is left out. */
  readonly secret?: (game: Game<View>) => boolean;
  /** The table as a round has left it, if one has ended between two views: the page stops there until the person goes on. */
  readonly closing?: (before: View, next: View, facts: readonly Fact[]) => View | null;
  /** What that round has brought, in the place of the hand. */
  readonly Interlude?: Component<{ game: Game<View>; ui: Ui }>;
  /** A step that needs no decision when it is the only one: it happens by itself. */
  readonly forced?: string;
  /** How facts become lines of the log: which are left out, which begin a turn, and which have shorter words there. */
  readonly story?: { readonly minor?: RegExp; readonly begins?: RegExp; readonly brief?: (fact: Fact) => string | undefined };
  /** What is awaited from others, when this seat is not to act. */
  readonly awaited?: (game: Game<View>) => Sentence | null;
  /** Lights up what a line of a seat's score sheet comes from, or nothing; without it the line's places are lit. */
  readonly point?: (game: Game<View>, ui: Ui, seat: number, line: number | null) => void;
  /** The places on the board that a fact or a score line speaks of. */
  readonly places?: (args: Args) => readonly string[];
  readonly shortcuts?: readonly Shortcut[];
  readonly key?: (event: KeyboardEvent, game: Game<View>, ui: Ui) => boolean;
}

const folders = import.meta.glob<{ default: Manifest }>("./*/index.ts");
const minis = import.meta.glob<{ default: Component }>("./*/Mini.svelte");

const pages = import.meta.glob<{ default: Component }>("./*/pages/*.svelte");

/** Names of the pages that a title has beside its tables: `/x/<title>/<name>`, called `<title>-page-<name>`. */
export const pageNames = (title: string): string[] => Object.keys(pages).flatMap((path) => (path.startsWith(`./${title}/pages/`) ? [path.slice(path.lastIndexOf("/") + 1, -".svelte".length)] : []));

export async function page(title: string, name: string): Promise<Component | null> {
  const found = pages[`./${title}/pages/${name}.svelte`];
  return found ? (await found()).default : null;
}

export const drawn = (title: string): boolean => `./${title}/index.ts` in folders;

export async function manifest(title: string): Promise<Manifest | null> {
  const found = folders[`./${title}/index.ts`];
  return found ? (await found()).default : null;
}

export async function mini(title: string): Promise<Component | null> {
  const found = minis[`./${title}/Mini.svelte`];
  return found ? (await found()).default : null;
}
