"""The person who asks for something at a table: which seat is theirs, and what they are allowed to do."""

from __future__ import annotations

from kvartal.core.game import Game
from kvartal.table.connection import Connection
from kvartal.table.problems import Problem
from kvartal.table.rows import Person, SeatRow
from kvartal.table.table import Table


def game_of(table: Table) -> Game:
    """Returns the game that is under way."""
    if table.game is None:
        raise Problem("not-started", "the game has not begun")
    if table.row.phase == "over":
        raise Problem("over", "the game is over")
    if table.frozen:
        raise Problem("old-rules", table.frozen)
    return table.game


def own_seat(table: Table, connection: Connection, seat: int) -> SeatRow:
    """Returns a seat that belongs to whoever asks."""
    if seat not in [one.seat for one in table.seats_of(connection.who)]:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return table.seats[seat]


def person_of(connection: Connection) -> Person:
    """Returns whoever asks."""
    if connection.person is None:
        raise Problem("no-person", "you have no cookie of this site; ask for /api/me first")
    return connection.person


def check_host(table: Table, connection: Connection) -> None:
    """Raises a `Problem` unless the host asks."""
    if connection.who is None or connection.who != table.row.host:
        raise Problem("not-host", "only the host of the table may do this")
