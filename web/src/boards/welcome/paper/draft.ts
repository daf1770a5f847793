/** A real table as it was tapped in: its rules, plans and sheets; how it is written for the server, and how it is kept. */
import { EXPANSIONS, LAYERS } from "../layers";
import { QUARTERS } from "../view";
import { blankExtra, USUAL, type Extra, type Form } from "./extra";

export interface Lot {
  number: number | null;
  bis: boolean;
  pool: boolean;
  roundabout: boolean;
  /** Taken from its owner for good. */
  lost: boolean;
  /** To the right of the place. */
  fence: boolean;
}
/** A plan is not completed, completed among the first or later, or, if it is not named, worth the points written. */
export type Done = "" | "first" | "later" | number;
export interface Paper {
  name: string;
  streets: Lot[][];
  /** By expansion with a sheet of its own: the streets of that sheet. */
  own: Record<string, Lot[][]>;
  parks: number[];
  agents: number[];
  temps: number;
  refusals: number;
  /** Boxes crossed on the tracks; null if nobody has compared them with the streets. */
  pools: number | null;
  bis: number | null;
  plans: Done[];
  /** By expansion: what it has on the paper. */
  extras: Record<string, Extra>;
}
export interface Table {
  expert: boolean;
  solo: boolean;
  /** Whether the deck has the cards with the number 9¾. */
  quarters: boolean;
  expansions: string[];
  /** The plans that lie on the table, by level; empty if one is not named. */
  plans: string[];
  /** Temps of players whose sheets are not here. */
  others: number[];
  sheets: Paper[];
  /** Which sheet lies in front. */
  front: number;
}

/** What fits into one request, and more than sit round a family's table. */
export const MOST = 16;

const lot = (): Lot => ({ number: null, bis: false, pool: false, roundabout: false, lost: false, fence: false });
const lots = ({ lengths }: Form): Lot[][] => lengths.map((length) => Array.from({ length }, lot));
/** The sheet that an expansion is drawn on. */
const formOf = (expansion: string): Form => LAYERS[expansion]?.paper?.form ?? USUAL;
const APART = EXPANSIONS.filter((name) => formOf(name) !== USUAL);
export const blankSheet = (): Paper => ({
  name: "",
  streets: lots(USUAL),
  own: Object.fromEntries(APART.map((name) => [name, lots(formOf(name))])),
  parks: [0, 0, 0],
  agents: [0, 0, 0, 0, 0, 0],
  temps: 0,
  refusals: 0,
  pools: null,
  bis: null,
  plans: ["", "", ""],
  extras: Object.fromEntries(EXPANSIONS.map((name) => [name, blankExtra(formOf(name))])),
});
export const blankTable = (): Table => ({ expert: false, solo: false, quarters: false, expansions: [], plans: ["", "", ""], others: [], sheets: [blankSheet()], front: 0 });

/** The expansion whose own sheet is played on, if it is not the usual one. */
const apart = (table: Table): string | undefined => table.expansions.find((name) => APART.includes(name));
/** The sheet that is played on. */
export const form = (table: Table): Form => formOf(apart(table) ?? "");
export function streets(table: Table, sheet: Paper): Lot[][] {
  const name = apart(table);
  return name ? sheet.own[name]! : sheet.streets;
}

/** Nothing is left of a house but the fence beside it. */
export function clear(table: Table, sheet: Paper, street: number, at: number): void {
  const one = streets(table, sheet)[street]![at]!;
  Object.assign(one, { ...lot(), fence: one.fence });
  for (const name of table.expansions) sheet.extras[name]!.circled[street]![at] = 0;
}
/** Chooses an expansion, or puts it back. */
export function choose(table: Table, expansion: string): void {
  const chosen = new Set(table.expansions);
  if (!chosen.delete(expansion)) chosen.add(expansion);
  table.expansions = EXPANSIONS.filter((name) => chosen.has(name));
}
export const isBlank = (table: Table): boolean => JSON.stringify({ ...table, front: 0 }) === JSON.stringify(blankTable());

/** The options of the rules, by name. */
export const named = ({ expert, solo, expansions, quarters }: Table): string[] => [expert ? "expert" : "", solo ? "solo" : "", ...expansions, quarters ? "nine_three_quarters" : ""].filter(Boolean);
export function ruleset(table: Table): string {
  const options = named(table);
  return options.length ? `welcome(${options.join(",")})` : "welcome";
}

