"""A paper sheet read a second time, slowly and plainly, with all that the Collector's Edition may do to it.

Houses stand in a dictionary, fences in a set. Numbers may be 9.75, houses may be captured, bis houses and pools may
come without a box. Nothing here is taken from the rules of Kvartal; the tables of components are read as files.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

Place = tuple[str, int]
Estate = tuple[Place, ...]
Card = tuple[float, str]
"""The number and the effect of a construction card."""

_DATA = Path(__file__).parents[2] / "src" / "kvartal" / "games" / "welcome" / "data"


def facts(name: str) -> Any:
    """Reads a table of components."""
    return json.loads((_DATA / f"{name}.json").read_text("utf-8"))


SHEET = facts("sheet")
STREETS = "TMB"
LENGTHS = {STREETS[row["street"]]: int(row["houses"]) for row in SHEET["streets"]}
TREES = {STREETS[row["street"]]: len(row["park_boxes"]) for row in SHEET["streets"]}
POOLS: set[Place] = {(STREETS[row["street"]], at) for row in SHEET["streets"] for at in row["pools"]}
COLUMNS: dict[int, list[int]] = {column["size"]: column["values"] for column in SHEET["estates"]["columns"]}


def name(place: Place) -> str:
    return f"{place[0]}{place[1]}"


def place_of(text: str) -> Place:
    return text[0], int(text[1:])


def printed(rows: list[dict[str, Any]]) -> list[Place]:
    """Where a table puts something on the base sheet."""
    return [(STREETS[row["street"]], row["house"]) for row in rows]


def number_text(number: float) -> str:
    return f"{number:g}"


def number_of(text: str) -> float:
    return float(text.replace("¾", ".75"))


def card_text(card: Card) -> str:
    return f"{number_text(card[0])}-{card[1]}"


def card_of(text: str) -> Card:
    number, _, effect = text.partition("-")
    return number_of(number), effect


def deck(size: int, nine_three_quarters: bool = False) -> list[Card]:
    """The construction cards of a box."""
    table = facts("deck")
    edition = table["editions"][{81: "base_81", 63: "collector_63"}[size]]
    found = [
        (float(row["number"]), effect)
        for row in edition["cards"]
        for effect, count in row["effects"].items()
        for _ in range(count)
    ]
    if nine_three_quarters:
        found += [(9.75, card["effect"]) for card in table["nine_three_quarters"]["cards"]]
    return found


def reach(number: float, effect: str) -> list[float]:
    """The numbers that a pair allows: a temp changes it by up to two, and three quarters stay three quarters."""
    if effect != "temp":
        return [number]
    return [number + change for change in (-2, -1, 0, 1, 2) if 0 <= number + change <= 17]


class Paper:
    """What stands on one sheet, whatever the game."""

    def __init__(self, lengths: dict[str, int] | None = None) -> None:
        self.lengths = LENGTHS if lengths is None else lengths
        self.places: list[Place] = [(street, at) for street, length in self.lengths.items() for at in range(length)]
        self.numbers: dict[Place, float] = {}
        self.bis: set[Place] = set()
        self.roundabouts: set[Place] = set()
        self.captured: set[Place] = set()
        self.fences: set[Place] = set()
        """The places to the left of the fences."""
        self.pools: set[Place] = set()
        self.parks: Counter[str] = Counter()
        self.agents: Counter[int] = Counter()
        self.temps = self.refusals = self.bis_boxes = 0
        self.used: set[Place] = set()
        self.done: list[int | None] = [None] * 3

    # Reading a sheet that was drawn.

    def draw(self, *rows: str) -> Paper:
        """Writes streets such as `T 1 5b~| @ X . 7'`; what is missing at their ends is empty."""
        for row in rows:
            street, *marks = row.split()
            for at, mark in enumerate(marks):
                self._draw((street, at), mark)
        self.bis_boxes = len(self.bis)
        return self

    def _draw(self, place: Place, mark: str) -> None:
        if "|" in mark:
            self.fences.add(place)
        if "~" in mark:
            self.pools.add(place)
        if "'" in mark:
            self.used.add(place)
        mark = mark.rstrip("|~'^")
        if mark == "@":
            self.roundabout(place)
        elif mark == "X":
            self.capture(place)
        elif mark != ".":
            self.numbers[place] = number_of(mark.removesuffix("b"))
            if mark.endswith("b"):
                self.bis.add(place)

    # Places.

    def empty(self, place: Place) -> bool:
        return place not in self.numbers and place not in self.roundabouts and place not in self.captured

    def full(self) -> bool:
        """Whether no house can be built any more, which ends the game."""
        return not any(map(self.empty, self.places))

    def beyond(self, place: Place, side: int) -> Place | None:
        """The first place on a side that is not captured, if it belongs to the same street."""
        street, at = place
        at += side
        while (street, at) in self.captured:
            at += side
        return (street, at) if 0 <= at < self.lengths[street] else None

    def parted(self, one: Place, other: Place) -> bool:
        """Whether a fence stands between two places of a street; those beside a captured house part nothing."""
        street, low, high = one[0], min(one[1], other[1]), max(one[1], other[1])
        return any(
            (street, at) in self.fences and not {(street, at), (street, at + 1)} & self.captured
            for at in range(low, high)
        )

    def row(self, place: Place) -> list[Place]:
        """The places from one roundabout to the next, in which numbers grow."""
        street, at = place
        low = high = at
        while low > 0 and (street, low - 1) not in self.roundabouts:
            low -= 1
        while high < self.lengths[street] - 1 and (street, high + 1) not in self.roundabouts:
            high += 1
        return [(street, spot) for spot in range(low, high + 1)]

    # Numbers.

    def fits(self, number: float, place: Place) -> bool:
        """Numbers grow from left to right; a plain one whose copy was captured may stand again beside its own bis."""
        if not self.empty(place):
            return False
        for other in self.row(place):
            written = self.numbers.get(other)
            if written is None:
                continue
            if other < place and written > number:
                return False
            if other > place and written < number:
                return False
            if written == number and not self.again(number, place):
                return False
        return True

    def again(self, number: float, place: Place) -> bool:
        """Whether a number that stands in the row already may be written plainly once more."""
        equal = [other for other in self.row(place) if self.numbers.get(other) == number]
        if any(other not in self.bis for other in equal):
            return False
        for side in (-1, 1):
            on_this_side = [other for other in equal if (other[1] - place[1]) * side > 0]
            beside = self.beyond(place, side)
            if on_this_side and (beside not in on_this_side or self.parted(place, beside)):
                return False
        return True

    def spots(self, number: float) -> list[Place]:
        return [place for place in self.places if self.fits(number, place)]

    def copies(self) -> set[tuple[float, Place]]:
        """The bis houses that could be written: a number next door without a fence between, captured houses apart."""
        found = set()
        for place in self.places:
            for side in (-1, 1):
                beside = self.beyond(place, side)
                if self.empty(place) and beside in self.numbers and not self.parted(place, beside):
                    found.add((self.numbers[beside], place))
        return found

    # Fences and estates.

    def fenced(self, place: Place) -> bool:
        """Whether there is a fence to the right."""
        return place[1] == self.lengths[place[0]] - 1 or place in self.fences

    def gaps(self) -> list[Place]:
        """Where a fence may go: not twice, not between a number and its bis, not inside what counts for a plan."""
        found = []
        for left in self.places:
            right = (left[0], left[1] + 1)
            twins = left in self.numbers and self.numbers[left] == self.numbers.get(right)
            if not self.fenced(left) and not twins and not (left in self.used and right in self.used):
                found.append(left)
        return found

    def estates(self) -> list[Estate]:
        """Rows of one to six houses, all built, between two fences."""
        found: list[Estate] = []
        row: list[Place] = []
        for place in self.places:
            row.append(place)
            if self.fenced(place):
                if len(row) <= 6 and all(house in self.numbers for house in row):
                    found.append(tuple(row))
                row = []
        return found

    def roundabout(self, place: Place) -> None:
        self.roundabouts.add(place)
        self._fence_both_sides(place)

    def capture(self, place: Place) -> None:
        """A house is lost for the game: its number goes, fences come, what is crossed beside the streets stays."""
        self.numbers.pop(place, None)
        self.bis.discard(place)
        self.captured.add(place)
        self._fence_both_sides(place)

    def _fence_both_sides(self, place: Place) -> None:
        street, at = place
        if at < self.lengths[street] - 1:
            self.fences.add(place)
        if at > 0:
            self.fences.add((street, at - 1))

    # Base plans.

    def planted(self, street: str) -> bool:
        return self.parks[street] == TREES[street]

    def swum(self, street: str) -> bool:
        return {place for place in POOLS if place[0] == street} <= self.pools

    def fulfils(self, wants: dict[str, Any]) -> tuple[bool, set[Place]]:
        """Whether a base or expert plan that is not about estates is fulfilled, and the houses it uses up."""
        kind = wants["kind"]
        streets = [STREETS[wants["street"]]] if "street" in wants else list(STREETS)
        if kind == "street_full":
            whole = [place for place in self.places if place[0] == streets[0]]
            built = {place for place in whole if place in self.numbers}
            filled = all(place in self.numbers or place in self.roundabouts for place in whole)
            return filled and not built & self.used, built
        if kind == "street_ends":
            ends = {(street, at) for street in STREETS for at in (0, LENGTHS[street] - 1)}
            return ends <= set(self.numbers) and not ends & self.used, ends
        if kind == "temps":
            return self.temps >= wants["count"], set()
        count = 0
        for street in streets:
            if kind == "bis_on_one_street":
                count += sum(place[0] == street for place in self.bis) >= wants["count"]
            elif kind == "all_parks":
                count += self.planted(street)
            elif kind == "all_pools":
                count += self.swum(street)
            elif kind == "all_parks_and_pools":
                count += self.planted(street) and self.swum(street)
            elif kind == "all_parks_pools_roundabout_same_street":
                count += self.planted(street) and self.swum(street) and street in {s for s, _ in self.roundabouts}
            else:
                raise KeyError(kind)
        return count >= wants.get("streets_needed", 1), set()

    # Points.

    def lines(self) -> dict[str, int]:
        """The lines of the base sheet, but for temps, which are compared."""
        parks = SHEET["parks"]["score_by_crossed"]
        return {
            "plan": sum(points or 0 for points in self.done),
            "parks": sum(parks[row][self.parks[street]] for row, street in enumerate(STREETS)),
            "pools": SHEET["pools"]["score_by_built"][len(self.pools)],
            "estates": sum(COLUMNS[len(estate)][self.agents[len(estate)]] for estate in self.estates()),
            "bis": -SHEET["bis"]["penalty_by_used"][self.bis_boxes],
            "refusals": -SHEET["refusals"]["penalty_by_taken"][self.refusals],
        }


class Layer:
    """What one expansion draws on one sheet; nothing yet."""

    name = ""
    verbs: tuple[str, ...] = ()
    """The first words of its steps."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.all: list[Layer] = [self]
        """Everything that is drawn on this sheet, in the order of the names."""

    def wrote(self, place: Place, effect: str = "") -> None:
        """A number was written, by a bis too; the effect is that of the pair, if it was the pair's number."""

    def agent(self, size: int, box: int) -> None:
        """The box of an agent was crossed, counted from 1."""

    def lost(self, place: Place) -> None:
        """A house was captured."""

    def owed(self) -> set[str]:
        """The steps that it insists on before anything else."""
        return set()

    def instead(self, house: Place, effect: str) -> set[str]:
        """The steps that may be taken instead of the effect of the pair."""
        return set()

    def late(self) -> set[str]:
        """The steps that stand beside the plans, at the end of a turn."""
        return set()

    def step(self, verb: str, *words: str) -> None:
        """Takes a step of its own."""
        raise KeyError(verb)

    def turn_over(self) -> None:
        """A turn is over."""

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        """Whether an estate has what a plan asks of this expansion."""
        return True

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        """Whether a plan of its own that is not about estates is fulfilled; None if it is not its own."""
        return None

    def lines(self) -> dict[str, int]:
        """Its lines of the score sheet."""
        return {}


def meets(wants: dict[str, Any], paper: Paper, layers: list[Layer], estate: Estate) -> bool:
    """Whether an estate is of the sort that a plan wants."""
    pools = len(paper.pools & set(estate))
    if pools < wants.get("min_pools_each", 0) or pools != wants.get("pools_each", pools):
        return False
    return all(layer.meets(wants, estate) for layer in layers)


def free(wants: dict[str, Any], paper: Paper, layers: list[Layer]) -> list[Estate]:
    """The estates that may still count for a plan."""
    return [e for e in paper.estates() if not set(e) & paper.used and meets(wants, paper, layers, e)]


def claimable(wants: dict[str, Any], paper: Paper, layers: list[Layer]) -> bool:
    """Whether a plan may be claimed now."""
    if "sizes" in wants:
        return not Counter(wants["sizes"]) - Counter(map(len, free(wants, paper, layers)))
    for layer in layers:
        answer = layer.fulfils(wants)
        if answer is not None:
            return answer
    return paper.fulfils(wants)[0]
