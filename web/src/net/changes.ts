/** A view that is sent as its difference from another. */
import type { Change } from "./messages";

/** The view that some changes lead to; what they do not touch is shared with the one before. */
export const changed = (view: unknown, changes: readonly Change[]): unknown => changes.reduce<unknown>((so, [path, value]) => put(so, path, value), view);

function put(node: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return Object.assign([...node], { [key]: put(node[Number(key)], rest, value) });
  const held = node as Readonly<Record<string, unknown>>;
  return { ...held, [key]: put(held[key], rest, value) };
}
