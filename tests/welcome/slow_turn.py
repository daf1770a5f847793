"""A turn with any expansions, read a second time: feed it a sheet and what is on offer, it lists the legal texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tests.welcome import slow_doomsday, slow_halloween, slow_icecream, slow_quack
from tests.welcome.slow_american_dream import Dream
from tests.welcome.slow_american_dream import round_end as dream_round_end
from tests.welcome.slow_christmas import Christmas
from tests.welcome.slow_doomsday import Doomsday
from tests.welcome.slow_easter import Easter
from tests.welcome.slow_halloween import Halloween
from tests.welcome.slow_icecream import IceCream
from tests.welcome.slow_paper import (
    COLUMNS,
    POOLS,
    SHEET,
    Card,
    Estate,
    Layer,
    Paper,
    Place,
    claimable,
    facts,
    free,
    name,
    number_of,
    number_text,
    place_of,
    reach,
)
from tests.welcome.slow_quack import Quack
from tests.welcome.slow_roswell import Roswell
from tests.welcome.slow_zombies import Zombies

LAYERS: dict[str, type[Layer]] = {
    kind.name: kind for kind in (Christmas, Doomsday, Easter, Halloween, IceCream, Quack, Roswell, Zombies)
}
PLANS: dict[str, dict[str, Any]] = {
    card["id"]: card for table in ("plans", "american_dream", *LAYERS) for card in facts(table)["plans"]
}


class Sheet:
    """A seat's sheet: the paper, and what each expansion in play draws on it, in the order of their names."""

    def __init__(self, options: set[str]) -> None:
        if "american_dream" in options:
            dream = Dream()
            self.paper = dream.paper
            self.layers: dict[str, Layer] = {dream.name: dream}
        else:
            self.paper = Paper()
            self.layers = {key: LAYERS[key](self.paper) for key in sorted(LAYERS) if key in options}
        for layer in self.layers.values():
            layer.all = list(self.layers.values())

    def owed(self) -> set[str]:
        """What the first expansion insists on that insists on anything."""
        return next((owed for layer in self.layers.values() if (owed := layer.owed())), set())

    def wrote(self, place: Place, effect: str = "") -> None:
        for layer in self.layers.values():
            layer.wrote(place, effect)


