"""Access: how persons are recognised, in SQL: sessions, tickets that can be used once, and passkeys."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from kvartal.server.storage import schema
from kvartal.server.storage.rows import driver_of
from kvartal.table.people import token
from kvartal.table.rows import Person

MOST_SESSIONS = 20
"""The most sessions of a person; the one that was not seen for longest ends when another begins."""
MOST_PASSKEYS = 10
UNSEEN = timedelta(hours=1)
"""How often a session in use is noted as seen."""

# Every page that comes needs it, and SQLAlchemy takes longer over the statement than the database does.
_KNOWN = (
    "SELECT people.id, name, lang, mark, seen FROM people "
    "LEFT JOIN sessions ON sessions.person = people.id AND sessions.id = ? WHERE people.id = ?"
)
_RETIRED = "SELECT 1 FROM tickets WHERE hash = ? AND kind = ?"
RETIRED = "retired"
"""The kind of ticket that stands for the id of somebody who is forgotten; nothing can be had for it."""
COOKIES_LAST = timedelta(days=400)
"""No browser keeps a cookie for longer unless it is set again."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person who came by a session, when that was last noted, and whether it has ended."""

    person: Person
    seen: str = ""
    ended: bool = False


def moment(after: timedelta = timedelta()) -> str:
    """Returns the moment at this distance from now, as it is written everywhere."""
    return (datetime.now(UTC) + after).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def hashed(secret: str) -> str:
    """Hashes a secret, so that whoever reads the database cannot use it."""
    return sha256(secret.encode()).hexdigest()


class Access:
    """Works on the database in a transaction of its own."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    # Sessions.

    def known(self, who: str, session: str) -> Known | None:
        """Finds the person of a session; None if there is nobody of that id yet."""
        execute = driver_of(self.connection).execute
        row = execute(_KNOWN, (session, who)).fetchone()
        if row is None:
            retired = execute(_RETIRED, (hashed(who), RETIRED)).fetchone()
            return Known(Person(who), ended=True) if retired else None
        ident, name, lang, mark, seen = row
        return Known(Person(ident, name, lang, mark, session), seen or "", seen is None)

    def retire(self, who: str) -> None:
        """Blocks the id of a person who is forgotten, so that a cookie left on some device does not bring it back."""
        self.issue(RETIRED, who, None, COOKIES_LAST)

    def begin(self, who: str, agent: str) -> str:
        """Begins a session of a person who is known; returns its id."""
        of, now = schema.sessions.c, moment()
        session = token()
        self.connection.execute(
            insert(schema.sessions).values(person=who, id=session, agent=agent, created=now, seen=now)
        )
        query = select(of.id).where(of.person == who).order_by(of.seen.desc(), of.created.desc()).offset(MOST_SESSIONS)
        for one in self.connection.execute(query).scalars().all():
            self.connection.execute(delete(schema.sessions).where(of.person == who, of.id == one))
        return session

    def seen(self, who: str, session: str, agent: str) -> None:
        """Notes that a session is in use, and by what."""
        of = schema.sessions.c
        said = {"seen": moment(), "agent": agent}
        self.connection.execute(update(schema.sessions).where(of.person == who, of.id == session).values(said))

    def sessions(self, who: str) -> list[dict[str, Any]]:
        """Lists the sessions of a person, the one that was seen last first."""
        of = schema.sessions.c
        return self._rows(select(schema.sessions).where(of.person == who).order_by(of.seen.desc()))

    def end(self, who: str, sessions: list[str]) -> None:
        """Ends sessions of a person, and whatever was made to begin others."""
        of = schema.sessions.c
        self.connection.execute(delete(schema.sessions).where(of.person == who, of.id.in_(sessions)))
        self.connection.execute(delete(schema.tickets).where(schema.tickets.c.person == who))

    # Tickets.

    def issue(self, kind: str, secret: str, who: str | None, lasts: timedelta) -> str:
        """Issues a ticket that counts once, in place of the person's last one of the kind; gives when it expires."""
        of, expires = schema.tickets.c, moment(lasts)
        self.connection.execute(delete(schema.tickets).where(of.expires < moment()))
        if who is not None:
            self.connection.execute(delete(schema.tickets).where(of.person == who, of.kind == kind))
        self.connection.execute(
            insert(schema.tickets).values(hash=hashed(secret), kind=kind, person=who, expires=expires)
        )
        return expires

    def ticket(self, kind: str, secret: str) -> Person | None:
        """Finds whose ticket this is, without using it."""
        of, people = schema.tickets.c, schema.people
        query = select(people).join_from(schema.tickets, people, of.person == people.c.id)
        query = query.where(of.hash == hashed(secret), of.kind == kind, of.expires >= moment())
        row = self.connection.execute(query).one_or_none()
        return None if row is None else Person(row.id, row.name, row.lang, row.mark)

    def redeem(self, kind: str, secret: str, who: str | None = None) -> bool:
        """Uses a ticket of a person, or of nobody; returns whether it counted, which it does once."""
        of = schema.tickets.c
        whose = of.person.is_(None) if who is None else of.person == who
        gone = delete(schema.tickets).where(of.hash == hashed(secret), of.kind == kind, of.expires >= moment(), whose)
        return self.connection.execute(gone).rowcount == 1

    # Passkeys.

    def passkeys(self, who: str) -> list[dict[str, Any]]:
        """Lists the passkeys of a person, the newest first."""
        of = schema.passkeys.c
        return self._rows(select(schema.passkeys).where(of.person == who).order_by(of.created.desc()))

    def passkey(self, name: str) -> dict[str, Any] | None:
        """Finds a passkey by its id."""
        found = self._rows(select(schema.passkeys).where(schema.passkeys.c.id == name))
        return found[0] if found else None

    def owner(self, name: str) -> Person | None:
        """Finds the person of a passkey."""
        people, of = schema.people, schema.passkeys.c
        query = select(people).join_from(schema.passkeys, people, of.person == people.c.id).where(of.id == name)
        row = self.connection.execute(query).one_or_none()
        return None if row is None else Person(row.id, row.name, row.lang, row.mark)

    def add_passkey(self, name: str, who: str, key: str, count: int, site: str, agent: str) -> bool:
        """Adds a passkey; returns whether it could, for there may be one of that id, or too many."""
        of, now = schema.passkeys.c, moment()
        had = self.connection.execute(select(func.count()).where(of.person == who)).scalar() or 0
        if had >= MOST_PASSKEYS or self.passkey(name) is not None:
            return False
        row = {"id": name, "person": who, "key": key, "counter": count, "site": site, "agent": agent}
        self.connection.execute(insert(schema.passkeys).values(created=now, used=now, **row))
        return True

    def use_passkey(self, name: str, count: int) -> bool:
        """Notes that a passkey was used; returns whether its counter has gone on, as that of a copy would not."""
        of = schema.passkeys.c
        row = self.passkey(name)
        if row is None or (row["counter"] >= count and (row["counter"] or count)):
            return False
        self.connection.execute(update(schema.passkeys).where(of.id == name).values(counter=count, used=moment()))
        return True

    def drop_passkey(self, who: str, name: str) -> None:
        """Forgets a passkey of a person."""
        of = schema.passkeys.c
        self.connection.execute(delete(schema.passkeys).where(of.person == who, of.id == name))

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in self.connection.execute(query).mappings()]
