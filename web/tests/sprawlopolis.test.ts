/** What the words of Sprawlopolis mean on the screen, and what a touch of the hand or of the city does. */
import { describe, expect, it, vi } from "vitest";
import type { Game } from "../src/boards/kit";
import { Choice, hovering, places, start, touchCard, touchPlace, turn } from "../src/boards/sprawlopolis/choice.svelte";
import { PaperCity } from "../src/boards/sprawlopolis/paper.svelte";
import { bounds, covered, deed, enlarged, footprint, marks, parse, pointed, turnedBlocks, within, type View } from "../src/boards/sprawlopolis/view";
import { latin, NAMED, spelled, words } from "../src/boards/sprawlopolis/words";

describe("words", () => {
  it("reads and writes placements", () => {
    expect(parse("place 7 2,-1 turned")).toEqual({ card: 7, x: 2, y: -1, turned: true });
    expect(deed(7, { x: 2, y: -1 }, true)).toBe("place 7 2,-1 turned");
    expect(deed(12, { x: 0, y: 3 }, false)).toBe("place 12 0,3");
  });
  it("turns a card by half a turn: corners and exits change places", () => {
    expect(turnedBlocks(["RNS", "CNE", "INS", "P"])).toEqual(["P", "INS", "CSW", "RNS"]);
    expect(turnedBlocks(["CEW", "RSW", "P", "IES"])).toEqual(["INW", "P", "RNE", "CEW"]);
  });
  it("finds the blocks that a score line speaks of", () => {
    expect(marks({ gain: "0,0 1,0", loss: "" })).toEqual({ gain: ["0,0", "1,0"], loss: [], roads: [] });
    expect(marks({ roads: 2, loss: "0,0 1,0 / -1,2" })).toEqual({ gain: [], loss: ["0,0", "1,0", "-1,2"], roads: ["0,0", "-1,2"] });
  });
  it("names the blocks that a card would hide, as they can be seen", () => {
    const laid = [
      { card: 1, blocks: ["REW", "ISW", "P", "CNS"], turned: false, column: 0, row: 0 },
      { card: 2, blocks: ["CEW", "REW", "P", "IES"], turned: false, column: 1, row: 1 },
    ];
    expect(covered(laid, { x: 0, y: 1 })).toEqual([
      { x: 0, y: 1, block: "P" },
      { x: 1, y: 1, block: "CEW" },
      { x: 1, y: 2, block: "P" },
    ]);
  });
  it("marks the cards of a sentence to be drawn, and calls conditions by their names", () => {
    const say = (key: string, args: object = {}): string => `${key} ${Object.values(args).join(" ")}`.trim();
    expect(words({ card: "13", place: "-1,2" }, say, "sprawlopolis-fact-placed")).toEqual({ card: "▣13", place: "−1,2" });
    expect("карта ▣13 на".match(NAMED)).toEqual(["▣13"]);
    expect(words({ card: "14" }, say, "sprawlopolis-fact-goal")).toEqual({ card: "sprawlopolis-goal-named 14 sprawlopolis-card-14" });
    expect(words({ card: 14 }, say, "sprawlopolis-line-14")).toEqual({});
  });
  it("lets nobody point far away, or at nothing", () => {
    const laid = [{ x: 0, y: 0 }, { x: 2, y: 1 }];
    expect(pointed("-2,4", laid)).toEqual({ x: -2, y: 4 });
    for (const at of ["-3,0", "6,0", "0,5", "1e9,0", "here", "", "1.5,0", "0,0,0"]) expect(pointed(at, laid)).toBeNull();
  });
  it("writes blocks in the reader's letters, and reads those of either language", () => {
    const russian: Record<string, string> = { "letter-R": "Ж", "letter-P": "П", "side-E": "В", "side-W": "З" };
    expect(spelled("REW P .", (key) => russian[key.slice("sprawlopolis-".length)]!)).toBe("ЖВЗ П .");
    expect(latin("жвз П к.")).toBe("REW P C.");
    expect(latin("ИСЮ CNE")).toBe("INS CNE");
  });
  it("makes a city smaller, never larger, when it is to be smaller", () => {
    expect(enlarged(50, 0.8, 30)).toBe(40);
    expect(enlarged(15, 0.8, 30)).toBe(14);
    expect(enlarged(9, 0.8, 9)).toBe(9);
    expect(enlarged(150, 1.25, 30)).toBe(160);
  });
  it("keeps a card that is moved by keys beside the city", () => {
    const laid = [{ x: 0, y: 0 }, { x: 2, y: 1 }];
    expect(within(laid, { x: 3, y: -1 })).toEqual({ x: 3, y: -1 });
    expect(within(laid, { x: 5, y: 4 })).toEqual({ x: 4, y: 3 });
    expect(within(laid, { x: -3, y: -3 })).toEqual({ x: -2, y: -2 });
  });
  it("measures a city", () => {
    expect(bounds([{ x: -2, y: 1 }])).toEqual({ west: -2, east: 2, north: 0, south: 3 });
    expect(footprint({ x: 1, y: 1 })).toHaveLength(4);
  });
});

function table(legal: string[], draft: string[] = []) {
  const view = { hands: [{ count: 1, cards: [{ card: 7, blocks: ["RNS", "CNE", "INS", "P"] }] }], laid: [] } as unknown as View;
  return {
    active: true,
    seat: 0,
    view,
    legal,
    opening: legal,
    draft,
    act: vi.fn(async () => undefined),
    instead: vi.fn(async () => undefined),
    undo: vi.fn(async () => undefined),
    why: vi.fn(async () => ({ key: "sprawlopolis-refusal-alone" })),
    tell: vi.fn(),
  } as unknown as Game<View>;
}
const LEGAL = ["place 7 2,0", "place 7 2,0 turned"];

