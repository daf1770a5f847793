/** A finger that aims at a house: it covers what it touches, so what lies under it is shown enlarged until it is lifted. */
const HOLD = 150;
/** A click that comes so soon after a finger is its echo, in milliseconds. */
const ECHO = 500;

export class Aim {
  /** The house to show enlarged, by its index; null while there is nothing to show. */
  at = $state<number | null>(null);
  /** Where the finger is, from the street's left edge. */
  x = $state(0);
  /** The house under the finger, null when it has strayed; undefined while no finger is down. */
  #under: number | null | undefined;
  #held: ReturnType<typeof setTimeout> | undefined;
  #lifted = -ECHO;

  /** `shift` in houses: fences stand half a house further right than the house that names them. So far above or below the street, in pixels, a finger is `astray` and has changed its mind. */
  constructor(
    readonly row: () => HTMLElement | undefined,
    readonly houses: () => number,
    readonly shift: () => number,
    readonly astray: () => number,
  ) {}

  #find(event: PointerEvent): number | null {
    const box = this.row()?.getBoundingClientRect();
    if (!box || event.clientY < box.top - this.astray() || event.clientY > box.bottom + this.astray()) return null;
    this.x = event.clientX - box.left;
    const last = this.houses() - 1;
    return Math.max(0, Math.min(last, Math.floor((this.x / box.width) * (last + 1) - this.shift())));
  }

  down(event: PointerEvent): void {
    this.cancel();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    this.#under = this.#find(event);
    this.#held = setTimeout(() => (this.at = this.#under ?? null), HOLD);
  }
  move(event: PointerEvent): void {
    if (this.#under === undefined) return;
    const found = this.#find(event);
    if (found === this.#under) return;
    clearTimeout(this.#held);
    this.#under = this.at = found;
  }
  /** The house that the finger was lifted from, if it has not strayed. A browser may owe the click after a slide: this does not wait for it. */
  up(): number | null {
    const found = this.#under ?? null;
    if (found !== null) this.#lifted = performance.now();
    this.cancel();
    return found;
  }
  cancel(): void {
    clearTimeout(this.#held);
    this.#under = undefined;
    this.at = null;
  }
  /** Whether a click is only the echo of a finger that has been heard. */
  echo(): boolean {
    return performance.now() - this.#lifted < ECHO;
  }
}
