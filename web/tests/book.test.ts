import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBook } from "../src/shell/book";

const SOURCE = `# Town

## Placing a house {#place}

A house **touches** the
town.

1. With a side.
2. Not with a corner,
   never.

![Like this.](figure:touch)

## End {#end}

- Fewer tiles.
`;

test("a book is read into sections, paragraphs, lists and figures", () => {
  const book = readBook(SOURCE);
  expect(book.title).toBe("Town");
  expect(book.chapters.map(({ title, sections }) => [title, ...sections.map((section) => section.id)])).toEqual([["", "place", "end"]]);
  const [text, list, figure] = book.chapters[0]!.sections[0]!.blocks;
  expect(text).toEqual({
    kind: "text",
    spans: [
      { text: "A house ", bold: false },
      { text: "touches", bold: true },
      { text: " the town.", bold: false },
    ],
  });
  expect(list).toMatchObject({ kind: "list", ordered: true });
  expect(list?.kind === "list" && list.items.map((item) => item[0]!.text)).toEqual(["With a side.", "Not with a corner, never."]);
  expect(figure).toEqual({ kind: "figure", name: "touch", caption: "Like this." });
});

test("what follows the rules under a name of its own is a chapter", () => {
  const book = readBook(`${SOURCE}\n# Ducks\n\n## The way home {#way}\n\nTo the pond.\n`);
  expect(book.title).toBe("Town");
  expect(book.chapters.map(({ title, sections }) => [title, ...sections.map((section) => section.id)])).toEqual([
    ["", "place", "end"],
    ["Ducks", "way"],
  ]);
});

test("a sign stands inside a line, and what follows it closely stays beside it", () => {
  const book = readBook("# Town\n\n## Signs {#signs}\n\n![](sign:park) A **park ![](sign:pool)** and a fence ![](sign:fence)![](sign:fence).\n");
  expect(book.chapters[0]!.sections[0]!.blocks).toEqual([
    {
      kind: "text",
      spans: [
        { text: " A ", bold: false, sign: "park", tail: "" },
        { text: "park ", bold: true },
        { text: "", bold: true, sign: "pool", tail: "" },
        { text: " and a fence ", bold: false },
        { text: "", bold: false, sign: "fence", tail: "" },
        { text: "", bold: false, sign: "fence", tail: "." },
      ],
    },
  ]);
});

test.each(["ru", "en"])("the rules of Town 77 can be read in %s, with every section the board opens", (lang) => {
  const book = readBook(readFileSync(`../src/kvartal/texts/${lang}/rules/town77.md`, "utf8"));
  const { sections } = book.chapters[0]!;
  const ids = sections.map((section) => section.id);
  for (const wanted of ["place", "discard", "leaving", "ranking", "solo"]) expect(ids).toContain(wanted);
  expect(sections.every((section) => section.title && section.blocks.length)).toBe(true);
});
