"""The gate stands where connections come in: it counts them, and bounds what is sent before a request is known.

The parser below keeps what it is sent until a head is complete, and waits for it without end. So the gate counts bytes
and seconds before the parser does anything with them.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from kvartal.server.hosts import Proxies
from kvartal.server.limits import Address, Addresses, Limits
from kvartal.server.wire import Wire

log = logging.getLogger("kvartal.gate")

SPARE = 100
"""Files that the process needs for other things than connections."""
LINGER = 1.0
"""Seconds that a client has to read why the connection is closed."""
CHUNKS = 4096
"""The most chunks of a body: each costs time, however small it is."""
TELLING = 10.0
"""Seconds between two log lines about what was refused."""


def room(limits: Limits) -> int:
    """Returns how many connections there is room for, and asks the system for as much as it grants."""
    if sys.platform == "win32":
        return limits.everybody
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.everybody + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return limits.everybody if soft == resource.RLIM_INFINITY else min(limits.everybody, max(soft - SPARE, 1))


class Gate:
    """Counts all connections."""

    def __init__(self, addresses: Addresses, proxies: Proxies | None = None) -> None:
        self.addresses = addresses
        self.limits = addresses.limits
        self.proxies = proxies or Proxies()
        self.room = room(self.limits)
        self.open = 0
        self.arriving: dict[Visit, None] = {}
        """Connections whose request has not arrived, the oldest first."""
        self.refused: Counter[str] = Counter()
        """How many were refused, by the reason, since the start."""
        self._untold: Counter[str] = Counter()
        self._told = -TELLING

    def enter(self, host: str, leave: Callable[[], None]) -> Visit | None:
        """Lets a connection in; None if there is no room, for all or for its address."""
        address = None if host in self.proxies else self.addresses[host]
        if address is not None:
            for name in ("connections", "arriving"):
                if getattr(address, name) >= getattr(self.limits, name):
                    self.refuse(name)
                    return None
        if self.open >= self.room:
            self.refuse("everybody")
            oldest = next(iter(self.arriving), None)
            if oldest is None:
                return None
            # Whoever has asked for nothing yet makes room for whoever comes.
            oldest.arrived()
            oldest.leave()
        return Visit(self, address, leave)

    def refuse(self, why: str) -> None:
        """Notes that somebody was refused; the log hears of it now and then, with numbers."""
        self.refused[why] += 1
        self._untold[why] += 1
        now = monotonic()
        if now - self._told >= TELLING:
            self._told = now
            log.warning("refused", extra={"open": self.open, **self._untold})
            self._untold.clear()


class Visit:
    """One connection, from its first moment to its last."""

    def __init__(self, gate: Gate, address: Address | None, leave: Callable[[], None]) -> None:
        self.gate = gate
        self.address = address
        self.leave = leave
        self._waits = False
        gate.open += 1
        if address is not None:
            address.connections += 1
        self.arrives()

    def arrives(self) -> None:
        """Notes that a request is on its way."""
        if not self._waits:
            self._waits = True
            self.gate.arriving[self] = None
            if self.address is not None:
                self.address.arriving += 1

    def arrived(self) -> None:
        """Notes that nothing is on its way any more."""
        if self._waits:
            self._waits = False
            del self.gate.arriving[self]
            if self.address is not None:
                self.address.arriving -= 1

    def end(self) -> None:
        """Notes that the connection has ended."""
        self.arrived()
        self.gate.open -= 1
        if self.address is not None:
            self.address.connections -= 1


class _TooLarge(Exception):
    """A head is larger than it may be."""


class _Tedious(Exception):
    """A body comes in too many chunks, or has trailers behind it."""


class Requests(HttpToolsProtocol):
    """Reads requests from a connection that the gate has let in."""

    gate: Gate
    """Set by `protocols`."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.visit: Visit | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._head = False
        """Whether the parser is in the middle of a head."""
        self._size = 0
        """How much of a head has come."""
        self._lines = 0
        """How much of that is in headers that were read."""
        self._chunks = 0
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets somebody in, or not."""
        super().connection_made(transport)
        self.visit = self.gate.enter(self.client[0] if self.client else "?", transport.abort)
        if self.visit is None:
            self._refused = True
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets somebody go."""
        self._stop()
        if self.visit is not None:
            self.visit.end()
            self.visit = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Passes on what may be read."""
        if self._refused:
            return
        if self._head:
            self._size += len(data)
        elif self._timer is None and self._idle():
            self._wait()
        super().data_received(data)
        if self._head and self._size > self.gate.limits.head and not self._refused:
            self._refuse(431 if self.headers else 414)

    # What the parser finds.

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head, self._size, self._lines, self._chunks = True, 0, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address is there."""
        super().on_url(url)
        if len(self.url) > self.gate.limits.address:
            self._refuse(414)
            raise _TooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is there; a head that comes in one piece is measured by them. None is taken behind a body."""
        if not self._head:
            raise _Tedious
        self._lines += len(name) + len(value) + 4
        if len(self.url) + self._lines > self.gate.limits.head:
            self._refuse(431)
            raise _TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._head = False
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """A piece of a body begins."""
        self._chunks += 1
        if self._chunks > CHUNKS:
            raise _Tedious

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A request becomes a socket, which ends the visit in its turn."""
        self._stop()
        visit, self.visit = self.visit, None
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Wire)
        socket.visit = visit

    def send_400_response(self, msg: str) -> None:
        """Answers what cannot be read, unless it was answered already."""
        if not self._refused:
            self._refused = True
            self.gate.refuse("malformed")
            super().send_400_response(msg)

    # Patience.

    def _idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        if self.visit is not None:
            self.visit.arrives()
        self._timer = self.loop.call_later(self.gate.limits.patience, self._late)

    def _stop(self) -> None:
        if self.visit is not None:
            self.visit.arrived()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self._head:
            self._refuse(408)
        else:
            # Nothing was asked, or the body does not come and is no longer waited for.
            self.gate.refuse("late")
            self._refused = True
            self.transport.abort()

    def _refuse(self, status: int) -> None:
        self._refused = True
        self._stop()
        self.gate.refuse({408: "late", 414: "address", 431: "head"}[status])
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # Nothing more is read: who sends megabytes would take the time of all others.
        self.transport.pause_reading()
        # Whoever is still sending would not see the answer if the connection were closed at once.
        self.loop.call_later(LINGER, self.transport.abort)


def protocols(gate: Gate) -> tuple[type[Requests], type[Wire]]:
    """Returns the classes that uvicorn reads connections with, bound to a gate."""
    return type("Requests", (Requests,), {"gate": gate}), Wire
