"""What each message at a table does: a command changes the table, keeps the change, shows it, and gives the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from msgspec import structs

from kvartal import bots
from kvartal.core import ruleset
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.errors import Refusal
from kvartal.core.game import Game
from kvartal.core.rules import SPECTATOR
from kvartal.table import hosting, protocol
from kvartal.table.bodies import Chat
from kvartal.table.connection import Connection
from kvartal.table.people import plain
from kvartal.table.positions import begun
from kvartal.table.problems import Problem
from kvartal.table.protocol import Answer, HintAnswer, Moved, Ok, Pointed, SheetAnswer
from kvartal.table.rows import AWAY, CHAT_KEPT, MUTED, Person, SeatRow
from kvartal.table.store import Transaction
from kvartal.table.table import Table
from kvartal.table.updates import preview_of

HANDOVERS = 200
"""Once seats have changed hands so often, nobody can hand one over any more; clocks can."""


def _game(table: Table) -> Game:
    if table.game is None:
        raise Problem("not-started", "the game has not begun")
    if table.row.phase == "over":
        raise Problem("over", "the game is over")
    if table.frozen:
        raise Problem("old-rules", table.frozen)
    return table.game


def _seat(table: Table, connection: Connection, seat: int) -> SeatRow:
    """Gives a seat that belongs to whoever asks."""
    if seat not in [one.seat for one in table.seats_of(connection.who)]:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return table.seats[seat]


def _person(connection: Connection) -> Person:
    if connection.person is None:
        raise Problem("no-person", "you have no cookie of this site; ask for /api/me first")
    return connection.person


def _draft(table: Table, connection: Connection, seat: int, base: int | None = None) -> Draft:
    """Gives the draft of one's own seat; `base` is the number at which the client saw the table."""
    row = _seat(table, connection, seat)
    game = _game(table)
    if row.standin:
        raise Problem("bot-plays", f"a bot plays seat {seat}; take the seat back first")
    if base is not None:
        _fresh(table, game, base)
    return game.draft(seat)


def _fresh(table: Table, game: Game, base: int) -> None:
    """Raises a `Problem` unless a client that saw the table at a number saw the present position.

    A round brings a number for each seat that is ready; one that is not ready any more takes its number back.
    """
    ready = len(game.position.acting()) - 1
    if not table.base <= base <= table.base + ready:
        raise Problem("stale", f"you have seen up to {base}, the table is at {table.seq}")


# Looking.


async def look(table: Table, connection: Connection, message: protocol.Look) -> Answer:
    """Changes the eyes."""
    if message.seat is not None:
        _seat(table, connection, message.seat)
    connection.eyes = message.seat
    table.show(connection)
    return Ok(message.id, table.seq)


async def why(table: Table, connection: Connection, message: protocol.Why) -> Answer:
    """Tells whether a step could be taken now."""
    _draft(table, connection, message.seat).check(Action.read(message.text))
    return Ok(message.id, table.seq)


async def preview(table: Table, connection: Connection, message: protocol.Preview) -> Answer:
    """Shows what one step would bring, in a complete turn in place of the last one; nobody else learns of it."""
    if table.row.settings.get("previews") is False:
        raise Problem("not-allowed", "this table plays without previews")
    draft = _draft(table, connection, message.seat)
    steps = draft.steps[:-1] if draft.complete else draft.steps
    trial = Draft(draft.rules, draft.base, message.seat, steps)
    trial.step(Action.read(message.text))
    return preview_of(message.id, message.text, trial)


async def sheet(table: Table, connection: Connection, message: protocol.Sheet) -> Answer:
    """Shows what lies before a seat; anybody may look."""
    if table.views is None:
        raise Problem("not-started", "the game has not begun")
    if message.seat >= len(table.seats):
        raise Problem("bad-seats", f"there is no seat {message.seat} at this table")
    reader = SPECTATOR if connection.eyes is None else connection.eyes
    shown, lines = table.views.sheet(message.seat, reader)
    return SheetAnswer(message.id, table.seq, message.seat, shown, cast(Any, lines))


async def point(table: Table, connection: Connection, message: protocol.Point) -> Answer:
    """Points at a place; it is told to everybody and not kept."""
    _seat(table, connection, message.seat)
    _game(table)
    table.tell(Pointed(message.seat, message.at))
    return Ok(message.id, table.seq)


