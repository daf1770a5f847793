"""A table is a mailbox: everything that is said there is done one after another, kept on disk, and only then shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeVar, cast

from kvartal.core.errors import KvartalError, OutOfTurn
from kvartal.core.game import Game
from kvartal.core.journal import Entry
from kvartal.core.rules import Over
from kvartal.table import lessons, records
from kvartal.table.autoplay import Autoplay, BotTurn, Late, Return
from kvartal.table.bodies import Chat
from kvartal.table.chronicle import Chronicle
from kvartal.table.connection import Connection
from kvartal.table.mailbox import Mailbox
from kvartal.table.posts import Came, Letter, Peek, Post, Tick, Went
from kvartal.table.problems import BROKEN, Problem
from kvartal.table.protocol import Answer, Command, Hello, Ok, Presence, Refused, Request, ServerMessage, Unsaid, encode
from kvartal.table.remembered import Remembered
from kvartal.table.rows import AWAY, Kept, RecordRow, SeatRow
from kvartal.table.store import Transaction
from kvartal.table.thinkers import Asker
from kvartal.table.updates import UpdateBuilder, ViewCache

if TYPE_CHECKING:
    from kvartal.table.lobby import Lobby

log = logging.getLogger("kvartal.table")

MOMENT = 0.1
"""Seconds for which changes that are not urgent are gathered: of a hundred seats, many may get ready at once."""
SHUT = 4403
"""The close code for a page whose reader may not look at the table: it must not reconnect."""

T = TypeVar("T")
Job = Callable[[Transaction], object]


class Table:
    """One table with its seats, its game and those who look at it."""

    def __init__(self, lobby: Lobby, kept: Kept, game: Game | None, frozen: str = "", address: str = "") -> None:
        self.lobby = lobby
        self.address = address or kept.table.host
        """The network address that the table was opened from; that is not kept, the host stands for it later."""
        self.frozen = frozen
        """Why nobody can play on, if nobody can: the game was begun by older rules."""
        self.row = kept.table
        self.seats = kept.seats
        self.game: Game | None = None
        self.chronicle: Chronicle | None = None
        self.views: ViewCache | None = None
        self.base = 0
        """How many entries led to the present position; beyond them are sealed turns of the round under way."""
        self.lines = [Chat(*line) for line in kept.lines]
        self.connections: dict[Connection, None] = {}
        self.mailbox = Mailbox(self._open, self._break)
        self.marks = kept.marks
        """Persons whom the host has muted, or sent away."""
        self.remembered = Remembered(kept.answers, kept.older)
        self.drafted = set(kept.drafts)
        """The seats of whose turns something is on disk."""
        self.autoplay = Autoplay(self, kept.handovers)
        self._timer: asyncio.TimerHandle | None = None
        self.version = 0
        """Grows with every change that everybody is to see."""
        if game is not None:
            self.take(game)

    def take(self, game: Game) -> None:
        """Puts a game on the table."""
        self.game = game
        self.chronicle = Chronicle(game.facts)
        self.base = len(game.journal.entries) - len(game.sealed)
        self.views = ViewCache(game)

    @property
    def seq(self) -> int:
        """How many entries the journal has."""
        return len(self.game.journal.entries) if self.game else 0

    def seats_of(self, who: str | None) -> list[SeatRow]:
        """Returns the seats that a person has."""
        return [seat for seat in self.seats if seat.person is not None and seat.person == who]

    def asker(self, who: str) -> Asker:
        """Returns for whom somebody thinks at this table, from the outside in."""
        return self.address, who, self.row.id

    def present(self) -> set[int]:
        """Names the seats whose persons are looking."""
        here = {connection.who for connection in self.connections}
        return {seat.seat for seat in self.seats if seat.person is not None and seat.person in here}

    # The mailbox.

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nobody thinks and nothing waits."""
        return not self.connections and self.mailbox.idle

    def begin(self) -> None:
        """Starts to work on the mailbox, and lets clocks run and bots think."""
        self.mailbox.begin()
        self.autoplay.set_clocks()
        self.autoplay.call()

    def end(self, code: int) -> None:
        """Stops working and sends everybody away."""
        self.mailbox.end(code)
        if self._timer is not None:
            self._timer.cancel()
        for connection in self.connections:
            connection.end(code)

    async def settled(self) -> None:
        """Waits until everything in the mailbox is done."""
        while not self.mailbox.settled:
            await asyncio.sleep(0.005)

    def _break(self, error: Exception) -> None:
        """Begins again from what is on disk; what is in memory may be ahead of it."""
        log.error("a table broke", exc_info=error, extra={"table": self.row.id})
        self.lobby.drop(self)

    async def _open(self, post: Post) -> None:
        if isinstance(post, Letter):
            await self._answer(post.connection, post.message)
        elif isinstance(post, BotTurn):
            await self.autoplay.play(post)
        elif isinstance(post, Late):
            await self.autoplay.late()
        elif isinstance(post, Came):
            self._come(post.connection, post.hello)
        elif isinstance(post, Peek):
            post.open()
        elif isinstance(post, Tick):
            self._tick()
        elif isinstance(post, Went):
            self._go(post.connection)

    async def peek(self, look: Callable[[], T]) -> T:
        """Looks at the table between two posts, when everything that can be seen is on disk."""
        told: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put(Peek(look, cast("asyncio.Future[object]", told)))
        return await told

    # Coming and going.

    def barred(self, who: str | None) -> Problem | None:
        """Tells somebody why they may not look: the host has sent them away, or closed the table to strangers."""
        if (who or "", AWAY) in self.marks:
            return Problem("sent-away", "the host has sent you away from this table")
        if self.row.settings.get("closed") and not (who is not None and (who == self.row.host or self.seats_of(who))):
            return Problem("closed", "the host has closed this table to strangers")
        return None

    def show_out(self, *connections: Connection) -> None:
        """Closes the pages of those who may not look."""
        for connection in connections:
            barred = self.barred(connection.who)
            if barred is not None:
                connection.send(barred.error())
                connection.end(SHUT)

    def _come(self, connection: Connection, hello: Hello) -> None:
        if self.barred(connection.who):
            self.show_out(connection)
            return
        self.connections[connection] = None
        mine = [seat.seat for seat in self.seats_of(connection.who)]
        if hello.seat is not None and hello.seat not in mine:
            connection.send(Problem("not-your-seat", f"seat {hello.seat} is not yours").error())
        elif len(mine) == 1:
            # Several persons at one screen see no hand before one of them says that the others look away.
            connection.eyes = hello.seat
        connection.seen = min(hello.since, self.seq)
        self.show(connection)
        if self.frozen:
            connection.send(Problem("old-rules", self.frozen).error())
        connection.read = max(connection.read, hello.chat)
        for line in self.lines:
            if line.n > connection.read:
                if line.said:
                    connection.send(line)
                connection.read = line.n
        self.soon()

    def unsay(self, numbers: Collection[int]) -> None:
        """Forgets lines of chat that are gone from the disk, and tells everybody who may have read them."""
        gone = set(numbers)
        self.lines = [Chat(one.n, None, "", "", one.at) if one.n in gone else one for one in self.lines]
        self.tell(Unsaid(sorted(gone)))

    def _go(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self.soon()

    def _tell_presence(self) -> None:
        players = {seat.person for seat in self.seats}
        watchers = sum(connection.who not in players or connection.who is None for connection in self.connections)
        self.tell(Presence(sorted(self.present()), watchers))

    # Showing.

    def tell(self, message: ServerMessage) -> None:
        """Tells everybody the same."""
        told = encode(message)
        for connection in self.connections:
            connection.send(told)

    def show(self, *connections: Connection) -> None:
        """Shows the table to some, each with their own eyes."""
        updates = UpdateBuilder(self)
        for connection in connections:
            connection.send(updates.encoded(connection.who, connection.eyes, connection.seen))
            connection.seen = updates.seq
            connection.shown = self.base, connection.eyes
            connection.version = self.version

    def show_person(self, who: str | None) -> None:
        """Shows the table to one person, on all their pages."""
        self.show(*(connection for connection in self.connections if connection.who == who))

    def show_draft(self, seat: int) -> None:
        """Shows the draft of a seat on all pages that look through its eyes."""
        updates = UpdateBuilder(self)
        drafted = encode(updates.drafted(seat))
        for connection in self.connections:
            if connection.eyes != seat:
                continue
            if connection.shown == (self.base, seat):
                connection.send(drafted)
            else:
                self.show(connection)

    def show_soon(self) -> None:
        """Schedules showing the table to everybody who has not seen its last change."""
        self.version += 1
        self.soon()

    def soon(self) -> None:
        """Schedules telling who is present, and showing what has changed."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(MOMENT, self.mailbox.put, Tick())

    def _tick(self) -> None:
        self._timer = None
        self.show(*(connection for connection in self.connections if connection.version < self.version))
        self._tell_presence()

    # Answering.

    async def _answer(self, connection: Connection, message: Request) -> None:
        who = connection.who if isinstance(message, Command) else None
        answer = None if who is None else await self._answered(who, message.id)
        if answer is None:
            try:
                answer = await self.lobby.commands[type(message)](self, connection, message)
            except Problem as problem:
                answer = problem.error(message.id)
            except OutOfTurn:
                answer = Problem("not-your-turn", "this seat has nothing to decide now").error(message.id)
            except KvartalError as error:
                answer = Refused(message.id, error.key, dict(error.args_))
            except Exception:
                connection.send(BROKEN.error(message.id))
                raise
            if answer is None:
                return
            if who is not None:
                self.remembered.add(who, message.id, answer)
        connection.send(answer)

    async def _answered(self, who: str, ask: str) -> Answer | None:
        """Finds what was answered to a command that comes again."""
        known = self.remembered.answer(who, ask)
        if known is not None or not self.remembered.older(who):
            return known
        seq = await self.lobby.store.read(lambda t: t.answer(self.row.id, who, ask))
        return None if seq is None else Ok(ask, seq)

    async def keep(self, job: Job, connection: Connection | None = None, ask: str | None = None) -> None:
        """Writes to disk what has changed, together with the message that asked for it."""
        table, who, seq = self.row.id, connection.who if connection else None, self.seq

        def whole(transaction: Transaction) -> None:
            job(transaction)
            if who is not None and ask is not None:
                transaction.keep_answer(table, who, ask, seq)

        await self.lobby.store.write(whole)

    # Playing.

    async def commit(self, seat: int, connection: Connection | None = None, ask: str | None = None) -> None:
        """Commits the turn that a seat has drafted: adds it to the journal, saves it, and only then shows it."""
        game = self.game
        assert game is not None
        known = self.seq
        entries = game.commit(seat)
        back = self.autoplay.returning(seat)
        await self.keep(self._turned(game, seat, known, entries, back), connection, ask)
        if back is not None:
            self.autoplay.take(back)
        self.went_on()
        self.autoplay.set_clocks(seat)
        person = self.seats[seat].person
        for other in self.connections:
            shared = other.eyes is not None and other.who == person and len(self.seats_of(person)) > 1
            if shared and other.eyes not in game.acting:
                other.eyes = None
        if game.sealed:
            # Nothing visible has happened yet: one seat of the round is ready.
            self.show_soon()
            self.show_person(person)
        else:
            self.show(*self.connections)
            self.autoplay.call()

    async def reopen(self, seat: int, connection: Connection, ask: str) -> None:
        """Makes a sealed turn a draft again: takes it out of the journal, saves that, and only then shows it."""
        game, chronicle = self.game, self.chronicle
        assert game is not None
        assert chronicle is not None
        if seat not in game.sealed:
            raise OutOfTurn("out-of-turn", seat=seat)
        if not self.lobby.clocks.reopen(self.row.id, seat):
            raise Problem("time-up", "the time for this turn is over")
        place = game.reopen(seat)
        steps = [str(step) for step in game.draft(seat).steps]
        behind = game.journal.entries[place:]

        def job(transaction: Transaction) -> None:
            transaction.rewrite(self.row.id, place, behind)
            transaction.keep_draft(self.row.id, seat, steps)

        await self.keep(job, connection, ask)
        self.drafted.add(seat)
        chronicle.forget()
        self.autoplay.set_clocks()
        for other in self.connections:
            other.seen = min(other.seen, self.seq)
        self.show_soon()
        self.show_person(self.seats[seat].person)

    def _turned(self, game: Game, seat: int, known: int, entries: list[Entry], back: Return | None) -> Job:
        """Describes what a committed turn changes on disk."""
        table = self.row
        over = game.over
        if over is not None:
            table.phase = "over"
        drafted = seat in self.drafted
        self.drafted.discard(seat)
        ended = None if over is None else self._ended(game, over)

        def job(transaction: Transaction) -> None:
            transaction.append(table.id, known, entries, game.journal.digests)
            if drafted:
                transaction.keep_draft(table.id, seat, [])
            if back is not None:
                back.keep(transaction, table.id)
            if ended is not None:
                transaction.change_table(table.id, phase="over")
                ended(transaction)

        return job

    def _ended(self, game: Game, over: Over) -> Job:
        """Describes what is noted of a game that has ended."""
        table, now = self.row, self.lobby.now()
        # Where a bot has stood in, or a teacher, or the position was set up, the result is not the person's own.
        taught = bool(table.start or lessons.number_of(table.settings))
        counts = len(self.seats) == 1 or "daily" in table.settings
        player = next((one for one in self.seats if one.person is not None), None)
        alone = player if counts and not self.autoplay.handovers and not taught else None
        helped = {handover.seat for handover in self.autoplay.handovers}
        honours = records.honours(
            game, table.id, [one for one in self.seats if not taught and one.seat not in helped], now
        )

        def job(transaction: Transaction) -> None:
            for honour in honours:
                transaction.add_honour(honour)
            if alone is not None and alone.person is not None:
                score, target = records.noted(game.rules, over, alone.seat)
                transaction.add_record(RecordRow(table.id, alone.person, table.ruleset, score, now, target))

        return job

    def went_on(self) -> None:
        """Notes that there is another position, unless others of the round still think."""
        assert self.game is not None
        if not self.game.sealed:
            self.base = self.seq
            self.views = ViewCache(self.game, self.views)
