/** Cards in words, for those who listen. */
import type { Args } from "../../net/messages";
import type { Face } from "./view";

type Say = (key: string, args?: Args) => string;

export function cardName({ card, blocks }: Face, say: Say): string {
  const [nw, ne, sw, se] = blocks.map((block) => say(`sprawlopolis-zone-short-${block[0]}`));
  return say("sprawlopolis-card-spoken", { card, nw: nw!, ne: ne!, sw: sw!, se: se! });
}
