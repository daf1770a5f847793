/** A piece of a street written down for a picture. */
import type { House } from "./view";

export interface Drawn {
  readonly house: House;
  readonly ghost: string | undefined;
  readonly estate: boolean;
  readonly fence: boolean;
}

// A place is a number, "." (empty), "?" and a number (it would fit) "@" (a roundabout) or "X" (lost), followed by b (bis),
// ~ (pool), = (in a complete estate), | (fence).
const PLACE = /^(\?)?(\d+|\.|@|X)(.*)$/;

function one(token: string): Drawn {
  const [, open, number = "", marks = ""] = PLACE.exec(token)!;
  const has = (mark: string): boolean => marks.includes(mark);
  const built = !open && /\d/.test(number);
  return {
    house: { number: built ? Number(number) : null, bis: has("b"), pool: has("~"), swum: has("~"), used: false, picked: false, roundabout: number === "@", lost: number === "X", fresh: false },
    ghost: open ? number : undefined,
    estate: has("="),
    fence: has("|"),
  };
}

export const reading = (street: string): Drawn[] => street.split(" ").filter(Boolean).map(one);
