"""A connection is one open page of one reader: whose eyes it looks through, and what is still to be sent."""

from __future__ import annotations

import asyncio

from kvartal.table.protocol import ServerMessage, encode
from kvartal.table.rows import Person

BACKLOG = 500
"""A page that is so many messages behind is cut off; it comes back and asks from its last number."""
BEHIND = 2 * 1024 * 1024
"""The same in bytes."""


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
        self.shown: tuple[int, int | None] | None = None
        """The position and the eyes of the last view that was sent."""
        self.version = 0
        """The last change of the table that was shown."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What is to be sent; None ends the connection."""
        self.unsent = 0
        """How many bytes of it there are."""
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
        if self.outbox.qsize() > BACKLOG or self.unsent > BEHIND:
            # It would not be read in time, and the page will ask for it again.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.end(1013)
            return
        told = message if isinstance(message, bytes) else encode(message)
        self.unsent += len(told)
        self.outbox.put_nowait(told)

    async def take(self) -> bytes | None:
        """Waits for the next message to be sent; None ends the connection."""
        told = await self.outbox.get()
        self.unsent -= len(told or b"")
        return told

    def end(self, code: int) -> None:
        """Closes the connection when everything before is sent."""
        if not self.ended:
            self.ended = code
            self.outbox.put_nowait(None)
