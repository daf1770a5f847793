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
  expect(book.sections.map((section) => section.id)).toEqual(["place", "end"]);
  const [text, list, figure] = book.sections[0]!.blocks;
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

test.each(["ru", "en"])("the rules of Town 77 can be read in %s, with every section the board opens", (lang) => {
  const book = readBook(readFileSync(`../src/kvartal/texts/${lang}/rules/town77.md`, "utf8"));
  const ids = book.sections.map((section) => section.id);
  for (const wanted of ["place", "discard", "leaving", "ranking", "solo"]) expect(ids).toContain(wanted);
  expect(book.sections.every((section) => section.title && section.blocks.length)).toBe(true);
});