async def hint(table: Table, connection: Connection, message: protocol.Hint) -> Answer | None:
    """Lets a bot think about one's own seat; the answer comes when it has."""
    draft = _draft(table, connection, message.seat)
    if draft.complete:
        raise Refusal("turn-complete")
    if connection.hinting:
        raise Problem("slow-down", "the last hint is still being thought about")
    connection.hinting = True
    game, codes = _game(table), tuple(draft.codes)
    position = game.position.copy()

    async def think() -> None:
        try:
            asker = table.asker(connection.who or "")
            step = await table.lobby.thinkers.hint(asker, game.rules, position, message.seat, codes)
            connection.send(HintAnswer(message.id, str(step)))
        finally:
            connection.hinting = False

    table.mailbox.aside(think())
    return None


# Playing.


async def act(table: Table, connection: Connection, message: protocol.Act) -> Answer:
    """Takes one step."""
    draft = _draft(table, connection, message.seat, message.base)
    draft.step(Action.read(message.text))
    if message.done and draft.complete:
        await table.commit(message.seat, connection, message.id)
    else:
        await _drafted(table, connection, message.id, draft)
    return Ok(message.id, table.seq)


async def undo(table: Table, connection: Connection, message: protocol.Undo) -> Answer:
    """Takes one step back."""
    draft = _draft(table, connection, message.seat)
    draft.undo()
    await _drafted(table, connection, message.id, draft)
    return Ok(message.id, table.seq)


async def restart(table: Table, connection: Connection, message: protocol.Restart) -> Answer:
    """Takes all steps back."""
    draft = _draft(table, connection, message.seat)
    draft.restart()
    await _drafted(table, connection, message.id, draft)
    return Ok(message.id, table.seq)


async def done(table: Table, connection: Connection, message: protocol.Done) -> Answer:
    """Commits the turn."""
    _draft(table, connection, message.seat, message.base)
    await table.commit(message.seat, connection, message.id)
    return Ok(message.id, table.seq)


async def reopen(table: Table, connection: Connection, message: protocol.Reopen) -> Answer:
    """Takes a finished turn back into the draft, as long as the last seat of the round is not ready."""
    row, game = _seat(table, connection, message.seat), _game(table)
    if row.standin:
        raise Problem("bot-plays", f"a bot plays seat {message.seat}; take the seat back first")
    _fresh(table, game, message.base)
    await table.reopen(message.seat, connection, message.id)
    return Ok(message.id, table.seq)


async def _drafted(table: Table, connection: Connection, ask: str, draft: Draft) -> None:
    steps = [str(step) for step in draft.steps]
    table.drafted.add(draft.seat)
    await table.keep(lambda t: t.keep_draft(table.row.id, draft.seat, steps), connection, ask)
    table.show_draft(draft.seat)


# Gathering.


def _gathering(table: Table) -> None:
    if table.row.phase != "gathering":
        raise Problem("started", "the game has begun already")


def _open_seat(table: Table, seat: int) -> SeatRow:
    _gathering(table)
    if seat >= len(table.seats) or table.seats[seat].kind != "open":
        raise Problem("seat-taken", f"seat {seat} is not open")
    return table.seats[seat]


def _hosted(table: Table, connection: Connection) -> None:
    if connection.who is None or connection.who != table.row.host:
        raise Problem("not-host", "only the host of the table may do this")


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
    person = _person(connection)
    others = table.seats_of(person.id)
    name = plain(message.name, 24) or person.name
    hosting.check_seat(table, person.id, name)
    connection.eyes = None if others else message.seat
    kind = "local" if others else "person"
    return await _seated(table, connection, message.id, SeatRow(message.seat, kind, person.id, name, person.mark))


async def stand(table: Table, connection: Connection, message: protocol.Stand) -> Answer:
    """Leaves a seat before the game begins."""
    _seat(table, connection, message.seat)
    _gathering(table)
    for other in table.connections:
        if other.eyes == message.seat:
            other.eyes = None
    return await _seated(table, connection, message.id, SeatRow(message.seat, "open"))


async def fill(table: Table, connection: Connection, message: protocol.Fill) -> Answer:
    """Puts a bot on an open seat."""
    _hosted(table, connection)
    _open_seat(table, message.seat)
    known = bots.levels()
    if message.level not in known:
        raise Problem("bad-level", f"bots here are {', '.join(known)}")
    table.lobby.crowd.check_seat(table, message.level)
    return await _seated(table, connection, message.id, SeatRow(message.seat, "bot", level=message.level))


