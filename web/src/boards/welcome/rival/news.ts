/** What the rival did since one last acted, in the words of the log. */
import type { Fact } from "../../../net/messages";
import type { Game } from "../../kit";
import type { View } from "../view";

/** Facts that name the rival, those of expansions too, and that a plan-completed card came. */
const ITS = /-fact-(?:.*-)?rival(?:-|$)/;
/** A card that takes others from the top of the stack, and lies there in their place. */
const STRUCK = /-rival$/;

/** What is new of the rival, also while one drafts a turn. */
export const rivalNews = (game: Game<View>): readonly Fact[] => ((game.mode === "play" && game.news) || game.fresh).filter(({ key }) => ITS.test(key));

/** How many cards on top of the stack are new. */
export function freshCards(news: readonly Fact[]): number {
  let fresh = 0;
  for (const { key, args } of news) {
    if (STRUCK.test(key)) fresh = Math.max(0, fresh - Number(args.cards)) + 1;
    else if (key.endsWith("-given")) fresh += 1;
  }
  return fresh;
}

/** The plans, from 1, whose cards have just come. */
export const freshPlans = (news: readonly Fact[]): ReadonlySet<number> => new Set(news.flatMap(({ args }) => (typeof args.plan === "number" ? [args.plan] : [])));
