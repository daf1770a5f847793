"""How a careful person plays The Estates: by what a piece would change, and by what the others would pay for it."""

from __future__ import annotations

from itertools import product
from math import prod

from kvartal.bots.exact import MANY_WORLDS
from kvartal.bots.sight import Sight
from kvartal.core.position import Position
from kvartal.games.estates.broker import Broker


def rate(sight: Sight) -> list[float]:
    """Rates the legal actions by how the seat would stand, the auction solved to its end."""
    world = sight.world.copy()
    assert isinstance(world, Broker)
    return world.rates(sight.codes)


def worlds(sight: Sight) -> list[Position] | None:
    """Lists every way the checks may lie: each box may hold anything up to what its owner's bids allow."""
    world = sight.world
    assert isinstance(world, Broker)
    others = [seat for seat in range(world.seats) if seat != sight.seat]
    rooms = [range(world.purse(seat)[2] + 1) for seat in others]
    if prod(map(len, rooms)) > MANY_WORLDS:
        return None
    found: list[Position] = []
    for boxes in product(*rooms):
        twin = world.copy()
        for seat, box in zip(others, boxes, strict=True):
            hand, old, most = world.purse(seat)
            twin.set_purse(seat, hand + old - box, box, most)
        found.append(twin)
    return found
