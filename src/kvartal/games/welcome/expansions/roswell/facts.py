"""What Roswell remembers."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Landing(Record):
    """The zurgs of a sheet and the goal of its seat."""

    zurgs: int = fact("u64")
    """Circled saucers."""
    goal: int = fact("i8")
    """From 1; 0 before it is chosen."""


landing_beside = beside(Landing)
