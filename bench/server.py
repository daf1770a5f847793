"""How many round trips the server makes, how long a move takes, and whether thinking bots delay other tables.

    python -m bench.server            # on the environment it runs in; compiled modules are used if installed

A server runs in a process of its own, this process plays the clients, and both share the machine. `why` is a validated
round trip without disk; a move is acknowledged when it is on disk. Tables are opened before the time is taken.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable

import httpx
from bench.pages import Page, client, percentile, server, spent

SOCKETS = 50
ROUNDS = 12
MOVES = 12
"""So many moves a page makes in a round, unless the game is over before."""
SECONDS = 12.0
BOTS = 8
PACE = 0.05
GAMES = 8
"""So many games easy bots play among themselves."""


async def tables(url: str, http: httpx.AsyncClient, count: int, ruleset: str, *kinds: str) -> list[str]:
    """Opens tables."""
    wish = {"ruleset": ruleset, "seats": [{"kind": kind} for kind in kinds]}
    return [(await http.post("/api/tables", json=wish)).json()["id"] for _ in range(count)]


async def pages(url: str, http: httpx.AsyncClient, count: int) -> list[Page]:
    """Opens pages, each at a solo table of its own where something can be done."""
    found: list[Page] = []
    while len(found) < count:
        for name in await tables(url, http, count - len(found), "town77(solo)", "me"):
            page = await Page.open(url, name, http.cookies["kvartal"], seat=0)
            if page.over:
                page.close()
            else:
                found.append(page)
    return found


class Measured:
    """What was measured: how long each took, in how many seconds, and how much of the server's processor went by."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.seconds = self.processor = 0.0

    def tell(self, name: str) -> float:
        """Prints it; gives the 99th percentile."""
        p50, p99 = percentile(self.took, 0.5), percentile(self.took, 0.99)
        used = f"  server {self.processor / len(self.took) * 1000:5.3f} ms each" if self.processor else ""
        rate = len(self.took) / self.seconds
        print(f"{name:<42} {rate:6.0f}/s  p50 {p50:7.2f} ms  p99 {p99:7.2f} ms{used}", flush=True)
        return p99


async def flat_out(url: str, pid: int, count: int, what: Callable[[Page], asyncio.Future[float]]) -> Measured:
    """Lets pages do something as fast as they can, in rounds."""
    found = Measured()
    async with client(url) as http:
        await http.get("/api/me")
        for _ in range(ROUNDS):
            opened = await pages(url, http, count)
            await asyncio.sleep(0.15)

            async def play(page: Page) -> None:
                for _ in range(MOVES):
                    if not page.over:
                        found.took.append(await what(page))

            before, began = spent(pid), time.perf_counter()
            await asyncio.gather(*map(play, opened))
            found.seconds += time.perf_counter() - began
            found.processor += spent(pid) - before
            for page in opened:
                page.close()
    return found


async def paced(url: str, count: int) -> Measured:
    """Lets pages make moves at a walking pace; no table is opened while the time is taken."""
    found = Measured()
    async with client(url) as http:
        await http.get("/api/me")
        while found.seconds < SECONDS:
            opened = await pages(url, http, count)
            await asyncio.sleep(0.15)

            async def play(page: Page) -> None:
                while not page.over:
                    found.took.append(await page.move())
                    await asyncio.sleep(PACE)
                page.close()

            began = time.perf_counter()
            await asyncio.gather(*map(play, opened))
            found.seconds += time.perf_counter() - began
    return found


def keep_thinking(url: str) -> None:
    """Keeps hard bots thinking until ended, in a process of its own: asking for tables must not delay the pages."""
    asyncio.run(think(url))


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


async def quick(url: str) -> list[float]:
    """Lets easy bots play games among themselves, one after another; gives how long an entry of each journal took."""
    found: list[float] = []
    async with client(url) as http:
        await http.get("/api/me")
        wish = {"ruleset": "town77", "seats": [{"kind": "bot", "level": "easy"}] * 2}
        for _ in range(GAMES):
            began = time.perf_counter()
            table = (await http.post("/api/tables", json=wish)).json()
            while table["phase"] == "playing":
                await asyncio.sleep(0.01)
                table = (await http.get(f"/api/tables/{table['id']}")).json()
            found.append((time.perf_counter() - began) / table["seq"])
    return found


async def story(url: str, pid: int) -> None:
    async with client(url) as http:
        engine = next(game["engine"] for game in (await http.get("/api/games")).json() if game["title"] == "town77")
    print(f"engine {engine}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for name, count, what in (
        (f"why, {SOCKETS} sockets", SOCKETS, Page.why),
        (f"moves on disk, {SOCKETS} sockets", SOCKETS, Page.move),
        ("moves on disk, 1 socket", 1, Page.move),
    ):
        (await flat_out(url, pid, count, what)).tell(name)
    idle = (await paced(url, 10)).tell("moves at 10 tables, paced, no bots")
    alone = await quick(url)
    bots = multiprocessing.get_context("spawn").Process(target=keep_thinking, args=(url,), daemon=True)
    bots.start()
    await asyncio.sleep(4)
    busy = (await paced(url, 10)).tell(f"the same beside {BOTS} hard bots that think")
    beside = await quick(url)
    bots.kill()
    for name, took in (("alone", alone), (f"beside {BOTS} hard bots", beside)):
        print(f"easy bots {name}: {percentile(took, 0.5):.1f} ms an entry, at most {max(took) * 1000:.1f} ms")
    print(f"p99 beside thinking bots / p99 idle: {busy / idle:.2f} (bar: 2)")


def main() -> None:
    with server() as (url, pid):
        asyncio.run(story(url, pid))


if __name__ == "__main__":
    main()
