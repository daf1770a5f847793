/** What a sign of an expansion is, in full sentences, and what the expansion is about. */
import { t } from "../../../state/texts.svelte";

export function explain(expansion: string, said: readonly string[]): string {
  const sentences = said.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`);
  return [...sentences, t(`welcome-meet-${expansion}`)].join(" ");
}
