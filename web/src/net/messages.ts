/** The messages of the protocol, as the server's types declare them. */
export interface Me {
  person: string;
  name: string;
  lang: string;
  mark: string;
}
export interface Option {
  name: string;
  kind: "flag" | "int" | "choice";
  default: boolean | number | string;
  choices?: string[] | null;
  min?: number | null;
  max?: number | null;
}
export interface GameInfo {
  title: string;
  ruleset: string;
  seats: [number, number];
  options: Option[];
  coop: boolean;
  bots: string[];
  engine: string;
}
export interface SeatWish {
  kind: "me" | "local" | "open" | "bot";
  name?: string;
  level?: string;
}
export interface SeatInfo {
  seat: number;
  kind: "person" | "local" | "bot" | "open";
  name: string;
  level?: string | null;
  mine: boolean;
  online: boolean;
  mark: string;
}
export interface TableInfo {
  id: string;
  ruleset: string;
  title: string;
  phase: "gathering" | "playing" | "over";
  host: boolean;
  seats: SeatInfo[];
  seq: number;
  created: string;
  settings: Record<string, unknown>;
}
export type Args = Record<string, string | number | boolean | null | (string | number)[]>;
export interface Fact {
  seq: number;
  key: string;
  args: Args;
}
export interface Pending {
  kind: "decide" | "over" | "gathering";
  seats: number[];
  ready: number[];
}
export interface Standing {
  seat: number;
  place: number;
  tiers: number[];
}
export interface Over {
  reason: string;
  standings: Standing[];
  won: boolean | null;
}
export interface ScoreLine {
  key: string;
  args: Args;
  points: number;
}
export interface Update {
  type: "update";
  seq: number;
  table: TableInfo;
  seat: number | null;
  view: unknown;
  pending: Pending;
  legal: string[];
  draft: string[];
  complete: boolean;
  facts: Fact[];
  over: Over | null;
  scores: ScoreLine[][];
}
export type Answer =
  | { type: "ok"; id: string; seq: number }
  | { type: "refused"; id: string; key: string; args: Args }
  | { type: "error"; id?: string | null; code: string; message: string }
  | { type: "hint"; id: string; text: string };
export type ServerMessage =
  | Update
  | Answer
  | { type: "chat"; seat: number | null; name: string; text: string; at: string }
  | { type: "presence"; seats: number[]; watchers: number }
  | { type: "moved"; table: string };
export type ClientMessage =
  | { type: "hello"; since: number; seat: number | null }
  | { type: "look"; id: string; seat: number | null }
  | { type: "act"; id: string; seat: number; base: number; text: string; done?: boolean }
  | { type: "undo"; id: string; seat: number }
  | { type: "restart"; id: string; seat: number }
  | { type: "done"; id: string; seat: number; base: number }
  | { type: "why"; id: string; seat: number; text: string }
  | { type: "hint"; id: string; seat: number }
  | { type: "sit"; id: string; seat: number; name?: string }
  | { type: "stand"; id: string; seat: number }
  | { type: "fill"; id: string; seat: number; level: string }
  | { type: "start"; id: string }
  | { type: "rematch"; id: string }
  | { type: "chat"; id: string; text: string };
export interface Frame {
  seq: number;
  facts: Fact[];
  view: unknown;
}
export interface Replay {
  table: TableInfo;
  frames: Frame[];
  over: Over;
}
export interface Solo {
  ruleset: string;
  score: number;
  table: string;
  at: string;
}
