"""Pages and servers for measurements: a page costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

LOOSE = """\
from kvartal.server.limits import Limits, Rate
free = Rate(1e8, 1e8)
limits = Limits(messages=free, shared=free, requests=free, files=free, newcomers=free, tables=free, hints=free,
  sockets=100_000, connections=100_000, arriving=100_000, everybody=100_000,
  thinking=10_000, unattended=10_000, unattended_everywhere=10_000)
"""
USUAL = """\
from kvartal.server.limits import Limits
limits = Limits()
"""
SERVER = """\
import sys
from pathlib import Path
from kvartal.server.main import Settings, serve
serve(Settings(Path(sys.argv[1]), port=0, limits=limits))
"""


class Heard(msgspec.Struct):
    """What a page needs to know of a message."""

    type: str
    id: str | None = None
    seq: int = 0
    seat: int | None = None
    legal: list[str] = []
    over: Any = None


decode = msgspec.json.Decoder(Heard).decode


class Page(asyncio.Protocol):
    """One socket at a table; it understands whole frames of a server and sends masked ones, with a mask of nothing."""

    def __init__(self, path: str, cookie: str, hello: Mapping[str, object]) -> None:
        self.path = path
        self.cookie = cookie
        self.hello = hello
        self.update = Heard("none")
        self.arrived = asyncio.get_running_loop().create_future()
        """Done with the first update."""
        self.asked = 0
        self._buffer = b""
        self._begun = False
        self._why = "the server has closed the connection"
        self._waiting: dict[str, tuple[float, asyncio.Future[float]]] = {}
        self._changed: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: str, table: str, cookie: str, source: str = "127.0.0.1", **hello: object) -> Page:
        """Comes to a table from an address of this machine, and waits for the first update."""
        where, loop = urlsplit(url), asyncio.get_running_loop()

        def page() -> Page:
            return cls(f"/ws/{table}", cookie, hello)

        host, port = str(where.hostname), where.port or 80
        _, made = await loop.create_connection(page, host, port, local_addr=(source, 0))
        await made.arrived
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = (
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            f"Cookie: kvartal={self.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets those know who wait."""
        gone = ConnectionError(self._why)
        for future in (self.arrived, self._changed, *(future for _, future in self._waiting.values())):
            if future is not None and not future.done():
                future.set_exception(gone)
                future.exception()

    def data_received(self, data: bytes) -> None:
        """Takes whole messages out of what has come."""
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._begun:
            at = buffer.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._why = buffer.partition(b"\r\n")[0].decode()
                self.transport.abort()
                return
            self._begun = True
            self.say(type="hello", protocol=2, **self.hello)
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size > 125:
                head = 4 if size == 126 else 10
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            end = at + head + size
            if len(buffer) < at + head or len(buffer) < end:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.hear(buffer[at + head : end])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes((0x80 + size,)) + b"\0\0\0\0" + buffer[at + head : end])
            at = end
        self._buffer = buffer[at:]

    def hear(self, raw: bytes) -> None:
        """Notes what a message says."""
        message = decode(raw)
        if message.type == "update":
            self.update = message
            if not self.arrived.done():
                self.arrived.set_result(None)
            if self._changed is not None and not self._changed.done():
                self._changed.set_result(None)
        elif message.type == "error" and message.id is None:
            self._why = raw.decode()
        elif message.id is not None and message.id in self._waiting:
            began, future = self._waiting.pop(message.id)
            if message.type not in ("ok", "refused"):
                future.set_exception(AssertionError(raw.decode()))
            elif not future.done():
                future.set_result(time.perf_counter() - began)

    def say(self, **message: object) -> None:
        """Sends a message."""
        raw = msgspec.json.encode(message)
        size = len(raw)
        head = bytes((0x81, 0x80 + size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + raw)

    def ask(self, **message: object) -> asyncio.Future[float]:
        """Sends a message; gives how many seconds its answer took."""
        self.asked += 1
        ask = f"{id(self)}-{self.asked}"
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[ask] = (time.perf_counter(), future)
        self.say(id=ask, **message)
        return future

    def why(self) -> asyncio.Future[float]:
        """Asks for something that needs no disk."""
        return self.ask(type="why", seat=self.update.seat, text="place A1 a1")

    def move(self) -> asyncio.Future[float]:
        """Plays a turn of one step."""
        update = self.update
        return self.ask(type="act", seat=update.seat, base=update.seq, text=update.legal[0], done=True)

    async def changed(self) -> None:
        """Waits for the next update."""
        self._changed = asyncio.get_running_loop().create_future()
        await self._changed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.update.over is not None

    def close(self) -> None:
        """Goes away."""
        self.transport.abort()


@contextmanager
def server(limits: str = LOOSE, data: Path | None = None, **variables: str) -> Iterator[tuple[str, int]]:
    """Starts a server of its own; gives its address and the number of its process."""
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", limits + SERVER, str(data or scratch)]
        environment = {**os.environ, **variables}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()


def client(url: str, **more: Any) -> httpx.AsyncClient:
    """Gives a client for plain requests."""
    return httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=60, **more)


def spent(pid: int) -> float:
    """Tells how many seconds of processor a process has used, where the system says so; company does not change it."""
    try:
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
    except OSError:
        return 0.0


def memory(pid: int) -> float:
    """Tells how many MB a process holds, where the system says so."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def percentile(took: list[float], share: float) -> float:
    """Gives the time within which such a share of all was done, in milliseconds."""
    return sorted(took)[min(len(took) - 1, int(len(took) * share))] * 1000
