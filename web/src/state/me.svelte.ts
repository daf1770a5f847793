/** The person at this browser: a name, a mark, and no account. */
import { api } from "../net/api";
import type { Me } from "../net/messages";
import { settings, type Locale } from "./settings.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  /** Ready when the server has made our acquaintance; before that a table would take us for a stranger. */
  readonly ready = this.#load().catch(() => undefined);

  async #load(): Promise<void> {
    this.me = await api.me();
    if (!settings.chosen && (this.me.lang === "ru" || this.me.lang === "en")) settings.keep({ locale: this.me.lang });
  }
  async set(change: Partial<Pick<Me, "name" | "lang" | "mark">>): Promise<void> {
    this.me = await api.setMe(change);
  }
  async speak(locale: Locale): Promise<void> {
    settings.keep({ locale });
    await this.set({ lang: locale }).catch(() => undefined);
  }
}

export const person = new Person();
