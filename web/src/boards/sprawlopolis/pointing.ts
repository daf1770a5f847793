/** How a line of the score is pointed at: a mouse by being there, the keyboard by its focus, a finger by switching on and off. */

type Line = number | null;

export class Pointing {
  /** Whether the keyboard's focus has shown the line; then it goes with the focus, otherwise the city can be moved meanwhile. */
  #keyed = false;

  constructor(
    readonly line: () => Line,
    readonly set: (line: Line) => void,
  ) {}

  /** What a button does that stands for a line. */
  readonly button = (index: number) => ({
    "aria-pressed": this.line() === index,
    onclick: (event: MouseEvent): void => {
      const mouse = event instanceof PointerEvent && event.pointerType === "mouse";
      this.set(this.line() === index && !mouse ? null : index);
    },
    onfocus: (event: FocusEvent): void => {
      this.#keyed = (event.currentTarget as Element).matches(":focus-visible");
      if (this.#keyed) this.set(index);
    },
    onblur: (): void => {
      if (this.#keyed) this.set(null);
    },
  });

  /** What the mouse does over a line. */
  readonly area = (index: number) => ({
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") this.set(index);
    },
    onpointerleave: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") this.set(null);
    },
  });
}
