"""What the ice cream trucks remember."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Sales(Record):
    """The cones of a sheet, and the bonus of each route."""

    cones_sold: int = fact("u64")
    """Circled cones."""
    cones_gone: int = fact("u64")
    """Crossed cones."""
    route_bonus: list[int] = fact("i8", 3)
    """For each street: 0 open, 1 circled, 2 crossed."""
    routes_owed: int = fact("i8")
    """How many bonuses are to be crossed."""


sales_beside = beside(Sales)
