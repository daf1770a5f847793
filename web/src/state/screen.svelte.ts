/** Whether there is room for a side column. */
const room = matchMedia("(min-width: 900px)");

class Screen {
  wide = $state(room.matches);
  constructor() {
    room.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const screen = new Screen();
