/** What the player has picked up on the table but not yet done, and what a touch of a place then means. */
import { settings } from "../../state/settings.svelte";
import type { Game, Sentence } from "../kit";
import { lots, numberOf, place, placeOf, STREETS, verbOf, type Sheet, type View } from "./view";

type Table = Game<View>;

export class Choice {
  /** Whose sheet lies in front; null is one's own. */
  look = $state<number | null>(null);
  /** The sheet that was asked for, where the view has room for one's own alone. */
  guest = $state.raw<Sheet | null>(null);
  /** In variants with a hand: the card whose number is taken. */
  card = $state<number | null>(null);
  /** Several actions fit the place that was touched: the bar offers them, by number. */
  menu = $state.raw<readonly string[]>([]);
  /** Which of them the keyboard would take. */
  picked = $state(0);
  /** The next touch of a place builds a roundabout. */
  roundabout = $state(false);
  /** Where the keyboard stands, as street and house. */
  focus = $state<readonly [number, number]>([0, 0]);
  /** Places that something pointed at speaks of: a plan, a line of the score. */
  shine = $state.raw<readonly string[]>([]);
  /** Whether the sheets of the others lie below the board, and need no room beside it. */
  spread = $state(false);
  /** Expansions whose marks a pointer or a finger has rested on. */
  readonly explained = new Set<string>();
  /** How else the number could have been written: touching one of those places moves the new house. */
  writes: readonly string[] = [];

  /** Offers several numbers for one place; the keyboard begins with the one on the card. */
  ask(actions: readonly string[], plain: number | null): void {
    this.menu = [...actions].sort((one, two) => numberOf(one) - numberOf(two));
    this.picked = Math.max(0, this.menu.findIndex((text) => numberOf(text) === plain));
  }

  /** Lays down what was picked up, and returns to one's own sheet. */
  drop(): void {
    this.menu = [];
    this.roundabout = false;
    this.card = null;
    this.look = null;
    this.shine = [];
  }
}

export const shown = (game: Table, ui: Choice): number => ui.look ?? game.seat ?? 0;

/** What a bot would do; its place is on one's own sheet, not on that of whoever is looked at. */
export const advice = (game: Table, ui: Choice): string | null => (shown(game, ui) === game.seat ? (game.advice ?? null) : null);

/** What the bar offers for the place that was touched, as long as the turn stands where it stood. */
export const offered = (game: Table, ui: Choice): readonly string[] => ui.menu.filter((text) => game.legal.includes(text));

export function sheetOf(game: Table, ui: Choice): Sheet | undefined {
  const seat = shown(game, ui);
  const view = seat === game.seat ? game.desk : game.view;
  return view.sheets.find((sheet) => sheet.seat === seat) ?? (ui.guest?.seat === seat ? ui.guest : undefined);
}

/** All the houses of the estate that begins at a place: any of them chooses it. */
function estateFrom(game: Table, at: string): string[] {
  const street = STREETS.indexOf(at[0] as "T");
  const estates = game.desk.sheets.find((sheet) => sheet.seat === game.seat)?.streets[street]?.estates ?? [];
  const estate = estates.find(([first]) => place(street, first) === at);
  return estate ? lots(street, estate) : [at];
}

/** The actions at each place that a touch may mean now. */
export function places(game: Table, ui: Choice): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!game.active || shown(game, ui) !== game.seat) return found;
  for (const text of game.legal) {
    const at = placeOf(text);
    if (!at || (verbOf(text) === "roundabout") !== ui.roundabout) continue;
    for (const one of verbOf(text) === "estate" ? estateFrom(game, at) : [at]) found.set(one, [...(found.get(one) ?? []), text]);
  }
  return found;
}

async function explain(game: Table, text: string): Promise<void> {
  const reason = await game.why(text);
  if (reason) game.tell(reason);
}

/** What the player seems to want from a place where nothing can be done. */
function wish(game: Table, ui: Choice, at: string): string | null {
  const turn = game.desk.turn;
  if (ui.roundabout) return `roundabout ${at}`;
  if (!turn) return null;
  if (turn.stage === "picking") return `estate ${at}`;
  if (turn.stage === "built" && !turn.spent && turn.effect === "fence") return `fence ${at}`;
  if (turn.stage === "built" && !turn.spent && turn.effect === "bis") {
    const houses = game.desk.sheets.find((sheet) => sheet.seat === game.seat)?.streets[STREETS.indexOf(at[0] as "T")]?.houses ?? [];
    const near = [-1, 1].map((side) => houses[Number(at.slice(1)) + side]?.number ?? null).find((number) => number !== null);
    return `bis ${near ?? turn.number ?? 0} ${at}`;
  }
  return `write ${turn.number ?? 0} ${at}`;
}

