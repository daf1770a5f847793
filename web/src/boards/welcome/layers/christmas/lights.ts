/** What is shown of the garlands. */
import { locate } from "../../view";

export interface Lights {
  /** By street and house: whether a garland hangs to the next house on its right. */
  readonly links: readonly (readonly boolean[])[];
  readonly longest: readonly number[];
}
export function linked(shown: Lights, name: string): boolean {
  const [street, at] = locate(name);
  return shown.links[street]?.[at] ?? false;
}