describe("touching", () => {
  it("a card, then a place, lays the card there", async () => {
    const [game, ui] = [table(LEGAL), new Choice()];
    await touchCard(game, ui, 7);
    expect(places(game, ui.card)).toHaveLength(1);
    await touchPlace(game, ui, { x: 2, y: 0 });
    expect(game.act).toHaveBeenCalledWith("place 7 2,0");
    expect(ui.card).toBeNull();
  });
  it("a turned card is laid turned", async () => {
    const [game, ui] = [table(LEGAL), new Choice()];
    await touchCard(game, ui, 7);
    await turn(game, ui);
    await touchPlace(game, ui, { x: 2, y: 0 });
    expect(game.act).toHaveBeenCalledWith("place 7 2,0 turned");
  });
  it("a card in pencil is turned where it lies", async () => {
    const [game, ui] = [table(LEGAL, ["place 7 2,0"]), new Choice()];
    expect(hovering(game, ui)).toMatchObject({ card: 7, x: 2, y: 0 });
    await turn(game, ui);
    expect(game.instead).toHaveBeenCalledWith("place 7 2,0 turned");
  });
  it("two touches at once lay one card", async () => {
    const game = table(["place 7 2,0"]);
    const ui = new Choice();
    ui.card = 7;
    await Promise.all([touchPlace(game, ui, { x: 2, y: 0 }), touchPlace(game, ui, { x: 2, y: 0 })]);
    expect(game.act).toHaveBeenCalledTimes(1);
    expect(game.tell).not.toHaveBeenCalledWith(expect.objectContaining({ key: expect.anything() }));
  });
  it("a card taken by key begins to hover where it fits, near the middle of what is seen", () => {
    const game = table(["place 7 -2,0", "place 7 2,0", "place 7 2,0 turned"]);
    const ui = new Choice();
    expect(start(game, ui)).toBeNull();
    ui.card = 7;
    expect(start(game, ui)).toMatchObject({ x: -2, y: 0 });
    ui.camera = { x: 3, y: 1, size: 80 };
    expect(start(game, ui)).toMatchObject({ x: 2, y: 0 });
  });
  it("an impossible place is explained", async () => {
    const [game, ui] = [table(LEGAL), new Choice()];
    await touchCard(game, ui, 7);
    await touchPlace(game, ui, { x: 9, y: 9 });
    expect(game.act).not.toHaveBeenCalled();
    expect(game.tell).toHaveBeenLastCalledWith({ key: "sprawlopolis-refusal-alone" });
  });
  it("an impossible place for a card in pencil is explained, and the card stays", async () => {
    const [game, ui] = [table(LEGAL, ["place 7 2,0"]), new Choice()];
    game.view.laid.push({ card: 1, blocks: ["REW", "ISW", "P", "CNS"], turned: false, column: 0, row: 0 });
    await touchPlace(game, ui, { x: 2, y: 2 });
    expect(game.tell).toHaveBeenLastCalledWith({ key: "sprawlopolis-refusal-corner", args: { card: 7, place: "2,2" } });
    await touchPlace(game, ui, { x: 9, y: 9 });
    expect(game.tell).toHaveBeenLastCalledWith({ key: "sprawlopolis-refusal-alone", args: { card: 7, place: "9,9" } });
    expect(game.instead).not.toHaveBeenCalled();
  });
  it("a card in pencil can be turned on a page that has come anew", async () => {
    const game = { ...table(LEGAL, ["place 7 2,0"]), opening: [] };
    await turn(game, new Choice());
    expect(game.instead).toHaveBeenCalledWith("place 7 2,0 turned");
  });
});

describe("foreseeing", () => {
  it("asks once the hand rests, also while a card stands in pencil, and remembers", async () => {
    vi.useFakeTimers();
    const answer = { type: "preview", scores: [] };
    const preview = vi.fn(async () => answer);
    const [game, ui] = [{ ...table(LEGAL, ["place 7 2,0"]), preview } as unknown as Game<View>, new Choice()];
    ui.foresee(game, "place 7 2,0 turned");
    ui.foresee(game, "place 7 2,0");
    await vi.advanceTimersByTimeAsync(200);
    expect(preview.mock.calls).toEqual([["place 7 2,0"]]);
    expect(ui.foreseen).toEqual(answer);
    ui.foresee(game, null);
    ui.foresee(game, "place 7 2,0");
    expect(ui.foreseen).toEqual(answer);
    expect(preview).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("a city from a real table", () => {
  it("is written as its cards lie, later ones on top", () => {
    const city = new PaperCity();
    expect(city.rows).toBe("");
    city.take(1);
    city.take(2);
    expect(city.rows).toBe("REW ISW CEW REW\nP CNS P IES");
    city.move({ x: 1, y: -1 });
    expect(city.rows).toBe(". CEW REW\nREW P IES\nP CNS .");
    city.turn();
    expect(city.rows).toBe(". INW P\nREW REW CEW\nP CNS .");
    expect(city.at({ x: 1, y: 0 })?.card).toBe(2);
    city.take(1);
    city.move({ x: 0, y: 0 });
    expect(city.rows).toBe(". INW P\nREW ISW CEW\nP CNS .");
  });
  it("is cleared, given back, and taken away card by card", () => {
    const city = new PaperCity();
    for (const card of [3, 4]) city.take(card);
    const before = city.rows;
    city.clear();
    expect([city.rows, city.cleared.length]).toEqual(["", 2]);
    city.clear();
    expect([city.rows, city.cleared.length]).toEqual([before, 0]);
    city.take(4);
    city.remove();
    expect(city.has(4)).toBe(false);
    expect(city.card).toBeUndefined();
  });
});