function token(one: Lot): string {
  const house = one.roundabout ? "@" : one.lost ? "X" : one.number === null ? "." : `${one.number}${one.bis ? "b" : ""}`;
  return house + (one.pool ? "~" : "") + (one.fence ? "|" : "");
}

function writeSheet(table: Table, sheet: Paper): string[] {
  const { letters, bare } = form(table);
  const lines = [`name: ${sheet.name.replaceAll(/[#\s]+/g, " ").trim()}`];
  streets(table, sheet).forEach((street, index) => lines.push(`${letters[index]} ${street.map(token).join(" ")}`));
  if (!bare) lines.push(`parks: ${sheet.parks.join(" ")}`, `agents: ${sheet.agents.join(" ")}`, `temps: ${sheet.temps}`);
  lines.push(`refusals: ${sheet.refusals}`);
  if (!bare && sheet.pools !== null) lines.push(`pools: ${sheet.pools}`);
  if (!bare && sheet.bis !== null) lines.push(`bis: ${sheet.bis}`);
  lines.push(`plans: ${sheet.plans.map((done) => (done === "" ? "-" : done)).join(" ")}`);
  return [...lines, ...table.expansions.flatMap((name) => LAYERS[name]?.paper?.lines?.(sheet.extras[name]!) ?? [])];
}

/** The whole table as docs/notation.md writes it. */
export function write(table: Table): string {
  const shared = [`table: ${table.plans.map((id) => id || "-").join(" ")}`];
  if (table.others.length && !table.solo && !form(table).bare) shared.push(`others: ${table.others.join(" ")}`);
  return [...shared, ...table.sheets.flatMap((sheet) => writeSheet(table, sheet))].join("\n");
}

/** The sheet that a line of the text belongs to, counted from 0, or -1. */
export const sheetAt = (text: string, line: number): number => text.split("\n").slice(0, line).filter((one) => one.startsWith("name:")).length - 1;

/** Copies the fields that have the same shape as in the blank; what a browser kept may be old or broken. */
function fill<T>(blank: T, kept: unknown): T {
  if (Array.isArray(blank)) {
    return (Array.isArray(kept) ? blank.map((one, index) => fill(one, kept[index])) : blank) as T;
  }
  if (blank !== null && typeof blank === "object") {
    const found = (kept ?? {}) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(blank).map(([name, one]) => [name, fill<unknown>(one, found[name])])) as T;
  }
  return typeof kept === typeof blank ? (kept as T) : blank;
}
const count = (value: unknown, most: number): number | null => (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : null);

function restoreSheet(kept: unknown): Paper {
  const sheet = fill(blankSheet(), kept);
  const found = (kept ?? {}) as Partial<Paper>;
  sheet.pools = count(found.pools, 9);
  sheet.bis = count(found.bis, 9);
  sheet.plans = sheet.plans.map((_, slot) => {
    const done = found.plans?.[slot];
    return done === "first" || done === "later" ? done : (count(done, 99) ?? "");
  });
  const house = (value: unknown): number | null => QUARTERS.find((one) => one === value) ?? count(value, 17);
  const number = (kept: Lot[][] | undefined) => (street: Lot[], index: number) => street.forEach((one, at) => (one.number = house(kept?.[index]?.[at]?.number)));
  sheet.streets.forEach(number(found.streets));
  for (const name of APART) sheet.own[name]!.forEach(number(found.own?.[name]));
  for (const [name, extra] of Object.entries(sheet.extras)) {
    // Once there was only one question.
    const first = (found.extras?.[name] as { choice?: unknown } | undefined)?.choice;
    extra.answers[0] ||= count(first, 99) ?? 0;
  }
  return sheet;
}

/** Reads what the browser has kept; a new table if it is not one. */
export function restore(text: string | null): Table {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Table> | null;
    if (!kept || !Array.isArray(kept.sheets) || !kept.sheets.length) return blankTable();
    const table = fill(blankTable(), kept);
    table.sheets = kept.sheets.slice(0, MOST).map(restoreSheet);
    table.others = Array.isArray(kept.others) ? kept.others.flatMap((one) => count(one, 11) ?? []) : [];
    table.front = Math.min(count(table.front, MOST) ?? 0, table.sheets.length - 1);
    // Once there was only one expansion.
    const chosen: unknown[] = Array.isArray(kept.expansions) ? kept.expansions : [(kept as { expansion?: unknown }).expansion];
    table.expansions = EXPANSIONS.filter((name) => chosen.includes(name));
    return table;
  } catch {
    return blankTable();
  }
}
