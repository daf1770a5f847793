"""Plays for the seats whose turns no person plays: those of bots, and those that bots hold for persons who are away.

A seat goes to a bot for one turn when its person's time is up, and for longer when the person is late again and again
while others wait, when the host hands it over while the person is not there, or when the person does so and leaves;
then it comes back at a word of the person. A turn that the person has begun is continued, not started again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kvartal.core.action import Action
from kvartal.core.game import Game
from kvartal.core.position import Position
from kvartal.table.bodies import Fact
from kvartal.table.clocks import seconds_of, standin_of
from kvartal.table.connection import Connection
from kvartal.table.posts import Post
from kvartal.table.rows import Handover, SeatRow
from kvartal.table.store import Transaction

if TYPE_CHECKING:
    from kvartal.table.table import Table

log = logging.getLogger("kvartal.table")

LONGEST = 3
"""The most decisions that a bot takes for a person who is late, however long nobody else is to act."""
PATIENCE = 3
"""After this many late turns in a row a bot keeps the seat until its person is back, if others are waiting."""
AGAIN = 1.0
"""Seconds until a bot is asked again for whom nobody could think."""
NOWHERE = -1
"""No number of entries: a turn that was thought of there is not played, and the bot asked again."""
TOLD = 50
"""How many changes of hands, the latest, are shown to everybody at the table."""


@dataclass(frozen=True, slots=True)
class BotTurn(Post):
    """A bot has thought of a turn, at the position that the first `base` entries of the journal led to."""

    seat: int
    base: int
    begun: list[Action]
    """What a person had drafted of it."""
    steps: list[Action]


@dataclass(frozen=True, slots=True)
class Late(Post):
    """Somebody's time is up."""


@dataclass(frozen=True, slots=True)
class Return:
    """A seat is its person's again."""

    row: SeatRow
    note: Handover

    def keep(self, transaction: Transaction, table: str) -> None:
        """Writes it down."""
        transaction.change_seat(table, self.row)
        transaction.add_handovers(table, [self.note])


