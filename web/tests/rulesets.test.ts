import { expect, test } from "vitest";
import type { GameInfo, SeatInfo } from "../src/net/messages";
import { ApiError } from "../src/net/api";
import { failure, phrase } from "../src/shell/names";
import { bound, ruleset } from "../src/state/games.svelte";

const game = {
  title: "estates",
  options: [
    { name: "solo", kind: "flag", default: false },
    { name: "rounds", kind: "int", default: 1, min: 1, max: 5 },
    { name: "tie", kind: "choice", default: "best", choices: ["best", "worst"] },
    { name: "edge", kind: "flag", default: true },
  ],
} as GameInfo;

test("a ruleset names only what differs from the defaults, in the options' order", () => {
  expect(ruleset(game, {})).toBe("estates");
  expect(ruleset(game, { rounds: 1, solo: false })).toBe("estates");
  expect(ruleset(game, { tie: "worst", rounds: 3, solo: true })).toBe("estates(solo,rounds=3,tie=worst)");
  expect(ruleset(game, { edge: false })).toBe("estates(edge=false)");
});

test("what a ruleset binds can be read back", () => {
  expect(bound("estates")).toEqual([]);
  expect(bound("estates(solo,rounds=3,edge=false)")).toEqual([["solo", "true"], ["rounds", "3"], ["edge", "false"]]);
});

test("seats in a sentence get their names", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Anna" },
    { seat: 1, kind: "bot", name: "" },
  ] as SeatInfo[];
  const say = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;
  expect(phrase({ key: "k", args: { seat: 0, owner: 1, tile: "B2" } }, seats, say)).toBe(
    'k {"seat":0,"owner":1,"tile":"B2","name":"Anna","owner-name":"seat-bot {\\"number\\":2}"}',
  );
});

test("a failure is told in the reader's words, whatever the server or the browser calls it", () => {
  const say = (key: string): string => key;
  expect(failure(new ApiError(429, "slow-down", "Too many requests"), say)).toBe("error-slow-down");
  expect(failure(new TypeError("Failed to fetch"), say)).toBe("front-no-server");
});
