"""Easter egg hunt read a second time: which numbers find eggs, what they are worth, and what the rival finds."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any

from tests.welcome.slow_paper import STREETS, Card, Estate, Layer, Paper, Place, facts, printed

FACTS = facts("easter")
EGGS: dict[Place, int] = dict(
    zip(printed(FACTS["sheet"]["eggs"]), (e["eggs"] for e in FACTS["sheet"]["eggs"]), strict=True)
)
COLOURS: dict[Place, str] = dict(
    zip(printed(FACTS["sheet"]["eggs"]), (e["colour"] for e in FACTS["sheet"]["eggs"]), strict=True)
)


def finds(number: float) -> int:
    """How many eggs a number may take: 6, 9 and 16 one, 0, 8 and 10 two; three quarters count as the whole number."""
    return {6: 1, 9: 1, 16: 1, 0: 2, 8: 2, 10: 2}.get(floor(number), 0)


def pays(eggs: int) -> int:
    """The points for so many eggs."""
    return 35 if eggs >= 18 else 20 if eggs >= 14 else 10 if eggs >= 10 else 5 if eggs >= 6 else 0


class Easter(Layer):
    """The eggs taken; `egg K` says how many of those that the new house offers."""

    name = "easter"
    verbs = ("egg",)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.taken: dict[Place, int] = {}
        self.house: Place | None = None
        """The house whose eggs are still to be decided on."""

    def wrote(self, place: Place, effect: str = "") -> None:
        if place in EGGS and finds(self.paper.numbers[place]):
            self.house = place

    def owed(self) -> set[str]:
        if self.house is None:
            return set()
        most = min(EGGS[self.house], finds(self.paper.numbers[self.house]))
        return {f"egg {count}" for count in range(most + 1)}

    def step(self, verb: str, *words: str) -> None:
        assert self.house is not None
        if int(words[0]):
            self.taken[self.house] = int(words[0])
        self.house = None

    def eggs(self) -> int:
        return sum(self.taken.values())

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        eggs = sum(self.taken.get(place, 0) for place in estate)
        return bool(wants.get("min_eggs_each", 0) <= eggs <= wants.get("max_eggs_each", eggs))

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        if wants["kind"] == "all_eggs_of_colours":
            return all(self.taken.get(place) == EGGS[place] for place in EGGS if COLOURS[place] in wants["colours"])
        if wants["kind"] == "eggs_of_different_colours_per_street":
            return all(
                len({COLOURS[place] for place in self.taken if place[0] == street}) >= wants["colours_needed"]
                for street in STREETS
            )
        if wants["kind"] == "all_eggs_on_street":
            return all(self.taken.get(p) == EGGS[p] for p in EGGS if p[0] == STREETS[wants["street"]])
        return None

    def lines(self) -> dict[str, int]:
        return {"easter": pays(self.eggs())}


def rival_eggs(given: Sequence[Card]) -> int:
    """The eggs that the cards given to the rival find: 6 and 9 one, 8 and 10 two."""
    return sum({6: 1, 9: 1, 8: 2, 10: 2}.get(floor(number), 0) for number, _ in given)


def rival_lines(given: Sequence[Card]) -> dict[str, int]:
    return {"easter": pays(rival_eggs(given))}
