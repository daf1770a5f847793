/** What the end of a game says besides the verdict. */
import { describe, expect, it, vi } from "vitest";
import type { Game, Manifest } from "../src/boards/kit";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["en"] });
const { plain } = await import("../src/shell/ending");

const manifest = { title: "game" } as unknown as Manifest;
const ended = (won: boolean | null, tiers: readonly string[], ...scores: number[][]): Game =>
  ({ over: { won, tiers, standings: scores.map((one, seat) => ({ seat, place: seat + 1, tiers: one })) } }) as unknown as Game;

describe("a score sheet with its totals", () => {
  it("says all where the points part everybody", () => {
    expect(plain(ended(null, ["points", "estates"], [44, 3], [43, 5]), manifest)).toBe(true);
    expect(plain(ended(null, ["points", "estates"], [44, 3], [44, 2], [20, 0]), manifest)).toBe(false);
  });
  it("says all to those who win or lose together", () => {
    expect(plain(ended(false, ["points", "margin"], [7, -33], [7, -33]), manifest)).toBe(true);
  });
  it("says all to whoever plays alone, unless there is more than points", () => {
    expect(plain(ended(null, ["points"], [60]), manifest)).toBe(true);
    expect(plain(ended(null, ["points", "rank"], [60, 2]), manifest)).toBe(false);
    expect(plain(ended(true, ["points", "margin"], [40, 2]), manifest)).toBe(true);
  });
});
