"""A socket carries one page's messages to its table and back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from kvartal.server.guard import host_of
from kvartal.server.identity import COOKIE
from kvartal.server.limits import Bucket
from kvartal.server.site import Site
from kvartal.table.connection import Connection
from kvartal.table.posts import Came, Letter, Went
from kvartal.table.problems import BROKEN, Problem
from kvartal.table.protocol import LARGEST, VERSION, ClientMessage, Hello, Hint, Request, decode, id_of
from kvartal.table.table import Table

log = logging.getLogger("kvartal.socket")

PATIENCE = 20.0
"""So many seconds a page has to say hello."""


@websocket("/ws/{name:str}")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serves one page until it goes away."""
    site: Site = socket.app.state["site"]
    person = await site.person(socket.cookies.get(COOKIE))
    await socket.accept()
    connection = Connection(person)
    sender = asyncio.get_running_loop().create_task(_send(socket, connection))
    table: Table | None = None
    try:
        reader = Reader(socket, connection, site)
        hello = await asyncio.wait_for(reader.hello(), PATIENCE)
        if hello is not None:
            table = await site.lobby.find(socket.path_params["name"])
            table.mailbox.put_nowait(Came(connection, hello))
            await reader.listen(table)
    except Problem as problem:
        connection.send(problem.error())
        connection.end(4404 if problem.code == "unknown-table" else 4400)
    except TimeoutError:
        connection.end(1002)
    except Exception:
        log.exception("a table cannot be fetched", extra={"table": socket.path_params["name"][:40]})
        connection.send(BROKEN.error())
        connection.end(1011)
    finally:
        if table is not None:
            table.mailbox.put_nowait(Went(connection))
        connection.end(1000)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(sender, 5)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Sends what is in the outbox until the connection ends."""
    # A page that has gone away cannot be told anything; the reader notices, too.
    with contextlib.suppress(Exception):
        while (message := await connection.take()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close(code=connection.ended)


class Reader:
    """Reads messages, and answers those that are not worth a table's time."""

    def __init__(self, socket: WebSocket[Any, Any, Any], connection: Connection, site: Site) -> None:
        self.socket = socket
        self.connection = connection
        self.bucket = Bucket(site.limits.messages)
        self.shared = site.addresses[host_of(dict(socket.scope))].messages
        self.hints = Bucket(site.limits.hints)
        self.strikes = site.limits.strikes

    async def hello(self) -> Hello | None:
        """Waits for the first words; None if the page goes away instead."""
        while (message := await self.next()) is not None:
            if isinstance(message, Hello):
                if message.protocol != VERSION:
                    raise Problem("other-protocol", f"this server speaks protocol {VERSION}, not {message.protocol}")
                return message
            self.connection.send(Problem("say-hello", "the first message must be hello").error(message.id))
        return None

    async def listen(self, table: Table) -> None:
        """Puts every message into the table's mailbox until the page goes away."""
        while (message := await self.next()) is not None:
            if isinstance(message, Hello):
                table.mailbox.put_nowait(Came(self.connection, message))
            elif isinstance(message, Hint) and not self.hints.take():
                self.connection.send(Problem("slow-down", "too many hints").error(message.id))
            else:
                table.mailbox.put_nowait(Letter(self.connection, message))

    async def next(self) -> ClientMessage | None:
        """Gives the next message that is well formed and within the limits; None when the page has gone away."""
        while not self.connection.ended:
            event: Any = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return None
            raw: str | bytes = event.get("text") or event.get("bytes") or b""
            try:
                message = self._read(raw)
                ask = message.id if isinstance(message, Request) else None
                if not self.bucket.take():
                    problem = Problem("slow-down", "too many messages")
                elif not self.shared.take():
                    problem = Problem("slow-down", "too many messages from this address")
                else:
                    return message
            except Problem as found:
                if self.bucket.take():
                    self.shared.take()
                problem, ask = found, id_of(raw)
            self.connection.send(problem.error(ask))
            if self.bucket.left < 1:
                self.strikes -= 1
                if self.strikes <= 0:
                    self.connection.end(1008)
        return None

    def _read(self, raw: str | bytes) -> ClientMessage:
        if len(raw) > LARGEST:
            raise Problem("too-large", f"a message has at most {LARGEST} bytes")
        try:
            message: ClientMessage = decode(raw)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Problem("malformed", str(error)[:300]) from error
