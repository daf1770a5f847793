/** What a touch of the board means at a table of The Estates. */
import { expect, test } from "vitest";
import { Choice, touch } from "../src/boards/estates/choice.svelte";
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
