/** The expansions that the screen knows: each is a folder here, called by its name. */
import { texts } from "../../../state/texts.svelte";
import type { Game, Sentence } from "../../kit";
import type { Layers, View } from "../view";
import type { Layer } from "./layer";

const found = import.meta.glob<Layer<unknown>>("./*/index.ts", { eager: true, import: "default" });

export const LAYERS: Readonly<Record<string, Layer<unknown>>> = Object.fromEntries(Object.entries(found).map(([path, layer]) => [path.split("/")[1]!, layer]));
export const EXPANSIONS: readonly string[] = Object.keys(LAYERS);

/** An expansion in play, and what it shows of a sheet. */
export interface Laid {
  readonly expansion: string;
  readonly layer: Layer<unknown>;
  readonly shown: unknown;
}
export const laid = (layers: Layers): Laid[] =>
  Object.entries(LAYERS).flatMap(([expansion, layer]) => (expansion in layers ? [{ expansion, layer, shown: layers[expansion] }] : []));
/** The expansions of a table as one's own sheet shows them. */
export const own = (game: Game<View>): Laid[] => laid(game.desk.sheets.find((sheet) => sheet.seat === game.seat)?.layers ?? {});
/** The key of a sentence of the player aid, which an expansion may say otherwise, and a screen otherwise than paper. */
export function aid(layers: Layers, sentence: string): string {
  const otherwise = laid(layers).map(({ expansion }) => `welcome-paper-${expansion}-${sentence}`);
  return [...otherwise, `welcome-aid-${sentence}`].find((key) => texts.has(key)) ?? `welcome-paper-${sentence}`;
}
/** What an expansion is about, in a sentence or two that fit above the hand. */
export const about = (expansion: string): Sentence => ({ key: `welcome-meet-${expansion}` });
