/** What a line of the score sheet comes from, on the streets. */
import type { Game } from "../kit";
import type { Choice } from "./choice.svelte";
import { lots, place, type Sheet, type View } from "./view";

type Line = Game<View>["scores"][number][number];
export const kind = (line: Line): string => line.key.replace("welcome-line-", "");

function spots(line: Line, sheet: Sheet): string[] {
  // Which houses a plan has used up only the server knows.
  if (kind(line) === "plan") return typeof line.args.places === "string" ? line.args.places.split(" ") : [];
  return sheet.streets.flatMap((street, row) => {
    const chosen = (test: (house: Sheet["streets"][number]["houses"][number]) => boolean): string[] => street.houses.flatMap((house, at) => (test(house) ? [place(row, at)] : []));
    switch (kind(line)) {
      case "estates":
        return street.estates.flatMap((estate) => (estate[1] === line.args.size ? lots(row, estate) : []));
      case "parks":
        return line.args.street === row ? chosen((house) => house.number !== null) : [];
      case "pools":
        return chosen((house) => house.swum);
      case "bis":
        return chosen((house) => house.bis);
      case "roundabouts":
        return chosen((house) => house.roundabout);
      default:
        return [];
    }
  });
}

/** Lights up what a line of a seat's sheet comes from, on that sheet. */
export function point(game: Game<View>, ui: Choice, seat: number, line: number | null): void {
  const sheet = game.view.sheets.find((one) => one.seat === seat);
  if (line === null || !sheet) {
    ui.shine = [];
    return;
  }
  ui.look = seat === game.seat ? null : seat;
  ui.shine = spots(game.scores[seat]![line]!, sheet);
}
