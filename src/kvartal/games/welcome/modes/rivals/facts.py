"""What is remembered of a rival."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Rival(Record):
    """The cards and plans of a rival."""

    given: list[int] = fact("i16", 32, default=-1)
    """Every card that was given to it, in order."""
    gifts: int = fact("i8")
    """How many these are."""
    stack: list[int] = fact("i16", 32, default=-1)
    """The cards that lie on its stack, bottom first; special ones have numbers from SPECIAL on."""
    height: int = fact("i8")
    """How many these are."""
    laid: list[int] = fact("i8", 32, default=-1, derived=True)
    """For each card of the stack, the effect that it counts as; NOTHING for a house of another sort."""
    completed: list[int] = fact("i8", 3, default=-1)
    """The slots of the plan-completed cards, in the order in which they came."""
    rewards: list[int] = fact("i16", 3, default=-1)
    """The points of each plan that the rival completed."""


rival_beside = beside(Rival)
