"""What each message at a table does: a command changes the table, keeps the change, shows it, and gives the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from msgspec import structs

from kvartal.core import ruleset
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.errors import Refusal
from kvartal.core.game import Game
from kvartal.core.rules import SPECTATOR
from kvartal.table import gathering, hosting, protocol
from kvartal.table.asking import check_host, game_of, own_seat, person_of
from kvartal.table.bodies import Chat
from kvartal.table.connection import Connection
from kvartal.table.people import plain
from kvartal.table.problems import Problem
from kvartal.table.protocol import Answer, HintAnswer, Ok, Pointed, SheetAnswer
from kvartal.table.rows import CHAT_KEPT
from kvartal.table.table import Table
from kvartal.table.updates import preview_of

HANDOVERS = 200
"""Once seats have changed hands so often, nobody can hand one over any more; clocks can."""


def _draft(table: Table, connection: Connection, seat: int, base: int | None = None) -> Draft:
    """Returns the draft of one's own seat; `base` is the number at which the client saw the table."""
    row = own_seat(table, connection, seat)
    game = game_of(table)
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
        own_seat(table, connection, message.seat)
    connection.eyes = message.seat
    table.show(connection)
    return Ok(message.id, table.seq)


async def why(table: Table, connection: Connection, message: protocol.Why) -> Answer:
    """Returns whether a step could be taken now."""
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
    own_seat(table, connection, message.seat)
    hosting.check_voice(table, connection.who or "")
    game_of(table)
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
    game, codes = game_of(table), tuple(draft.codes)
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
    row, game = own_seat(table, connection, message.seat), game_of(table)
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


# Hands.


async def handover(table: Table, connection: Connection, message: protocol.Handover) -> Answer:
    """Lets a bot play on for oneself, or for somebody who is not there."""
    game_of(table)
    if message.seat not in [one.seat for one in table.seats_of(connection.who)]:
        check_host(table, connection)
        if message.seat >= len(table.seats) or table.seats[message.seat].person is None:
            raise Problem("not-your-seat", f"nobody has seat {message.seat}")
        if message.seat in table.present():
            raise Problem("person-here", "whoever has this seat is here, and may hand it over")
    own = table.seats[message.seat].person == connection.who
    return await _handed(table, connection, message, "own" if own else "host")


async def resume(table: Table, connection: Connection, message: protocol.Resume) -> Answer:
    """Returns one's own seat back, at once if the bot has not committed its turn."""
    game_of(table)
    own_seat(table, connection, message.seat)
    hosting.check_here(table, connection.who or "")
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
    person = person_of(connection)
    hosting.check_voice(table, person.id)
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
    protocol.Sit: gathering.sit,
    protocol.Stand: gathering.stand,
    protocol.Fill: gathering.fill,
    protocol.Start: gathering.start,
    protocol.Rematch: gathering.rematch,
    protocol.Handover: handover,
    protocol.Resume: resume,
    protocol.Dismiss: hosting.dismiss,
    protocol.Mute: hosting.mute,
    protocol.Close: hosting.close,
    protocol.Say: say,
    protocol.Phrase: phrase,
}
