"""Notes that the operator leaves for a running server, in SQL."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, delete, insert, select, update

from kvartal.server.storage import schema
from kvartal.server.storage.access import moment
from kvartal.table.people import token

LEFT = timedelta(minutes=1)
"""A note that is settled is read within this time."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is to be done, and to whom or what."""

    id: str
    action: str
    name: str


class Notes:
    """Works on the database in a transaction of its own."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def leave(self, action: str, name: str) -> str:
        """Leaves a note; returns its id."""
        note, of = token(), schema.errands.c
        # Whoever has left a note that is settled takes it away, unless they were stopped.
        self.connection.execute(delete(schema.errands).where(of.done != "", of.at < moment(-LEFT)))
        row = {"id": note, "action": action, "name": name[:80], "done": "", "at": moment()}
        self.connection.execute(insert(schema.errands).values(row))
        return note

    def waiting(self) -> list[Note]:
        """Lists the notes that nobody has carried out, the oldest first."""
        of = schema.errands.c
        rows = self.connection.execute(select(of.id, of.action, of.name).where(of.done == "").order_by(of.at))
        return [Note(row.id, row.action, row.name) for row in rows]

    def settle(self, note: str, told: str) -> None:
        """Writes down what came of a note, and forgets whom it was about."""
        settled = {"done": told, "name": ""}
        self.connection.execute(update(schema.errands).where(schema.errands.c.id == note).values(settled))

    def told(self, note: str) -> str:
        """Returns what came of a note; nothing, if nothing has yet."""
        of = schema.errands.c
        return str(self.connection.execute(select(of.done).where(of.id == note)).scalar() or "")

    def remove(self, note: str) -> None:
        """Takes a note away."""
        self.connection.execute(delete(schema.errands).where(schema.errands.c.id == note))
