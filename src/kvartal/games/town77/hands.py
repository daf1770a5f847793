"""The hands of all seats side by side, for compiled code that looks at them at every step."""

from __future__ import annotations

from kvartal.core.rows import Rows
from kvartal.games.town77 import facts


def hands_of(rows: Rows) -> list[facts.Hand]:
    """Returns the hands by their seats; nothing else lies in the rows of a battle."""
    return [facts.hand_at(rows, seat) for seat in rows.seats()]
