/** What the bar offers at a table of Welcome To, and what a key does there. */
import { expect, test, vi } from "vitest";
import type { Game } from "../src/boards/kit";
import type { View } from "../src/boards/welcome/view";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["ru-RU"] });
const { default: manifest } = await import("../src/boards/welcome");
const { advice, Choice, press } = await import("../src/boards/welcome/choice.svelte");
const { brief, wanted, words } = await import("../src/boards/welcome/words");
const { point } = await import("../src/boards/welcome/counting");

/** A table at which every deed is written down. */
function table(part: object): { game: Game<View>; deeds: string[] } {
  const deeds: string[] = [];
  const view = { hand: null, sheets: [], turn: { stage: "chosen", number: 7, effect: "temp" } };
  const game = {
    active: true,
    seat: 0,
    draft: [],
    legal: [],
    view,
    desk: view,
    act: async (text: string) => void deeds.push(text),
    why: async (text: string) => ({ key: `why ${text}` }),
    tell: (said: { key: string } | null) => void (said && deeds.push(said.key)),
    ...part,
  } as unknown as Game<View>;
  return { game, deeds };
}

test("the log names a lot by its street, and only where there are words for it", () => {
  const has = (key: string): boolean => ["welcome-brief-wrote", "welcome-brief-wrote-lettered", "welcome-brief-pool"].includes(key);
  const said = (key: string, args = {}): string | undefined => brief({ seq: 1, key, args }, has);
  expect(said("welcome-fact-wrote", { place: "T3" })).toBe("welcome-brief-wrote");
  expect(said("welcome-fact-wrote", { place: "C3", lettered: "yes" })).toBe("welcome-brief-wrote-lettered");
  expect(said("welcome-fact-pool", { place: "C3", lettered: "yes" })).toBeUndefined();
  expect(said("welcome-fact-refused")).toBeUndefined();
  expect(said("handover-left")).toBeUndefined();
  expect(words({ place: "C3", lettered: "yes" }, (key) => key).row).toBe("C");
});

test("a hint is marked on one's own sheet, and on nobody else's", () => {
  const ui = new Choice();
  const { game } = table({ advice: "write 9 T3" });
  expect(advice(game, ui)).toBe("write 9 T3");
  ui.look = 1;
  expect(advice(game, ui)).toBeNull();
});

test("where temps leave a choice, the keyboard begins with the number of the card and walks to its neighbours", async () => {
  const ui = new Choice();
  const { game, deeds } = table({ legal: ["write 9 T3", "write 6 T3", "write 7 T3", "write 8 T3"] });
  const picked = (): number => Number(manifest.buttons(game, ui).find((button) => button.pressed)?.label.args?.number);
  const type = (key: string): boolean => manifest.key!({ key, code: "" } as KeyboardEvent, game, ui);
  expect(type("+")).toBe(false);
  await press(game, ui, "T3");
  expect([deeds, picked()]).toEqual([[], 7]);
  for (const key of ["-", "-", "-"]) expect(type(key)).toBe(true);
  expect(picked()).toBe(6);
  for (const key of ["=", "+"]) type(key);
  await press(game, ui, "T3");
  expect([deeds, ui.menu]).toEqual([["write 8 T3"], []]);
});

test("taking the pair back takes back the question which number to write", async () => {
  const ui = new Choice();
  const { game } = table({ legal: ["write 6 T3", "write 7 T3"] });
  await press(game, ui, "T3");
  expect(manifest.status(game, ui).key).toBe("welcome-status-menu");
  const { game: before, deeds } = table({ legal: ["take 1", "take 2"] });
  expect(manifest.status(before, ui).key).not.toBe("welcome-status-menu");
  expect(manifest.key!({ key: "+", code: "" } as KeyboardEvent, before, ui)).toBe(false);
  expect(deeds).toEqual([]);
});

test("whoever refuses with a hand says which card is passed on", () => {
  const view = { hand: ["4-agent", "4-bis", "8-fence"], sheets: [], turn: { stage: "start", number: null, effect: null } };
  const { game, deeds } = table({ view, desk: view, legal: ["refuse 1", "refuse 2", "refuse 3"] });
  const ui = new Choice();
  expect(manifest.status(game, ui).key).toBe("welcome-status-refuse");
  const buttons = manifest.buttons(game, ui);
  expect(buttons.map((button) => button.label.args?.card)).toEqual(view.hand);
  buttons[1]!.press();
  expect(deeds).toEqual(["refuse 2"]);
});

test("a plan that can be claimed is what the bar offers first", () => {
  const main = (legal: string[]): string[] => manifest.buttons(table({ legal }).game, new Choice()).filter((button) => button.main).map((button) => button.label.key);
  expect(main(["plan 2", "done"])).toEqual(["welcome-button-plan"]);
  expect(main(["done"])).toEqual(["welcome-button-done"]);
});

test("a turn is not ended while a lesson waits for what it asked for", () => {
  const ends = (held: boolean): boolean => manifest.buttons(table({ legal: ["fence T1", "done"], held }).game, new Choice()).some((button) => button.label.key === "welcome-button-done");
  expect([ends(false), ends(true)]).toEqual([true, false]);
});

test("the line of a plan lights the houses that count for it, and no others", () => {
  const sheet = { seat: 0, streets: [{ houses: [{ used: true }, { used: true }, { used: true }], estates: [] }] };
  const line = (plan: number, places: object) => ({ key: "welcome-line-plan", points: 6, args: { plan, done: "yes", ...places } });
  const { game } = table({ view: { sheets: [sheet] }, scores: [[line(1, { places: "T0 T1" }), line(2, {})]] });
  const ui = new Choice();
  point(game, ui, 0, 0);
  expect(ui.shine).toEqual(["T0", "T1"]);
  point(game, ui, 0, 1);
  expect(ui.shine).toEqual([]);
});

test("estates that a plan wants are counted by size", () => {
  const say = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;
  const group = (size: number, count: number): string => say("welcome-plan-group", { size, count });
  expect(wanted("welcome-plan-estates", "2, 2, 5", say)).toBe(say("welcome-plan-estates", { sizes: [group(2, 2), group(5, 1)] }));
});
