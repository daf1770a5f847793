"""The archive: the store of the tables, in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from kvartal.core.journal import Entry
from kvartal.server.storage import schema
from kvartal.server.storage.access import moment
from kvartal.server.storage.rows import Rows, driver_of
from kvartal.table.rows import ANSWERS_READ, CHAT_KEPT, Handover, HonourRow, Kept, Person, RecordRow, SeatRow, TableRow

# The rows of many moves are gathered and written by one statement: SQLAlchemy takes longer over a statement than the
# database does, and between two statements a thread has to wait for the interpreter.
_ADD_ENTRIES = Rows("INSERT INTO entries (table_id, seq, text, digest) VALUES {}", 4)
_ADD_ANSWERS = Rows("INSERT INTO answers (table_id, person, ask, seq) VALUES {}", 4)
_KEEP_DRAFTS = Rows(
    "INSERT INTO drafts (table_id, seat, steps) VALUES {} "
    "ON CONFLICT (table_id, seat) DO UPDATE SET steps = excluded.steps",
    3,
)
_FORGET_DRAFTS = Rows("DELETE FROM drafts WHERE (table_id, seat) IN (VALUES {})", 2)

# The statements that every new page needs.
_PERSON = "SELECT id, name, lang, mark FROM people WHERE id = ?"
_TABLE = "SELECT id, ruleset, version, phase, host, created, settings, rematch, start FROM tables WHERE id = ?"
_SEATS = "SELECT seat, kind, person, name, mark, level, standin FROM seats WHERE table_id = ? ORDER BY seat"
_ENTRIES = "SELECT seq, text, digest FROM entries WHERE table_id = ? ORDER BY seq"
_DRAFTS = "SELECT seat, steps FROM drafts WHERE table_id = ?"
_ANSWERS = f"SELECT person, ask, seq FROM answers WHERE table_id = ? ORDER BY seq DESC LIMIT {ANSWERS_READ + 1}"
_LINES = f"SELECT n, seat, name, text, at, key FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT {CHAT_KEPT}"
_HANDOVERS = "SELECT n, seat, why, seq, at FROM handovers WHERE table_id = ? ORDER BY n"
_MARKS = "SELECT person, mark FROM marks WHERE table_id = ?"


class Archive:
    """A transaction on the database; a `kvartal.table.store.Transaction`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._entries: list[tuple[str, int, str, str | None]] = []
        self._answers: list[tuple[str, str, str, int]] = []
        self._drafts: dict[tuple[str, int], str] = {}

    @property
    def connection(self) -> Connection:
        """The connection to the database, with everything written that has gathered."""
        self.flush()
        return self._connection

    def flush(self) -> None:
        """Writes what has gathered."""
        if not (self._entries or self._answers or self._drafts):
            return
        execute = driver_of(self._connection).execute
        _ADD_ENTRIES.write(execute, self._entries)
        _ADD_ANSWERS.write(execute, self._answers)
        _KEEP_DRAFTS.write(execute, [(*of, steps) for of, steps in self._drafts.items() if steps])
        _FORGET_DRAFTS.write(execute, [of for of, steps in self._drafts.items() if not steps])
        self._entries, self._answers, self._drafts = [], [], {}

    # Persons.

    def person(self, known: str) -> Person | None:
        """Finds a person."""
        found = self._rows(_PERSON, known)
        return Person(*found[0]) if found else None

    def keep_person(self, somebody: Person, now: str) -> None:
        """Adds a person, or changes what they say about themself."""
        if not self.ensure_person(somebody, now):
            said = {"name": somebody.name, "lang": somebody.lang, "mark": somebody.mark}
            self.connection.execute(update(schema.people).where(schema.people.c.id == somebody.id).values(said))

    def ensure_person(self, somebody: Person, now: str) -> bool:
        """Adds a person who has not said anything yet; one who is known stays as they are. Tells which it was."""
        said = {"name": somebody.name, "lang": somebody.lang, "mark": somebody.mark}
        row = upsert(schema.people).values(id=somebody.id, created=now, **said).on_conflict_do_nothing()
        new = bool(self.connection.execute(row).rowcount)
        if new and somebody.session:
            # Only together with the person: a session that was ended does not come back by something said meanwhile.
            came = {"person": somebody.id, "id": somebody.session, "agent": somebody.agent}
            self.connection.execute(insert(schema.sessions).values(created=now, seen=now, **came))
        return new

    # Tables.

    def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        """Adds a table with its seats."""
        values = _values(table) | {"settings": msgspec.json.encode(table.settings).decode()}
        self.connection.execute(insert(schema.tables).values(values))
        self.connection.execute(insert(schema.seats), [_values(seat) | {"table_id": table.id} for seat in seats])

    def change_table(self, table: str, *, phase: str | None = None, rematch: str | None = None) -> None:
        """Changes the phase of a table, or where its rematch is."""
        values = {name: value for name, value in (("phase", phase), ("rematch", rematch)) if value is not None}
        if phase is not None:
            values["changed"] = moment()
        self.connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))

    def change_settings(self, table: str, settings: Mapping[str, bool | int | str]) -> None:
        """Changes the settings of a table."""
        told = msgspec.json.encode(settings).decode()
        self.connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(settings=told))

    def mark_person(self, table: str, who: str, mark: str, marked: bool) -> None:
        """Notes that the host has muted somebody, or sent them away, or takes that back."""
        row = {"table_id": table, "person": who, "mark": mark}
        if marked:
            self.connection.execute(upsert(schema.marks).values(row).on_conflict_do_nothing())
        else:
            of = schema.marks.c
            where = (of.table_id == table) & (of.person == who) & (of.mark == mark)
            self.connection.execute(delete(schema.marks).where(where))

    def change_seat(self, table: str, seat: SeatRow) -> None:
        """Lets somebody else have a seat."""
        where = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
        self.connection.execute(update(schema.seats).where(where).values(_values(seat)))

    def append(self, table: str, known: int, entries: Sequence[Entry], digests: Mapping[int, str]) -> None:
        """Appends to the journal of a table, which has so many entries already."""
        self._entries += [(table, seq, str(entry), digests.get(seq)) for seq, entry in enumerate(entries, known + 1)]

    def rewrite(self, table: str, known: int, entries: Sequence[Entry]) -> None:
        """Writes the journal of a table anew behind its first `known` entries, where no digests are."""
        of = schema.entries.c
        self.connection.execute(delete(schema.entries).where((of.table_id == table) & (of.seq > known)))
        self.append(table, known, entries, {})

    def change_digests(self, table: str, version: int, digests: Mapping[int, str]) -> None:
        """Writes the digests of a journal anew, as another version of the rules gives them."""
        self.connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=version))
        of = schema.entries.c
        where = (of.table_id == bindparam("table")) & (of.seq == bindparam("at"))
        self.connection.execute(update(schema.entries).where(of.table_id == table).values(digest=None))
        rows = [{"table": table, "at": seq, "digest": digest} for seq, digest in digests.items() if seq]
        if rows:
            self.connection.execute(update(schema.entries).where(where).values(digest=bindparam("digest")), rows)

    def keep_draft(self, table: str, seat: int, steps: Sequence[str]) -> None:
        """Keeps the steps of a turn that a seat is thinking over, or forgets it when there are none."""
        self._drafts[table, seat] = "\n".join(steps)

    def keep_answer(self, table: str, who: str, ask: str, seq: int) -> None:
        """Remembers that a message was carried out, so that it does nothing when it comes again."""
        self._answers.append((table, who, ask, seq))

    def answer(self, table: str, who: str, ask: str) -> int | None:
        """Finds the number that was answered when a message was carried out."""
        of = schema.answers.c
        query = select(of.seq).where((of.table_id == table) & (of.person == who) & (of.ask == ask))
        seq: int | None = self.connection.execute(query).scalar()
        return seq

    def add_line(self, table: str, line: tuple[int | str | None, ...], who: str) -> None:
        """Adds a line of chat that somebody said: number, seat, name, text, moment, and the key if it is a phrase."""
        self.connection.execute(insert(schema.lines).values((table, *line, who)))

    def add_handovers(self, table: str, handovers: Sequence[Handover]) -> None:
        """Notes that seats have changed hands."""
        self.connection.execute(insert(schema.handovers), [_values(one) | {"table_id": table} for one in handovers])

    def load(self, table: str) -> Kept | None:
        """Finds all that is kept of a table."""
        found = self._rows(_TABLE, table)
        if not found or found[0][3] == schema.FORGOTTEN:
            return None
        entries = self._rows(_ENTRIES, table)
        answers = self._rows(_ANSWERS, table)
        ident, ruleset, version, phase, host, created, settings, rematch, start = found[0]
        return Kept(
            TableRow(ident, ruleset, version, phase, host, created, msgspec.json.decode(settings), rematch, start),
            [SeatRow(*row) for row in self._rows(_SEATS, table)],
            [Entry.read(text) for _, text, _ in entries],
            {seq: digest for seq, _, digest in entries if digest is not None},
            {seat: steps.split("\n") for seat, steps in self._rows(_DRAFTS, table)},
            {(person, ask): seq for person, ask, seq in reversed(answers[:ANSWERS_READ])},
            [*reversed(self._rows(_LINES, table))],
            [Handover(*row) for row in self._rows(_HANDOVERS, table)],
            marks=set(self._rows(_MARKS, table)),
            older=len(answers) > ANSWERS_READ,
        )

    def _rows(self, statement: str, *values: str) -> list[Any]:
        """Reads rows by a statement that needs nothing of SQLAlchemy."""
        return driver_of(self.connection).execute(statement, values).fetchall()

    def tables_of(self, who: str, most: int = 100) -> list[tuple[TableRow, list[SeatRow], int]]:
        """Lists the tables where a person sits or is the host, newest first, each with the length of its journal."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == who)
        rows = self.connection.execute(
            select(schema.tables)
            .where(or_(schema.tables.c.host == who, schema.tables.c.id.in_(sits)))
            .where(schema.tables.c.phase != schema.FORGOTTEN)
            .order_by(schema.tables.c.created.desc())
            .limit(most)
        ).all()
        ids = [row.id for row in rows]
        lengths: dict[str, int] = {
            row[0]: row[1]
            for row in self.connection.execute(
                select(schema.entries.c.table_id, func.max(schema.entries.c.seq))
                .where(schema.entries.c.table_id.in_(ids))
                .group_by(schema.entries.c.table_id)
            )
        }
        seats = _seats(self.connection, ids)
        return [(_table(row), seats[row.id], lengths.get(row.id, 0)) for row in rows]

    def going_on(self) -> list[tuple[str, dict[str, bool | int | str], bool]]:
        """Lists the tables at which a game goes on also when nobody looks: a bot takes part, or a clock runs."""
        of, seats = schema.tables.c, schema.seats.c
        bots = select(seats.table_id).where(or_(seats.kind == "bot", seats.standin.is_not(None)))
        played = of.id.in_(bots)
        query = select(of.id, of.settings, played.label("bots")).where(of.phase == "playing")
        query = query.where(or_(played, of.settings.contains('"clock":'))).order_by(of.created.desc())
        return [(row.id, _settings(row.settings), bool(row.bots)) for row in self.connection.execute(query)]

    # Records.

    def add_record(self, record: RecordRow) -> None:
        """Adds the result of a game played alone."""
        values = _values(record)
        self.connection.execute(insert(schema.records).values(table_id=values.pop("table"), **values))

    def records_of(self, who: str, ruleset: str | None) -> list[RecordRow]:
        """Lists a person's results, newest first."""
        query = select(schema.records).where(schema.records.c.person == who)
        if ruleset is not None:
            query = query.where(schema.records.c.ruleset == ruleset)
        return [_record(row) for row in self.connection.execute(query.order_by(schema.records.c.at.desc()))]

    def add_honour(self, row: HonourRow) -> None:
        """Notes the first game that earned a person an honour."""
        values = {"person": row.person, "title": row.title, "honour": row.honour}
        known = select(schema.honours.c.at).filter_by(**values)
        if self.connection.execute(known).first() is None:
            self.connection.execute(insert(schema.honours).values(table_id=row.table, at=row.at, **values))

    def honours_of(self, who: str, title: str) -> list[HonourRow]:
        """Lists the honours of a person, the oldest first."""
        query = select(schema.honours).filter_by(person=who, title=title).order_by(schema.honours.c.at)
        rows = self.connection.execute(query)
        return [HonourRow(row.table_id, row.person, row.title, row.honour, row.at) for row in rows]

    def days_of(self, who: str) -> list[tuple[str, RecordRow]]:
        """Lists a person's results at the first tables they opened with the deals of days, the newest day first."""
        tables, records = schema.tables.c, schema.records
        opened = select(tables.id, tables.ruleset, tables.settings).order_by(tables.created)
        opened = opened.where(tables.host == who, tables.settings.contains('"daily":"'))
        first: dict[tuple[str, str], str] = {}
        for row in self.connection.execute(opened):
            first.setdefault((str(_settings(row.settings).get("daily", "")), row.ruleset), row.id)
        days = {table: day for (day, _), table in first.items()}
        found = self.connection.execute(select(records).where(records.c.person == who).order_by(records.c.at.desc()))
        mine = [(days[row.table_id], _record(row)) for row in found if row.table_id in days]
        return sorted(mine, key=lambda one: one[0], reverse=True)

    def daily_records(self, ruleset: str, day: str) -> list[tuple[str, RecordRow]]:
        """Lists everybody's result at the first table they opened with the deal of a day, with the person's name."""
        tables, records, people = schema.tables.c, schema.records, schema.people
        of_day = (tables.ruleset == ruleset) & tables.settings.contains(f'"daily":"{day}"', autoescape=True)
        # Moments are texts that sort, and a table of a day was not made before it.
        opened = select(tables.id, tables.host).where(tables.created >= day, of_day).order_by(tables.created)
        first: dict[str, str] = {}
        for row in self.connection.execute(opened):
            first.setdefault(row.host, row.id)
        query = select(records, people.c.name).join_from(records, people, people.c.id == records.c.person)
        query = query.where(records.c.ruleset == ruleset, records.c.at >= day).order_by(records.c.at)
        return [
            (row.name, _record(row)) for row in self.connection.execute(query) if first.get(row.person) == row.table_id
        ]


def _values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _settings(text: str) -> dict[str, bool | int | str]:
    """Reads settings; damaged ones are told when the table itself is fetched."""
    try:
        return msgspec.json.decode(text, type=dict[str, bool | int | str])
    except msgspec.MsgspecError:
        return {}


def _record(row: Any) -> RecordRow:
    return RecordRow(row.table_id, row.person, row.ruleset, row.score, row.at, row.target)


def _table(row: Any) -> TableRow:
    settings = msgspec.json.decode(row.settings)
    return TableRow(
        row.id, row.ruleset, row.version, row.phase, row.host, row.created, settings, row.rematch, row.start
    )


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.seat)
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in connection.execute(query):
        found[row.table_id].append(SeatRow(row.seat, row.kind, row.person, row.name, row.mark, row.level, row.standin))
    return found
