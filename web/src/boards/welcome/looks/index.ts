/** Where a sheet lies: every expansion has a place of its own; for the ordinary sheet each player chooses one. No rule changes. */
import { settings } from "../../../state/settings.svelte";
import type { Layers } from "../view";
import type { Scenery, Tones } from "./scenery";

const chosen = import.meta.glob<Scenery>(["./*.ts", "!./index.ts", "!./scenery.ts"], { eager: true, import: "default" });
const given = import.meta.glob<Scenery>("../layers/*/scenery.ts", { eager: true, import: "default" });

/** The looks of the ordinary sheet, by their names. */
export const LOOKS: Readonly<Record<string, Scenery>> = Object.fromEntries(Object.entries(chosen).map(([path, look]) => [path.slice(2, -3), look]));

/** The scene behind the streets of a sheet, if there is one. */
export const sceneryOf = (layers: Layers): Scenery | null => {
  const own = Object.entries(given).find(([path]) => path.split("/")[2]! in layers);
  return own ? own[1] : (LOOKS[settings.look] ?? null);
};

export const tonesOf = (scenery: Scenery): Tones => (settings.shade === "dark" ? scenery.night : scenery.day);

/** The colours of the sky, of lawns and roofs, as a style of what holds the houses. */
export const roofsOf = (scenery: Scenery | null): string =>
  scenery ? [`--sky:${tonesOf(scenery).sky}`, `--lawn:${tonesOf(scenery).ground}`, ...(tonesOf(scenery).roofs ?? []).map((colour, kind) => `--roof-${kind}:${colour}`)].join(";") : "";
