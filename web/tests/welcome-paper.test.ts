/** Paper sheets of Welcome To: what was tapped in, as text for the server and as the browser keeps it. */
import { describe, expect, it, vi } from "vitest";
import type { Table } from "../src/boards/welcome/paper/draft";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
const { blankSheet, blankTable, clear, isBlank, MOST, restore, ruleset, sheetAt, write } = await import("../src/boards/welcome/paper/draft");

function table(): Table {
  const made = blankTable();
  const sheet = made.sheets[0]!;
  sheet.name = "Анна #1\n";
  const [top, middle] = sheet.streets as [(typeof sheet.streets)[0], (typeof sheet.streets)[0]];
  Object.assign(top[0]!, { number: 0, fence: true });
  Object.assign(top[2]!, { number: 4, pool: true });
  Object.assign(middle[0]!, { number: 3 });
  Object.assign(middle[1]!, { number: 3, bis: true, fence: true });
  sheet.parks = [3, 1, 0];
  sheet.agents[2] = 2;
  sheet.temps = 5;
  sheet.refusals = 2;
  return made;
}

describe("the text", () => {
  it("is what docs/notation.md describes", () => {
    expect(write(table()).split("\n")).toEqual([
      "table: - - -",
      "name: Анна 1",
      "T 0| . 4~ . . . . . . .",
      "M 3 3b| . . . . . . . . .",
      "B . . . . . . . . . . . .",
      "parks: 3 1 0",
      "agents: 0 0 2 0 0 0",
      "temps: 5",
      "refusals: 2",
      "plans: - - -",
    ]);
  });
  it("has what lost houses no longer show", () => {
    const made = blankTable();
    made.expansions = ["doomsday", "quack", "zombies"];
    const sheet = made.sheets[0]!;
    sheet.streets[1]![4]!.lost = true;
    sheet.extras.doomsday!.circled[1]![4] = 1;
    sheet.extras.quack!.circled[1]![4] = 0b1001;
    expect(write(made).split("\n")).toEqual(expect.arrayContaining(["bunkers: M4=0", "ducklings: M3|4 M4/B5"]));
  });
  it("names the plans, who completed them, and other players", () => {
    const made = table();
    made.plans = ["N1-1", "", "N3-2"];
    made.others = [4, 0];
    made.sheets[0]!.plans = ["first", 7, "later"];
    made.sheets[0]!.pools = 0;
    made.sheets[0]!.bis = 2;
    const lines = write(made).split("\n");
    expect(lines.slice(0, 2)).toEqual(["table: N1-1 - N3-2", "others: 4 0"]);
    expect(lines.slice(-3)).toEqual(["pools: 0", "bis: 2", "plans: first 7 later"]);
    made.solo = true;
    expect(write(made)).not.toContain("others");
  });
  it("has what the expansion of the table reads, and only that", () => {
    const made = table();
    const { icecream, roswell } = made.sheets[0]!.extras;
    icecream!.circled[0]![2] = 1;
    icecream!.bonuses[1] = true;
    roswell!.circled[1]![0] = 1;
    roswell!.answers[0] = 3;
    expect(write(made)).not.toMatch(/cones|zurgs|goal/);
    made.expansions = ["icecream"];
    expect(write(made).split("\n").slice(-2)).toEqual(["cones: T2", "bonus: - o -"]);
    made.expansions = ["roswell"];
    expect(write(made).split("\n").slice(-2)).toEqual(["goal: 3", "zurgs: M0"]);
  });
  it("has the lines of several expansions, and of lost houses what is left of them", () => {
    const made = table();
    made.expansions = ["easter", "halloween", "quack", "zombies"];
    const sheet = made.sheets[0]!;
    Object.assign(sheet.streets[0]![4]!, { lost: true, pool: true, fence: true });
    const { easter, halloween, quack, zombies } = sheet.extras;
    easter!.circled[0]![2] = 1;
    halloween!.answers = [2, 6, 0, 0];
    quack!.answers = [0, 1, 4, 0];
    zombies!.answers[0] = 3;
    const lines = write(made).split("\n");
    expect(lines[2]).toBe("T 0| . 4~ . X~| . . . . .");
    expect(lines.slice(10)).toEqual(["eggs: T2", "ghosts: ", "candies: ", "candylevels: - o -", "ghostlevels: - - o", "treats: bis", "phases: - 0 3", "barricades: ", "bullets: 2"]);
  });
  it("has the streets of a sheet of its own, and nothing that this sheet lacks", () => {
    const made = table();
    made.others = [2];
    made.expansions = ["american_dream"];
    const sheet = made.sheets[0]!;
    sheet.own.american_dream![1]![6]!.number = 9.75;
    const { american_dream } = sheet.extras;
    american_dream!.circled[1]![6] = 1;
    american_dream!.bonuses[4] = true;
    american_dream!.answers[0] = 0b1000001;
    const row = ". . . . . . .";
    expect(write(made).split("\n")).toEqual(
      ["table: - - -", "name: Анна 1", `A ${row}`, "B . . . . . . 9.75", `C ${row}`, `D ${row}`, `E ${row}`, "refusals: 2", "plans: - - -", "ideal: B6", "streetbonus: - - - - o", "columnbonus: o - - - - - o"],
    );
    // The usual sheet is still there.
    made.expansions = [];
    expect(write(made)).toContain("T 0| . 4~");
  });
  it("tells which sheet a line belongs to", () => {
    const made = table();
    made.sheets.push(blankSheet());
    const text = write(made);
    expect([1, 2, 10, 11, 19].map((line) => sheetAt(text, line))).toEqual([-1, 0, 0, 1, 1]);
  });
});

