/** The file of an own sheet while it is changed: sections of items, such as `T4-2`, in the order of their places. */
import type { Section } from "../../../net/messages";

/** What a touch puts at a place: the letters behind it, one for each value; null takes away what is there. */
export type Brush = string | null;

/** Every combination of letters. */
export const brushes = (section: Section): string[] => section.letters.reduce<string[]>((made, letters) => made.flatMap((start) => letters.map((letter) => start + letter)), [""]);

export const placeOf = (item: string): string => item.split("-")[0]!;
export const valueOf = (item: string): string => item.split("-")[1] ?? "";

const order = (item: string): number => "TMB".indexOf(item[0]!) * 100 + Number.parseInt(placeOf(item).slice(1), 10);

/** The items of a section after a touch; touching what is there already takes it away. */
export function touched(section: Section, place: string, brush: Brush): string[] {
  const there = section.items.find((item) => placeOf(item) === place);
  const rest = section.items.filter((item) => item !== there);
  if (brush === null || (there !== undefined && valueOf(there) === brush)) return rest;
  return [...rest, brush ? `${place}-${brush}` : place].sort((left, right) => order(left) - order(right));
}

/** The file as the server reads it, with other sections. */
export function fileOf(file: string, sections: readonly Section[]): string {
  const read = JSON.parse(file) as Record<string, unknown>;
  for (const { word, items, form } of sections) read[word] = form === "points" ? items[0] : items;
  return JSON.stringify(read, null, 1);
}
