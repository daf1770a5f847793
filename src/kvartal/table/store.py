"""A store keeps what must outlive the process; the server has one of SQL, others may keep things elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from kvartal.core.journal import Entry
from kvartal.table.rows import Handover, HonourRow, Kept, Person, RecordRow, SeatRow, TableRow

T = TypeVar("T")


class Transaction(Protocol):
    """What can be read and written together: all of it is kept, or nothing."""

    # Persons.

    def person(self, known: str) -> Person | None:
        """Finds a person."""

    def keep_person(self, somebody: Person, now: str) -> None:
        """Adds a person, or changes what they say about themself."""

    def ensure_person(self, somebody: Person, now: str) -> bool:
        """Adds a person who has not said anything yet; one who is known stays as they are. Tells which it was."""

    # Tables.

    def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        """Adds a table with its seats."""

    def change_table(self, table: str, *, phase: str | None = None, rematch: str | None = None) -> None:
        """Changes the phase of a table, or where its rematch is."""

    def change_settings(self, table: str, settings: Mapping[str, bool | int | str]) -> None:
        """Changes the settings of a table."""

    def mark_person(self, table: str, who: str, mark: str, marked: bool) -> None:
        """Notes that the host has muted somebody, or sent them away, or takes that back."""

    def change_seat(self, table: str, seat: SeatRow) -> None:
        """Changes who has a seat."""

    def add_handovers(self, table: str, handovers: Sequence[Handover]) -> None:
        """Adds who took over and who came back."""

    def load(self, table: str) -> Kept | None:
        """Reads all that is kept of a table."""

    def tables_of(self, who: str, most: int = 100) -> list[tuple[TableRow, list[SeatRow], int]]:
        """Lists the tables where a person sits or is the host, newest first, each with the length of its journal."""

    def going_on(self) -> list[tuple[str, dict[str, bool | int | str], bool]]:
        """Lists the tables at which a game goes on also when nobody looks, the newest first.

        A bot takes part, or a clock runs; each table comes with its settings, and whether there is a bot.
        """

    # Games.

    def append(self, table: str, known: int, entries: Sequence[Entry], digests: Mapping[int, str]) -> None:
        """Adds entries to a journal that has so many already."""

    def rewrite(self, table: str, known: int, entries: Sequence[Entry]) -> None:
        """Writes a journal anew behind its first `known` entries, where turns of a round under way stand."""

    def change_digests(self, table: str, version: int, digests: Mapping[int, str]) -> None:
        """Writes the digests of a journal anew, as another version of the rules gives them."""

    def keep_draft(self, table: str, seat: int, steps: Sequence[str]) -> None:
        """Keeps the steps of a turn that a seat thinks over; none forget it."""

    # Answers and chat.

    def keep_answer(self, table: str, who: str, ask: str, seq: int) -> None:
        """Remembers that a message was carried out."""

    def answer(self, table: str, who: str, ask: str) -> int | None:
        """Finds the number that was answered when a message was carried out."""

    def add_line(self, table: str, line: tuple[int, int | None, str, str, str, str | None], who: str) -> None:
        """Adds a line of chat that somebody said."""

    # Results of games played alone.

    def add_record(self, record: RecordRow) -> None:
        """Adds the result of a game."""

    def records_of(self, who: str, ruleset: str | None) -> list[RecordRow]:
        """Lists a person's results, newest first."""

    def add_honour(self, row: HonourRow) -> None:
        """Notes that a game earned a person an honour, unless an earlier one did."""

    def honours_of(self, who: str, title: str) -> list[HonourRow]:
        """Lists the honours of a person, the oldest first."""

    def days_of(self, who: str) -> list[tuple[str, RecordRow]]:
        """Lists a person's results at the first tables they opened with the deals of days, the newest day first."""

    def daily_records(self, ruleset: str, day: str) -> list[tuple[str, RecordRow]]:
        """Lists everybody's result at the first table they opened with the deal of a day, with the person's name."""


class Store(Protocol):
    """Runs jobs on what is kept; a job is a function of a transaction."""

    async def write(self, job: Callable[[Transaction], object]) -> None:
        """Runs a job; returns when what it has changed will outlive the process."""

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """Runs a job that only looks; it may also take its time to digest what it has read."""
