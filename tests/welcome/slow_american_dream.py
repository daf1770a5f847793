"""American Dream read a second time: five streets in columns, ideal houses, bonuses for the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.welcome.slow_paper import SHEET, Layer, Paper, Place, facts

FACTS = facts("american_dream")
STREETS = "ABCDE"
WIDTH = int(FACTS["sheet"]["columns"])
COLOUR: dict[Place, str] = {
    (STREETS[row["street"]], at): colour for row in FACTS["sheet"]["grid"] for at, colour in enumerate(row["houses"])
}
COLOUR_OF: dict[str, str] = {
    effect: FACTS["colour_of_effect"][effect] for effect in ("fence", "agent", "park", "pool", "temp", "bis")
}


def street(letter: str) -> set[Place]:
    return {(letter, at) for at in range(WIDTH)}


def column(at: int) -> set[Place]:
    return {(letter, at) for letter in STREETS}


class Dream(Layer):
    """The ideal houses and the bonuses; `cross B` and `cross 3` give a street or a column bonus up."""

    name = "american_dream"
    verbs = ("cross",)

    def __init__(self, paper: Paper | None = None) -> None:
        super().__init__(Paper(dict.fromkeys(STREETS, WIDTH)) if paper is None else paper)
        self.ideal: set[Place] = set()
        self.bonus: dict[str, bool] = {}
        """Whether the bonus of a street `A` or of a column `0` was won, once that is decided."""
        self.to_cross = {"street": 0, "column": 0}

    def wrote(self, place: Place, effect: str = "") -> None:
        if COLOUR_OF.get(effect) == COLOUR[place]:
            self.ideal.add(place)

    def built(self, houses: set[Place]) -> bool:
        return houses <= set(self.paper.numbers)

    def columns(self) -> list[int]:
        """The finished columns."""
        return [at for at in range(WIDTH) if self.built(column(at))]

    def streets(self) -> list[str]:
        return [letter for letter in STREETS if self.built(street(letter))]

    def plan_completed(self) -> None:
        """A plan-completed card: one street bonus and two column bonuses are to be crossed, as far as any are open."""
        self.to_cross = {
            "street": min(1, len(self._open(STREETS))),
            "column": min(2, len(self._open([str(at) for at in range(WIDTH)]))),
        }

    def _open(self, names: Sequence[str]) -> list[str]:
        return [name for name in names if name not in self.bonus]

    def owed(self) -> set[str]:
        streets = self._open(STREETS) if self.to_cross["street"] else []
        columns = self._open([str(at) for at in range(WIDTH)]) if self.to_cross["column"] else []
        return {f"cross {name}" for name in [*streets, *columns]}

    def step(self, verb: str, *words: str) -> None:
        self.bonus[words[0]] = False
        self.to_cross["street" if words[0] in STREETS else "column"] -= 1

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        kind = wants["kind"]
        if kind == "all_ideal_of_colour":
            return {place for place, colour in COLOUR.items() if colour == wants["colour"]} <= self.ideal
        if kind == "all_built_of_colours":
            return self.built({place for place, colour in COLOUR.items() if colour in wants["colours"]})
        if kind == "columns_finished":
            done = [at for at in self.columns() if not wants.get("all_ideal") or column(at) <= self.ideal]
            if wants.get("adjacent"):
                return any({at + i for i in range(wants["count"])} <= set(done) for at in done)
            return bool(len(done) >= wants["count"])
        if kind == "streets_finished":
            whole = [letter for letter in self.streets() if not wants.get("all_ideal") or street(letter) <= self.ideal]
            return bool(len(whole) >= wants["count"])
        if kind == "ideal_square":
            size = wants["size"]
            return any(
                {(STREETS[row + i], at + j) for i in range(size) for j in range(size)} <= self.ideal
                for row in range(len(STREETS) - size + 1)
                for at in range(WIDTH - size + 1)
            )
        return None

    def column_points(self, at: int) -> int:
        """A finished column: 1 for an ordinary house, 3 for an ideal one, twice with its bonus."""
        if at not in self.columns():
            return 0
        points = sum(3 if place in self.ideal else 1 for place in column(at))
        return points * (2 if self.bonus.get(str(at)) else 1)

    def lines(self) -> dict[str, int]:
        """The whole score sheet: nothing of the base sheet counts but plans and refusals."""
        return {
            "plan": sum(points or 0 for points in self.paper.done),
            "columns": sum(self.column_points(at) for at in range(WIDTH)),
            "streets": sum(10 * self.bonus.get(letter, False) for letter in STREETS),
            "refusals": -SHEET["refusals"]["penalty_by_taken"][self.paper.refusals],
        }


def round_end(layers: Sequence[Dream]) -> None:
    """All who finish a street or a column in the first round in which anybody does win its bonus, others lose it."""
    for name in [*STREETS, *(str(at) for at in range(WIDTH))]:
        houses = street(name) if name in STREETS else column(int(name))
        undecided = [layer for layer in layers if name not in layer.bonus]
        if any(layer.built(houses) for layer in undecided):
            for layer in undecided:
                layer.bonus[name] = layer.built(houses)


def rival_lines(stack: Sequence[str], values: Mapping[str, int], player: Dream) -> dict[str, int]:
    """Each card given is worth what the rival's card says, each street bonus that the player has crossed ten."""
    counts = Counter(stack)
    crossed = sum(player.bonus.get(letter) is False for letter in STREETS)
    return {"columns": sum(values[effect] * counts[effect] for effect in values), "streets": 10 * crossed}
