"""A socket carries one page's messages to its table and back."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from kvartal.server.agents import agent_of
from kvartal.server.guard import Receive, Scope, Send, host_of
from kvartal.server.identity import COOKIE
from kvartal.server.limits import Bucket
from kvartal.server.site import Site
from kvartal.server.wire import ENDED, NAME, Wire, head
from kvartal.table.connection import Connection
from kvartal.table.posts import Came, Letter, Went
from kvartal.table.problems import BROKEN, Problem
from kvartal.table.protocol import LARGEST, VERSION, ClientMessage, Hello, Hint, Phrase, Request, Say, decode, id_of
from kvartal.table.table import Table

log = logging.getLogger("kvartal.socket")

PATIENCE = 20.0
"""Seconds that a page has to say hello."""
AT_ONCE = 64 * 1024
"""Bytes that are sent before checking again whether the page takes more."""
LINGER = 5.0
"""Seconds that a page has to take what was sent before the connection is closed."""


class Sockets:
    """The sockets of all tables; an ASGI application beside the one for requests."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one page until it goes away."""
        await receive()
        person = await self.site.person(cookie_of(scope))
        if person is not None:
            person.agent = agent_of(header(scope, b"user-agent"))
        await send({"type": "websocket.accept"})
        page = Page(self.site, scope["extensions"][NAME], Connection(person), host_of(scope))
        await page.stay(scope["path"].rpartition("/")[2], receive)
        await page.leave(send)


def header(scope: Scope, wanted: bytes) -> str:
    """Returns what a header says; several of one name are one."""
    return b";".join(value for name, value in scope["headers"] if name == wanted).decode("latin-1")


def cookie_of(scope: Scope) -> str | None:
    """Finds the cookie of the site."""
    for cookie in header(scope, b"cookie").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip().strip('"')
    return None


