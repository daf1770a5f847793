"""Christmas lights read a second time: which neighbours a garland links, and what the longest one is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any

from tests.welcome.slow_paper import STREETS, Estate, Layer, Paper, Place


class Christmas(Layer):
    """The arcs drawn, each named by the place to its left."""

    name = "christmas"

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.arcs: set[Place] = set()

    def wrote(self, place: Place, effect: str = "") -> None:
        street, at = place
        for left in ((street, at - 1), place):
            right = (street, left[1] + 1)
            if left in self.paper.numbers and right in self.paper.numbers:
                step = floor(self.paper.numbers[right]) - floor(self.paper.numbers[left])
                if step in (0, 1):
                    self.arcs.add(left)

    def lost(self, place: Place) -> None:
        self.arcs -= {place, (place[0], place[1] - 1)}

    def longest(self, street: str) -> int:
        """How many houses the longest garland of a street links."""
        longest = run = 0
        for place in self.paper.places:
            if place[0] == street:
                run = run + 1 if place in self.arcs else 0
                longest = max(longest, run)
        return longest + 1 if longest else 0

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        linked = [place in self.arcs for place in estate[:-1]]
        if wants.get("all_houses_one_garland"):
            return all(linked)
        if wants.get("middle_house_connected_to_neighbours") is False:
            return not any(linked)
        return True

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        whole = [street for street in STREETS if self.longest(street) == self.paper.lengths[street]]
        if wants["kind"] == "street_one_garland":
            return STREETS[wants["street"]] in whole
        if wants["kind"] == "street_one_garland_and_all_parks":
            return any(self.paper.planted(street) for street in whole)
        return None

    def lines(self) -> dict[str, int]:
        return {"christmas": sum(self.longest(street) for street in STREETS)}


def rival_lines(stack: Sequence[str]) -> dict[str, int]:
    """A point for each card strictly between the lowest and the topmost fence card, bottom first."""
    fences = [at for at, effect in enumerate(stack) if effect in ("fence", "zombie")]
    return {"christmas": fences[-1] - fences[0] - 1 if len(fences) > 1 else 0}
