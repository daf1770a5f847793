/* Generated from kvartal.table.protocol by `npm run types`; do not edit. */

export type Kvartal =
  | ClientMessage
  | ServerMessage
  | Me
  | MeChange
  | GameInfo
  | RulesInfo
  | TableInfo
  | NewTable
  | Replay
  | Solo
  | Health
  | Written
  | Counted
  | DailyResult
  | Deal
  | OwnDay
  | Honour
  | OwnSheet
  | Devices
  | SignOut
  | Ticket
  | TicketUse
  | TicketOf
  | PasskeyDrop
  | Privacy
  | Forget;
export type ClientMessage =
  | Hello
  | Look
  | Act
  | Undo
  | Restart
  | Done
  | Reopen
  | Why
  | Preview
  | Point
  | Sheet
  | Hint
  | Sit
  | Stand
  | Fill
  | Start
  | Rematch
  | Handover
  | Resume
  | Dismiss
  | Mute
  | Close
  | Say
  | Phrase;
export type ServerMessage =
  Update | Drafted | Ok | Refused | Error | HintAnswer | PreviewAnswer | SheetAnswer | Pointed | Chat | Unsaid | Presence | Moved;
/**
 * What stands at a place of a view, named by the way to it from the outside in; an empty way is the whole view.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Change = [(string | number)[], unknown];

/**
 * Comes first on a connection: the last number seen, and whose eyes to look through.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  since?: number;
  seat?: number | null;
  chat?: number;
}
/**
 * Says whose eyes to look through from now on: one of the person's own seats, or nobody's.
 */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}
/**
 * Takes one step of a turn; with `done` it also commits the turn, if that completes it.
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  base: number;
  text: string;
  done?: boolean;
}
/**
 * Takes the last step back.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * Takes every step of the turn back.
 */
export interface Restart {
  type: "restart";
  id: string;
  seat: number;
}
/**
 * Commits the turn.
 */
export interface Done {
  type: "done";
  id: string;
  seat: number;
  base: number;
}
/**
 * Takes a finished turn back into the draft while others of the round still think.
 */
export interface Reopen {
  type: "reopen";
  id: string;
  seat: number;
  base: number;
}
/**
 * Asks whether a step could be taken now, and why not.
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  text: string;
}
/**
 * Asks what one step would bring, without taking it.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  text: string;
}
/**
 * Points at a place of the table, for everybody to see.
 */
export interface Point {
  type: "point";
  id: string;
  seat: number;
  at: string;
}
/**
 * Asks for what lies before one seat, which an update leaves out where many sit.
 */
export interface Sheet {
  type: "sheet";
  id: string;
  seat: number;
}
/**
 * Asks a bot what it would do in this seat.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * Takes an open seat.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string;
}
/**
 * Leaves a seat before the game.
 */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}
/**
 * Lets the host put a bot on an open seat.
 */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  level: string;
}
/**
 * Lets the host begin.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Moves everybody to a new table with the same seats.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Lets a bot play on: for oneself, or, if the host asks, for somebody who is not there.
 */
export interface Handover {
  type: "handover";
  id: string;
  seat: number;
}
/**
 * Takes one's own seat back from the bot.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}
/**
 * Lets the host send away whoever has a seat: it is open again, or a bot plays on.
 */
export interface Dismiss {
  type: "dismiss";
  id: string;
  seat: number;
}
/**
 * Lets the host silence whoever has a seat, or let them speak again.
 */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}
/**
 * Lets the host close the table to those who have no seat, or open it again.
 */
export interface Close {
  type: "close";
  id: string;
  closed?: boolean;
}
/**
 * Says something to everybody at the table.
 */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Says one of the title's phrases; everybody reads it in their own language.
 */
export interface Phrase {
  type: "phrase";
  id: string;
  key: string;
}
/**
 * The table through one pair of eyes, and what happened since the last number.
 */
export interface Update {
  type: "update";
  seq: number;
  table: TableInfo;
  seat: number | null;
  view: unknown;
  desk?: Change[] | null;
  pending: Pending;
  legal: string[];
  draft: string[];
  complete: boolean;
  facts: Fact[];
  over: Over | null;
  scores: ScoreLine[][];
  left?: number | null;
  handovers?: Fact[];
}
/**
 * A table without its game.
 */
export interface TableInfo {
  id: string;
  ruleset: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  host: boolean;
  seats: SeatInfo[];
  seq: number;
  created: string;
  settings: {
    [k: string]: boolean | number | string;
  };
  set_up?: boolean;
}
/**
 * Who sits where, as one reader sees it.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "local" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  online: boolean;
  mark: string;
  standin?: string | null;
  muted?: boolean;
  character?: string | null;
}
/**
 * Whom the table waits for; `ready` are those of `seats` who have committed and wait for the others.
 */