class Turn:
    """One turn, on a copy of the sheet."""

    def __init__(
        self,
        options: set[str],
        sheet: Sheet,
        offers: dict[str, Card],
        plans: Sequence[str] = (),
        approved: Sequence[int] = (),
        refusals: Sequence[str] = ("refuse",),
        ends: Sequence[str] = ("done",),
    ) -> None:
        self.options = options
        self.sheet = deepcopy(sheet)
        self.paper = self.sheet.paper
        self.layers = list(self.sheet.layers.values())
        self.offers, self.plans, self.approved = offers, list(plans), set(approved)
        self.refusals, self.ends = set(refusals), set(ends)
        self.stage = "start"
        self.pair: Card = (0, "")
        self.house: Place = ("", 0)
        self.turned = self.spent = self.counted = self.first = self.wish = False
        self.slot = 0
        self.picked: list[Estate] = []
        self.written: list[str] = []

    def reach(self, pair: Card) -> list[float]:
        return [pair[0]] if "american_dream" in self.options else reach(*pair)

    def legal(self) -> set[str]:
        """The texts of all steps that are legal now."""
        owed = self.sheet.owed()
        if owed:
            return owed
        if self.stage == "chosen":
            return {
                f"write {number_text(n)} {name(spot)}" for n in self.reach(self.pair) for spot in self.paper.spots(n)
            }
        if self.stage == "picking":
            return {f"estate {name(estate[0])}" for estate in self.choices()}
        found: set[str] = set()
        idle = self.turned or len(self.paper.roundabouts) == 2 or self.stage not in ("start", "built")
        if "expert" in self.options and not idle:
            found |= {f"roundabout {name(spot)}" for spot in self.paper.places if self.paper.empty(spot)}
        if self.stage == "start":
            return found | self._starts()
        if self.stage == "built" and not self.spent:
            found |= self._effects()
            for layer in self.layers:
                found |= layer.instead(self.house, self.pair[1])
        for layer in self.layers:
            found |= layer.late()
        for slot, plan in enumerate(self.plans):
            if self.paper.done[slot] is None and claimable(PLANS[plan]["requirement"], self.paper, self.layers):
                found.add(f"plan {slot + 1}")
        if self.first and not self.wish and not self.options & {"solo", "rivals", "zombies"}:
            found.add("reshuffle")
        return found | self.ends

    def _starts(self) -> set[str]:
        spots = self.paper.spots
        found = {take for take, pair in self.offers.items() if any(spots(n) for n in self.reach(pair))}
        if not any(spots(number) for number, _ in self.offers.values()):
            found |= self.refusals
        return found

    def _effects(self) -> set[str]:
        effect, paper = self.pair[1], self.paper
        if "american_dream" in self.options:
            return set()
        if effect == "fence":
            return {f"fence {name(gap)}" for gap in paper.gaps()}
        if effect == "agent":
            return {f"agent {size}" for size, values in COLUMNS.items() if paper.agents[size] < len(values) - 1}
        if effect == "bis" and paper.bis_boxes < SHEET["bis"]["boxes"]:
            return {f"bis {number_text(number)} {name(spot)}" for number, spot in paper.copies()}
        if effect == "park" and not paper.planted(self.house[0]):
            return {"park"}
        if effect == "pool" and self.house in POOLS - paper.pools:
            return {"pool"}
        return set()

    def choices(self) -> list[Estate]:
        """The estates that may be picked next for the plan being claimed."""
        wants = PLANS[self.plans[self.slot]]["requirement"]
        lacks = Counter(wants["sizes"]) - Counter(map(len, self.picked))
        return [e for e in free(wants, self.paper, self.layers) if e not in self.picked and lacks[len(e)] > 0]

    # Steps.

    def step(self, text: str) -> None:
        """Takes a legal step."""
        assert text in self.legal(), text
        self.written.append(text)
        verb, *words = text.split()
        if text in self.ends:
            self.stage = "done"
            for layer in self.layers:
                layer.turn_over()
            return
        for layer in self.layers:
            if verb in layer.verbs:
                self._of(layer, verb, *words)
                return
        getattr(self, f"_{verb}")(*words)

    def _of(self, layer: Layer, verb: str, *words: str) -> None:
        """A step of an expansion: late ones close the effects, those instead of an effect spend it."""
        text = " ".join((verb, *words))
        if text in layer.late():
            self.stage = "closing"
        elif not layer.owed():
            self.spent = True
            self.paper.temps -= self.counted
        layer.step(verb, *words)

    def _take(self, *words: str) -> None:
        self.pair = self.offers[" ".join(("take", *words))]
        self.stage = "chosen"

    def _refuse(self, *words: str) -> None:
        self.paper.refusals += 1
        self.stage = "closing"

    def _write(self, number: str, spot: str) -> None:
        self.house = place_of(spot)
        self.paper.numbers[self.house] = number_of(number)
        self.stage = "built"
        if self.pair[1] == "temp" and "american_dream" not in self.options:
            self.spent = number_of(number) != self.pair[0]
            self.counted = self.paper.temps < SHEET["temps"]["boxes"]
            self.paper.temps += self.counted
        self.sheet.wrote(self.house, self.pair[1])

    def _roundabout(self, spot: str) -> None:
        self.paper.roundabout(place_of(spot))
        self.turned = True

    def _fence(self, gap: str) -> None:
        self.paper.fences.add(place_of(gap))
        self.spent = True

    def _agent(self, size: str) -> None:
        self.paper.agents[int(size)] += 1
        self.spent = True
        for layer in self.layers:
            layer.agent(int(size), self.paper.agents[int(size)])

    def _park(self) -> None:
        self.paper.parks[self.house[0]] += 1
        self.spent = True

    def _pool(self) -> None:
        self.paper.pools.add(self.house)
        self.spent = True

    def _bis(self, number: str, spot: str) -> None:
        place = place_of(spot)
        self.paper.numbers[place] = number_of(number)
        self.paper.bis.add(place)
        self.paper.bis_boxes += 1
        self.spent = True
        self.sheet.wrote(place)

    def _plan(self, number: str) -> None:
        self.slot = int(number) - 1
        self.stage = "picking"
        self._settle()

    def _estate(self, spot: str) -> None:
        self.picked.append(next(e for e in self.paper.estates() if e[0] == place_of(spot)))
        self._settle()

    def _settle(self) -> None:
        """Completes the plan once there is nothing to choose."""
        plan = PLANS[self.plans[self.slot]]
        wants = plan["requirement"]
        used: set[Place] = set()
        if "sizes" in wants:
            counted = [*self.picked, *self.choices()]
            if len(counted) > len(wants["sizes"]):
                return
            used = {place for estate in counted for place in estate}
        elif not any(layer.fulfils(wants) is not None for layer in self.layers):
            used = self.paper.fulfils(wants)[1]
        self.paper.used |= used
        self.first = self.first or self.slot not in self.approved
        self.paper.done[self.slot] = plan["second" if self.slot in self.approved else "first"]
        self.picked = []
        self.stage = "closing"

    def _reshuffle(self) -> None:
        self.wish = True


def layers_of(sheets: Sequence[Sheet], key: str) -> list[Any]:
    return [sheet.layers[key] for sheet in sheets if key in sheet.layers]


def round_end(sheets: Sequence[Sheet]) -> None:
    """What the end of a round brings when all sheets lie side by side."""
    slow_icecream.round_end(layers_of(sheets, "icecream"))
    slow_halloween.round_end(layers_of(sheets, "halloween"))
    if "quack" in sheets[0].layers:
        slow_quack.round_end(layers_of(sheets, "quack"))
    dream_round_end(layers_of(sheets, "american_dream"))


def reason_to_end(sheets: Sequence[Sheet]) -> str:
    """Which of the three usual reasons ends the game, if any does."""
    if any(sheet.paper.refusals == 3 for sheet in sheets):
        return "refusals"
    if any(None not in sheet.paper.done for sheet in sheets):
        return "plans"
    return "built" if any(sheet.paper.full() for sheet in sheets) else ""


def score(
    options: set[str], sheets: Sequence[Sheet], seat: int, rival_bunkers: dict[str, int] | None = None
) -> dict[str, int]:
    """All lines of a sheet."""
    sheet = sheets[seat]
    if "american_dream" in options:
        return sheet.layers["american_dream"].lines()
    lines = sheet.paper.lines()
    ranks = sorted({other.paper.temps for other in sheets} - {0}, reverse=True)
    majority = dict(zip(ranks, SHEET["temps"]["majority_points"], strict=False)).get(sheet.paper.temps, 0)
    alone = bool(options & {"solo", "rivals"})
    lines["temps"] = 7 * (sheet.paper.temps >= SHEET["temps"]["solo_need"]) if alone else majority
    if "expert" in options:
        lines["roundabouts"] = -SHEET["roundabouts"]["penalty_by_built"][len(sheet.paper.roundabouts)]
    for layer in sheet.layers.values():
        lines |= layer.lines()
    if "doomsday" in options:
        capacities = [layer.capacity() for layer in layers_of(sheets, "doomsday")]
        lines |= slow_doomsday.compare([*capacities, *([rival_bunkers] if rival_bunkers else [])])[seat]
    return lines
