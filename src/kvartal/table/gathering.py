"""People gather at a table: they sit down, stand up, seat bots, begin, and set up a rematch."""

from __future__ import annotations

from kvartal import bots
from kvartal.table import hosting, protocol
from kvartal.table.asking import check_host, own_seat, person_of
from kvartal.table.connection import Connection
from kvartal.table.people import plain
from kvartal.table.positions import begun
from kvartal.table.problems import Problem
from kvartal.table.protocol import Answer, Moved, Ok
from kvartal.table.rows import SeatRow
from kvartal.table.store import Transaction
from kvartal.table.table import Table


def _gathering(table: Table) -> None:
    if table.row.phase != "gathering":
        raise Problem("started", "the game has begun already")


def _open_seat(table: Table, seat: int) -> SeatRow:
    _gathering(table)
    if seat >= len(table.seats) or table.seats[seat].kind != "open":
        raise Problem("seat-taken", f"seat {seat} is not open")
    return table.seats[seat]


async def _seated(table: Table, connection: Connection, ask: str, seat: SeatRow) -> Answer:
    def job(transaction: Transaction) -> None:
        if connection.person is not None:
            transaction.ensure_person(connection.person, table.lobby.now())
        transaction.change_seat(table.row.id, seat)

    await table.keep(job, connection, ask)
    table.seats[seat.seat] = seat
    table.show_soon()
    table.show_person(connection.who)
    return Ok(ask, table.seq)


async def sit(table: Table, connection: Connection, message: protocol.Sit) -> Answer:
    """Takes an open seat; whoever has one already takes another for somebody at the same screen."""
    _open_seat(table, message.seat)
    person = person_of(connection)
    others = table.seats_of(person.id)
    name = plain(message.name, 24) or person.name
    hosting.check_seat(table, person.id, name)
    connection.eyes = None if others else message.seat
    kind = "local" if others else "person"
    return await _seated(table, connection, message.id, SeatRow(message.seat, kind, person.id, name, person.mark))


async def stand(table: Table, connection: Connection, message: protocol.Stand) -> Answer:
    """Leaves a seat before the game begins."""
    own_seat(table, connection, message.seat)
    _gathering(table)
    for other in table.connections:
        if other.eyes == message.seat:
            other.eyes = None
    return await _seated(table, connection, message.id, SeatRow(message.seat, "open"))


async def fill(table: Table, connection: Connection, message: protocol.Fill) -> Answer:
    """Puts a bot on an open seat."""
    check_host(table, connection)
    _open_seat(table, message.seat)
    known = bots.levels()
    if message.level not in known:
        raise Problem("bad-level", f"bots here are {', '.join(known)}")
    table.lobby.crowd.check_seat(table, message.level)
    return await _seated(table, connection, message.id, SeatRow(message.seat, "bot", level=message.level))


async def start(table: Table, connection: Connection, message: protocol.Start) -> Answer:
    """Begins the game."""
    check_host(table, connection)
    _gathering(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Problem("seats-open", "some seats are still open")
    game = begun(table.row, len(table.seats), table.lobby.secret)
    table.take(game)
    table.row.phase = "playing"
    journal = game.journal

    def job(transaction: Transaction) -> None:
        transaction.change_table(table.row.id, phase="playing")
        transaction.append(table.row.id, 0, journal.entries, journal.digests)

    await table.keep(job, connection, message.id)
    table.autoplay.set_clocks()
    table.show(*table.connections)
    table.autoplay.call()
    return Ok(message.id, table.seq)


async def rematch(table: Table, connection: Connection, message: protocol.Rematch) -> Answer:
    """Sets the same seats up once more; whoever asks second follows."""
    if table.row.phase != "over":
        raise Problem("not-over", "the game is not over")
    if not table.seats_of(connection.who) and connection.who != table.row.host:
        raise Problem("not-your-seat", "only those who played may ask for a rematch")
    if table.row.rematch is None:
        # The deal of the day and the lesson are played once; who wants one again asks for it.
        settings = {name: value for name, value in table.row.settings.items() if name not in ("daily", "lesson")}
        row = table.row
        seats = hosting.again(table)
        again = await table.lobby.open(row.host, row.ruleset, seats, settings, table.address, row.start, table.marks)
        table.row.rematch = again.row.id
        moved = again.row.id
        await table.keep(lambda t: t.change_table(table.row.id, rematch=moved), connection, message.id)
        table.tell(Moved(again.row.id))
    else:
        connection.send(Moved(table.row.rematch))
    return Ok(message.id, table.seq)
