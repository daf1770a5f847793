import { expect, test, vi } from "vitest";
import type { Game } from "../src/boards/kit";
import { Choice, openCells, touchCell, touchTile } from "../src/boards/town77/choice.svelte";
import { cellName, parse, type View } from "../src/boards/town77/view";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["ru-RU"] });
const { default: manifest } = await import("../src/boards/town77");

/** A table at which every deed is written down. */
function table(part: Partial<Game<View>>): { game: Game<View>; deeds: string[] } {
  const deeds: string[] = [];
  const game = {
    active: true,
    draft: [],
    opening: [],
    legal: [],
    seat: 0,
    view: { stage: "act" },
    act: async (text: string) => void deeds.push(text),
    instead: async (text: string) => void deeds.push(`instead ${text}`),
    undo: async () => void deeds.push("undo"),
    why: async (text: string) => ({ key: `why ${text}` }),
    tell: (said: { key: string } | null) => void (said && deeds.push(said.key)),
    ...part,
  } as unknown as Game<View>;
  return { game, deeds };
}

test("cells are named by column and row, from the upper left corner", () => {
  expect([0, 6, 7, 48].map(cellName)).toEqual(["a1", "g1", "a2", "g7"]);
  expect(parse("place B2 b1")).toEqual({ verb: "place", tile: "B2", cell: "b1", tiles: ["B2", "b1"] });
});

test("only the cells of the tile in hand are open", () => {
  const ui = new Choice();
  const { game } = table({ legal: ["place B2 b1", "place B2 a2", "place C3 c3", "facedown B2 g7"] });
  expect(openCells(game, ui)).toEqual(new Set());
  ui.tile = "B2";
  expect(openCells(game, ui)).toEqual(new Set(["b1", "a2"]));
  ui.down = true;
  expect(openCells(game, ui)).toEqual(new Set(["g7"]));
});

test("an open cell is built on, another one explains itself", async () => {
  const ui = new Choice();
  const { game, deeds } = table({ legal: ["place B2 b1"] });
  await touchCell(game, ui, "b1");
  ui.tile = "B2";
  await touchCell(game, ui, "g7");
  await touchCell(game, ui, "b1");
  expect(deeds).toEqual(["town77-tell-take-first", "why place B2 g7", "place B2 b1"]);
  expect(ui.tile).toBeNull();
});

test("a pencilled house moves to another open cell, and is taken back by a touch", async () => {
  const ui = new Choice();
  const { game, deeds } = table({ draft: ["place B2 b1"], opening: ["place B2 b1", "place B2 a2"], complete: true });
  await touchCell(game, ui, "a2");
  await touchCell(game, ui, "b1");
  expect(deeds).toEqual(["instead place B2 a2", "undo"]);
});

test("after the draw a touched tile is the one to put back", async () => {
  const ui = new Choice();
  const view = { stage: "discard" } as View;
  const { game, deeds } = table({ view, legal: ["discard D5", "keep"] });
  await touchTile(game, ui, "D5");
  expect(deeds).toEqual(["discard D5"]);
});

test("who is not to act cannot touch anything", async () => {
  const ui = new Choice();
  const { game, deeds } = table({ active: false, legal: ["place B2 b1"] });
  await touchTile(game, ui, "B2");
  await touchCell(game, ui, "b1");
  expect(deeds).toEqual([]);
  expect(ui.tile).toBeNull();
});

test("whoever is about to go out with the last tile is told so, also before the last but one goes into the bag", () => {
  const said = (draft: string, tiles: string[]): string => manifest.status(table({ draft: [draft], view: { stage: "act", hands: [{ tiles }] } as unknown as View }).game, new Choice()).key;
  expect(said("place B2 b1", ["B2"])).toBe("town77-status-place-last");
  expect(said("place B2 b1", ["B2", "C3"])).toBe("town77-status-place");
  expect(said("discard B2", ["B2", "C3"])).toBe("town77-status-discard-last");
  expect(said("discard B2", ["B2", "C3", "D4"])).toBe("town77-status-discard-this");
});
