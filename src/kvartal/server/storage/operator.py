"""What the operator of a site may ask of the database: who is there, all that is kept of somebody, and to forget it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from kvartal.server.storage import schema
from kvartal.server.storage.access import Access, moment
from kvartal.table.people import token

PARTS = [part for part in reversed(schema.metadata.sorted_tables) if "table_id" in part.c]
"""What belongs to a table, apart from its own row."""
EARNED = (schema.records, schema.honours)
"""What a person keeps when an old table is forgotten."""
OWN = [part for part in reversed(schema.metadata.sorted_tables) if "person" in part.c and part is not schema.seats]
"""What belongs to a person, apart from their seats."""
UNTOLD = (schema.tickets, schema.lines)
"""Parts that an export has in another form, or not at all: a ticket is gone before anybody reads it."""
NOTHING = {"seat": None, "name": "", "text": "", "key": None, "person": None}
"""What is left of a line that is forgotten: its number, so that those who have read up to it still read on."""


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

    def is_person(self, who: str) -> bool:
        """Returns whether there is somebody of that id."""
        return self.connection.execute(select(schema.people.c.id).where(schema.people.c.id == who)).first() is not None

    def talk(self, table: str) -> list[dict[str, Any]] | None:
        """Lists what was said at a table, and by whom; None if there is no such table."""
        if not self._rows(select(schema.tables.c.id).where(schema.tables.c.id == table)):
            return None
        of = schema.lines.c
        query = select(of.n, of.person, of.seat, of.name, of.text, of.key, of.at).where(of.table_id == table)
        return self._rows(query.where((of.text != "") | of.key.is_not(None)).order_by(of.n))

    def person(self, who: str) -> dict[str, Any] | None:
        """Returns all that is kept of a person; None if there is nobody of that id."""
        found = self._rows(select(schema.people).where(schema.people.c.id == who))
        if not found:
            return None
        tables = self._rows(select(schema.tables).where(self._theirs(who)))
        over = [table["id"] for table in tables if table["phase"] == "over"]
        for table in tables:
            # Who the others are is not theirs to know.
            table["host"] = table["host"] == who
            if table["phase"] != "over":
                # A position has all hands.
                del table["start"]
        entries, lines = schema.entries.c, schema.lines.c
        return {
            "person": found[0],
            "tables": tables,
            "seats": self._rows(select(schema.seats).where(schema.seats.c.person == who)),
            "talk": self._rows(select(schema.lines).where(lines.person == who)),
            **{part.name: self._rows(select(part).where(part.c.person == who)) for part in OWN if part not in UNTOLD},
            "bans": self._rows(select(schema.bans).where(schema.bans.c.name == who)),
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

    # Closing.

    def close_table(self, table: str, closed: bool) -> bool:
        """Closes a table to those who have no seat there, or opens it again; returns whether there is such a table."""
        of = schema.tables.c
        known = select(of.settings).where(of.id == table, of.phase != schema.FORGOTTEN)
        found = self.connection.execute(known).scalar()
        if found is None:
            return False
        settings = msgspec.json.decode(found)
        settings.pop("closed", None)
        if closed:
            settings["closed"] = True
        told = msgspec.json.encode(settings).decode()
        self.connection.execute(update(schema.tables).where(of.id == table).values(settings=told))
        return True

    # Forgetting.

    def forget_person(self, who: str) -> bool:
        """Forgets a person: tables of their own altogether, and at the tables of others their name and words.

        The moves stay in the journals of those others, without a name. Tells whether there was such a person.
        """
        if not self.is_person(who):
            return False
        seats, tables = schema.seats.c, schema.tables.c
        shared = select(seats.table_id).where(seats.person.is_not(None), seats.person != who)
        # Of an old table there may be nothing left but what it brought to others.
        kept = [tables.id.not_in(select(part.c.table_id).where(part.c.person != who)) for part in EARNED]
        theirs = self.connection.execute(select(tables.id).where(self._theirs(who), tables.id.not_in(shared), *kept))
        for table in theirs.scalars().all():
            self.forget_table(table)
        self.unsay(schema.lines.c.person == who)
        for part in OWN:
            self.connection.execute(delete(part).where(part.c.person == who))
        # A ban holds nobody who throws their cookie away, so that nothing is lost with it.
        self.connection.execute(delete(schema.bans).where(schema.bans.c.name == who))
        Access(self.connection).retire(who)
        nobody = token()
        row = {"id": nobody, "name": "", "lang": "", "mark": "", "created": ""}
        self.connection.execute(insert(schema.people).values(row))
        # Others may be in the middle of a game with them: a bot plays on.
        playing = select(tables.id).where(tables.phase == "playing")
        own = seats.person == who
        gathering = select(tables.id).where(tables.phase == "gathering")
        free = {"kind": "open", "person": None, "name": "", "mark": ""}
        self.connection.execute(update(schema.seats).where(own, seats.table_id.in_(gathering)).values(free))
        self.connection.execute(
            update(schema.seats)
            .where(own, seats.table_id.in_(playing))
            .values(standin=func.coalesce(seats.standin, "normal"))
        )
        self.connection.execute(update(schema.seats).where(own).values(person=nobody, name="", mark=""))
        # Whoever else sits there first is the host from now on, so that somebody can begin the game, or keep the peace.
        somebody = select(schema.people.c.id).where(schema.people.c.created != "")
        heir = select(seats.person).where(seats.table_id == tables.id, seats.person.in_(somebody))
        heir = heir.where(seats.person != who).order_by(seats.seat).limit(1)
        hosted = update(schema.tables).where(tables.host == who)
        self.connection.execute(hosted.values(host=func.coalesce(heir.scalar_subquery(), nobody)))
        self.connection.execute(delete(schema.people).where(schema.people.c.id == who))
        return True

    def forget_table(self, table: str) -> bool:
        """Forgets a table with all that was played and said there; returns whether there was such a table."""
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
        self.connection.execute(change.values(phase=schema.FORGOTTEN, rematch=None, start=""))

    def forget_talk(self, name: str) -> dict[str, list[int]] | None:
        """Forgets what was said: at a table, by a person, or one line named `table/number`.

        Gives the numbers of the lines by table; None if there is nothing of that name.
        """
        table, _, number = name.partition("/")
        of, people, tables = schema.lines.c, schema.people.c, schema.tables.c
        if number:
            if not number.isdecimal():
                return None
            found = self.unsay((of.table_id == table) & (of.n == int(number)))
            return found or None
        for known, where in ((tables.id, of.table_id == name), (people.id, of.person == name)):
            if self.connection.execute(select(known).where(known == name)).first() is not None:
                return self.unsay(where)
        return None

    def unsay(self, where: ColumnElement[bool]) -> dict[str, list[int]]:
        """Forgets lines; gives their numbers by table."""
        of = schema.lines.c
        said = where & ((of.text != "") | of.key.is_not(None))
        gone: dict[str, list[int]] = {}
        for row in self.connection.execute(select(of.table_id, of.n).where(said)):
            gone.setdefault(row.table_id, []).append(row.n)
        self.connection.execute(update(schema.lines).where(said).values(NOTHING))
        return gone

    def forget_old(self, tables: str, talk: str, spared: set[str]) -> tuple[int, dict[str, list[int]]]:
        """Forgets tables without a running game from before a moment, and talk from before another.

        A table is from when it was opened, or its game began or ended. Those in use are spared, and so are results and
        honours: of their table stays that there was one. Tells how many tables that were, and the lines by table.
        """
        of, line = schema.tables.c, schema.lines.c
        old = select(of.id).where(of.created < tables, of.changed < tables)
        old = old.where(of.phase.not_in(("playing", schema.FORGOTTEN)))
        names = [name for name in self.connection.execute(old).scalars() if name not in spared]
        for name in names:
            if any(self.connection.execute(select(part).where(part.c.table_id == name)).first() for part in EARNED):
                self._empty(name)
            else:
                self.forget_table(name)
        lines = self.unsay(line.at < talk)
        # The last line of a table stays without its words, so that its number is not used again.
        other = schema.lines.alias()
        last = select(func.max(other.c.n)).where(other.c.table_id == line.table_id).scalar_subquery()
        self.connection.execute(delete(schema.lines).where(line.at < talk, line.n < last))
        return len(names), lines

    def _theirs(self, who: str) -> ColumnElement[bool]:
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == who)
        return or_(schema.tables.c.host == who, schema.tables.c.id.in_(sits))

    # Bans.

    def bans(self) -> list[dict[str, Any]]:
        """Lists who and what is banned or muted."""
        return self._rows(select(schema.bans).order_by(schema.bans.c.at))

    def ban(self, kind: str, name: str) -> bool:
        """Notes that a person is muted, or that a person or a network of addresses is banned."""
        row = {"name": name, "kind": kind, "at": moment()}
        self.connection.execute(upsert(schema.bans).values(row).on_conflict_do_nothing())
        return True

    def unban(self, kind: str, name: str) -> bool:
        """Takes that back; returns whether there was anything to take back."""
        of = schema.bans.c
        return bool(self.connection.execute(delete(schema.bans).where(of.kind == kind, of.name == name)).rowcount)
