import { describe, expect, it } from "vitest";
import type { Manifest } from "../src/boards/kit";
import type { Args, Fact, SeatInfo } from "../src/net/messages";
import { line, turns, worded } from "../src/shell/story";

const manifest = { title: "game", story: { minor: /-drew$/, begins: /-placed$/ } } as unknown as Manifest;
const fact = (seq: number, key: string, seat?: number): Fact => ({ seq, key, args: seat === undefined ? {} : { seat } });
const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: ["Anna", "Boris"][seat] })) as unknown as SeatInfo[];
const say = (key: string, args?: Args): string => (key === "name-of" ? String(args?.name) : key === "over" ? "It is over." : `${args?.name} has ${key}.`);

describe("the story of a game", () => {
  it("has one line a turn, and leaves out what goes without saying", () => {
    const found = turns([fact(1, "a-placed", 0), fact(2, "a-drew", 0), fact(3, "a-pool", 0), fact(4, "a-placed", 1), fact(5, "over")], manifest);
    expect(found.map((turn) => turn.facts.map((one) => one.seq))).toEqual([[1, 3], [4], [5]]);
  });
  it("begins a new line with a new turn of the same seat", () => {
    expect(turns([fact(1, "a-placed", 0), fact(2, "a-placed", 0)], manifest)).toHaveLength(2);
  });
  it("has shorter words for what the board shows better", () => {
    const shorter = { title: "game", story: { brief: ({ key }: Fact) => (key === "a-placed" ? "a-laid" : undefined) } } as unknown as Manifest;
    expect(worded(fact(1, "a-placed", 0), seats, say, shorter)).toBe("Anna has a-laid.");
    expect(worded(fact(1, "a-pool", 0), seats, say, shorter)).toBe("Anna has a-pool.");
  });
  it("names whoever acts once", () => {
    const [turn] = turns([fact(1, "a-placed", 1), fact(2, "a-pool", 1)], manifest);
    expect(line(turn!, seats, say, manifest)).toBe("Boris has a-placed, has a-pool.");
  });
});
