/** The rules are kept as a small dialect of Markdown: sections with ids, paragraphs, lists, **bold**, figures. */
export interface Span {
  text: string;
  bold: boolean;
}
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "figure"; name: string; caption: string };
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}
export interface Book {
  title: string;
  sections: Section[];
}

function spans(text: string): Span[] {
  return text.split("**").map((part, index) => ({ text: part, bold: index % 2 === 1 }));
}

export function readBook(source: string): Book {
  const book: Book = { title: "", sections: [] };
  let section: Section | undefined;
  for (const chunk of source.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").map((line) => line.trimEnd()).filter(Boolean);
    const first = lines[0];
    if (!first) continue;
    if (first.startsWith("# ")) {
      book.title = first.slice(2);
      continue;
    }
    const heading = /^## (.+?)\s*\{#([\w-]+)\}$/.exec(first);
    if (heading) {
      section = { id: heading[2]!, title: heading[1]!, blocks: [] };
      book.sections.push(section);
      continue;
    }
    const figure = /^!\[(.*)\]\(figure:([\w-]+)\)$/.exec(first);
    const items = lines.join("\n").split(/\n(?=- |\d+\. )/);
    const marked = /^(- |\d+\. )/;
    if (figure) section?.blocks.push({ kind: "figure", name: figure[2]!, caption: figure[1]! });
    else if (marked.test(first))
      section?.blocks.push({
        kind: "list",
        ordered: /^\d/.test(first),
        items: items.map((item) => spans(item.replace(marked, "").replace(/\s*\n\s*/g, " "))),
      });
    else section?.blocks.push({ kind: "text", spans: spans(lines.join(" ")) });
  }
  return book;
}
