"""Moderation by the host of a table: send somebody away, mute somebody, close the table to strangers."""

from __future__ import annotations

from kvartal.table import protocol
from kvartal.table.asking import check_host
from kvartal.table.clocks import standin_of
from kvartal.table.connection import Connection
from kvartal.table.people import same_name
from kvartal.table.problems import Problem
from kvartal.table.protocol import Answer, Ok
from kvartal.table.rows import AWAY, MUTED, SeatRow
from kvartal.table.store import Transaction
from kvartal.table.table import Table


def _other(table: Table, connection: Connection, seat: int) -> SeatRow:
    """Returns a seat that somebody else has; the host alone may ask."""
    check_host(table, connection)
    row = table.seats[seat] if seat < len(table.seats) else None
    if row is None or row.person is None:
        raise Problem("not-your-seat", f"nobody has seat {seat}")
    if row.person == connection.who:
        raise Problem("not-allowed", "this seat is your own")
    return row


def check_seat(table: Table, who: str, name: str) -> None:
    """Raises a `Problem` if a person may not sit down here, or not under this name."""
    check_here(table, who)
    if others_name(table, who, name):
        raise Problem("name-taken", "somebody at this table has this name")


def check_voice(table: Table, who: str) -> None:
    """Raises a `Problem` if a person may not tell the others anything, neither in words nor by pointing."""
    check_here(table, who)
    if (who, MUTED) in table.marks:
        raise Problem("muted", "the host has asked you to be silent at this table")
    if who in table.lobby.silenced:
        raise Problem("silenced", "the operator of this site has asked you to be silent")


def check_here(table: Table, who: str) -> None:
    """Raises a `Problem` if a person was sent away; what they had asked for before that may come after it."""
    if (who, AWAY) in table.marks:
        raise Problem("sent-away", "the host has sent you away from this table")


def again(table: Table) -> list[SeatRow]:
    """Returns the seats for the next game at the same table; bots keep those of persons who were sent away."""
    level = standin_of(table.row.settings)
    return [
        SeatRow(seat.seat, "bot", level=seat.standin or level) if (seat.person or "", AWAY) in table.marks else seat
        for seat in table.seats
    ]


def others_name(table: Table, who: str, name: str) -> bool:
    """Returns whether a name would be taken for that of somebody else who has a seat, a named bot included."""
    return any(same_name(name, seat.name) for seat in table.seats if seat.kind != "open" and seat.person != who)


async def dismiss(table: Table, connection: Connection, message: protocol.Dismiss) -> Answer:
    """Sends somebody away: before the game the seat is open again, during it a bot plays on."""
    row = _other(table, connection, message.seat)
    who = row.person
    assert who is not None
    if table.row.phase == "over":
        raise Problem("over", "the game is over")
    own = [seat.seat for seat in table.seats_of(who)]
    for other in list(table.connections):
        if other.eyes in own:
            other.eyes = None
    if table.row.phase == "gathering":
        rows = [SeatRow(seat, "open") for seat in own]

        def job(transaction: Transaction) -> None:
            transaction.mark_person(table.row.id, who, AWAY, True)
            for one in rows:
                transaction.change_seat(table.row.id, one)

        await table.keep(job, connection, message.id)
        for one in rows:
            table.seats[one.seat] = one
        table.show_soon()
    else:
        await table.lobby.store.write(lambda t: t.mark_person(table.row.id, who, AWAY, True))
        played = [seat for seat in own if table.seats[seat].standin is None]
        if played:
            await table.autoplay.hand(played, "sent", connection, message.id)
        else:
            await table.keep(lambda _: None, connection, message.id)
    table.marks.add((who, AWAY))
    table.show_out(*table.connections)
    return Ok(message.id, table.seq)


async def mute(table: Table, connection: Connection, message: protocol.Mute) -> Answer:
    """Lets somebody be silent in the chat, or speak again."""
    who = _other(table, connection, message.seat).person
    assert who is not None
    job_of = table.row.id, who, MUTED, message.muted
    await table.keep(lambda t: t.mark_person(*job_of), connection, message.id)
    (table.marks.add if message.muted else table.marks.discard)((who, MUTED))
    table.show_soon()
    return Ok(message.id, table.seq)


async def close(table: Table, connection: Connection, message: protocol.Close) -> Answer:
    """Closes the table to those who have no seat at it, or opens it again."""
    check_host(table, connection)
    settings = {**table.row.settings, "closed": message.closed}
    if not message.closed:
        del settings["closed"]
    await table.keep(lambda t: t.change_settings(table.row.id, settings), connection, message.id)
    table.row.settings = settings
    table.show_out(*table.connections)
    table.show_soon()
    return Ok(message.id, table.seq)
