/** Cards and places in words, for those who listen and for the story. */
import type { Args } from "../../net/messages";
import type { Face } from "./view";

export { points, signed } from "../../state/points";

const LATIN: Readonly<Record<string, string>> = { Ж: "R", К: "C", И: "I", П: "P", С: "N", В: "E", Ю: "S", З: "W" };
/** A written block in the letters of the rules; Russian readers have others. */
export const latin = (word: string): string => word.toUpperCase().replace(/[ЖКИПСВЮЗ]/g, (letter) => LATIN[letter]!);
/** Blocks in the reader's own letters. */
export const spelled = (rows: string, say: Say): string => rows.replace(/[RCIPNESW]/g, (letter) => say(`sprawlopolis-${"RCIP".includes(letter) ? "letter" : "side"}-${letter}`));

type Say = (key: string, args?: Args) => string;

/** A card that a sentence names; the page draws it. */
export const NAMED = /▣\d+/g;

export function words(args: Args, say: Say, key: string): Args {
  const found: Args = {};
  if (typeof args.place === "string") found.place = args.place.replaceAll("-", "−");
  if (key === "sprawlopolis-fact-goal") found.card = say("sprawlopolis-goal-named", { card: args.card, name: say(`sprawlopolis-card-${String(args.card)}`) });
  else if (/^sprawlopolis-(fact|brief|refusal)-/.test(key) && "card" in args) found.card = `▣${String(args.card)}`;
  return found;
}

export function cardName({ card, blocks }: Face, say: Say): string {
  const [nw, ne, sw, se] = blocks.map((block) => say(`sprawlopolis-zone-short-${block[0]}`));
  return say("sprawlopolis-card-spoken", { card, nw: nw!, ne: ne!, sw: sw!, se: se! });
}
