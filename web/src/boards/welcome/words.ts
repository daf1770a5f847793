/** Places, cards and steps in words, for sentences and for those who listen. */
import type { Args, Fact } from "../../net/messages";
import { texts } from "../../state/texts.svelte";
import type { Game, Sentence } from "../kit";
import { own } from "./layers";
import { card, locate, numberOf, numeral, placeOf, SECRET, spoken, STREETS, verbOf, type View } from "./view";

type Say = (key: string, args?: Args) => string;

const SPOT = /^([TMB])(\d+)$/;
const spot = (name: string): { street: number; at: number } | null => {
  const found = SPOT.exec(name);
  return found ? { street: STREETS.indexOf(found[1] as "T"), at: Number(found[2]) + 1 } : null;
};

/** «3 верхней улицы»: a place counted from 1, to stand behind the word «lot»; streets with letters of their own are named by them. */
export function placeName(name: string, say: Say, lettered = false): string {
  if (lettered) return name.replace(/\d+$/, (at) => String(Number(at) + 1));
  const found = spot(name);
  return found ? say("welcome-spot", found) : name;
}

/** Lots have no numbers on the sheet: the log names at most the street, and lights up the lot. */
export const brief = ({ key, args }: Fact, has = (name: string) => texts.has(name)): string | undefined => {
  const found = `${key.replace("-fact-", "-brief-")}${args.lettered ? "-lettered" : ""}`;
  return found !== key && has(found) ? found : undefined;
};

export const cardName = (code: string, say: Say): string => {
  const { number, effect } = card(code);
  if (code.startsWith(SECRET)) return say("welcome-card-secret", { effect: say(`welcome-effect-${effect}`) });
  return say("welcome-pair", { number: numeral(number), effect: say(`welcome-effect-${effect}`) });
};

/** What stands in a sentence instead of codes: places, and what a plan wants. */
export function words(args: Args, say: Say): Args {
  const found: Record<string, Args[string]> = {};
  const { place, at, places, wants, sizes } = args;
  const lettered = Boolean(args.lettered);
  if (typeof place === "string") {
    found.place = placeName(place, say, lettered);
    if (lettered) found.row = place.charAt(0);
    else if (args.street === undefined) found.street = spot(place)?.street ?? "";
  }
  if (typeof at === "string" && !args.lettered) found.at = spot(at)?.at ?? at;
  if (typeof places === "string" && places) {
    const [first, last] = [places.split(" ")[0]!, places.split(" ").at(-1)!].map(spot);
    if (first && last) found.places = say("welcome-spot", { street: first.street, at: `${first.at}–${last.at}` });
  }
  if (typeof wants === "string") found.id = wanted(wants, String(sizes ?? ""), say);
  return found;
}

/** What a plan wants, in words. */
export const wanted = (key: string, sizes: string, say: Say): string => say(key, { sizes: groups(sizes, say) });

/** The estates that a plan wants, such as «1, 2, 2»: one of one house and two of two. */
function groups(sizes: string, say: Say): string[] {
  const all = sizes.split(", ").map(Number);
  return [...new Set(all)].map((size) => say("welcome-plan-group", { size, count: all.filter((one) => one === size).length }));
}

/** The first and the last number of the estate that a step names. */
function estate(text: string, view: View, seat: number | null): Args {
  const [row, first] = locate(placeOf(text) ?? "T0");
  const street = view.sheets.find((sheet) => sheet.seat === seat)?.streets[row];
  const size = street?.estates.find(([start]) => start === first)?.[1] ?? 1;
  const [one, last] = [first, first + size - 1].map((at) => street?.houses[at]?.number ?? null).map((number) => (number === null ? "?" : numeral(number)));
  return { first: one, last, single: one === last ? "yes" : "no" };
}

/** A step in words, for hints. */
export function action(text: string, game: Game<View>): Sentence {
  const verb = verbOf(text);
  const number = numberOf(text);
  const hand = game.view.hand;
  if (verb === "take") {
    const [first, second] = text.split(" ").slice(1).map(Number);
    if (hand && second) return { key: "welcome-action-take-two", args: { card: hand[first! - 1]!, other: hand[second - 1]! } };
    const pair = game.view.pairs[first! - 1];
    return { key: "welcome-action-take", args: { card: `${pair?.number}-${pair?.effect}` } };
  }
  if (verb === "estate") return { key: "welcome-action-estate", args: estate(text, game.desk, game.seat) };
  if (verb === "refuse" && hand && number) return { key: "welcome-action-refuse-card", args: { card: hand[number - 1]! } };
  for (const { layer, shown } of own(game)) {
    const said = layer.hint?.(text, shown);
    if (said) return said;
  }
  return { key: `welcome-action-${verb}`, args: { number: spoken(number), place: placeOf(text) ?? "" } };
}
