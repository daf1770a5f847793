"""A lesson is a guided first game: one person meets a fixed deal, alone or against bots, and nothing of it counts.

The setting `lesson` numbers the deals. Whoever asks for the same number gets the same cards, on every server, so that
a teacher knows what will come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kvartal.table.problems import Problem
from kvartal.table.rows import SeatRow

MOST = 999
"""How many deals there are."""


def number_of(settings: Mapping[str, object]) -> int:
    """Returns the number of the deal that a table teaches with; 0 if it is no lesson."""
    number = settings.get("lesson", 0)
    return number if isinstance(number, int) else 0


def check(settings: Mapping[str, object], seats: Sequence[SeatRow]) -> None:
    """Raises a `Problem` if these seats cannot have such a lesson."""
    number = settings.get("lesson", 0)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
        raise Problem("malformed", f"lesson is a number from 1 to {MOST}, or 0 for none")
    if number and [seat.kind for seat in seats if seat.kind != "bot"] != ["person"]:
        raise Problem("bad-seats", "a lesson is for one person, alone or against bots")


__all__ = ["check", "number_of"]
