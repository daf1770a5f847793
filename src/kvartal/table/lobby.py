"""The lobby opens new tables, fetches old ones from disk when somebody comes, and clears those that are idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from time import monotonic

from kvartal import bots
from kvartal.core import ruleset
from kvartal.core.errors import KvartalError
from kvartal.core.rules import Rules
from kvartal.table import clocks, lessons, positions
from kvartal.table.autoplay import Late
from kvartal.table.bodies import NewSeat, NewTable
from kvartal.table.clocks import Clocks, seconds_of
from kvartal.table.commands import COMMANDS
from kvartal.table.connection import Connection
from kvartal.table.crowd import Crowd
from kvartal.table.daily import fits
from kvartal.table.people import plain, token
from kvartal.table.problems import Problem
from kvartal.table.restoring import Restored, restored
from kvartal.table.rows import Kept, Person, SeatRow, TableRow
from kvartal.table.store import Store, Transaction
from kvartal.table.table import Table
from kvartal.table.thinkers import Thinkers

log = logging.getLogger("kvartal.lobby")

RING = 1.0
"""Seconds between two looks at the clocks."""
REST = 2.0
"""After a restart, the rest before the next table is fetched, as a multiple of the time that the last one took."""
PAUSE = 0.05
"""Seconds for which tables that nobody waits for are put off while somebody waits for another one."""
IDLE = 60.0
"""Seconds without anybody after which a table is cleared from memory; its journal stays on disk."""


class Lobby:
    """All tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, secret: bytes = b"") -> None:
        self.store = store
        self.secret = secret
        """Mixed into the deals of the days, at most 64 bytes."""
        self.thinkers = thinkers
        self.clocks = Clocks()
        self.commands = COMMANDS
        self.tables: dict[str, Table] = {}
        self.crowd = Crowd(self.tables)
        self.silenced: Collection[str] = ()
        """Persons who may speak at no table."""
        self.cleared: Callable[[], None] = lambda: None
        """Called whenever a table is cleared."""
        self._fetching: dict[str, asyncio.Task[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def now(self) -> str:
        """Returns the present moment as it is written everywhere."""
        return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    # Opening.

    async def invite(self, person: Person, wish: NewTable, address: str = "") -> Table:
        """Opens a table as a person wishes who asks from a network address."""
        try:
            rules = ruleset.parse(wish.ruleset)
        except KvartalError as error:
            raise Problem("bad-ruleset", str(error)) from error
        try:
            rules.check_seats(len(wish.seats))
        except KvartalError as error:
            raise Problem("bad-seats", str(error)) from error
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Problem("bad-seats", "only one seat can be yours; others at your screen are local")
        clocks.check(wish.settings, rules)
        seats = [_seat(number, seat, person, rules) for number, seat in enumerate(wish.seats)]
        lessons.check(wish.settings, seats)
        start = positions.start_of(wish, rules)
        self.crowd.check(address or person.id, seats)
        await self.store.write(lambda t: t.ensure_person(person, self.now()))
        return await self.open(person.id, rules.ruleset, seats, dict(wish.settings), address, start)

    async def open(
        self,
        host: str,
        rules: str,
        seats: Sequence[SeatRow],
        settings: dict[str, bool | int | str],
        address: str = "",
        start: str = "",
        marks: Collection[tuple[str, str]] = (),
    ) -> Table:
        """Opens a table; the game begins at once if no seat is open. Whom the host has muted or sent away stays so."""
        self.crowd.check(address or host, seats)
        waits = any(seat.kind == "open" for seat in seats)
        special = start or lessons.number_of(settings)
        if settings.pop("daily", False) and fits(ruleset.parse(rules), seats) and not special:
            settings["daily"] = self.now()[:10]
        version = ruleset.parse(rules).version
        seats = [replace(seat, standin=None) for seat in seats]
        phase = "gathering" if waits else "playing"
        row = TableRow(token(12), rules, version, phase, host, self.now(), settings, start=start)
        game = None if waits else positions.begun(row, len(seats), self.secret)
        kept = Kept(row, list(seats), [], {}, {}, {}, [], [], set(marks))

        def job(transaction: Transaction) -> None:
            transaction.add_table(row, seats)
            for who, mark in marks:
                transaction.mark_person(row.id, who, mark, True)
            if game is not None:
                transaction.append(row.id, 0, game.journal.entries, game.journal.digests)

        await self.store.write(job)
        log.info("a table opened", extra={"table": row.id, "ruleset": rules, "seats": len(seats)})
        return self._set_up(Restored(kept, game), address)

    def _set_up(self, found: Restored, address: str = "") -> Table:
        table = Table(self, found.kept, found.game, found.frozen, address)
        self.tables[table.row.id] = table
        table.begin()
        return table

    # Finding.

    @property
    def fetching(self) -> set[str]:
        """Names the tables that are being read."""
        return set(self._fetching)

    async def find(self, name: str) -> Table:
        """Returns a table, from disk if need be."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._fetching:
            fetching = asyncio.get_running_loop().create_task(self._fetch(name))
            self._fetching[name] = fetching
            fetching.add_done_callback(lambda _: self._fetching.pop(name, None))
        # Several may wait for it, and one of them may go away.
        return await asyncio.shield(self._fetching[name])

    async def _fetch(self, name: str) -> Table:
        found = await self.store.read(lambda t: restored(t, name, self.secret))
        if found is None:
            raise Problem("unknown-table", "there is no such table")
        if found.unchecked:
            await self._adopt(found)
        return self._set_up(found)

    async def _adopt(self, found: Restored) -> None:
        """Takes over a game from an older Kvartal; from now on a running one is compared with its present digests."""
        row, game = found.kept.table, found.game
        assert game is not None
        circumstances = {"table": row.id, "version": row.version, "why": found.unchecked}
        log.warning("a game cannot be compared with its journal", extra=circumstances)
        if row.phase == "playing" and not found.frozen:
            row.version = game.rules.version
            await self.store.write(lambda t: t.change_digests(row.id, row.version, game.journal.digests))

    async def resume(self) -> None:
        """Lets every game go on after a restart that goes on without anybody looking, because of a bot or a clock.

        Clocks run without their tables. Tables with bots are fetched one after another, with rests between them, so
        that those who come back are served first.
        """
        running = await self.store.read(lambda t: t.going_on())
        for name, settings, _ in running:
            if seconds_of(settings) and name not in self.tables:
                self.clocks.sleep(name, seconds_of(settings))
        for name in [name for name, _, played in running if played]:
            if name in self.tables:
                continue
            while self._fetching:
                await asyncio.sleep(PAUSE)
            began = monotonic()
            try:
                await self.find(name)
            except Exception as error:
                # Whatever is wrong with this one, the others go on.
                log.warning("a table cannot go on", extra={"table": name, "why": str(error)})
            await asyncio.sleep(REST * (monotonic() - began))

    async def ring(self) -> None:
        """Tells the tables at which somebody's time is up; those that were cleared are fetched."""
        for name in self.clocks.ringing():
            try:
                table = await self.find(name)
            except Exception as error:
                log.warning("a table cannot go on", extra={"table": name, "why": str(error)})
                self.clocks.forget(name)
            else:
                table.mailbox.put(Late())

    async def _ring(self) -> None:
        while True:
            await asyncio.sleep(RING)
            await self.ring()

    def renamed(self, person: Person) -> None:
        """Lets the pages that a person has open know their new name."""
        for table in self.tables.values():
            for connection in table.connections:
                if connection.who == person.id:
                    connection.person = person

    def send_away(self, unwanted: Callable[[Connection], bool], problem: Problem, code: int) -> None:
        """Closes the pages of those who are not wanted any more, at all tables."""
        for table in self.tables.values():
            for connection in table.connections:
                if unwanted(connection):
                    connection.send(problem.error())
                    connection.end(code)

    async def unsay(self, gone: Mapping[str, Sequence[int]]) -> None:
        """Removes lines of chat, which are no longer on disk, from all open pages."""
        for name in [name for name in gone if name in self.tables]:
            table, numbers = self.tables[name], gone[name]
            try:
                await table.peek(lambda table=table, numbers=numbers: table.unsay(numbers))  # type: ignore[misc]
            except Problem:
                continue  # it was cleared meanwhile, and with it what was in memory

    # Clearing.

    def drop_tables_of(self, who: str) -> None:
        """Clears the tables where a person sits, looks or is the host, for what is on disk of them has changed."""
        for table in list(self.tables.values()):
            looks = any(connection.who == who for connection in table.connections)
            if looks or table.row.host == who or table.seats_of(who):
                self.drop(table)

    def drop(self, table: Table, code: int = 1012) -> None:
        """Clears a table at once; whoever looks is asked to come again."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        table.end(code)
        self.cleared()

    @property
    def quiet(self) -> bool:
        """Whether nobody looks at any table, nobody thinks, and no clock runs."""
        return not self.clocks.running and all(table.idle for table in self.tables.values())

    def sweep(self, idle: set[str]) -> set[str]:
        """Clears the tables that were idle before and still are; returns those that are idle now."""
        now = {name for name, table in self.tables.items() if table.idle}
        for name in now & idle:
            self.drop(self.tables[name])
        return now - idle

    async def _sweep(self) -> None:
        idle: set[str] = set()
        while True:
            await asyncio.sleep(IDLE)
            idle = self.sweep(idle)

    def begin(self) -> None:
        """Starts the chores."""
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(chore) for chore in (self._sweep(), self._ring(), self.resume())]

    async def close(self) -> None:
        """Finishes what was begun and sends everybody away."""
        for chore in self._chores:
            chore.cancel()
        tables = list(self.tables.values())
        for table in tables:
            try:
                await asyncio.wait_for(table.settled(), 3)
            except TimeoutError:
                log.warning("a table did not settle", extra={"table": table.row.id})
        for table in tables:
            self.drop(table)


def _seat(number: int, wish: NewSeat, person: Person, rules: Rules) -> SeatRow:
    """Returns a seat as its wish wants it."""
    name = plain(wish.name, 24)
    if wish.kind == "bot":
        known = bots.levels()
        level = wish.level or "normal"
        if level not in known:
            raise Problem("bad-level", f"bots here are {', '.join(known)}")
        return SeatRow(number, "bot", name=name, level=level)
    if wish.kind == "open":
        return SeatRow(number, "open")
    if wish.kind == "local":
        return SeatRow(number, "local", person.id, name)
    return SeatRow(number, "person", person.id, name or person.name, person.mark)