export interface Pending {
  kind: "decide" | "gathering" | "over";
  seats: number[];
  ready: number[];
}
/**
 * Something that happened with entry `seq`, as the reader may know it.
 */
export interface Fact {
  seq: number;
  key: string;
  args: Args;
}
/**
 * Arguments of a sentence.
 */
export interface Args {
  [k: string]: unknown;
}
/**
 * How a game ended.
 */
export interface Over {
  reason: string;
  standings: Standing[];
  tiers: string[];
  won: boolean | null;
}
/**
 * Where a seat ended.
 */
export interface Standing {
  seat: number;
  place: number;
  tiers: number[];
}
/**
 * One line of a score sheet.
 */
export interface ScoreLine {
  key: string;
  args: Args;
  points: number;
}
/**
 * A draft has changed, and the view of the last update still stands; it is told to the seat that drafts alone.
 */
export interface Drafted {
  type: "draft";
  seq: number;
  seat: number;
  legal: string[];
  draft: string[];
  complete: boolean;
  desk: Change[] | null;
  left: number | null;
}
/**
 * It is done, and what had to be kept is on disk.
 */
export interface Ok {
  type: "ok";
  id: string;
  seq: number;
}
/**
 * The rules forbid it; the key names the rule.
 */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  args: Args;
}
/**
 * It cannot be done, for a reason that has nothing to do with the rules of the game.
 */
export interface Error {
  type: "error";
  id: string | null;
  code:
    | "bad-clock"
    | "bad-level"
    | "bad-passkey"
    | "bad-position"
    | "bad-ruleset"
    | "bad-seats"
    | "bad-ticket"
    | "banned"
    | "bot-plays"
    | "broken"
    | "closed"
    | "closing"
    | "malformed"
    | "muted"
    | "name-taken"
    | "no-person"
    | "not-allowed"
    | "not-host"
    | "not-over"
    | "not-started"
    | "not-your-seat"
    | "not-your-turn"
    | "old-rules"
    | "other-protocol"
    | "over"
    | "person-here"
    | "say-hello"
    | "seat-taken"
    | "seats-open"
    | "sent-away"
    | "signed-out"
    | "silenced"
    | "slow-down"
    | "stale"
    | "started"
    | "time-up"
    | "too-large"
    | "too-many"
    | "unknown-page"
    | "unknown-phrase"
    | "unknown-table"
    | "wrong-host"
    | "wrong-origin";
  message: string;
}
/**
 * What a bot would do.
 */
export interface HintAnswer {
  type: "hint";
  id: string;
  text: string;
}
/**
 * How the table would look to the asking seat after one step, and what every seat would have.
 */
export interface PreviewAnswer {
  type: "preview";
  id: string;
  text: string;
  view: unknown;
  scores: ScoreLine[][];
}
/**
 * What lies before one seat, as the asking reader may see it, and its score sheet.
 */
export interface SheetAnswer {
  type: "sheet";
  id: string;
  seq: number;
  seat: number;
  sheet: unknown;
  scores: ScoreLine[];
}
/**
 * A seat points at a place.
 */
export interface Pointed {
  type: "point";
  seat: number;
  at: string;
}
/**
 * The n-th line of a table's chat: a text, or a phrase by its message key, which every reader's screen words.
 */
export interface Chat {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  key?: string | null;
}
/**
 * Lines of chat are forgotten, by their numbers; whoever shows them takes them away.
 */
export interface Unsaid {
  type: "unsaid";
  lines: number[];
}
/**
 * Which seats have somebody looking, and how many others watch.
 */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}
/**
 * Everybody goes on at another table.
 */
export interface Moved {
  type: "moved";
  table: string;
}
/**
 * Who is asking: a person has a name but no account.
 */
export interface Me {
  person: string;
  name: string;
  lang: string;
  mark: string;
}
/**
 * What a person changes about themself.
 */
export interface MeChange {
  name?: string;
  lang?: "en" | "ru";
  mark?: string;
}
/**
 * A title that can be played here; a table has as many seats at most as the server takes.
 */
export interface GameInfo {
  title: string;
  ruleset: string;
  rulesets: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  options: Option[];
  coop: boolean;
  bots: string[];
  phrases: string[];
  engine: "compiled" | "interpreted";
}
/**
 * A switch of a title; `choices` for words, `min` and `max` for numbers, nothing for a text.
 */
export interface Option {
  name: string;
  kind: "choice" | "flag" | "int" | "text";
  default: boolean | number | string;
  choices?: string[] | null;
  min?: number | null;
  max?: number | null;
}
/**
 * What a ruleset asks for and allows, with so many seats.
 */
