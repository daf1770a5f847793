/** What one browser remembers: language, theme, habits. Kept in local storage, never sent. */
export type Theme = "auto" | "light" | "dark";
export type Locale = "ru" | "en";

interface Kept {
  locale: Locale | null;
  theme: Theme;
  confirm: boolean;
  keys: boolean;
  sound: boolean;
  /** Whether pieces move. */
  motion: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Tables that are guided first games, each with the steps that were read there; `end` when the teacher has left. */
  lessons: Record<string, string[]>;
  /** Titles of which a game was finished here. */
  played: string[];
  /** Additions to a game that were explained here once. */
  met: string[];
  level: string;
  /** How ordinary sheets look. */
  look: string;
  guests: string[];
}

const STORE = "kvartal";
const fallback: Kept = { locale: null, theme: "auto", confirm: true, keys: true, sound: false, motion: true, volume: 0.6, lessons: {}, played: [], met: [], level: "normal", look: "", guests: [] };

function read(): Kept {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...fallback };
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = $state(read());
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener("change", (event) => (this.#dark = event.matches));
    still.addEventListener("change", (event) => (this.#still = event.matches));
    // What another tab keeps is not to be overwritten with what this one had read before.
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.#kept = read();
    });
  }

  get locale(): Locale {
    return this.#kept.locale ?? (navigator.languages.some((tag) => tag.startsWith("ru")) ? "ru" : "en");
  }
  /** How dates are written. */
  get dates(): string {
    return this.locale === "en" ? "en-GB" : this.locale;
  }
  /** Whether the person has chosen a language here. */
  get chosen(): boolean {
    return this.#kept.locale !== null;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get shade(): "light" | "dark" {
    return this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get keys(): boolean {
    return this.#kept.keys;
  }
  /** Whether the browser asks for a page that does not move. */
  get calm(): boolean {
    return this.#still;
  }
  get motion(): boolean {
    return this.#kept.motion;
  }
  /** Whether nothing is to move, by the browser's wish or by the person's. */
  get still(): boolean {
    return this.#still || !this.#kept.motion;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get lessons(): Readonly<Record<string, readonly string[]>> {
    return this.#kept.lessons;
  }
  get played(): readonly string[] {
    return this.#kept.played;
  }
  get met(): readonly string[] {
    return this.#kept.met;
  }
  get level(): string {
    return this.#kept.level;
  }
  get look(): string {
    return this.#kept.look;
  }
  get guests(): readonly string[] {
    return this.#kept.guests;
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  }
}

export const settings = new Settings();
