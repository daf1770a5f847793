/** What a touch of the board means at a table of The Estates. */
import { expect, test } from "vitest";
import { Choice, touch } from "../src/boards/estates/choice.svelte";
import { status } from "../src/boards/estates/status";
import type { View } from "../src/boards/estates/view";
import type { Game } from "../src/boards/kit";

function table(stage: string, piece: string | null): { game: Game<View>; deeds: string[] } {
  const deeds: string[] = [];
  const game = {
    active: true,
    draft: [],
    legal: ["place A1"],
    view: { stage, piece, rows: [] },
    act: async (text: string) => void deeds.push(text),
    tell: () => undefined,
  } as unknown as Game<View>;
  return { game, deeds };
}

test("a building is looked at from the side, but what is built on is not hidden by that", async () => {
  const ui = new Choice();
  const looking = table("bid", "S2");
  await touch(looking.game, ui, "A1");
  expect([ui.side, looking.deeds]).toEqual(["A1", []]);
  const building = table("place", "S2");
  await touch(building.game, ui, "A1");
  expect([ui.side, building.deeds]).toEqual([null, ["place A1"]]);
});

test("a piece that can only leave the game is not asked where to go", () => {
  const said = (piece: string, ...legal: string[]): string => {
    const { game } = table("place", piece);
    return status({ ...game, legal, seat: 0, view: { ...game.view, leader: null, players: [{ hand: 3 }] } } as unknown as Game<View>).key;
  };
  expect(said("cube", "remove")).toBe("estates-status-place-cube-idle");
  expect(said("cube", "cancel 1", "remove")).toBe("estates-status-place-cube");
  expect(said("roof", "remove")).toBe("estates-status-place-nowhere");
  expect(said("roof", "place A1")).toBe("estates-status-place");
});
