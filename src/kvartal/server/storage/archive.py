"""Reads and writes what is kept of persons and tables; each function is a job for the `Database`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from kvartal.core.journal import Entry
from kvartal.server.storage import schema

CHAT_KEPT = 100
"""So many lines of a table's chat are shown to somebody who comes."""


# What every move needs is built once: SQLAlchemy takes longer to build a statement than to run it.
_ADD_ENTRY = insert(schema.entries)
_ADD_ANSWER = insert(schema.answers)
_KEEP_DRAFT = upsert(schema.drafts)
_KEEP_DRAFT = _KEEP_DRAFT.on_conflict_do_update(
    index_elements=["table_id", "seat"], set_={"steps": _KEEP_DRAFT.excluded.steps}
)
_FORGET_DRAFT = delete(schema.drafts).where(
    (schema.drafts.c.table_id == bindparam("table")) & (schema.drafts.c.seat == bindparam("of"))
)


@dataclass(slots=True)
class Person:
    """Somebody with a name and no account."""

    id: str
    name: str = ""
    lang: str = ""
    mark: str = ""


@dataclass(slots=True)
class SeatRow:
    """Who has a seat; `person` is None for bots and open seats."""

    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    mark: str = ""
    level: str | None = None
    standin: str | None = None
    """The level of the bot that plays for the person."""


@dataclass(slots=True)
class Handover:
    """A seat has gone to a bot, by `clock`, by the `host`, by its `own` person, or come `back`, after `seq` entries."""

    n: int
    seat: int
    why: str
    seq: int
    at: str


@dataclass(slots=True)
class TableRow:
    """A table without its game."""

    id: str
    ruleset: str
    version: int
    phase: str
    host: str
    created: str
    settings: dict[str, bool | int | str] = field(default_factory=dict)
    rematch: str | None = None


@dataclass(slots=True)
class Kept:
    """All that is kept of one table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    digests: dict[int, str]
    drafts: dict[int, list[str]]
    answers: dict[tuple[str, str], int]
    lines: list[tuple[int, int | None, str, str, str, str | None]]
    handovers: list[Handover]


# Persons.


def person(connection: Connection, known: str) -> Person | None:
    """Finds a person."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == known)).one_or_none()
    return None if row is None else Person(row.id, row.name, row.lang, row.mark)


def keep_person(connection: Connection, somebody: Person, now: str) -> None:
    """Adds a person, or changes what they say about themself."""
    said = {"name": somebody.name, "lang": somebody.lang, "mark": somebody.mark}
    row = upsert(schema.people).values(id=somebody.id, created=now, **said)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=said))


def ensure_person(connection: Connection, somebody: Person, now: str) -> None:
    """Adds a person who has not said anything yet; one who is known stays as they are."""
    said = {"name": somebody.name, "lang": somebody.lang, "mark": somebody.mark}
    connection.execute(upsert(schema.people).values(id=somebody.id, created=now, **said).on_conflict_do_nothing())


# Tables.


