"""Halloween read a second time: ghosts and candies, levels by exact counts, and the bonuses of the ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.welcome.slow_paper import (
    POOLS,
    STREETS,
    Layer,
    Paper,
    Place,
    facts,
    name,
    number_of,
    number_text,
    place_of,
    printed,
)

FACTS = facts("halloween")
MARKED = set(printed(FACTS["sheet"]["ghost_candy_houses"]))
COUNTS = {1: 4, 2: 6, 3: 9}
TREATS: dict[int, dict[str, int]] = {
    1: {"pool": 1, "park": 1},
    2: {"pool": 2, "bis": 1},
    3: {"park": 3, "bis": 2},
}
"""For each level of the ghosts the two bonuses, of which one is chosen."""
CANDY_POINTS = {row["level"]: row["points"] for row in FACTS["candy_bonuses"]} | {0: 0}


class Halloween(Layer):
    """What is circled on one sheet.

    A marked house owes `ghost` or `candy`. At the end of a turn `ghosts 3 park` takes level 3 of the ghosts as parks,
    which owes `treat park T` three times (`treat pool M7`, `treat bis 5 T4`); `candies 2` takes level 2 of the candies.
    """

    name = "halloween"
    verbs = ("ghost", "candy", "ghosts", "candies", "treat")

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.ghosts: set[Place] = set()
        self.candies: set[Place] = set()
        self.level = {"ghosts": 0, "candies": 0}
        """The level circled, 0 if none is."""
        self.crossed: dict[str, set[int]] = {"ghosts": set(), "candies": set()}
        self.crossed_by_cards: set[int] = set()
        """The levels of which a box was crossed because of a plan-completed card."""
        self.now: dict[str, int] = {}
        """The levels taken in this round."""
        self.house: Place | None = None
        self.treats: list[str] = []
        """The marks of a bonus that are still to be made."""

    def wrote(self, place: Place, effect: str = "") -> None:
        if place in MARKED:
            self.house = place

    def marks(self, kind: str) -> set[str]:
        """Where a mark of a bonus may be made."""
        paper = self.paper
        if kind == "pool":
            pools = POOLS - paper.pools - paper.roundabouts - paper.captured
            return {f"treat pool {name(place)}" for place in pools}
        if kind == "park":
            return {f"treat park {street}" for street in STREETS if not paper.planted(street)}
        return {f"treat bis {number_text(number)} {name(place)}" for number, place in paper.copies()}

    def owed(self) -> set[str]:
        if self.house is not None:
            return {"ghost", "candy"}
        return self.marks(self.treats[0]) if self.treats else set()

    def open_levels(self, symbol: str) -> list[int]:
        """The levels that may be taken now: the exact count, this level or one before it, not yet gone."""
        count = len(self.ghosts if symbol == "ghosts" else self.candies)
        reached = [level for level, wanted in COUNTS.items() if wanted == count]
        if not reached or self.level[symbol]:
            return []
        return [level for level in range(1, reached[0] + 1) if level not in self.crossed[symbol]]

    def late(self) -> set[str]:
        found = {f"candies {level}" for level in self.open_levels("candies")}
        if "candies" not in self.now:
            found |= {f"ghosts {level} {kind}" for level in self.open_levels("ghosts") for kind in TREATS[level]}
        return found

    def step(self, verb: str, *words: str) -> None:
        if verb in ("ghost", "candy"):
            assert self.house is not None
            (self.ghosts if verb == "ghost" else self.candies).add(self.house)
            self.house = None
        elif verb in ("ghosts", "candies"):
            self.level[verb] = self.now[verb] = int(words[0])
            if verb == "ghosts":
                self.treats = [words[1]] * TREATS[int(words[0])][words[1]]
        else:
            self._treat(*words)
        if self.treats and not self.marks(self.treats[0]):
            self.treats = []

    def _treat(self, kind: str, *words: str) -> None:
        self.treats.pop()
        if kind == "pool":
            self.paper.pools.add(place_of(words[0]))
        elif kind == "park":
            self.paper.parks[words[0]] += 1
        else:
            place = place_of(words[1])
            self.paper.numbers[place] = number_of(words[0])
            self.paper.bis.add(place)
            for layer in self.all:
                layer.wrote(place)

    def plan_completed(self, letter: str) -> None:
        """A plan-completed card crosses its level of both symbols, unless the player has circled it."""
        level = "ABC".index(letter) + 1
        for symbol in ("ghosts", "candies"):
            if self.level[symbol] != level and level not in self.crossed[symbol]:
                self.crossed[symbol].add(level)
                self.crossed_by_cards.add(level)

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        kind = wants["kind"]
        if kind == "circled_candies":
            return bool(len(self.candies) >= wants["count"])
        if kind == "circled_ghosts_and_candies":
            return bool(len(self.ghosts) >= wants["ghosts"] and len(self.candies) >= wants["candies"])
        if kind == "all_ghost_candy_houses_built":
            return set(self.paper.numbers) >= MARKED
        if kind == "all_ghosts_on_streets":
            whole = [{p for p in MARKED if p[0] == street} <= self.ghosts for street in STREETS]
            return bool(sum(whole) >= wants["streets_needed"])
        if kind == "all_candies_on_street":
            return {p for p in MARKED if p[0] == STREETS[wants["street"]]} <= self.candies
        return None

    def lines(self) -> dict[str, int]:
        return {"halloween": CANDY_POINTS[self.level["candies"]]}


def round_end(layers: Sequence[Halloween]) -> None:
    """Whoever has not taken a level that somebody took in this round crosses it."""
    for symbol in ("ghosts", "candies"):
        taken = {layer.now[symbol] for layer in layers if symbol in layer.now}
        for layer in layers:
            layer.crossed[symbol] |= taken - {layer.level[symbol]}
    for layer in layers:
        layer.now = {}


def rival_lines(player: Halloween) -> dict[str, int]:
    """Four points for each level of which a card crossed a box, at most twelve."""
    return {"halloween": min(12, 4 * len(player.crossed_by_cards))}
