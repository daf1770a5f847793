/** The games this server offers, asked once. */
import { api } from "../net/api";
import type { GameInfo } from "../net/messages";

class Games {
  list = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.games().then(
      (list) => (this.list = list),
      () => {
        this.failed = true;
        this.#asked = false;
      },
    );
  }
}

export const games = new Games();

/** A ruleset's text: `town77`, `town77(solo)`, `estates(rounds=3)`; options at their defaults are left out. */
export function ruleset(game: GameInfo, chosen: Record<string, boolean | number | string>): string {
  const parts: string[] = [];
  for (const option of game.options) {
    const value = chosen[option.name] ?? option.default;
    if (value === option.default) continue;
    parts.push(value === true ? option.name : `${option.name}=${value}`);
  }
  return parts.length ? `${game.title}(${parts.join(",")})` : game.title;
}

/** What a ruleset's text binds: `estates(solo,rounds=3)` says solo, true and rounds, 3. */
export function bound(text: string): [name: string, value: string][] {
  const inside = /\((.*)\)$/.exec(text)?.[1] ?? "";
  return inside.split(",").filter(Boolean).map((part) => {
    const [name = "", value = "true"] = part.trim().split("=");
    return [name, value];
  });
}
