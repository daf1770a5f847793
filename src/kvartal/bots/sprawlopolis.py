"""How a careful person plays Sprawlopolis: lays the card after which the city counts most."""

from __future__ import annotations

from kvartal.bots.towers import TowerEvaluator
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games.sprawlopolis.sprawl import Sprawl


class Judge(TowerEvaluator):
    """Judges by the city after the next card."""

    def rates(self, seat: int, codes: list[int]) -> list[float]:
        """Rates every placement by what the city would count after it."""
        world = _sprawl(self.position)
        return [float(world.points_after(code)) for code in codes]


def evaluator(rules: Rules) -> type[Judge]:
    """Gives the evaluator of a ruleset."""
    return Judge


def worlds(position: Position, seat: int) -> list[Position] | None:
    """Gives the only world that fits when the deck is empty and the seat has seen every card; None before that."""
    world = _sprawl(position)
    held = 0
    for other in range(world.seats):
        held |= world.hand(other)
    return [world] if not world.deck and not held & ~world.seen_by(seat) else None


def _sprawl(position: Position) -> Sprawl:
    assert isinstance(position, Sprawl)
    return position
