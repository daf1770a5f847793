/** The rules are kept as a small dialect of Markdown: sections with ids, paragraphs, lists, **bold**, signs, figures. */
export interface Span {
  text: string;
  bold: boolean;
  /** The name of a sign that stands before the text, and the full stop or comma that stays on its line. */
  sign?: string;
  tail?: string;
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
/** The rules of the title itself, without a name, or of something that may be added to it. */
export interface Chapter {
  title: string;
  sections: Section[];
}
export interface Book {
  title: string;
  chapters: Chapter[];
}

/** A sign inside a line: a picture without words, which says nothing that the words do not. */
const SIGN = /!\[\]\(sign:([\w-]+)\)([.,:;]?)/;

function spans(text: string): Span[] {
  return text.split("**").flatMap((part, index) => {
    const bold = index % 2 === 1;
    const [first = "", ...rest] = part.split(SIGN);
    const signed = rest.flatMap((sign, at) => (at % 3 ? [] : [{ text: rest[at + 2]!, bold, sign, tail: rest[at + 1]! }]));
    return first || !signed.length ? [{ text: first, bold }, ...signed] : signed;
  });
}

export function readBook(source: string): Book {
  const book: Book = { title: "", chapters: [{ title: "", sections: [] }] };
  let section: Section | undefined;
  for (const chunk of source.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").map((line) => line.trimEnd()).filter(Boolean);
    const first = lines[0];
    if (!first) continue;
    if (first.startsWith("# ")) {
      if (book.title) book.chapters.push({ title: first.slice(2), sections: [] });
      else book.title = first.slice(2);
      continue;
    }
    const heading = /^## (.+?)\s*\{#([\w-]+)\}$/.exec(first);
    if (heading) {
      section = { id: heading[2]!, title: heading[1]!, blocks: [] };
      book.chapters.at(-1)!.sections.push(section);
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
