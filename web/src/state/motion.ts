/**
 * Pieces move from where they were to where they go, slowly enough for the eye.
 *
 * Whatever lies about carries `data-piece`, a player's card `data-seat-card`; just before the table changes, `remember` notes
 * where they are. A piece that then appears elsewhere has `use:travel` and comes from there. The still picture says the same:
 * motion only explains it, and can be switched off.
 */
import { settings } from "./settings.svelte";

/** How long a piece is on its way, in milliseconds; a little less than others' turns stay apart. */
const WAY = 380;
/** What was noted longer ago than this tells nothing about what appears now. */
const RECENT = 1500;
/** A piece that moves less than this many pixels has not moved. */
const NEAR = 8;

export interface Journey {
  /** The piece, as it was called where it lay; it may lie open nowhere. */
  readonly piece?: string;
  /** Whose piece it was, if it did not lie open. */
  readonly seat?: number | null;
}

const places = new Map<string, DOMRect>();
let noted = -Infinity;

/** Notes where everything lies, just before the table changes. */
export function remember(): void {
  if (settings.still || document.hidden) return;
  noted = performance.now();
  places.clear();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-seat-card]")) {
    const { piece, seatCard, placed } = element.dataset;
    const name = piece ?? `seat ${seatCard}`;
    const box = element.getBoundingClientRect();
    // What already lies in its place has not moved, wherever else it is shown.
    if (box.width && (placed !== undefined || !places.has(name))) places.set(name, box);
  }
}

/** A piece that appears where it goes to comes from where it was. */
export function travel(element: HTMLElement | SVGElement, { piece, seat }: Journey): void {
  if (settings.still || performance.now() - noted > RECENT) return;
  const from = (piece && places.get(piece)) || (seat === undefined || seat === null ? undefined : places.get(`seat ${seat}`));
  const to = element.getBoundingClientRect();
  if (!from || !to.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < NEAR) return;
  const drawn = element instanceof SVGElement && !(element instanceof SVGSVGElement && element.parentElement instanceof HTMLElement);
  // Inside a drawing a pixel is as long as the drawing says.
  const unit = drawn ? ((element as SVGGraphicsElement).getScreenCTM()?.a ?? 1) : 1;
  const size = drawn ? "" : ` scale(${Math.min(1.6, Math.max(0.4, from.width / to.width))})`;
  element.animate([{ transform: `translate(${x / unit}px, ${y / unit}px)${size}`, opacity: 0.85 }, { transform: "none", opacity: 1 }], { duration: WAY, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
}
