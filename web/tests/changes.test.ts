import { expect, test } from "vitest";
import { changed } from "../src/net/changes";

test("changes are put where they belong, and the view before stays as it was", () => {
  const view = { deck: 9, sheets: [{ fences: [0, 0] }, { fences: [0, 0] }], turn: null };
  const desk = changed(view, [
    [["deck"], 8],
    [["sheets", 1, "fences", 0], 1],
    [["turn"], { stage: "built" }],
  ]) as typeof view;
  expect(desk).toEqual({ deck: 8, sheets: [{ fences: [0, 0] }, { fences: [1, 0] }], turn: { stage: "built" } });
  expect(desk.sheets[0]).toBe(view.sheets[0]);
  expect(view).toEqual({ deck: 9, sheets: [{ fences: [0, 0] }, { fences: [0, 0] }], turn: null });
});

test("a place behind the end of a list makes it longer", () => {
  expect(changed({ laid: [1, 2] }, [[["laid", 2], 3], [["laid", 3], 4]])).toEqual({ laid: [1, 2, 3, 4] });
});

test("an empty way is the whole view, and no changes are the same view", () => {
  expect(changed({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  const view = { a: 1 };
  expect(changed(view, [])).toBe(view);
});
