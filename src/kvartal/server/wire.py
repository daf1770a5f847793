"""The wire reads and writes whole WebSocket messages directly, without a queue or a task between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from kvartal.server.gate import Visit

NAME = "kvartal.wire"
"""The extension of a socket's scope that holds its wire."""
PIECE = 256
"""Bytes that are read from one page before the others have their turn."""
ENDED: Any = {"type": "kvartal.ended"}
"""The event that ends waiting for the next one, because the connection is to be closed."""


def head(size: int) -> bytes:
    """Returns the frame header of an unfragmented text message of this length.

    >>> head(5).hex(), head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")


def message(data: bytes) -> bytes | None:
    """Returns the message in a frame; None if this is not exactly one frame with one whole text of usual size.

    >>> message(bytes.fromhex("8185 01020304 69676f686e")), message(bytes.fromhex("8185 01020304 6967"))
    (b'hello', None)
    """
    if len(data) < 6 or data[0] != 0x81:
        return None
    size, at = data[1] - 0x80, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if len(data) != at + 4 + size or (at == 4) != (size > 125):
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


class Wire(WebSocketsSansIOProtocol):
    """Reads and writes the messages of a socket that the gate has let in.

    What the application does in terms of ASGI, such as to accept and to close, uvicorn does. Messages are too many for
    that: each would go through a queue, two tasks and two calls of the system that stop and go on reading.
    """

    visit: Visit | None = None
    hears: Callable[[bytes], None] | None = None
    """Takes each message, once somebody listens; before that they are events of ASGI."""
    drained: Callable[[], None] | None = None
    """Called when more can be written again."""
    noise: Callable[[], None] | None = None
    """Called for every frame that is no message of its own; these cost time, too."""
    _rest = b""
    """What has come and is still to be read."""
    _held = False
    """Whether reading waits until the event loop has gone round."""
    deaf = False
    """Whether nothing is read any more."""

    def handle_connect(self, event: Request) -> None:
        """Begins the conversation; the application finds the wire in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets somebody go."""
        if self.visit is not None:
            self.visit.end()
            self.visit = None
        self.hears = self.drained = self.noise = None
        super().connection_lost(exc)

    # Reading, a piece at a time: thousands of the smallest frames do not keep everybody else waiting. Whoever does not
    # read what is sent is not listened to either.

    def data_received(self, data: bytes) -> None:
        """Takes what has come."""
        if self.deaf:
            self.transport.pause_reading()
            return
        self._rest += data
        if not self._held:
            self._read()

    def _read(self) -> None:
        self._held = False
        if self.deaf:
            self._rest = b""
        if self.deaf or self.disconnected or not self.writable.is_set():
            self.transport.pause_reading()
            return
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        told = message(piece) if self.hears is not None and self._between else None
        if told is not None and self.hears is not None:
            self.hears(told)
        else:
            super().data_received(piece)
        if self._rest:
            self._held = True
            self.transport.pause_reading()
            self.loop.call_soon(self._read)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def _between(self) -> bool:
        """Whether no frame and no message is half read; the plainest frames need none of what the others do."""
        parser: Any = self.conn.parser
        reads = parser.gi_yieldfrom
        whole = reads is not None and reads.gi_code is StreamReader.at_eof.__code__
        return whole and self.conn.current_size is None and self.conn.state is State.OPEN

    async def receive(self) -> Any:
        """Returns the next event of ASGI."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self._held:
                self.transport.resume_reading()
        return event

    def handle_ping(self) -> None:
        """Answers a ping."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Takes a pong."""
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Hears another part of a message."""
        self._count()
        super().handle_cont(event)

    def _count(self) -> None:
        if self.noise is not None:
            self.noise()

    def send_receive_event_to_app(self) -> None:
        """Passes on a message that is there as a whole."""
        if self.hears is None:
            super().send_receive_event_to_app()
            return
        told = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hears(told)

    @property
    def free(self) -> bool:
        """Whether more may be written now."""
        return self.writable.is_set() and not self.disconnected and not self.close_sent

    def write(self, frames: list[bytes]) -> None:
        """Sends messages, each with its head before it, by one call of the system."""
        self.transport.write(b"".join(frames))

    def resume_writing(self) -> None:
        """Goes on with what could not be written, and with reading."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()
        if not self._held and not self.disconnected:
            self._read()
