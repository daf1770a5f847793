"""The numbers of Town 77 as a table, each with its source; the rules' own numbers are tested against it."""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table() -> dict[str, Any]:
    """Reads the table, once, when somebody asks for it."""
    read: dict[str, Any] = json.loads((files(__package__) / "data" / "town77.json").read_text(encoding="utf-8"))
    return read


@cache
def grades() -> tuple[int, ...]:
    """Returns the least number of tiles for each grade of the solo challenge, the first grade first."""
    return tuple(int(row["min"]) for row in table()["solo"]["grades"]["value"])


def grade(tiles: int) -> int:
    """Returns the grade of a solo town, from 1.

    >>> grade(1), grade(29), grade(30), grade(49)
    (1, 1, 2, 6)
    """
    return bisect_right(grades(), tiles)
