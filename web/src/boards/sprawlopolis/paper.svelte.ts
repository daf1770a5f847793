/** A city from a real table, laid card by card; it is kept in the browser. */
import { FRONTS } from "./cards";
import { footprint, placeName, seen, turnedBlocks, type Laid, type Place } from "./view";

const STORE = "kvartal-sprawlopolis-paper";

/** A part of the drawing board, in blocks. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function lay(card: number, { x, y }: Place, turned: boolean): Laid {
  const blocks = FRONTS[card - 1]!.split(" ");
  return { card, blocks: turned ? turnedBlocks(blocks) : blocks, turned, column: x, row: y };
}

/** What was kept, as `[card, x, y, turned]`; anything else is forgotten. */
function kept(): Laid[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "[]") as [number, number, number, boolean][];
    return found.filter(([card, x, y]) => FRONTS[card - 1] && Number.isInteger(x) && Number.isInteger(y)).map(([card, x, y, turned]) => lay(card, { x, y }, turned));
  } catch {
    return [];
  }
}

export class PaperCity {
  /** Later cards lie on top. */
  laid = $state.raw<readonly Laid[]>(kept());
  /** What lay there before the table was cleared. */
  cleared = $state.raw<readonly Laid[]>([]);
  /** The number of the card that is moved, turned or taken away; 0 is none. */
  held = $state(0);

  get card(): Laid | undefined {
    return this.laid.find(({ card }) => card === this.held);
  }
  has(card: number): boolean {
    return this.laid.some((one) => one.card === card);
  }
  /** The card that can be seen at a place. */
  at({ x, y }: Place): Laid | undefined {
    return this.laid.findLast(({ column, row }) => footprint({ x: column, y: row }).some((one) => one.x === x && one.y === y));
  }

  /** Cards that neither touch nor cover the rest, which is the larger part. */
  get apart(): Laid[] {
    const near = (one: Laid, two: Laid): boolean => {
      const [x, y] = [Math.abs(one.column - two.column), Math.abs(one.row - two.row)];
      return Math.max(x, y) < 3 && Math.min(x, y) < 2;
    };
    let rest = [...this.laid];
    const groups: Laid[][] = [];
    while (rest.length) {
      const group = [rest[0]!];
      // What is found while the group is gone through makes it longer.
      for (const one of group) group.push(...rest.filter((two) => !group.includes(two) && near(one, two)));
      rest = rest.filter((one) => !group.includes(one));
      groups.push(group);
    }
    return groups.sort((one, two) => two.length - one.length).slice(1).flat();
  }
  /** The blocks from the outermost ones inwards. */
  get frame(): Frame {
    if (!this.laid.length) return { x: 0, y: 0, width: 2, height: 2 };
    const x = Math.min(...this.laid.map(({ column }) => column));
    const y = Math.min(...this.laid.map(({ row }) => row));
    return { x, y, width: Math.max(...this.laid.map(({ column }) => column)) + 2 - x, height: Math.max(...this.laid.map(({ row }) => row)) + 2 - y };
  }
  /** The city as the text form writes it. */
  get rows(): string {
    const city = seen(this.laid);
    const { x, y, width, height } = this.frame;
    const row = (_: unknown, down: number): string => Array.from({ length: width }, (_, right) => city.get(placeName({ x: x + right, y: y + down })) ?? ".").join(" ");
    return this.laid.length ? Array.from({ length: height }, row).join("\n") : "";
  }

  /** Takes a card up; one that is not in the city yet is laid to the right of it. */
  take(card: number): void {
    this.held = card;
    if (this.has(card)) return;
    const last = this.laid.reduce((one, two) => (two.column > one.column ? two : one), { column: -2, row: 0 });
    this.#set([...this.laid, lay(card, { x: last.column + 2, y: last.row }, false)]);
  }
  /** Moves the held card, on top of the others. */
  move({ x, y }: Place): void {
    const { card } = this;
    if (card) this.#set([...this.laid.filter((one) => one !== card), lay(card.card, { x, y }, card.turned)]);
  }
  turn(): void {
    this.#set(this.laid.map((one) => (one.card === this.held ? lay(one.card, { x: one.column, y: one.row }, !one.turned) : one)));
  }
  remove(): void {
    this.#set(this.laid.filter(({ card }) => card !== this.held));
    this.held = 0;
  }
  /** Clears the table, or takes that back. */
  clear(): void {
    [this.laid, this.cleared] = [this.cleared, this.laid];
    this.#set(this.laid);
    this.held = 0;
  }

  #set(laid: readonly Laid[]): void {
    this.laid = laid;
    if (laid.length) this.cleared = [];
    try {
      localStorage.setItem(STORE, JSON.stringify(laid.map(({ card, column, row, turned }) => [card, column, row, turned])));
    } catch {
      // A browser without storage forgets; counting does not depend on it.
    }
  }
}
