/** Every sentence the client shows comes from here: Fluent bundles, loaded by language and by title. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Args } from "../net/messages";
import { settings, type Locale } from "./settings.svelte";

const files = import.meta.glob<string>(["../../../src/kvartal/texts/*/*.ftl", "!../../../src/kvartal/texts/*/{cli,help,lab,print,serve}.ftl"], { query: "?raw", import: "default" });
const books = import.meta.glob<string>("../../../src/kvartal/texts/*/rules/*.md", { query: "?raw", import: "default" });
const path = (locale: Locale, name: string): string => `../../../src/kvartal/texts/${locale}/${name}`;

/** How long to wait, in milliseconds, before words that did not come are asked for again. */
const AGAIN = 2000;

export class Texts {
  #bundles = $state.raw<Partial<Record<Locale, FluentBundle>>>({});
  #loaded = new Set<string>();
  #wanted = new Set<string>(["site"]);
  /** How many loads are under way, or will be tried again. */
  #coming = $state(0);

  /** By path: what brings the words of a file. */
  constructor(readonly files: Readonly<Record<string, () => Promise<string>>>) {}

  get locale(): Locale {
    return settings.locale;
  }
  get ready(): boolean {
    return this.#bundle !== undefined;
  }
  /** Whether words are on their way. */
  get busy(): boolean {
    return this.#coming > 0;
  }
  /** The words of the present language; of the one before, while they are still on their way. */
  get #bundle(): FluentBundle | undefined {
    return this.#bundles[this.locale] ?? Object.values(this.#bundles)[0];
  }

  /**
   * Load the words of the shell, and of a title if one is named (or one of its files, `welcome-card`), in the present language.
   * Words that do not come are asked for again, now and then, or as soon as somebody needs them.
   */
  async load(title?: string): Promise<void> {
    if (title) this.#wanted.add("core").add(title);
    const locale = this.locale;
    const names = [...this.#wanted].filter((name) => !this.#loaded.has(`${locale}/${name}`));
    for (const name of names) this.#loaded.add(`${locale}/${name}`);
    // A title with modules has further files beside its own: `welcome-card.ftl`.
    const own = names.flatMap((name) => Object.keys(this.files).filter((file) => file === path(locale, `${name}.ftl`) || file.startsWith(path(locale, `${name}-`))));
    if (!own.length) return;
    untrack(() => (this.#coming += 1));
    try {
      const sources = await Promise.all(own.map((file) => this.files[file]!()));
      const bundle = this.#bundles[locale] ?? new FluentBundle(locale, { useIsolating: false });
      for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
      this.#bundles = { ...this.#bundles, [locale]: bundle };
    } catch {
      for (const name of names) this.#loaded.delete(`${locale}/${name}`);
      await new Promise((wait) => setTimeout(wait, AGAIN));
      void this.load();
    } finally {
      this.#coming -= 1;
    }
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The sentence for a key; when none is there or on its way, the key itself, so that a gap is seen and not silent. */
  say(key: string, args: Args = {}): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return bundle && !this.#coming ? key : "";
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = typeof value === "number" ? value : Array.isArray(value) ? this.#listed(value) : String(value ?? "");
    }
    // No line begins with a dash.
    const said = bundle.formatPattern(pattern, plain, []).replaceAll(" —", "\u00a0—");
    // A number below zero has a minus, not a hyphen.
    return Object.values(args).some((value) => typeof value === "number" && value < 0) ? said.replace(/(?<!\w)-(?=\d)/g, "−") : said;
  }

  /** «Anna, Bob and Carl», as the language has it. */
  #listed(values: readonly unknown[]): string {
    return new Intl.ListFormat(this.locale).format(values.map(String));
  }

  /** The rules of a title, and behind them the chapters of what may be added to it, each under its name. */
  async book(title: string): Promise<string> {
    const [first, chapter] = [path(this.locale, `rules/${title}.md`), path(this.locale, `rules/${title}-`)];
    const found = Object.entries(books).filter(([name]) => name === first || name.startsWith(chapter));
    const read = await Promise.all(found.sort(([one], [two]) => Number(two === first) - Number(one === first) || one.localeCompare(two)).map(([, file]) => file()));
    return read.join("\n\n");
  }
}

export const texts = new Texts(files);
export const t = (key: string, args?: Args): string => texts.say(key, args);
