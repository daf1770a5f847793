/** A finger that aims at a house: it covers what it touches, so what lies under it is shown enlarged until it is lifted. */
const HOLD = 150;
/** So far above or below the street, in pixels, the finger has changed its mind. */
const ASTRAY = 56;

export class Aim {
  /** The house aimed at, by its index; null while there is nothing to show. */
  at = $state<number | null>(null);
  /** Where the finger is, from the street's left edge. */
  x = $state(0);
  #held: ReturnType<typeof setTimeout> | undefined;
  #first: number | null = null;
  #lifted = false;

  /** `shift` in houses: fences stand half a house further right than the house that names them. */
  constructor(
    readonly row: () => HTMLElement | undefined,
    readonly houses: () => number,
    readonly shift: () => number,
  ) {}

  #under(event: PointerEvent): number | null {
    const box = this.row()?.getBoundingClientRect();
    if (!box || event.clientY < box.top - ASTRAY || event.clientY > box.bottom + ASTRAY) return null;
    this.x = event.clientX - box.left;
    const last = this.houses() - 1;
    return Math.max(0, Math.min(last, Math.floor((this.x / box.width) * (last + 1) - this.shift())));
  }

  down(event: PointerEvent): void {
    this.cancel();
    this.#lifted = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    this.#first = this.#under(event);
    this.#held = setTimeout(() => (this.at = this.#first), HOLD);
  }
  move(event: PointerEvent): void {
    if (this.#first === null) return;
    const at = this.#under(event);
    if (this.at === null && at === this.#first) return;
    clearTimeout(this.#held);
    this.at = at;
  }
  /** The house that the finger was lifted from; null after a mere tap, which is a click. */
  up(): number | null {
    const at = this.at;
    this.#lifted = at !== null;
    this.cancel();
    return at;
  }
  cancel(): void {
    clearTimeout(this.#held);
    this.#first = this.at = null;
  }
  /** Whether a click is only the echo of a finger that has aimed. */
  echo(): boolean {
    const echo = this.#lifted;
    this.#lifted = false;
    return echo;
  }
}
