"""What the operator of a site may ask of the database: who is there, all that is kept of somebody, and to forget it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from kvartal.server.storage import schema
from kvartal.table.people import token

PARTS = [part for part in reversed(schema.metadata.sorted_tables) if "table_id" in part.c]
"""What belongs to a table, apart from its own row."""
EARNED = (schema.records, schema.honours)
"""What a person keeps when an old table is forgotten."""
OWN = [part for part in PARTS if "person" in part.c and part is not schema.seats]
"""What belongs to a person, apart from their seats and what they said."""


class Operator:
    """Works on the database in a transaction of its own."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in self.connection.execute(query).mappings()]

    # Looking.

    def tables(self) -> list[dict[str, Any]]:
        """Lists all tables, the newest first."""
        of = schema.tables.c
        query = select(of.id, of.ruleset, of.phase, of.host, of.created).where(of.phase != schema.FORGOTTEN)
        query = query.order_by(of.created.desc())
        return self._rows(query)

    def persons(self) -> list[dict[str, Any]]:
        """Lists all persons, the newest first."""
        return self._rows(select(schema.people).order_by(schema.people.c.created.desc()))

    def person(self, who: str) -> dict[str, Any] | None:
        """Gives all that is kept of a person; None if there is nobody of that id."""
        found = self._rows(select(schema.people).where(schema.people.c.id == who))
        if not found:
            return None
        tables = self._rows(select(schema.tables).where(self._theirs(who)))
        over = [table["id"] for table in tables if table["phase"] == "over"]
        entries = schema.entries.c
        return {
            "person": found[0],
            "tables": tables,
            "seats": self._rows(select(schema.seats).where(schema.seats.c.person == who)),
            "talk": self._rows(select(schema.lines).where(self._said(who, found[0]["name"]))),
            **{part.name: self._rows(select(part).where(part.c.person == who)) for part in OWN},
            # What is hidden in a game that goes on stays hidden.
            "journals": {
                table: [
                    row.text
                    for row in self.connection.execute(
                        select(entries.text).where(entries.table_id == table).order_by(entries.seq)
                    )
                ]
                for table in over
            },
        }

    # Forgetting.

    def forget_person(self, who: str) -> bool:
        """Forgets a person: tables of their own altogether, and at the tables of others their name and words.

        The moves stay in the journals of those others, without a name. Tells whether there was such a person.
        """
        name = self.connection.execute(select(schema.people.c.name).where(schema.people.c.id == who)).scalar()
        if name is None:
            return False
        seats, tables = schema.seats.c, schema.tables.c
        shared = select(seats.table_id).where(seats.person.is_not(None), seats.person != who)
        theirs = self.connection.execute(select(tables.id).where(self._theirs(who), tables.id.not_in(shared)))
        for table in theirs.scalars().all():
            self.forget_table(table)
        self.connection.execute(delete(schema.lines).where(self._said(who, name)))
        for part in OWN:
            self.connection.execute(delete(part).where(part.c.person == who))
        nobody = token()
        row = {"id": nobody, "name": "", "lang": "", "mark": "", "created": ""}
        self.connection.execute(insert(schema.people).values(row))
        # Others may be in the middle of a game with them: a bot plays on.
        playing = select(tables.id).where(tables.phase == "playing")
        own = seats.person == who
        self.connection.execute(
            update(schema.seats)
            .where(own, seats.table_id.in_(playing))
            .values(standin=func.coalesce(seats.standin, "normal"))
        )
        self.connection.execute(update(schema.seats).where(own).values(person=nobody, name="", mark=""))
        self.connection.execute(update(schema.tables).where(tables.host == who).values(host=nobody))
        self.connection.execute(delete(schema.people).where(schema.people.c.id == who))
        return True

    def forget_table(self, table: str) -> bool:
        """Forgets a table with all that was played and said there; tells whether there was such a table."""
        for part in PARTS:
            self.connection.execute(delete(part).where(part.c.table_id == table))
        of = schema.tables.c
        self.connection.execute(update(schema.tables).where(of.rematch == table).values(rematch=None))
        return bool(self.connection.execute(delete(schema.tables).where(of.id == table)).rowcount)

    def _empty(self, table: str) -> None:
        """Forgets all of a table but what it brought to persons."""
        for part in PARTS:
            if part not in EARNED:
                self.connection.execute(delete(part).where(part.c.table_id == table))
        change = update(schema.tables).where(schema.tables.c.id == table)
        self.connection.execute(change.values(phase=schema.FORGOTTEN, rematch=None))

    def forget_talk(self, table: str) -> int:
        """Forgets what was said at a table; tells how many lines that were."""
        return int(self.connection.execute(delete(schema.lines).where(schema.lines.c.table_id == table)).rowcount)

    def forget_old(self, tables: str, talk: str, spared: set[str]) -> tuple[int, int]:
        """Forgets tables without a running game from before a moment, and talk from before another.

        Those in use are spared, and so are results and honours: of their table stays that there was one. Tells how many
        tables and lines that were.
        """
        of, lines = schema.tables.c, 0
        old = select(of.id).where(of.created < tables, of.phase.not_in(("playing", schema.FORGOTTEN)))
        names = [name for name in self.connection.execute(old).scalars() if name not in spared]
        for name in names:
            if any(self.connection.execute(select(part).where(part.c.table_id == name)).first() for part in EARNED):
                self._empty(name)
            else:
                self.forget_table(name)
        if talk:
            lines = self.connection.execute(delete(schema.lines).where(schema.lines.c.at < talk)).rowcount
        return len(names), int(lines)

    def _theirs(self, who: str) -> ColumnElement[bool]:
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == who)
        return or_(schema.tables.c.host == who, schema.tables.c.id.in_(sits))

    def _said(self, who: str, name: str) -> ColumnElement[bool]:
        """Names the lines of a person: those of their seats, and what they said standing, under their name."""
        lines, seats = schema.lines.c, schema.seats.c
        seated = select(seats.table_id).where(
            seats.person == who, seats.table_id == lines.table_id, seats.seat == lines.seat
        )
        standing = (
            lines.seat.is_(None) & (lines.name == name) if name else lines.seat.is_(None) & lines.seat.is_not(None)
        )
        return or_(seated.exists(), standing)
