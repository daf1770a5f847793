"""A store that keeps everything in memory, and bots that think at once: what a table needs, in its smallest form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import TypeVar

from kvartal.bots.sight import look
from kvartal.bots.turns import Steady, fresh, whole_turn
from kvartal.core.action import Action
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.table.rows import Handover, HonourRow, Kept, Person, RecordRow, SeatRow, TableRow
from kvartal.table.store import Transaction
from kvartal.table.thinkers import Asker

T = TypeVar("T")


class Shelf:
    """A transaction on what is kept in memory."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.tables: dict[str, Kept] = {}
        self.records: list[RecordRow] = []
        self.honours: dict[tuple[str, str, str], HonourRow] = {}

    def person(self, known: str) -> Person | None:
        return self.people.get(known)

    def keep_person(self, somebody: Person, now: str) -> None:
        self.people[somebody.id] = somebody

    def ensure_person(self, somebody: Person, now: str) -> bool:
        return self.people.setdefault(somebody.id, somebody) is somebody

    def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        self.tables[table.id] = Kept(replace(table), list(seats), [], {}, {}, {}, [], [])

    def change_table(self, table: str, *, phase: str | None = None, rematch: str | None = None) -> None:
        row = self.tables[table].table
        row.phase, row.rematch = phase or row.phase, rematch or row.rematch

    def change_settings(self, table: str, settings: Mapping[str, bool | int | str]) -> None:
        self.tables[table].table.settings = dict(settings)

    def mark_person(self, table: str, who: str, mark: str, marked: bool) -> None:
        marks = self.tables[table].marks
        (marks.add if marked else marks.discard)((who, mark))

    def change_seat(self, table: str, seat: SeatRow) -> None:
        self.tables[table].seats[seat.seat] = seat

    def add_handovers(self, table: str, handovers: Sequence[Handover]) -> None:
        self.tables[table].handovers += handovers

    def load(self, table: str) -> Kept | None:
        return deepcopy(self.tables.get(table))

    def tables_of(self, who: str, most: int = 100) -> list[tuple[TableRow, list[SeatRow], int]]:
        found = [one for one in self.tables.values() if who in [one.table.host, *(seat.person for seat in one.seats)]]
        return [(one.table, one.seats, len(one.entries)) for one in reversed(found)][:most]

    def going_on(self) -> list[tuple[str, dict[str, bool | int | str], bool]]:
        return [(name, one.table.settings, True) for name, one in self.tables.items() if one.table.phase == "playing"]

    def append(self, table: str, known: int, entries: Sequence[Entry], digests: Mapping[int, str]) -> None:
        assert len(self.tables[table].entries) == known
        self.tables[table].entries += entries
        self.tables[table].digests |= digests

    def rewrite(self, table: str, known: int, entries: Sequence[Entry]) -> None:
        self.tables[table].entries[known:] = entries

    def change_digests(self, table: str, version: int, digests: Mapping[int, str]) -> None:
        self.tables[table].table.version = version
        self.tables[table].digests = dict(digests)

    def keep_draft(self, table: str, seat: int, steps: Sequence[str]) -> None:
        self.tables[table].drafts.pop(seat, None)
        if steps:
            self.tables[table].drafts[seat] = list(steps)

    def keep_answer(self, table: str, who: str, ask: str, seq: int) -> None:
        self.tables[table].answers[who, ask] = seq

    def answer(self, table: str, who: str, ask: str) -> int | None:
        return self.tables[table].answers.get((who, ask))

    def add_line(self, table: str, line: tuple[int, int | None, str, str, str, str | None], who: str) -> None:
        self.tables[table].lines.append(line)

    def add_record(self, record: RecordRow) -> None:
        self.records.append(record)

    def records_of(self, who: str, ruleset: str | None) -> list[RecordRow]:
        return [one for one in self.records[::-1] if one.person == who and ruleset in (None, one.ruleset)]

    def add_honour(self, row: HonourRow) -> None:
        self.honours.setdefault((row.person, row.title, row.honour), row)

    def honours_of(self, who: str, title: str) -> list[HonourRow]:
        return [row for row in self.honours.values() if (row.person, row.title) == (who, title)]

    def days_of(self, who: str) -> list[tuple[str, RecordRow]]:
        played = [(self.tables[one.table].table.settings.get("daily"), one) for one in self.records]
        return [(str(day), one) for day, one in played[::-1] if day and one.person == who]

    def daily_records(self, ruleset: str, day: str) -> list[tuple[str, RecordRow]]:
        def of_day(one: RecordRow) -> bool:
            return one.ruleset == ruleset and self.tables[one.table].table.settings.get("daily") == day

        return [(self.people[one.person].name, one) for one in self.records if of_day(one)]


class Memory:
    """A store that forgets everything at the end."""

    def __init__(self) -> None:
        self.shelf = Shelf()

    async def write(self, job: Callable[[Transaction], object]) -> None:
        job(self.shelf)

    async def read(self, job: Callable[[Transaction], T]) -> T:
        return job(self.shelf)


class Prompt:
    """Thinkers who think at once."""

    async def turn(
        self,
        asker: Asker,
        rules: Rules,
        position: Position,
        seat: int,
        level: str,
        begun: Sequence[Action] = (),
    ) -> list[Action]:
        return whole_turn(rules, position, seat, level, begun)

    async def hint(self, asker: Asker, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
        return Steady(fresh("greedy", rules)).choose(look(rules, position, seat, codes))
