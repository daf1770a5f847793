"""Ice cream truck read a second time: where the trucks drive, which cones are sold, who wins the routes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.welcome.slow_paper import STREETS, Estate, Layer, Paper, Place, facts, printed

FACTS = facts("icecream")
CONES: dict[Place, int] = dict(
    zip(printed(FACTS["sheet"]["cones"]), (cone["scoops"] for cone in FACTS["sheet"]["cones"]), strict=True)
)
WAY = {STREETS[truck["street"]]: 1 if truck["direction"] == "right" else -1 for truck in FACTS["sheet"]["trucks"]}


def route(street: str) -> list[Place]:
    """The cones of a street in the order in which its truck meets them."""
    return sorted((place for place in CONES if place[0] == street), key=lambda place: place[1] * WAY[street])


class IceCream(Layer):
    """Where each truck stands, the cones it has met, and the bonus of each street; `cross T` gives one up."""

    name = "icecream"
    verbs = ("cross",)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.trucks: dict[str, int] = {}
        self.sold: set[Place] = set()
        self.gone: set[Place] = set()
        self.bonus: dict[str, bool] = {}
        """Whether a bonus was won, once that is decided."""
        self.to_cross = 0

    def wrote(self, place: Place, effect: str = "") -> None:
        street, at = place
        way = WAY[street]
        stood = self.trucks.get(street, -1 if way > 0 else self.paper.lengths[street])
        if (at - stood) * way <= 0:
            return
        self.trucks[street] = at
        for cone in route(street):
            if cone == place:
                self.sold.add(cone)
            elif 0 < (cone[1] - stood) * way < (at - stood) * way:
                self.gone.add(cone)

    def finished(self, street: str) -> bool:
        return route(street)[-1] in self.sold | self.gone

    def plan_completed(self) -> None:
        """A plan-completed card came up: one bonus that is not circled must be crossed."""
        self.to_cross = 1

    def owed(self) -> set[str]:
        return {f"cross {street}" for street in STREETS if self.to_cross and street not in self.bonus}

    def step(self, verb: str, *words: str) -> None:
        self.bonus[words[0]] = False
        self.to_cross = 0

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        sold = len(self.sold & set(estate))
        return bool(
            wants.get("min_circled_cones_each", 0) <= sold <= wants.get("max_circled_cones_each", sold)
            and wants.get("circled_cones_each", sold) == sold
        )

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        if wants["kind"] == "circled_cones_with_scoops":
            return bool(sum(CONES[cone] == wants["scoops"] for cone in self.sold) >= wants["count"])
        if wants["kind"] == "all_cones_circled_on_street":
            return any(set(route(street)) <= self.sold for street in STREETS)
        return None

    def lines(self) -> dict[str, int]:
        return {"icecream": sum(CONES[cone] + self.bonus.get(cone[0], False) for cone in self.sold)}


def round_end(layers: Sequence[IceCream]) -> None:
    """All who finish a route in the first round in which anybody does win its bonus, the others lose it."""
    for street in STREETS:
        undecided = [layer for layer in layers if street not in layer.bonus]
        if any(layer.finished(street) for layer in undecided):
            for layer in undecided:
                layer.bonus[street] = layer.finished(street)


def rival_lines(stack: Sequence[str], player: IceCream) -> dict[str, int]:
    """A point for each card that is no fence, ten for each bonus that the player has crossed."""
    crossed = sum(won is False for won in player.bonus.values())
    return {"icecream": sum(effect not in ("fence", "zombie") for effect in stack) + 10 * crossed}