class Page:
    """One open page: it reads messages, answers those that are not worth a table's time, and sends what is to go."""

    def __init__(self, site: Site, wire: Wire, connection: Connection, host: str) -> None:
        self.site = site
        self.wire = wire
        self.connection = connection
        connection.address = host
        self.table: Table | None = None
        self.bucket = Bucket(site.limits.messages)
        self.address = site.addresses[host]
        self.hints = Bucket(site.limits.hints)
        self.talk = Bucket(site.limits.talk)
        self.strikes = site.limits.strikes
        self._due = False
        self._unsent = 0
        """How many bytes were left when something was last sent; the address counts them."""
        connection.ready = wire.drained = self.soon
        wire.noise = self.noise

    # Coming and going.

    async def stay(self, name: str, receive: Receive) -> None:
        """Brings the page to its table, and waits until it goes away."""
        try:
            hello = await asyncio.wait_for(self.hello(receive), PATIENCE)
            if hello is None:
                return
            if self.site.bans.person(self.connection.who):
                raise Problem("banned", "the operator of this site does not want you here")
            self.table = await self.site.lobby.find(name)
            self.table.mailbox.put(Came(self.connection, hello))
            # What has come meanwhile is first; from then on the wire brings messages without events.
            while not self.wire.queue.empty():
                event = await receive()
                if event["type"] != "websocket.receive":
                    return
                self.hear(event.get("text") or event.get("bytes") or b"")
            self.wire.hears = self.hear
            await receive()
        except Problem as problem:
            self.connection.send(problem.error())
            self.connection.end({"unknown-table": 4404, "banned": 4403}.get(problem.code, 4400))
        except TimeoutError:
            self.connection.end(1002)
        except Exception:
            log.exception("a table cannot be fetched", extra={"table": name[:40]})
            self.connection.send(BROKEN.error())
            self.connection.end(1011)
        finally:
            self.wire.hears = None
            if self.table is not None:
                self.table.mailbox.put(Went(self.connection))

    async def hello(self, receive: Receive) -> Hello | None:
        """Waits for the first words; None if the page goes away instead."""
        while not self.connection.ended:
            event = await receive()
            if event["type"] != "websocket.receive":
                return None
            message = self.read(event.get("text") or event.get("bytes") or b"")
            if isinstance(message, Hello):
                if message.protocol != VERSION:
                    raise Problem("other-protocol", f"this server speaks protocol {VERSION}, not {message.protocol}")
                return message
            if message is not None:
                self.connection.send(Problem("say-hello", "the first message must be hello").error(message.id))
        return None

    async def leave(self, send: Send) -> None:
        """Sends what is still to be sent, as far as the page takes it, and closes the connection."""
        self.connection.end(1000)
        try:
            async with asyncio.timeout(LINGER):
                while self.connection.outbox and not self.wire.disconnected:
                    await self.wire.writable.wait()
                    self.flush()
                if not self.wire.disconnected and not self.wire.transport.is_closing():
                    await send({"type": "websocket.close", "code": self.connection.ended})
                    if self.connection.ended in (1008, 1013):
                        # It may not read this, either.
                        self.wire.loop.call_later(1, self.wire.transport.abort)
        except TimeoutError:
            self.wire.transport.abort()
        finally:
            self.connection.forget()
            self._count_unsent()

    # Messages.

    def soon(self) -> None:
        """Sends at the next turn of the event loop, so that an answer goes out together with the update before it."""
        if not self._due:
            self._due = True
            self.wire.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Sends what is to be sent, as much as the page takes."""
        self._due = False
        wire, connection = self.wire, self.connection
        while wire.free and connection.outbox:
            frames: list[bytes] = []
            size = 0
            while size < AT_ONCE and (told := connection.take()) is not None:
                frames += (head(len(told)), told)
                size += len(told)
            wire.write(frames)
        if self._unsent or connection.unsent:
            self._count_unsent()
        if connection.ended:
            wire.queue.put_nowait(ENDED)

    def _count_unsent(self) -> None:
        address, connection = self.address, self.connection
        if address.unsent - self._unsent + connection.unsent > self.site.limits.unsent:
            connection.fall_behind()
        address.unsent += connection.unsent - self._unsent
        self._unsent = connection.unsent

    def hear(self, raw: str | bytes) -> None:
        """Puts a message into the table's mailbox, if it is well formed and within the limits."""
        message = self.read(raw)
        if message is None:
            return
        assert self.table is not None
        if isinstance(message, Hello):
            self.table.mailbox.put(Came(self.connection, message))
        elif isinstance(message, Hint) and not self.hints.take():
            self.connection.send(Problem("slow-down", "too many hints").error(message.id))
        elif isinstance(message, Say | Phrase) and not (self.talk.take() and self.address.talk.take()):
            self.connection.send(Problem("slow-down", "too much talk").error(message.id))
        else:
            self.table.mailbox.put(Letter(self.connection, message))

    def read(self, raw: str | bytes) -> ClientMessage | None:
        """Reads a message; None if it was refused."""
        if self.connection.ended:
            return None
        try:
            message = _decoded(raw)
            if not self.bucket.take():
                problem = Problem("slow-down", "too many messages")
            elif not self.address.messages.take():
                problem = Problem("slow-down", "too many messages from this address")
            else:
                return message
            ask = message.id if isinstance(message, Request) else None
        except Problem as found:
            if self.bucket.take():
                self.address.messages.take()
            problem, ask = found, id_of(raw)
        self.connection.send(problem.error(ask))
        if self.bucket.left < 1:
            self._strike()
        return None

    def noise(self) -> None:
        """Counts a frame that is no message of its own."""
        if not self.bucket.take():
            self._cut_off()

    def _strike(self) -> None:
        self.strikes -= 1
        if self.strikes <= 0:
            self._cut_off()

    def _cut_off(self) -> None:
        self.wire.deaf = True
        self.connection.end(1008)


def _decoded(raw: str | bytes) -> ClientMessage:
    if len(raw) > LARGEST:
        raise Problem("too-large", f"a message has at most {LARGEST} bytes")
    try:
        message: ClientMessage = decode(raw)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem("malformed", str(error)[:300]) from error
