"""A connection is one open page of one reader: whose eyes it looks through, and what is still to be sent."""

from __future__ import annotations

import asyncio

from kvartal.server.protocol import ServerMessage, encode
from kvartal.server.storage.archive import Person

BACKLOG = 500
"""A page that is so many messages behind is cut off; it comes back and asks from its last number."""


class Connection:
    """One reader at one table."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.eyes: int | None = None
        """The seat that the page looks through, or None for a spectator."""
        self.seen = 0
        """The last number that was sent."""
        self.read = 0
        """The last line of chat that was sent, or that the page knew already."""
        self.version = 0
        """The last change of the table that was shown."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What is to be sent; None ends the connection."""
        self.ended = 0
        """The code to close the connection with."""
        self.hinting = False

    @property
    def who(self) -> str | None:
        """The id of the person, if the page has one."""
        return self.person.id if self.person else None

    def send(self, message: ServerMessage | bytes) -> None:
        """Puts a message into the outbox."""
        if self.ended:
            return
        if self.outbox.qsize() > BACKLOG:
            self.end(1013)
            return
        self.outbox.put_nowait(message if isinstance(message, bytes) else encode(message))

    def end(self, code: int) -> None:
        """Closes the connection when everything before is sent."""
        if not self.ended:
            self.ended = code
            self.outbox.put_nowait(None)
