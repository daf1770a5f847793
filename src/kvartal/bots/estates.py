"""How a careful person plays The Estates: by what a piece would change, and by what the others would pay for it."""

from __future__ import annotations

from itertools import product
from math import prod

from kvartal.bots.titles import MANY_WORLDS
from kvartal.bots.towers import TowerEvaluator
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games.estates.broker import Broker


class Judge(TowerEvaluator):
    """Judges by the auction solved to its end."""

    def rates(self, seat: int, codes: list[int]) -> list[float]:
        """Rates the legal actions by how the seat would stand."""
        world = self.position.copy()
        assert isinstance(world, Broker)
        return world.rates(codes)


def evaluator(rules: Rules) -> type[Judge]:
    """Gives the evaluator of a ruleset."""
    return Judge


def worlds(world: Position, seat: int) -> list[Position] | None:
    """Lists every way the checks may lie: each box may hold anything up to what its owner's bids allow."""
    assert isinstance(world, Broker)
    others = [other for other in range(world.seats) if other != seat]
    rooms = [range(world.purse(other)[2] + 1) for other in others]
    if prod(map(len, rooms)) > MANY_WORLDS:
        return None
    found: list[Position] = []
    for boxes in product(*rooms):
        twin = world.copy()
        for other, box in zip(others, boxes, strict=True):
            hand, old, most = world.purse(other)
            twin.set_purse(other, hand + old - box, box, most)
        found.append(twin)
    return found
