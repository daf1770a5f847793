/** What there is to say about the end of a game: who won and why, how close it was, whether it is a record. */
import type { Game, Manifest } from "../boards/kit";
import { api } from "../net/api";
import type { ScoreLine, Solo, Standing } from "../net/messages";
import { t, texts } from "../state/texts.svelte";
import { seatName } from "./names";

export const ranked = (game: Game): Standing[] => [...(game.over?.standings ?? [])].sort((a, b) => a.place - b.place);
export const tierKeys = (game: Game, manifest: Manifest): readonly string[] => manifest.tiers?.(game, game.over?.tiers ?? []) ?? game.over?.tiers ?? [];
/** The tier that put a place before another one; -1 if none did. */
export const deciding = (above: Standing, below: Standing | undefined): number => (below ? above.tiers.findIndex((value, tier) => value !== below.tiers[tier]) : -1);

/** One criterion of the ranking in words; nothing where there is nothing to say. */
export function tier(game: Game, key: string | undefined, value: number, number: number): string {
  const rank = 1 + ranked(game).filter((one) => one.tiers[number]! < value).length;
  return key ? t(key, { value, rank, size: Math.abs(value), sign: value < 0 ? "minus" : value ? "plus" : "zero" }) : "";
}

/** Who won and by what: the tiers up to the one that decided. */
export function why(game: Game, manifest: Manifest): string {
  const [first, second] = ranked(game);
  if (!first || !second || second.place === 1) return "";
  const keys = tierKeys(game, manifest);
  const tiers = first.tiers.slice(0, deciding(first, second) + 1).flatMap((value, number) => tier(game, keys[number], value, number) || []);
  const winner = game.seats.find((one) => one.seat === first.seat)!;
  const own = winner.mine && mine(game).length === 1;
  return t(own ? "result-why-own" : "result-why", { name: seatName(winner, t), why: tiers.join(", ") });
}

const mine = (game: Game): Standing[] => ranked(game).filter((one) => game.seats.find((seat) => seat.seat === one.seat)?.mine);
/** Whether the person at this screen has won, alone or with everybody. */
export const won = (game: Game): boolean => game.over?.won === true || (game.over?.won === null && game.over.standings.length > 1 && mine(game).some((one) => one.place === 1));

/** Whether a score sheet with its totals says all that a list of places would: no two are level, and nothing else ranks. */
export function plain(game: Game, manifest: Manifest): boolean {
  const standings = ranked(game);
  if (standings.length < 2) return game.over!.won !== null || tierKeys(game, manifest).length < 2;
  return game.over!.won !== null || new Set(standings.map((one) => one.tiers[0])).size === standings.length;
}

/** How close the person at this screen came to the winner. */
export function close(game: Game, manifest: Manifest): string {
  const [lead] = ranked(game);
  const [own, another] = mine(game);
  if (!lead || !own || another || own.place === 1) return "";
  const keys = tierKeys(game, manifest);
  const counted = keys.findIndex((key) => texts.has(`${key}-close`));
  if (counted < 0) return "";
  const points = Math.abs(lead.tiers[counted]! - own.tiers[counted]!);
  const level = `${keys[counted]}-close-tied`;
  return points ? t(`${keys[counted]}-close`, { points }) : t(texts.has(level) ? level : "result-close-tied");
}

export interface Record {
  readonly best: Solo;
  readonly kind: "first" | "new" | "old";
}
const known = new Map<string, Promise<Record | null>>();
const margin = ({ score, target }: Solo): number => score - (target ?? 0);

/** One's own record, and whether this game has set it: alone, one plays against oneself. */
export function record(game: Game): Promise<Record | null> {
  if (game.over?.standings.length !== 1 || game.mode !== "play" || !game.id) return Promise.resolve(null);
  const asked =
    known.get(game.id) ??
    api.records(game.ruleset).then(
      ([best, next]) => best ? { best, kind: best.table !== game.id || (next && margin(next) === margin(best)) ? "old" : next ? "new" : "first" } as const : null,
      () => null,
    );
  known.set(game.id, asked);
  return asked;
}

export function recordSaid({ best, kind }: Record): string {
  if (kind === "new") return t("result-record-new");
  if (kind === "first") return t("result-record-first");
  return t(best.target === null ? "result-record" : "result-record-target", { score: best.score, target: best.target });
}

/** The lines that are counted aloud, by their numbers: those that bring or cost something. */
export const counted = (lines: readonly ScoreLine[]): number[] => lines.flatMap((line, at) => (line.points && !line.key.endsWith("-grade") ? [at] : []));
