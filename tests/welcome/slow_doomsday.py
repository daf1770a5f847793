"""Doomsday read a second time: what a bunker holds, who leads, who is the optimist, what the rival builds."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any

from tests.welcome.slow_paper import STREETS, Card, Estate, Layer, Paper, Place, facts, printed

FACTS = facts("doomsday")
BUNKERS = set(printed(FACTS["sheet"]["bunkers"]))
STREET_POINTS = {"T": 8, "M": 10, "B": 11}
OPTIMIST = 9
RIVAL_BEGINS_WITH = {"T": 20, "M": 30, "B": 30}
STREET_OF_CARD = {"A": "T", "B": "M", "C": "B"}


class Doomsday(Layer):
    """The number in each bunker that was built."""

    name = "doomsday"

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.bunkers: dict[Place, int] = {}

    def wrote(self, place: Place, effect: str = "") -> None:
        if place in BUNKERS:
            self.bunkers[place] = floor(self.paper.numbers[place])

    def capacity(self) -> dict[str, int]:
        """What the bunkers of each street hold."""
        return {street: sum(n for place, n in self.bunkers.items() if place[0] == street) for street in STREETS}

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        built = len(set(self.bunkers) & set(estate))
        return bool(built == wants.get("bunkers_each", built))

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        if wants["kind"] == "all_bunkers_built":
            return set(self.bunkers) == BUNKERS
        if wants["kind"] == "total_capacity":
            return bool(sum(self.capacity().values()) >= wants["min"])
        if wants["kind"] == "street_capacity":
            return bool(sum(total >= wants["min"] for total in self.capacity().values()) >= wants["streets_needed"])
        return None


def compare(capacities: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    """The lines of everybody: the most on a street, the least in all; all who are level get all points."""
    found = []
    for mine in capacities:
        leads = [street for street in STREETS if all(mine[street] >= other[street] for other in capacities)]
        total = sum(mine.values())
        optimist = all(total <= sum(other.values()) for other in capacities)
        found.append({"doomsday": sum(STREET_POINTS[street] for street in leads), "optimist": OPTIMIST * optimist})
    return found


class RivalBunkers:
    """The rival's half of the bunkers."""

    def __init__(self) -> None:
        self.capacity = dict(RIVAL_BEGINS_WITH)

    def plan_completed(self, letter: str, given: Sequence[Card]) -> None:
        """One more bunker, with the highest number of the last three cards given."""
        self.capacity[STREET_OF_CARD[letter]] += max((floor(number) for number, _ in given[-3:]), default=0)

    def roundabout(self, place: Place) -> None:
        """A roundabout of the player lets the rival build a bunker of 10 on that street."""
        self.capacity[place[0]] += 10
