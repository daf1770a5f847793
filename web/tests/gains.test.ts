import { describe, expect, it } from "vitest";
import type { Fact, ScoreLine, Update } from "../src/net/messages";
import { gain, lossOf, source } from "../src/state/gains";

const line = (key: string, points: number, args = {}): ScoreLine => ({ key, args, points });
const update = (...points: number[]): Update => ({ seat: 0, over: null, scores: points.map((one) => [line("a", one)]) }) as unknown as Update;
const fact = (seat: number): Fact => ({ seq: 1, key: "a-did", args: { seat } });

describe("what a step brings", () => {
  it("is the difference of the sheets, with the lines that differ", () => {
    const found = gain([line("parks", 2, { street: 0 }), line("pools", 0)], [line("parks", 4, { street: 0 }), line("pools", 0)]);
    expect(found).toEqual({ points: 2, lines: [line("parks", 4, { street: 0 })] });
  });
  it("names no line that is worth what it was", () => {
    expect(gain([line("temps", 0, { temps: 0 })], [line("temps", 0, { temps: 1 })])).toEqual({ points: 0, lines: [] });
  });
});

describe("what a gain comes from", () => {
  const words = (one: ScoreLine): string => (one.key === "city-card-6" ? "Master Planned" : "Largest park");
  it("is said within a sentence, where a name keeps its capital", () => {
    expect(source([line("city-group", 2)], words, /-card-/)).toEqual({ known: "yes", from: "largest park" });
    expect(source([line("city-card-6", 2)], words, /-card-/)).toEqual({ known: "name", from: "Master Planned" });
  });
  it("is left out where it is several lines, or none", () => {
    expect(source([line("city-group", 2), line("city-card-6", 2)], words)).toEqual({ known: "no", from: "" });
    expect(source([], words)).toEqual({ known: "no", from: "" });
  });
});

describe("what somebody else's deed costs", () => {
  it("is told of the one who did it", () => {
    expect(lossOf(update(8, 0), update(0, 3), [fact(1)])).toEqual({ facts: [fact(1)], points: -8 });
  });
  it("is not told of one's own deeds, of several people's, of gains and at the end", () => {
    expect(lossOf(update(8, 0), update(0, 3), [fact(0)])).toBeNull();
    expect(lossOf(update(8, 0), update(0, 3), [fact(1), fact(2)])).toBeNull();
    expect(lossOf(update(0, 0), update(8, 3), [fact(1)])).toBeNull();
    expect(lossOf(update(8, 0), { ...update(0, 3), over: {} } as Update, [fact(1)])).toBeNull();
  });
});
