"""What the ducklings remember."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Flock(Record):
    """The ducklings of a sheet."""

    ducklings: int = fact("u64")
    """Those circled, a bit each, in the order of the table."""
    phases: list[int] = fact("i8", 3, default=-1)
    """The points written for the yellow phase, the black one and that of both; -1 before it came."""
    rival_phases: list[int] = fact("i8", 3, default=-1)
    """The points that a rival got in each."""


flock_beside = beside(Flock)