async def start(table: Table, connection: Connection, message: protocol.Start) -> Answer:
    """Begins the game."""
    _hosted(table, connection)
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
        again = await table.lobby.open(row.host, row.ruleset, table.seats, settings, table.address, row.start)
        table.row.rematch = again.row.id
        moved = again.row.id
        await table.keep(lambda t: t.change_table(table.row.id, rematch=moved), connection, message.id)
        table.tell(Moved(again.row.id))
    else:
        connection.send(Moved(table.row.rematch))
    return Ok(message.id, table.seq)


async def handover(table: Table, connection: Connection, message: protocol.Handover) -> Answer:
    """Lets a bot play on for oneself, or for somebody who is not there."""
    _game(table)
    if message.seat not in [one.seat for one in table.seats_of(connection.who)]:
        _hosted(table, connection)
        if message.seat >= len(table.seats) or table.seats[message.seat].person is None:
            raise Problem("not-your-seat", f"nobody has seat {message.seat}")
        if message.seat in table.present():
            raise Problem("person-here", "whoever has this seat is here, and may hand it over")
    own = table.seats[message.seat].person == connection.who
    return await _handed(table, connection, message, "own" if own else "host")


async def resume(table: Table, connection: Connection, message: protocol.Resume) -> Answer:
    """Gives one's own seat back, at once if the bot has not committed its turn."""
    _game(table)
    _seat(table, connection, message.seat)
    if (connection.who or "", AWAY) in table.marks:
        raise Problem("sent-away", "the host has sent you away from this table")
    return await _handed(table, connection, message, "back")


async def _handed(
    table: Table, connection: Connection, message: protocol.Handover | protocol.Resume, why: str
) -> Answer:
    """Changes hands, if they are not as wanted already."""
    if (table.seats[message.seat].standin is None) == (why == "back"):
        await table.keep(lambda _: None, connection, message.id)
    elif why != "back" and len(table.autoplay.handovers) >= HANDOVERS:
        raise Problem("too-many", "the seats of this table have changed hands too often")
    else:
        await table.autoplay.hand([message.seat], why, connection, message.id)
    return Ok(message.id, table.seq)


async def say(table: Table, connection: Connection, message: protocol.Say) -> Answer:
    """Adds a text to the chat."""
    text = plain(message.text, 500)
    if not text:
        raise Problem("malformed", "there is nothing to say in this text")
    return await _said(table, connection, message.id, text)


async def phrase(table: Table, connection: Connection, message: protocol.Phrase) -> Answer:
    """Adds a phrase of the title to the chat."""
    rules = ruleset.parse(table.row.ruleset)
    if message.key not in rules.phrases:
        raise Problem("unknown-phrase", f"phrases of {rules.title} are {', '.join(rules.phrases) or 'none'}")
    return await _said(table, connection, message.id, "", message.key)


async def _said(table: Table, connection: Connection, ask: str, text: str, key: str | None = None) -> Answer:
    """Adds a line to the chat."""
    person = _person(connection)
    if (person.id, MUTED) in table.marks or (person.id, AWAY) in table.marks:
        raise Problem("muted", "the host has asked you to be silent at this table")
    if person.id in table.lobby.silenced:
        raise Problem("silenced", "the operator of this site has asked you to be silent")
    seat = next(iter(table.seats_of(person.id)), None)
    n = table.lines[-1].n + 1 if table.lines else 1
    # Nobody speaks from the stands under the name of somebody who plays.
    standing = "" if hosting.others_name(table, person.id, person.name) else person.name
    line = Chat(n, seat.seat if seat else None, seat.name if seat else standing, text, table.lobby.now(), key)
    await table.keep(lambda t: t.add_line(table.row.id, structs.astuple(line), person.id), connection, ask)
    table.lines = [*table.lines, line][-CHAT_KEPT:]
    table.tell(line)
    for other in table.connections:
        other.read = line.n
    return Ok(ask, table.seq)


COMMANDS: dict[type[protocol.Request], Callable[[Table, Connection, Any], Awaitable[Answer | None]]] = {
    protocol.Look: look,
    protocol.Why: why,
    protocol.Preview: preview,
    protocol.Point: point,
    protocol.Sheet: sheet,
    protocol.Hint: hint,
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.Restart: restart,
    protocol.Done: done,
    protocol.Reopen: reopen,
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Fill: fill,
    protocol.Start: start,
    protocol.Rematch: rematch,
    protocol.Handover: handover,
    protocol.Resume: resume,
    protocol.Dismiss: hosting.dismiss,
    protocol.Mute: hosting.mute,
    protocol.Close: hosting.close,
    protocol.Say: say,
    protocol.Phrase: phrase,
}
