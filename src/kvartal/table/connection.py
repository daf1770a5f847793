"""A connection is one open page of one reader: whose eyes it looks through, and what is still to be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from kvartal.table.protocol import ServerMessage, encode
from kvartal.table.rows import Person

BACKLOG = 500
"""A page that falls this many messages behind is cut off; it reconnects and asks from its last number."""
BEHIND = 2 * 1024 * 1024
"""The same in bytes."""


def _nobody() -> None:
    """Leaves everything in the outbox."""


class Connection:
    """One reader at one table."""

    def __init__(self, person: Person | None, ready: Callable[[], None] = _nobody) -> None:
        self.person = person
        self.address = ""
        """The network address that the page is opened from."""
        self.ready = ready
        """Called when something is to be sent, or the connection is to end: whoever carries messages takes them."""
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
        self.outbox: deque[bytes] = deque()
        """What is to be sent."""
        self.unsent = 0
        """How many bytes of it there are."""
        self.ended = 0
        """The code to close the connection with, when everything before is sent."""
        self.hinting = False

    @property
    def who(self) -> str | None:
        """The id of the person, if the page has one."""
        return self.person.id if self.person else None

    def send(self, message: ServerMessage | bytes) -> None:
        """Puts a message into the outbox."""
        if self.ended:
            return
        if len(self.outbox) > BACKLOG or self.unsent > BEHIND:
            self.fall_behind()
            return
        told = message if isinstance(message, bytes) else encode(message)
        self.unsent += len(told)
        self.outbox.append(told)
        self.ready()

    def fall_behind(self) -> None:
        """Drops the outbox and the connection of a page that reads too slowly; it will reconnect and ask again."""
        self.forget()
        self.end(1013)

    def forget(self) -> None:
        """Forgets what was not sent."""
        self.outbox.clear()
        self.unsent = 0

    def take(self) -> bytes | None:
        """Returns the next message to be sent; None if there is none."""
        if not self.outbox:
            return None
        told = self.outbox.popleft()
        self.unsent -= len(told)
        return told

    def end(self, code: int) -> None:
        """Closes the connection when everything before is sent."""
        if not self.ended:
            self.ended = code
            self.ready()
