"""How many round trips the server makes, how long a move takes, and whether thinking bots delay other tables.

    python -m bench.server            # on the environment it runs in; compiled modules are used if installed

A server runs in a process of its own, this process plays the clients. Both are Python and share the machine, so the
figures are a lower bound. `why` is a validated round trip without disk; a move is acknowledged when it is on disk.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from kvartal.server.limits import Limits, Rate
from kvartal.server.main import Settings, serve
free = Rate(1e9, 1e9)
limits = Limits(messages=free, shared=free, requests=free, files=free, tables=free, hints=free, sockets=100_000,
  connections=100_000, arriving=100_000,
  thinking=10_000, unattended=10_000, unattended_everywhere=10_000)
serve(Settings(Path(sys.argv[1]), port=0, limits=limits))
"""
SOCKETS = 50
SECONDS = 4.0
BOTS = 8
PACE = 0.05


class Page:
    """One socket at a solo table of its own."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, object] = {}
        self.asked = 0
        self.over = False

    @classmethod
    async def open(cls, url: str, http: httpx.AsyncClient) -> Page:
        """Opens a page at a new table; if nothing of the deal fits and the game is over at once, at another one."""
        while True:
            page = await cls.sit_down(url, http)
            if not page.over:
                return page
            await page.socket.close()

    @classmethod
    async def sit_down(cls, url: str, http: httpx.AsyncClient) -> Page:
        wish = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}
        where = f"{url.replace('http', 'ws')}ws/{(await http.post('/api/tables', json=wish)).json()['id']}"
        cookie = {"cookie": f"kvartal={http.cookies['kvartal']}"}
        socket = await connect(where, additional_headers=cookie, proxy=None)
        page = cls(socket)
        await socket.send(b'{"type":"hello","protocol":2,"seat":0}')
        while not (page.over or page.update.get("legal")):
            await page.hear()
        return page

    async def hear(self) -> dict[str, object]:
        message: dict[str, object] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "update":
            self.update = message
            self.over = message["over"] is not None
        return message

    async def ask(self, **message: object) -> float:
        """Sends a message and tells how many seconds its answer took."""
        self.asked += 1
        ask = f"{self.asked}"
        raw = msgspec.json.encode({"id": ask, "seat": 0, **message})
        start = time.perf_counter()
        await self.socket.send(raw.decode())
        while (answer := await self.hear()).get("id") != ask:
            pass
        took = time.perf_counter() - start
        assert answer["type"] in ("ok", "refused"), answer
        return took

    async def why(self) -> float:
        return await self.ask(type="why", text="place A1 a1")

    async def move(self) -> float:
        legal = self.update["legal"]
        assert isinstance(legal, list)
        return await self.ask(type="act", base=self.update["seq"], text=legal[0], done=True)


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER, data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()


def client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=60)


async def measure(pages: int, url: str, what: Callable[[Page], Awaitable[float]], pace: float = 0.0) -> list[float]:
    """Lets so many pages repeat something until the time is over; gives how long each took, in seconds."""
    took: list[float] = []
    async with client(url) as http:
        await http.get("/api/me")
        opened = [await Page.open(url, http) for _ in range(pages)]
        end = time.perf_counter() + SECONDS

        async def repeat(page: Page) -> None:
            while time.perf_counter() < end:
                if page.over:
                    await page.socket.close()
                    page = await Page.open(url, http)
                took.append(await what(page))
                if pace:
                    await asyncio.sleep(pace)
            await page.socket.close()

        await asyncio.gather(*map(repeat, opened))
    return took


async def think(url: str) -> None:
    """Keeps so many hard bots thinking until cancelled."""
    seats = [{"kind": "bot", "level": "hard"}] * 2

    async def table(http: httpx.AsyncClient) -> None:
        while True:
            name = (await http.post("/api/tables", json={"ruleset": "town77", "seats": seats})).json()["id"]
            while (await http.get(f"/api/tables/{name}")).json()["phase"] == "playing":
                await asyncio.sleep(1)

    async with client(url) as http:
        await http.get("/api/me")
        # At a table of two, one bot thinks at a time.
        await asyncio.gather(*(table(http) for _ in range(BOTS)))


def told(name: str, took: list[float], cpu: float = 0.0) -> float:
    took = sorted(took)
    p50, p99 = took[len(took) // 2] * 1000, took[int(len(took) * 0.99)] * 1000
    used = f"  server CPU {cpu / len(took) * 1000:5.2f} ms each" if cpu else ""
    print(f"{name:<42} {len(took) / SECONDS:6.0f}/s  p50 {p50:7.2f} ms  p99 {p99:7.2f} ms{used}", flush=True)
    return p99


def spent(pid: int) -> float:
    """Tells how many seconds of CPU a process has used, where the system says so; unlike the rest, it bears company."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def story(url: str, pid: int) -> None:
    async with client(url) as http:
        engine = next(game["engine"] for game in (await http.get("/api/games")).json() if game["title"] == "town77")
    print(f"engine {engine}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for name, pages, what in (
        (f"why, {SOCKETS} sockets", SOCKETS, Page.why),
        (f"moves on disk, {SOCKETS} sockets", SOCKETS, Page.move),
        ("moves on disk, 1 socket", 1, Page.move),
    ):
        before = spent(pid)
        took = await measure(pages, url, what)
        told(name, took, spent(pid) - before)
    idle = told("moves at 10 tables, paced, no bots", await measure(10, url, Page.move, PACE))
    bots = asyncio.get_running_loop().create_task(think(url))
    await asyncio.sleep(2)
    busy = told(f"the same beside {BOTS} hard bots that think", await measure(10, url, Page.move, PACE))
    bots.cancel()
    print(f"p99 beside thinking bots / p99 idle: {busy / idle:.2f} (bar: 2)")


def main() -> None:
    with server() as (url, pid):
        asyncio.run(story(url, pid))


if __name__ == "__main__":
    main()