export interface RulesInfo {
  ruleset: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  options: string[];
  bots: string[];
  apart: {
    [k: string]: Fault;
  };
}
/**
 * Something that cannot be: what no play can have led to, at a `place` of a sheet, or options that clash.
 */
export interface Fault {
  key: string;
  args: Args;
}
/**
 * A wish for a table; it starts at once when no seat is open.
 */
export interface NewTable {
  ruleset: string;
  seats: NewSeat[];
  settings?: {
    [k: string]: boolean | number | string;
  };
  position?: string;
  lang?: ("en" | "ru") | null;
}
/**
 * How a seat of a new table is to be taken: by its maker, by somebody at the same screen, a friend or a bot.
 */
export interface NewSeat {
  kind: "bot" | "local" | "me" | "open";
  name?: string;
  level?: string;
}
/**
 * A finished game from the first moment to the last.
 */
export interface Replay {
  table: TableInfo;
  frames: Frame[];
  over: Over;
  scores: ScoreLine[][];
  talk: Chat[];
}
/**
 * One moment of a finished game, with nothing hidden.
 */
export interface Frame {
  seq: number;
  facts: Fact[];
  view: unknown;
  score: ScoreLine[];
}
/**
 * A result of a game played alone.
 */
export interface Solo {
  ruleset: string;
  score: number;
  table: string;
  at: string;
  target: number | null;
}
/**
 * How the server is.
 */
export interface Health {
  status: "ok" | "trouble";
  version: string;
  protocol: number;
  tables: number;
  uptime: number;
  trouble?: string;
}
/**
 * What lies on a real table, written as the title's notation says.
 */
export interface Written {
  ruleset: string;
  text: string;
}
/**
 * The sheets of a written table, what they should reach, and what may lie between them, as far as a title tells.
 */
export interface Counted {
  sheets: CountedSheet[];
  target: number | null;
  table: unknown;
}
/**
 * The score of one sheet, what is wrong with it, its place if all sheets are there, and how it is drawn.
 */
export interface CountedSheet {
  name: string;
  lines: ScoreLine[];
  total: number;
  faults: Fault[];
  notes: Fault[];
  place: number | null;
  view: unknown;
}
/**
 * How somebody did with the deal of a day.
 */
export interface DailyResult {
  name: string;
  score: number;
  at: string;
  mine: boolean;
  target: number | null;
}
/**
 * The deal of the present day: what everybody may see of it, and with whom one plays it.
 */
export interface Deal {
  day: string;
  ruleset: string;
  seats: NewSeat[];
  view: unknown;
}
/**
 * What somebody has finished of the deals of a day.
 */
export interface OwnDay {
  day: string;
  ruleset: string;
  score: number;
  target: number | null;
  table: string;
}
/**
 * One line of a diploma; `<title>-honour-<name>` words it.
 */
export interface Honour {
  name: string;
  table?: string | null;
  at?: string | null;
}
/**
 * An own sheet: the ruleset that plays with it, its sections, the file to keep, and a blank table of it.
 */
export interface OwnSheet {
  ruleset: string;
  sections: Section[];
  file: string;
  view: unknown;
}
/**
 * A sort of thing on a printed sheet: its items, and for each value behind a place the letters it may have.
 */
export interface Section {
  word: string;
  items: string[];
  letters: string[][];
  form: string;
}
/**
 * Where a person is signed in, and by what they could sign in again.
 */
export interface Devices {
  sessions: Session[];
  passkeys: Passkey[];
  site: string;
}
/**
 * A device on which a person is signed in.
 */
export interface Session {
  id: string;
  agent: string;
  created: string;
  seen: string;
  here: boolean;
}
/**
 * A passkey of a person.
 */
export interface Passkey {
  id: string;
  agent: string;
  created: string;
  used: string;
}
/**
 * The sessions that are to end.
 */
export interface SignOut {
  sessions: string[];
}
/**
 * A link that signs another device in, once.
 */
export interface Ticket {
  link: string;
  expires: string;
  qr: string[];
}
/**
 * The ticket that stands in a link.
 */
export interface TicketUse {
  ticket: string;
}
/**
 * Whose ticket it is, before it is used.
 */
export interface TicketOf {
  name: string;
  mark: string;
  here: boolean;
}
/**
 * The passkey that is to be forgotten.
 */
export interface PasskeyDrop {
  id: string;
}
/**
 * What the operator has decided about keeping.
 */
export interface Privacy {
  keep_tables: number;
  keep_talk: number;
  contact: string;
}
/**
 * The id of the person to be forgotten, which guards against forgetting somebody by mistake.
 */
export interface Forget {
  person: string;
}

/** The version of the protocol that these types describe. */
export const PROTOCOL = 2;