class Autoplay:
    """The bots of one table, and the hands that its seats have gone through."""

    def __init__(self, table: Table, handovers: Iterable[Handover]) -> None:
        self.table = table
        self.handovers = list(handovers)
        self._thinking: set[int] = set()

    def level(self, seat: int) -> str | None:
        """Returns the level of the bot that plays a seat; None if its person does."""
        row = self.table.seats[seat]
        return (row.level or "normal") if row.kind == "bot" else row.standin

    def facts(self) -> list[Fact]:
        """Tells who took over and who came back; the end of a single late turn is not reported."""
        told = [one for one in self.handovers[-2 * TOLD :] if one.why != "turn"]
        return [Fact(one.seq, f"handover-{one.why}", {"seat": one.seat}) for one in told[-TOLD:]]

    # Clocks.

    def set_clocks(self, committed: int | None = None) -> None:
        """Lets a clock run for every person who is to act; of a round that goes on, one seat may have committed."""
        table, game = self.table, self.table.game
        seconds = seconds_of(table.row.settings)
        if not seconds or game is None or table.frozen:
            return
        if game.sealed and committed is not None:
            table.lobby.clocks.stop(table.row.id, committed)
        else:
            seats = [seat for seat in game.acting if self.level(seat) is None]
            table.lobby.clocks.start(table.row.id, table.base, seats, seconds)

    async def late(self) -> None:
        """Hands the seats to bots whose time is up."""
        table, game = self.table, self.table.game
        late = table.lobby.clocks.late(table.row.id)
        open_turns = [seat for seat in late if game is not None and seat in game.acting and self.level(seat) is None]
        waiting = {row.seat for row in table.seats if row.person is not None and row.standin is None}
        kept: list[int] = []
        for seat in open_turns:
            # At least one person is always waited for: a game that all have left would be played to its end at once.
            if len(waiting) > len(kept) + 1 and self._late(seat) >= PATIENCE - 1:
                kept.append(seat)
        once = [seat for seat in open_turns if seat not in kept]
        for why, seats in (("clock", once), ("kept", kept)):
            if seats:
                await self.hand(seats, why)
        self.set_clocks()

    def _late(self, seat: int) -> int:
        """Counts the turns that bots have played for a seat in a row, each because its person was late."""
        count, until = 0, self.table.seq
        for note in reversed([one for one in self.handovers if one.seat == seat]):
            if note.why == "clock":
                count, until = count + 1, note.seq
            elif note.why != "turn" or self._turns(seat, note.seq, until):
                break
        return count

    def _turns(self, seat: int, after: int, until: int) -> int:
        """Counts what a seat has committed after a number and up to another."""
        game = self.table.game
        assert game is not None
        return sum(entry.seat == seat for entry in game.journal.entries[after:until])

    def returning(self, seat: int) -> Return | None:
        """Returns a seat back when a bot has played the turn with which its person was late.

        Where others play, a turn lasts until somebody else is waited for, if that is soon.
        """
        table, game, row = self.table, self.table.game, self.table.seats[seat]
        last = next((one for one in reversed(self.handovers) if one.seat == seat), None)
        if game is None or last is None or last.why != "clock" or row.standin is None:
            return None
        if len(table.seats) > 1 and game.acting == (seat,) and self._turns(seat, last.seq, table.seq) < LONGEST:
            return None
        note = Handover(len(self.handovers) + 1, seat, "turn", table.seq, table.lobby.now())
        return Return(replace(row, standin=None), note)

    def take(self, back: Return) -> None:
        """Takes note of a seat that is its person's again."""
        self.table.seats[back.row.seat] = back.row
        self.handovers.append(back.note)

    # Changing hands.

    async def hand(
        self, seats: Iterable[int], why: str, connection: Connection | None = None, ask: str | None = None
    ) -> None:
        """Gives seats to bots, or back to their persons: saved first, then shown to everybody."""
        table = self.table
        standin = None if why == "back" else standin_of(table.row.settings)
        rows = [replace(table.seats[seat], standin=standin) for seat in seats]
        first, now = len(self.handovers) + 1, table.lobby.now()
        notes = [Handover(n, row.seat, why, table.seq, now) for n, row in enumerate(rows, first)]

        def job(transaction: Transaction) -> None:
            for row in rows:
                transaction.change_seat(table.row.id, row)
            transaction.add_handovers(table.row.id, notes)

        await table.keep(job, connection, ask)
        for row in rows:
            table.seats[row.seat] = row
        self.handovers += notes
        self.set_clocks()
        table.show_soon()
        if connection is not None:
            table.show_person(connection.who)
        self.call()

    # Thinking.

    def call(self) -> None:
        """Lets every bot think that is to act and does not think yet."""
        game = self.table.game
        if game is None or self.table.frozen:
            return
        levels = {seat: self.level(seat) for seat in game.acting if seat not in self._thinking}
        wanted = [(seat, level) for seat, level in levels.items() if level is not None]
        if wanted:
            # One copy for all bots of a round, who only look at it: for a hundred there would be a hundred.
            position = game.position.copy()
            for seat, level in wanted:
                self._thinking.add(seat)
                turn = BotTurn(seat, self.table.base, list(game.draft(seat).steps), [])
                self.table.mailbox.aside(self._think(game, position, level, turn))

    async def _think(self, game: Game, position: Position, level: str, turn: BotTurn) -> None:
        thinkers, asker = self.table.lobby.thinkers, self.table.asker(self.table.row.host)
        try:
            steps = await thinkers.turn(asker, game.rules, position, turn.seat, level, turn.begun)
        except Exception:
            # Bots that fail play at random; here there was no memory, or no thread. The game goes on when there is.
            log.exception("nobody could think for a bot", extra={"table": self.table.row.id, "seat": turn.seat})
            await asyncio.sleep(AGAIN)
            self.table.mailbox.put(replace(turn, base=NOWHERE))
        else:
            self.table.mailbox.put(replace(turn, steps=steps))

    async def play(self, turn: BotTurn) -> None:
        """Commits the turn that a bot has chosen, unless the position has changed meanwhile."""
        table, game = self.table, self.table.game
        self._thinking.discard(turn.seat)
        seat = turn.seat
        if game is None or turn.base != table.base or seat not in game.acting or self.level(seat) is None:
            self.call()
            return
        draft = game.draft(seat)
        if draft.steps != turn.begun:
            # The person was back for a while and has thought of something else.
            self.call()
            return
        draft.restart()
        for step in turn.steps:
            draft.step(step)
        await table.commit(seat)
