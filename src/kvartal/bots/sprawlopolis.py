"""How a careful person plays Sprawlopolis: lays the card after which the city counts most."""

from __future__ import annotations

from kvartal.bots.sight import Sight
from kvartal.core.position import Position
from kvartal.games.sprawlopolis.sprawl import Sprawl


def rate(sight: Sight) -> list[float]:
    """Rates every placement by what the city would count after it."""
    world = _sprawl(sight.world)
    return [float(world.points_after(code)) for code in sight.codes]


def worlds(sight: Sight) -> list[Position] | None:
    """Gives the only world that fits when the deck is empty and the seat has seen every card; None before that."""
    world = _sprawl(sight.world)
    held = 0
    for seat in range(world.seats):
        held |= world.hand(seat)
    return [world] if not world.deck and not held & ~world.seen_by(sight.seat) else None


def _sprawl(position: Position) -> Sprawl:
    assert isinstance(position, Sprawl)
    return position
