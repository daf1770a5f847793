/** Zombie outbreak: hordes at the ends of the streets, barricades before the houses, bullets beside the agents. */
import { t } from "../../../../state/texts.svelte";
import type { Args } from "../../../../net/messages";
import { answered, circledPlaces, isCircled } from "../../paper/extra";
import { numberOf, STREETS, verbOf } from "../../view";
import type { Layer } from "../layer";
import Bullet from "./Bullet.svelte";
import Card from "./Card.svelte";
import Fence from "./Fence.svelte";
import Horde from "./Horde.svelte";
import Zombie from "./Zombie.svelte";

export interface Band {
  /** Such as `TL`: the street, and the side from which it comes. */
  readonly name: string;
  readonly street: number;
  readonly stops: readonly string[];
  readonly moved: number;
  readonly coming: boolean;
  readonly next: boolean;
}
export type State = "open" | "built" | "captured" | "safe";
export interface Siege {
  readonly hordes: readonly Band[];
  readonly open: readonly { readonly place: string; readonly state: State }[];
  readonly circled: number;
  readonly spent: number;
  readonly most: number;
  readonly boxes: readonly number[];
  readonly cards: readonly string[];
  readonly reconstructed: boolean;
}

/** Which way the hordes of a card go. */
export const ARROWS: Readonly<Record<string, string>> = { right: "→", left: "←", both: "↔" };

/** How a place is guarded; most have a barricade from the start. */
export const guard = (shown: Siege, name: string): State | "printed" => shown.open.find((one) => one.place === name)?.state ?? "printed";

/** The lots of a street, for those who wait at its end. */
const LENGTHS = [10, 11, 12];
/** Where a horde stands: at its last stop, or at the first or the last lot of its street, outside. */
export const standsAt = ({ name, street, stops, moved }: Band): string => (moved ? stops[moved - 1]! : STREETS[street]! + (name[1] === "L" ? 0 : LENGTHS[street]! - 1));
/** Where a horde that is about to move would come to. */
export const target = ({ stops, moved }: Band): string | undefined => stops[moved];

const called = (name: string): Args => ({ street: STREETS.indexOf(name[0] as "T"), side: name[1] === "L" ? "left" : "right" });

const layer: Layer<Siege> = {
  level: 3,
  theme: "catastrophes",
  Lot: Fence,
  Over: Horde,
  Card,
  heard(shown, name) {
    const state = guard(shown, name);
    const said = state === "captured" ? [t("welcome-place-captured")] : state === "safe" ? [] : [t("welcome-place-barricade", { state })];
    for (const horde of shown.hordes) {
      if (standsAt(horde) === name) said.push(t("welcome-place-horde", { at: horde.moved ? "stop" : "end" }));
      if (horde.next && target(horde) === name) said.push(t("welcome-place-target"));
    }
    return said;
  },
  mark(shown) {
    const left = shown.circled - shown.spent;
    const track = "welcome-track-bullets";
    const orders = shown.cards.map((order) => ARROWS[order] ?? order).join(" ") || "—";
    return { Icon: Bullet, track, count: left, beside: `/ ${shown.circled}`, about: { key: "welcome-mark-bullets", args: { left, spent: shown.spent, cards: shown.cards.length, orders } } };
  },
  box: (shown, size) => ({ at: shown.boxes[size - 1] ?? 0, Icon: Bullet }),
  guesses: (shown) => (shown.reconstructed ? [t("welcome-guess-zombies")] : []),
  asks(legal, shown) {
    if (legal.length && legal.every((text) => verbOf(text) === "give")) return { key: "welcome-status-give" };
    const name = legal.find((text) => verbOf(text) === "shoot")?.split(" ")[1];
    const horde = shown.hordes.find((one) => one.name === name);
    return horde ? { key: "welcome-status-zombies", args: { ...called(horde.name), bullets: shown.circled - shown.spent } } : null;
  },
  button(text, _shown, hand) {
    const verb = verbOf(text);
    if (verb === "give") return { label: { key: "welcome-button-give", args: { card: hand?.[numberOf(text) - 1] ?? numberOf(text) } }, last: true };
    return verb === "shoot" || verb === "advance" || verb === "barricade" ? { label: { key: `welcome-button-${verb}` } } : null;
  },
  hint(text) {
    const [verb, horde] = text.split(" ");
    if (verb === "give") return { key: "welcome-action-give", args: { card: numberOf(text) } };
    return horde && (verb === "shoot" || verb === "advance") ? { key: `welcome-action-${verb}`, args: called(horde) } : null;
  },
  paper: {
    circle: (shown, name) => (guard(shown, name) === "printed" ? null : t("welcome-score-barricade")),
    loses: (shown, name) => (guard(shown, name) === "printed" ? null : t("welcome-score-captured")),
    asks: (shown) => [{ question: t("welcome-score-bullets"), most: shown.most }],
    marked: (shown, extra) => ({ ...shown, open: shown.open.map((one) => ({ ...one, state: one.state === "captured" ? one.state : isCircled(extra, one.place) ? "built" : "open" })) }),
    lines: (extra) => [`barricades: ${circledPlaces(extra).join(" ")}`, `bullets: ${answered(extra, 0) ?? 0}`],
  },
  signs: { horde: Zombie, barricade: { place: "T4", window: "0 42.500 40 12" }, gap: { place: "T5", window: "-1 42.500 42 12" }, bullet: Bullet },
  figure: {
    street: "6 8| X| 10 11 .",
    shown: {
      hordes: [{ name: "TL", street: 0, stops: ["T2", "T5"], moved: 1, coming: false, next: false }],
      open: [
        { place: "T2", state: "captured" },
        { place: "T4", state: "built" },
        { place: "T5", state: "open" },
      ],
      circled: 0,
      spent: 0,
      most: 0,
      boxes: [],
      cards: [],
      reconstructed: true,
    },
  },
};
export default layer;