describe("the rules", () => {
  it("are named by their options", () => {
    const made = blankTable();
    expect(ruleset(made)).toBe("welcome");
    Object.assign(made, { expert: true, expansions: ["christmas"] });
    expect(ruleset(made)).toBe("welcome(expert,christmas)");
  });
});

describe("what the browser keeps", () => {
  it("comes back as it was", () => {
    const made = table();
    made.sheets.push(blankSheet());
    Object.assign(made, { front: 1, plans: ["N1-1", "", ""], others: [3], expert: true });
    made.sheets[0]!.plans = ["first", 7, ""];
    made.sheets[0]!.pools = 1;
    made.expansions = ["doomsday", "quack"];
    made.sheets[0]!.own.american_dream![4]![6]!.number = 7;
    Object.assign(made.sheets[0]!.streets[2]![3]!, { lost: true });
    made.sheets[0]!.extras.quack!.answers[1] = 5;
    expect(restore(JSON.stringify(made))).toEqual(made);
  });
  it("is a new table if it is broken", () => {
    for (const kept of [null, "", "{", "7", "[]", "{}", '{"sheets":[]}', '{"sheets":"x"}']) expect(restore(kept)).toEqual(blankTable());
  });
  it("is mended where it does not fit", () => {
    const kept = { sheets: [{ name: 7, temps: "5", streets: [[{ number: 99 }, { number: 5, bis: 1 }]], plans: ["never", 8] }, null], front: 9, others: [2, 40], expansions: ["moon", "easter", 7] };
    const found = restore(JSON.stringify(kept));
    expect(found.sheets).toHaveLength(2);
    expect(found.sheets[0]).toMatchObject({ name: "", temps: 0, plans: ["", 8, ""] });
    expect(found.sheets[0]!.streets.map((street) => street.length)).toEqual([10, 11, 12]);
    expect(found.sheets[0]!.streets[0]!.slice(0, 2)).toMatchObject([{ number: null }, { number: 5, bis: false }]);
    expect(found).toMatchObject({ front: 1, others: [2], expansions: ["easter"] });
    expect(restore(JSON.stringify({ sheets: Array(40).fill({}) })).sheets).toHaveLength(MOST);
  });
  it("may be from when a table had one expansion, and an expansion one question", () => {
    const kept = { sheets: [{ extras: { roswell: { choice: 3 } } }], expansion: "roswell" };
    const found = restore(JSON.stringify(kept));
    expect(found.expansions).toEqual(["roswell"]);
    expect(found.sheets[0]!.extras.roswell!.answers).toEqual([3, 0, 0, 0]);
  });
  it("knows a clean table, and what is left of an erased house", () => {
    expect(isBlank({ ...blankTable() })).toBe(true);
    const made = table();
    expect(isBlank(made)).toBe(false);
    const sheet = made.sheets[0]!;
    made.expansions = ["icecream"];
    sheet.extras.icecream!.circled[1]![1] = 1;
    clear(made, sheet, 1, 1);
    expect(sheet.streets[1]![1]).toMatchObject({ number: null, bis: false, fence: true });
    expect(sheet.extras.icecream!.circled[1]![1]).toBe(0);
  });
});
