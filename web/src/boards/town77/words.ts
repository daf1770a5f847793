/** Names of tiles in words, for those who listen and for sentences. */
import type { Args } from "../../net/messages";

type Say = (key: string, args?: Args) => string;

export function tileName(code: string, say: Say): string {
  const [letter = "?", shape = "?"] = code;
  if (letter === "?") return say("town77-tile-unknown");
  const colour = say(`town77-colour-${letter}`);
  if (shape === "?") return say("town77-tile-back", { letter, colour });
  return say("town77-tile", { tile: code, colour, shape: say(`town77-shape-${shape}`) });
}
