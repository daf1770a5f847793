"""How a careful person plays The Estates: by what a piece would change, and by what the others would pay for it."""

from __future__ import annotations

from itertools import product
from math import prod

from kvartal.bots.estates.broker import Broker
from kvartal.bots.titles import MANY_WORLDS
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games.estates.facts import Purse


def evaluator(rules: Rules) -> type[Broker]:
    """Returns the evaluator of a ruleset."""
    return Broker


def worlds(position: Position, seat: int) -> list[Position] | None:
    """Lists every way the checks may lie: each box may hold anything up to what its owner's bids allow."""
    others = [other for other in range(position.seats) if other != seat]
    rooms = [range(position.record(Purse, other).most + 1) for other in others]
    if prod(map(len, rooms)) > MANY_WORLDS:
        return None
    found: list[Position] = []
    for boxes in product(*rooms):
        twin = position.copy()
        for other, box in zip(others, boxes, strict=True):
            purse = position.record(Purse, other)
            purse.box = box
            twin.store(purse, other)
        found.append(twin)
    return found


__all__ = ["Broker", "evaluator", "worlds"]
