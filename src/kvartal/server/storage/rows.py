"""Rows are written many at once, by one statement that the driver remembers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from sqlalchemy import Connection

MOST = 128
"""The most rows of a statement; older SQLites take no more than 999 values."""


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Returns the connection of the driver."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


class Rows:
    """Writes rows with a fixed number of values."""

    def __init__(self, statement: str, width: int) -> None:
        row = f"({', '.join('?' * width)})"
        # A statement is remembered for each power of two.
        self._of = cache(lambda count: statement.format(", ".join([row] * count)))

    def write(self, execute: Callable[[str, list[Any]], object], rows: Sequence[tuple[Any, ...]]) -> None:
        """Writes rows, all of them by few statements.

        >>> Rows("INSERT INTO seats VALUES {}", 2).write(lambda *told: print(*told), [(1, 2), (3, 4), (5, 6)])
        INSERT INTO seats VALUES (?, ?), (?, ?) [1, 2, 3, 4]
        INSERT INTO seats VALUES (?, ?) [5, 6]
        """
        first = 0
        while first < len(rows):
            count = min(MOST, 1 << (len(rows) - first).bit_length() - 1)
            execute(self._of(count), [value for row in rows[first : first + count] for value in row])
            first += count
