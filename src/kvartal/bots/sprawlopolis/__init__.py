"""What bots know of Sprawlopolis."""

from __future__ import annotations

from kvartal.bots.sprawlopolis.planner import Planner
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games.sprawlopolis import facts


def evaluator(rules: Rules) -> type[Planner]:
    """Returns the evaluator of a ruleset."""
    return Planner


def worlds(position: Position, seat: int) -> list[Position] | None:
    """Returns the only world that fits when the deck is empty and the seat has seen every card; None before that."""
    held = 0
    for other in range(position.seats):
        held |= position.record(facts.Hand, other).held
    certain = not position.record(facts.Course).deck and not held & ~position.record(facts.Hand, seat).known
    return [position] if certain else None


__all__ = ["Planner", "evaluator", "worlds"]
