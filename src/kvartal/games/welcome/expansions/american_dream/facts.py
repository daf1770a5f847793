"""What American Dream remembers."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Dream(Record):
    """The ideal houses of a sheet, and the bonuses of its streets and columns."""

    ideal: int = fact("u64")
    """Circled houses: those of the colour of the effect that they were written with."""
    street_bonus: list[int] = fact("i8", 5)
    """For each street: 0 open, 1 circled, 2 crossed."""
    column_bonus: list[int] = fact("i8", 7)
    streets_owed: int = fact("i8")
    """How many bonuses of streets are to be crossed."""
    columns_owed: int = fact("i8")


dream_beside = beside(Dream)
