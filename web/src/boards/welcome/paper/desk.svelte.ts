/** The desk at which paper sheets are tapped in: keeps them in the browser, and has the server count them. */
import { ApiError, api } from "../../../net/api";
import type { Counted, CountedSheet, Fault } from "../../../net/messages";
import { t } from "../../../state/texts.svelte";
import { LAYERS, type Laid } from "../layers";
import { place, type Plan, type Sheet } from "../view";
import { placeName, words } from "../words";
import { blankSheet, blankTable, clear, MOST, restore, ruleset, sheetAt, write, type Lot, type Paper, type Table } from "./draft";
import type { Extra } from "./extra";

const STORE = "kvartal-welcome-paper";
const PAUSE = 250;

export interface Shared {
  readonly plans: readonly Plan[];
  readonly temps: number;
  readonly tracks: Readonly<Record<"pools" | "bis" | "refusals", readonly number[]>>;
}

function kept(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

/** A place in words, such as «Lot 3, top street»; the text form names it T2. */
export const where = (name: string): string => t("welcome-score-where", { place: placeName(name, t) });
/** A fault in words. */
export const faultSaid = ({ key, args }: Fault): string => t(key, typeof args.place === "string" ? { ...args, place: where(args.place) } : args);

export class Desk {
  table = $state<Table>(restore(kept()));
  counted = $state.raw<Counted | null>(null);
  /** Why nothing could be counted, in words; the last count stays on the screen. */
  wrong = $state("");
  /** The place that the number pad writes at, as street and house. */
  at = $state<readonly [number, number] | null>(null);
  #typed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get sheet(): Paper {
    return this.table.sheets[this.table.front]!;
  }
  get lot(): Lot | null {
    return this.at && this.sheet.streets[this.at[0]]![this.at[1]]!;
  }
  /** The count of a sheet, unless sheets have come or gone since. */
  count(index: number): CountedSheet | undefined {
    return this.counted?.sheets.length === this.table.sheets.length ? this.counted.sheets[index] : undefined;
  }
  get front(): CountedSheet | undefined {
    return this.count(this.table.front);
  }
  /** What is printed on the sheets; those of all players are alike. */
  get view(): Sheet | undefined {
    return (this.front ?? this.counted?.sheets[0])?.view as Sheet | undefined;
  }
  get shared(): Shared | undefined {
    return this.counted?.table as Shared | undefined;
  }
  name(index: number): string {
    return this.table.sheets[index]?.name.trim() || t("welcome-tally-sheet", { number: index + 1 });
  }

  /** Keeps the table and has it counted after a short rest. */
  changed(): void {
    const rules = ruleset(this.table);
    const text = write(this.table);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.table));
    } catch {
      // A browser without storage forgets; counting does not depend on it.
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#count(rules, text), this.#asked ? PAUSE : 0);
  }
  async #count(rules: string, text: string): Promise<void> {
    const mine = ++this.#asked;
    try {
      const answer = await api.score(rules, text);
      if (mine !== this.#asked) return;
      this.wrong = "";
      if ("type" in answer && answer.key === "welcome-bad-plan" && this.#forget(String(answer.args.text))) return;
      if ("type" in answer) {
        const { line, ...args } = answer.args as { line?: number };
        const index = line ? sheetAt(text, line) : -1;
        const said = t(answer.key, { ...args, ...words(args, t) });
        this.wrong = index >= 0 && this.table.sheets.length > 1 ? `${this.name(index)}: ${said}` : said;
      } else this.counted = answer;
    } catch (error) {
      if (mine === this.#asked) this.wrong = error instanceof ApiError ? t("welcome-score-failed") : t("welcome-score-offline");
    }
  }

  // Plans of the table.

  /** Names the plan of a level, or none; what was noted of another does not hold for it. */
  lay(slot: number, id: string): void {
    this.table.plans[slot] = id;
    for (const sheet of this.table.sheets) sheet.plans[slot] = "";
  }
  /** Other rules, other plans: one that they do not know goes back into the box. */
  #forget(id: string): boolean {
    const slot = this.table.plans.indexOf(id);
    if (slot >= 0) this.lay(slot, "");
    return slot >= 0;
  }

  // Houses.

  go(street: number, at: number): void {
    this.at = [street, at];
    this.#typed = false;
  }
  write(number: number): void {
    if (!this.lot) return;
    Object.assign(this.lot, { number, roundabout: false });
    this.#typed = false;
  }
  /** A digit typed: 1 and then 5 is 15, 3 and then 7 is 7. */
  type(digit: number): void {
    const joined = this.#typed && this.lot?.number !== null ? (this.lot?.number ?? 0) * 10 + digit : digit;
    this.write(joined <= 17 ? joined : digit);
    this.#typed = true;
  }
  erase(): void {
    if (this.at) clear(this.sheet, ...this.at);
  }
  fence(street: number, at: number): void {
    const row = this.sheet.streets[street]!;
    if (at < row.length - 1) row[at]!.fence = !row[at]!.fence;
  }
  /** A roundabout is drawn with its fences. */
  roundabout(): void {
    if (!this.lot || !this.at) return;
    const [street, at] = this.at;
    const built = !this.lot.roundabout;
    clear(this.sheet, street, at);
    this.lot.roundabout = built;
    const row = this.sheet.streets[street]!;
    if (at > 0) row[at - 1]!.fence = built;
    if (at < row.length - 1) row[at]!.fence = built;
  }
  /** Places at which the server has found something wrong on the sheet in front. */
  get faulty(): ReadonlySet<string> {
    return new Set(this.front?.faults.flatMap(({ args }) => (typeof args.place === "string" ? [args.place] : [])));
  }
  /** Whether a pool is printed at the place of the pad. */
  get pool(): boolean {
    return (this.at && this.view?.streets[this.at[0]]?.houses[this.at[1]]?.pool) ?? false;
  }

  // The expansion of the table.

  /** What it shows of the sheet in front, with the marks of the paper. */
  get laid(): Laid | null {
    const expansion = this.table.expansion;
    const layer = LAYERS[expansion];
    const shown = this.view?.layers[expansion];
    return layer && shown ? { expansion, layer, shown: layer.paper?.marked?.(shown, this.extra!) ?? shown } : null;
  }
  get extra(): Extra | undefined {
    return this.sheet.extras[this.table.expansion];
  }
  /** The words for circling what is printed at the place of the pad, if anything is. */
  get circle(): string | null {
    return (this.at && this.laid?.layer.paper?.circle?.(this.laid.shown, place(...this.at))) ?? null;
  }
  /** How much may be circled there. */
  get circles(): number {
    return (this.at && this.laid?.layer.paper?.circles?.(this.laid.shown, place(...this.at))) ?? 1;
  }
  get circled(): number {
    return Number((this.at && this.extra?.circled[this.at[0]]?.[this.at[1]]) ?? 0);
  }
  set circled(times: number) {
    if (this.at && this.extra) this.extra.circled[this.at[0]]![this.at[1]] = times;
  }

  // Sheets.

  add(): void {
    if (this.table.sheets.length >= MOST) return;
    this.table.sheets.push(blankSheet());
    this.look(this.table.sheets.length - 1);
  }
  remove(): void {
    this.table.sheets.splice(this.table.front, 1);
    if (!this.table.sheets.length) this.table.sheets.push(blankSheet());
    this.look(Math.min(this.table.front, this.table.sheets.length - 1));
  }
  look(index: number): void {
    this.table.front = index;
    this.at = null;
  }
  /** The same players with clean sheets, at a clean table. */
  restart(): void {
    const { expert, solo, expansion, sheets } = this.table;
    this.table = { ...blankTable(), expert, solo, expansion, sheets: sheets.map(({ name }) => ({ ...blankSheet(), name })) };
    this.at = null;
  }
}