/** Why nothing can be done with a place that is asked about at this step; null where something can, or nothing is asked. */
export async function objection(game: Table, ui: Choice, at: string): Promise<Sentence | null> {
  const turn = game.desk.turn;
  if (!game.active || shown(game, ui) !== game.seat || offered(game, ui).length || places(game, ui).has(at)) return null;
  const asked = ui.roundabout || turn?.stage === "chosen" || turn?.stage === "picking" || (turn?.stage === "built" && !turn.spent && (turn.effect === "fence" || turn.effect === "bis"));
  const text = asked ? wish(game, ui, at) : null;
  return text ? game.why(text) : null;
}

/** Effects that leave nothing to choose. */
const PLAIN = ["park", "pool"] as const;

export async function touch(game: Table, ui: Choice, at: string): Promise<void> {
  if (!game.active || shown(game, ui) !== game.seat) return;
  game.tell(null);
  ui.menu = [];
  const actions = places(game, ui).get(at) ?? [];
  if (actions.length > 1) ui.ask(actions, game.desk.turn?.number ?? null);
  else if (actions.length === 1) await act(game, ui, actions[0]!);
  else {
    const text = wish(game, ui, at);
    if (!text) return;
    const moves = ui.writes.filter((one) => placeOf(one) === at);
    const steps = [...game.draft];
    const followed = PLAIN.some((verb) => verb === steps.at(-1)) && steps.pop() !== undefined;
    if (!moves.length || verbOf(steps.at(-1) ?? "") !== "write") return explain(game, text);
    if (followed) await game.undo();
    await game.undo();
    if (moves.length > 1) ui.ask(moves, game.desk.turn?.number ?? null);
    else {
      await game.act(moves[0]!);
      await follow(game, moves[0]!);
    }
  }
}

/** Enter, or the space bar, on a place: where a number is asked for, the second time takes the picked one. */
export async function press(game: Table, ui: Choice, at: string): Promise<void> {
  const text = offered(game, ui)[ui.picked];
  if (text && placeOf(text) === at) await act(game, ui, text);
  else await touch(game, ui, at);
}

export async function act(game: Table, ui: Choice, text: string, done = false): Promise<void> {
  ui.writes = verbOf(text) === "write" ? game.legal.filter((one) => verbOf(one) === "write") : [];
  ui.drop();
  if (!game.legal.includes(text)) return explain(game, text);
  await game.act(text, done);
  if (verbOf(text) !== "take" && !done) await follow(game, text);
}

/** Does what has one sensible use: the park or pool of a new house, and without confirming also the end of the turn. */
async function follow(game: Table, text: string): Promise<void> {
  const plain = verbOf(text) === "write" ? PLAIN.find((verb) => game.legal.includes(verb)) : undefined;
  if (plain) await game.act(plain);
  if (!settings.confirm && !game.held && game.legal.length === 1 && game.legal[0] === "done") await game.act("done", true);
}

/** Take a pair, or with a hand a number first and then the card whose effect goes with it. */
export async function take(game: Table, ui: Choice, at: number): Promise<void> {
  if (!game.active) return;
  game.tell(null);
  const taken = game.draft.findIndex((text) => text.startsWith("take "));
  const alone = taken === game.draft.length - 1;
  if (!game.view.hand) {
    const text = `take ${at + 1}`;
    if (taken < 0) await act(game, ui, text);
    else if (taken || !alone) await explain(game, text);
    else {
      ui.drop();
      await game.instead(text);
    }
    return;
  }
  if (taken >= 0) {
    if (!alone) return explain(game, `take ${at + 1} ${((at + 1) % 3) + 1}`);
    await game.undo();
  }
  // After a reload nobody knows any more what was possible before the draft.
  const known = taken < 0 ? game.legal : game.opening;
  if (ui.card === at) ui.card = null;
  else if (ui.card !== null) await act(game, ui, `take ${ui.card + 1} ${at + 1}`);
  else if (!known.length || known.some((text) => text.startsWith(`take ${at + 1} `))) ui.card = at;
  else await explain(game, `take ${at + 1} ${((at + 1) % 3) + 1}`);
}

/** The houses that a plan would use up, as the server foresees it; where there is a choice, all that could be chosen. */
export async function estatesFor(game: Table, slot: number): Promise<readonly string[]> {
  const seen = await game.preview?.(`plan ${slot + 1}`);
  const before = game.desk.sheets.find((sheet) => sheet.seat === game.seat);
  const view = seen?.view as View | undefined;
  const after = view?.sheets.find((sheet) => sheet.seat === game.seat);
  if (!before || !after) return [];
  const found: string[] = [];
  const sizes = game.desk.plans[slot]?.sizes ?? [];
  after.streets.forEach((street, row) => {
    const old = before.streets[row]!.houses;
    if (view?.turn?.stage !== "picking") street.houses.forEach((house, at) => (house.used && !old[at]!.used ? found.push(place(row, at)) : 0));
    else for (const estate of street.estates) if (sizes.includes(estate[1]) && !old[estate[0]]!.used) found.push(...lots(row, estate));
  });
  return found;
}
