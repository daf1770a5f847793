"""Quack! read a second time: ducklings between houses, the way to their mothers, and the three phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.welcome.slow_paper import STREETS, Estate, Layer, Paper, Place, facts

FACTS = facts("quack")
Duckling = tuple[str, Place, Place]
"""Its colour and the two houses beside it."""
PHASES = ("yellow", "black", "both")


def _house(pair: list[int]) -> Place:
    return STREETS[pair[0]], pair[1]


DUCKLINGS: list[Duckling] = [
    (row["colour"], _house(row["between"][0]), _house(row["between"][1])) for row in FACTS["sheet"]["ducklings"]
]
MOTHERS: dict[str, list[Place]] = {
    row["colour"]: [_house(pair) for pair in row["next_to"]] for row in FACTS["sheet"]["mothers"]
}


def street_of(duckling: Duckling) -> str:
    """The street a duckling stands on; none if it stands between two."""
    return duckling[1][0] if duckling[1][0] == duckling[2][0] else ""


def text(duckling: Duckling) -> str:
    """Such as `T2|3` on a street, `T1/M2` between streets."""
    one, two = duckling[1:]
    return f"{one[0]}{one[1]}|{two[1]}" if one[0] == two[0] else f"{one[0]}{one[1]}/{two[0]}{two[1]}"


class Quack(Layer):
    """The ducklings circled, and the points written for each phase."""

    name = "quack"

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.circled: set[Duckling] = set()
        self.points: dict[str, int] = {}

    def wrote(self, place: Place, effect: str = "") -> None:
        for duckling in DUCKLINGS:
            if duckling[1] in self.paper.numbers and duckling[2] in self.paper.numbers:
                self.circled.add(duckling)

    def within_reach(self, colour: str) -> set[Place]:
        """The built houses that a line of neighbours and circled ducklings joins to a mother."""
        found = {house for house in MOTHERS[colour] if house in self.paper.numbers}
        while True:
            more = set()
            for street, at in found:
                more |= {(street, at - 1), (street, at + 1)}
            for _, one, two in self.circled:
                if one in found or two in found:
                    more |= {one, two}
            more = {house for house in more if house in self.paper.numbers} - found
            if not more:
                return found
            found |= more

    def joined(self, colour: str) -> int:
        """How many circled ducklings of a colour are joined to their mother."""
        reached = self.within_reach(colour)
        return sum(d[0] == colour and bool({d[1], d[2]} & reached) for d in self.circled)

    def worth(self, phase: str) -> int:
        colours = ("yellow", "black") if phase == "both" else (phase,)
        return sum(self.joined(colour) for colour in colours)

    def sets_off(self, phase: str) -> bool:
        """Whether all ducklings of a phase are circled, joined or not."""
        return all(duckling in self.circled for duckling in DUCKLINGS if phase in ("both", duckling[0]))

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        inside = sum(duckling[1] in estate and duckling[2] in estate for duckling in self.circled)
        return bool(inside >= wants.get("min_circled_ducklings_inside_each", 0))

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        kind = wants["kind"]
        if kind == "circled_ducklings":
            return all(sum(d[0] == colour for d in self.circled) >= wants[colour] for colour in ("yellow", "black"))
        if kind == "all_ducklings_on_streets":
            whole = [all(d in self.circled for d in DUCKLINGS if street_of(d) == street) for street in STREETS]
            return bool(sum(whole) >= wants["streets_needed"])
        if kind == "circled_ducklings_on":
            return all(
                sum(d[0] == colour and street_of(d) == STREETS[wants[colour]["street"]] for d in self.circled)
                >= wants[colour]["count"]
                for colour in ("yellow", "black")
            )
        if kind == "circled_ducklings_between_streets":
            return all(
                sum(d[0] == colour and not street_of(d) for d in self.circled) >= wants[colour]
                for colour in ("yellow", "black")
            )
        return None

    def lines(self) -> dict[str, int]:
        """What is written, and for phases that were not set off what they would bring now."""
        return {"quack": sum(self.points.get(phase, self.worth(phase)) for phase in PHASES)}


def score_phase(phase: str, layers: Sequence[Quack]) -> None:
    """Everybody writes down the points of a phase; it comes once."""
    for layer in layers:
        layer.points[phase] = layer.worth(phase)


def round_end(layers: Sequence[Quack]) -> list[str]:
    """The phases that somebody has set off are scored by all; tells which."""
    scored = []
    for phase in PHASES:
        if phase not in layers[0].points and any(layer.sets_off(phase) for layer in layers):
            score_phase(phase, layers)
            scored.append(phase)
    return scored


def plan_completed(letter: str, drawn_before: Sequence[str], layers: Sequence[Quack]) -> list[str]:
    """A plan-completed card sets phases off at once: A yellow, B black, the later of both the last one too."""
    phases = {"A": ["yellow"], "B": ["black"], "C": []}[letter]
    if letter in "AB" and set("AB") - {letter} <= set(drawn_before):
        phases = [*phases, "both"]
    scored = [phase for phase in phases if phase not in layers[0].points]
    for phase in scored:
        score_phase(phase, layers)
    return scored


def rival_phase(cards_given: int) -> int:
    """What the rival gets in any phase: a point for every two cards given so far."""
    return cards_given // 2
