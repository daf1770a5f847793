"""What Halloween remembers."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Night(Record):
    """The ghosts and candies of a sheet, and the levels of both."""

    ghosts: int = fact("u64")
    """Places whose ghost is circled."""
    candies: int = fact("u64")
    """Places whose candy is circled."""
    ghost_level: int = fact("i8")
    """From 1; 0 before one is taken."""
    candy_level: int = fact("i8")
    ghosts_gone: int = fact("i8")
    """Levels that are crossed, one bit a level."""
    candies_gone: int = fact("i8")
    bonus: int = fact("i8")
    """What the level of the ghosts brought: 0 nothing yet, then pools, parks, bis."""
    treated: int = fact("i8")
    """How many marks of it were made."""
    treats: int = fact("i8")
    """How many are still to be made."""
    haunted: int = fact("i8", default=-1)
    """The house just written whose ghost or candy is to be circled."""
    sweet: int = fact("i8")
    """Whether a level of the candies was taken in this turn."""


night_beside = beside(Night)