def add_table(connection: Connection, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Adds a table with its seats."""
    values = _values(table) | {"settings": msgspec.json.encode(table.settings).decode()}
    connection.execute(insert(schema.tables).values(values))
    connection.execute(insert(schema.seats), [_values(seat) | {"table_id": table.id} for seat in seats])


def change_table(connection: Connection, table: str, **values: str | None) -> None:
    """Changes the phase of a table, or where its rematch is."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def change_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    """Lets somebody else have a seat."""
    where = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
    connection.execute(update(schema.seats).where(where).values(_values(seat)))


def append(
    connection: Connection, table: str, known: int, entries: Sequence[Entry], digests: Mapping[int, str]
) -> None:
    """Appends to the journal of a table, which has so many entries already."""
    rows = [
        {"table_id": table, "seq": seq, "text": str(entry), "digest": digests.get(seq)}
        for seq, entry in enumerate(entries, known + 1)
    ]
    if rows:
        connection.execute(_ADD_ENTRY, rows)


def keep_draft(connection: Connection, table: str, seat: int, steps: Sequence[str]) -> None:
    """Keeps the steps of a turn that a seat is thinking over, or forgets it when there are none."""
    if steps:
        connection.execute(_KEEP_DRAFT, {"table_id": table, "seat": seat, "steps": "\n".join(steps)})
    else:
        connection.execute(_FORGET_DRAFT, {"table": table, "of": seat})


def keep_answer(connection: Connection, table: str, who: str, ask: str, seq: int) -> None:
    """Remembers that a message was carried out, so that it does nothing when it comes again."""
    connection.execute(_ADD_ANSWER, {"table_id": table, "person": who, "ask": ask, "seq": seq})


def forget_answers(connection: Connection, table: str, keys: Sequence[tuple[str, str]]) -> None:
    """Forgets messages that nobody will send again."""
    of = schema.answers.c
    for who, ask in keys:
        connection.execute(delete(schema.answers).where((of.table_id == table) & (of.person == who) & (of.ask == ask)))


def add_line(connection: Connection, table: str, line: tuple[int | str | None, ...]) -> None:
    """Adds a line of chat: number, seat, name, text, moment, and the key if it is a phrase."""
    connection.execute(insert(schema.lines).values((table, *line)))


def add_handovers(connection: Connection, table: str, handovers: Sequence[Handover]) -> None:
    """Notes that seats have changed hands."""
    connection.execute(insert(schema.handovers), [_values(one) | {"table_id": table} for one in handovers])


def load(connection: Connection, table: str) -> Kept | None:
    """Finds all that is kept of a table."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if found is None:
        return None
    entries = connection.execute(
        select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.seq)
    ).all()
    drafts = connection.execute(select(schema.drafts).where(schema.drafts.c.table_id == table)).all()
    answers = connection.execute(
        select(schema.answers).where(schema.answers.c.table_id == table).order_by(schema.answers.c.seq)
    ).all()
    lines = connection.execute(
        select(schema.lines).where(schema.lines.c.table_id == table).order_by(schema.lines.c.n.desc()).limit(CHAT_KEPT)
    ).all()
    handovers = connection.execute(
        select(schema.handovers).where(schema.handovers.c.table_id == table).order_by(schema.handovers.c.n)
    ).all()
    return Kept(
        _table(found),
        _seats(connection, [table])[table],
        [Entry.read(row.text) for row in entries],
        {row.seq: row.digest for row in entries if row.digest is not None},
        {row.seat: row.steps.split("\n") for row in drafts},
        {(row.person, row.ask): row.seq for row in answers},
        [(row.n, row.seat, row.name, row.text, row.at, row.key) for row in reversed(lines)],
        [Handover(row.n, row.seat, row.why, row.seq, row.at) for row in handovers],
    )


def tables_of(connection: Connection, who: str, most: int = 100) -> list[tuple[TableRow, list[SeatRow], int]]:
    """Lists the tables where a person sits or is the host, newest first, each with the length of its journal."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == who)
    rows = connection.execute(
        select(schema.tables)
        .where(or_(schema.tables.c.host == who, schema.tables.c.id.in_(sits)))
        .order_by(schema.tables.c.created.desc())
        .limit(most)
    ).all()
    ids = [row.id for row in rows]
    lengths: dict[str, int] = {
        row[0]: row[1]
        for row in connection.execute(
            select(schema.entries.c.table_id, func.max(schema.entries.c.seq))
            .where(schema.entries.c.table_id.in_(ids))
            .group_by(schema.entries.c.table_id)
        )
    }
    seats = _seats(connection, ids)
    return [(_table(row), seats[row.id], lengths.get(row.id, 0)) for row in rows]


def going_on(connection: Connection, most: int = 200) -> list[str]:
    """Names the newest tables at which a game goes on also when nobody looks: a bot takes part, or a clock runs."""
    of, seats = schema.tables.c, schema.seats.c
    bots = select(seats.table_id).where(or_(seats.kind == "bot", seats.standin.is_not(None)))
    query = select(of.id).where(of.phase == "playing", or_(of.id.in_(bots), of.settings.contains('"clock":')))
    return list(connection.execute(query.order_by(schema.tables.c.created.desc()).limit(most)).scalars())


# Records.


def add_record(
    connection: Connection, table: str, who: str, ruleset: str, score: int, at: str, target: int | None
) -> None:
    """Adds the result of a game played alone."""
    values = {"table_id": table, "person": who, "ruleset": ruleset, "score": score, "at": at, "target": target}
    connection.execute(insert(schema.records).values(values))


def records_of(connection: Connection, who: str, ruleset: str | None) -> list[tuple[str, int, str, str, int | None]]:
    """Lists a person's results, newest first: ruleset, score, table, moment, target."""
    query = select(schema.records).where(schema.records.c.person == who)
    if ruleset is not None:
        query = query.where(schema.records.c.ruleset == ruleset)
    rows = connection.execute(query.order_by(schema.records.c.at.desc()))
    return [(row.ruleset, row.score, row.table_id, row.at, row.target) for row in rows]


def _values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _table(row: Any) -> TableRow:
    settings = msgspec.json.decode(row.settings)
    return TableRow(row.id, row.ruleset, row.version, row.phase, row.host, row.created, settings, row.rematch)


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.seat)
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in connection.execute(query):
        found[row.table_id].append(SeatRow(row.seat, row.kind, row.person, row.name, row.mark, row.level, row.standin))
    return found
