"""What the egg hunt remembers."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Hunt(Record):
    """The eggs taken on a sheet."""

    eggs_taken: int = fact("u64")
    """Places where at least one egg was taken."""
    pairs_taken: int = fact("u64")
    """Places where two were taken."""
    egg_house: int = fact("i8", default=-1)
    """The house whose eggs are to be decided on."""


hunt_beside = beside(Hunt)
