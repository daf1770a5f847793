/** How the screen is cut: with a rail beside the board, or all in one stack. */
function watched(query: string, tell: (matches: boolean) => void): void {
  const list = matchMedia(query);
  tell(list.matches);
  list.addEventListener("change", (event) => tell(event.matches));
}

class Screen {
  /** Whether there is room beside the board. */
  rail = $state(false);
  /** Whether the screen is as low as a phone on its side: the rail then has room for the turn alone. */
  low = $state(false);
  /** Whether people and log have room on the screen itself; else they come on a sheet. */
  readonly roomy = $derived(this.rail && !this.low);
  /** Whether a tablet is held upright, where a board may leave room below it. */
  tablet = $state(false);
  /** Whether the screen is as narrow as a phone held upright, where a long row may turn a corner. */
  narrow = $state(false);
  constructor() {
    watched("(min-width: 600px) and (orientation: landscape)", (matches) => (this.rail = matches));
    watched("(min-width: 700px) and (min-height: 900px) and (orientation: portrait)", (matches) => (this.tablet = matches));
    watched("(max-width: 500px)", (matches) => (this.narrow = matches));
    watched("(max-height: 480px)", (matches) => (this.low = matches));
  }
}

export const screen = new Screen();
