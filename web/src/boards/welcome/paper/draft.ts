/** A real table as it was tapped in: its rules, plans and sheets; how it is written for the server, and how it is kept. */
import { LAYERS, ORDINARY } from "../layers";
import { place, QUARTERS } from "../view";
import { blankExtra, type Extra } from "./extra";

export interface Lot {
  number: number | null;
  bis: boolean;
  pool: boolean;
  roundabout: boolean;
  /** To the right of the place. */
  fence: boolean;
}
/** A plan is not completed, completed among the first or later, or, if it is not named, worth the points written. */
export type Done = "" | "first" | "later" | number;
export interface Paper {
  name: string;
  streets: Lot[][];
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
  expansion: string;
  /** The plans that lie on the table, by level; empty if one is not named. */
  plans: string[];
  /** Temps of players whose sheets are not here. */
  others: number[];
  sheets: Paper[];
  /** Which sheet lies in front. */
  front: number;
}

export const LENGTHS = [10, 11, 12] as const;
/** What fits into one request, and more than sit round a family's table. */
export const MOST = 16;

const lot = (): Lot => ({ number: null, bis: false, pool: false, roundabout: false, fence: false });
export const blankSheet = (): Paper => ({
  name: "",
  streets: LENGTHS.map((length) => Array.from({ length }, lot)),
  parks: [0, 0, 0],
  agents: [0, 0, 0, 0, 0, 0],
  temps: 0,
  refusals: 0,
  pools: null,
  bis: null,
  plans: ["", "", ""],
  extras: Object.fromEntries(ORDINARY.map((name) => [name, blankExtra(LENGTHS)])),
});
export const blankTable = (): Table => ({ expert: false, solo: false, quarters: false, expansion: "", plans: ["", "", ""], others: [], sheets: [blankSheet()], front: 0 });

/** Nothing is left of a house but the fence beside it. */
export function clear(sheet: Paper, street: number, at: number): void {
  const one = sheet.streets[street]![at]!;
  Object.assign(one, { ...lot(), fence: one.fence });
  for (const extra of Object.values(sheet.extras)) extra.circled[street]![at] = 0;
}
export const isBlank = (table: Table): boolean => JSON.stringify({ ...table, front: 0 }) === JSON.stringify(blankTable());

export function ruleset(table: Table): string {
  const options = [table.expert && "expert", table.solo && "solo", table.expansion, table.quarters && "nine_three_quarters"].filter(Boolean);
  return options.length ? `welcome(${options.join(",")})` : "welcome";
}

function token(one: Lot): string {
  const house = one.roundabout ? "@" : one.number === null ? "." : `${one.number}${one.bis ? "b" : ""}`;
  return house + (one.pool ? "~" : "") + (one.fence ? "|" : "");
}

function writeSheet(table: Table, sheet: Paper): string[] {
  const lines = [`name: ${sheet.name.replaceAll(/[#\s]+/g, " ").trim()}`];
  sheet.streets.forEach((street, index) => lines.push(`${place(index, 0)[0]} ${street.map(token).join(" ")}`));
  lines.push(`parks: ${sheet.parks.join(" ")}`, `agents: ${sheet.agents.join(" ")}`, `temps: ${sheet.temps}`, `refusals: ${sheet.refusals}`);
  if (sheet.pools !== null) lines.push(`pools: ${sheet.pools}`);
  if (sheet.bis !== null) lines.push(`bis: ${sheet.bis}`);
  lines.push(`plans: ${sheet.plans.map((done) => (done === "" ? "-" : done)).join(" ")}`);
  const extra = sheet.extras[table.expansion];
  return extra ? [...lines, ...(LAYERS[table.expansion]?.paper?.lines?.(extra) ?? [])] : lines;
}

/** The whole table as docs/notation.md writes it. */
export function write(table: Table): string {
  const shared = [`table: ${table.plans.map((id) => id || "-").join(" ")}`];
  if (table.others.length && !table.solo) shared.push(`others: ${table.others.join(" ")}`);
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
  sheet.streets.forEach((street, index) => street.forEach((one, at) => (one.number = house(found.streets?.[index]?.[at]?.number))));
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
    if (!ORDINARY.includes(table.expansion)) table.expansion = "";
    return table;
  } catch {
    return blankTable();
  }
}
