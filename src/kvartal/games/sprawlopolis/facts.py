"""Everything that a game of Sprawlopolis remembers; `facts.pxd` is written from it.

Cards count from 0, and sets of cards are masks, one bit a card.
"""

from __future__ import annotations

from kvartal.core.facts import NOBODY, OWNER, Record, at, beside, fact
from kvartal.games.sprawlopolis.codes import ALL_CARDS


class City(Record):
    """The cards on the table, whoever laid them, and what can be seen of them."""

    lanes: list[int] = fact("u64", 64, derived=True)
    """For each row, the columns that hold a block, as a mask."""
    cell: list[int] = fact("u8", 1024, derived=True)
    """The visible block of each cell, 0 where there is none."""
    north: int = fact("i8", default=63, derived=True)
    south: int = fact("i8", derived=True)
    west: int = fact("i8", default=63, derived=True)
    east: int = fact("i8", derived=True)
    """The outermost rows and columns that hold a block."""
    cards: int = fact("i8")
    """How many cards have been laid."""
    laid: list[int] = fact("i32", 15, default=-1)
    """The placements in the order in which they were made, the start card first."""


class Course(Record):
    """How far the game is."""

    stage: int = fact("i8")
    turn: int = fact("i8")
    """The seat whose turn it is."""
    goals: list[int] = fact("i8", 3, default=-1)
    """The conditions in play."""
    top: int = fact("i8", default=-1)
    """The open card on the deck."""
    deck: int = fact("i32", default=ALL_CARDS, seen=NOBODY)
    """The cards that nobody has turned up or been dealt: their order is not decided."""


class Hand(Record):
    """What one seat holds and knows."""

    held: int = fact("i32", seen=OWNER)
    known: int = fact("i32", seen=OWNER)
    """The cards it has seen: a hand is passed on whole, so whoever has seen a card also knows in whose hand it is."""


city_at = at(City)
course_beside = beside(Course)
hand_at = at(Hand)

__all__ = ["City", "Course", "Hand", "city_at", "course_beside", "hand_at"]
