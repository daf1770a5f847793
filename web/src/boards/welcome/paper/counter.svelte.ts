/** Takes paper sheets as they are tapped in, keeps them in the browser, and has the server count them. */
import { ApiError, api } from "../../../net/api";
import type { Counted, CountedSheet, Fault } from "../../../net/messages";
import { t } from "../../../state/texts.svelte";
import { LAYERS, type Laid } from "../layers";
import type { Plan, Sheet } from "../view";
import { placeName, words } from "../words";
import { blankSheet, blankTable, choose, clear, form, MOST, restore, ruleset, sheetAt, streets, write, type Lot, type Paper, type Table } from "./draft";
import { USUAL, type Extra, type Form, type Question } from "./extra";

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

/** An expansion of the table with the marks of the sheet in front. */
export interface Marked extends Laid {
  readonly extra: Extra;
}

export class Counter {
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
  get form(): Form {
    return form(this.table);
  }
  get streets(): Lot[][] {
    return streets(this.table, this.sheet);
  }
  get lot(): Lot | null {
    return (this.at && this.streets[this.at[0]]?.[this.at[1]]) ?? null;
  }
  place(street: number, at: number): string {
    return `${this.form.letters[street]}${at}`;
  }
  locate(name: string): [number, number] {
    return [this.form.letters.indexOf(name[0]!), Number(name.slice(1))];
  }
  /** A place as it is named behind the word «lot»: «3, top street» for T2; streets with letters of their own are named by them. */
  spot(name: string): string {
    return placeName(name, t, this.form !== USUAL);
  }
  where(name: string): string {
    return t("welcome-score-where", { place: this.spot(name) });
  }
  street(index: number): string {
    return this.form.street?.(index) ?? t(`welcome-street-${index}`);
  }
  /** A fault in words. */
  said({ key, args }: Fault): string {
    return t(key, typeof args.place === "string" ? { ...args, place: this.where(args.place) } : args);
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
    Object.assign(this.lot, { number, roundabout: false, lost: false });
    this.#unask();
    this.#typed = false;
  }
  /** A digit typed: 1 and then 5 is 15, 3 and then 7 is 7. */
  type(digit: number): void {
    const joined = this.#typed && this.lot?.number !== null ? (this.lot?.number ?? 0) * 10 + digit : digit;
    this.write(joined <= 17 ? joined : digit);
    this.#typed = true;
  }
  erase(): void {
    if (this.at) clear(this.table, this.sheet, ...this.at);
  }
  fence(street: number, at: number): void {
    const row = this.streets[street]!;
    if (at < row.length - 1 && !this.form.bare) row[at]!.fence = !row[at]!.fence;
  }
  #fenced(fence: boolean): void {
    const [street, at] = this.at!;
    const row = this.streets[street]!;
    if (at > 0) row[at - 1]!.fence = fence;
    if (at < row.length - 1) row[at]!.fence = fence;
  }
  /** A roundabout is drawn with its fences. */
  roundabout(): void {
    if (!this.lot) return;
    const built = !this.lot.roundabout;
    this.erase();
    this.lot.roundabout = built;
    this.#fenced(built);
  }
  /** A lost house has fences on both sides; its pool stays, and what others than its taker have circled. */
  lose(expansion: string): void {
    if (!this.lot || !this.at) return;
    const lost = !this.lot.lost;
    Object.assign(this.lot, { number: null, bis: false, roundabout: false, lost });
    this.sheet.extras[expansion]!.circled[this.at[0]]![this.at[1]] = 0;
    if (!lost) this.#unask();
    this.#fenced(lost);
  }
  /** What was asked about a lost house is forgotten when it is none. */
  #unask(): void {
    for (const expansion of this.table.expansions) if (LAYERS[expansion]?.paper?.kept) this.circle(expansion, 0);
  }
  /** Places at which the server has found something wrong on the sheet in front. */
  get faulty(): ReadonlySet<string> {
    return new Set(this.front?.faults.flatMap(({ args }) => (typeof args.place === "string" ? [args.place] : [])));
  }
  /** Whether a pool is printed at the place of the pad. */
  get pool(): boolean {
    return (this.at && this.view?.streets[this.at[0]]?.houses[this.at[1]]?.pool) ?? false;
  }

  /** Whether the pool of the place can be circled: that of a house, built or lost, or any if an expansion gives them away. */
  get swims(): boolean {
    return Boolean(this.lot && (this.lot.number !== null || this.lot.lost || this.laid.some(({ layer }) => layer.paper?.swims)));
  }

  // The expansions of the table.

  /** Takes an expansion to the table, or away; another sheet has other places. */
  choose(expansion: string): void {
    choose(this.table, expansion);
    this.at = null;
  }
  /** What they show of the sheet in front, with the marks of the paper. */
  get laid(): Marked[] {
    return this.table.expansions.flatMap((expansion) => {
      const layer = LAYERS[expansion];
      const shown = this.view?.layers[expansion];
      const extra = this.sheet.extras[expansion];
      return layer && shown && extra ? [{ expansion, layer, shown: layer.paper?.marked?.(shown, extra) ?? shown, extra }] : [];
    });
  }
  /** What can be circled at the place of the pad: the words, how often, and how often it is. */
  get circles(): { expansion: string; label: string; most: number; times: number }[] {
    const at = this.at;
    return this.laid.flatMap(({ expansion, layer, shown, extra }) => {
      const name = at && this.place(...at);
      const label = name && layer.paper?.circle?.(shown, name);
      return label ? [{ expansion, label, most: layer.paper?.circles?.(shown, name) ?? 1, times: Number(extra.circled[at[0]]?.[at[1]] ?? 0) }] : [];
    });
  }
  circle(expansion: string, times: number): void {
    if (this.at) this.sheet.extras[expansion]!.circled[this.at[0]]![this.at[1]] = times;
  }
  /** The expansions that can take the house at the place of the pad, and the words for it. */
  get losses(): { expansion: string; label: string }[] {
    return this.laid.flatMap(({ expansion, layer, shown }) => {
      const label = this.at && layer.paper?.loses?.(shown, this.place(...this.at));
      return label ? [{ expansion, label }] : [];
    });
  }
  /** What is asked about the place of the pad, if its house was lost. */
  get keeps(): { expansion: string; question: Question; answer: number }[] {
    const at = this.lot?.lost ? this.at : null;
    return this.laid.flatMap(({ expansion, layer, shown, extra }) => {
      const question = at && layer.paper?.kept?.(shown, this.place(...at));
      return question ? [{ expansion, question, answer: Number(extra.circled[at[0]]?.[at[1]] ?? 0) }] : [];
    });
  }
  get questions(): { extra: Extra; asked: readonly Question[] }[] {
    return this.laid.map(({ layer, shown, extra }) => ({ extra, asked: layer.paper?.asks?.(shown) ?? [] }));
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
    const { expert, solo, quarters, expansions, sheets } = this.table;
    this.table = { ...blankTable(), expert, solo, quarters, expansions, sheets: sheets.map(({ name }) => ({ ...blankSheet(), name })) };
    this.at = null;
  }
}
