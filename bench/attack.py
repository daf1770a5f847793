"""Whether an attacker can slow the moves of others down, or fill the memory.

    python -m bench.attack

A server with the usual limits runs on this machine. People at ten tables make moves, each from an address of their own,
first alone and then beside each attack, which comes from 127.0.0.1: tables of 100 hard bots, half heads on 3,000
connections, headers of 50 MB, addresses of 64 MB, and the smallest frames without end. Attacks come from a process of
their own, a niced one: it is the server that is measured, not how two programs share a processor. Nothing leaves the
machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from bench.pages import USUAL, Page, client, memory, percentile, server

TABLES = 10
SECONDS = 8.0
PACE = 0.05
PIECE = b"x" * 65536


async def people(url: str, seconds: float) -> list[float]:
    """Makes moves at ten tables, each from an address of its own, and tells how long each took.

    No table is opened while the time is taken.
    """
    took: list[float] = []
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(url, number)) for number in range(2, TABLES + 2)]
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            opened = await asyncio.gather(*(sit(url, http, source) for http, source in guests))
            await asyncio.sleep(0.15)
            await asyncio.gather(*(play(page, end, took) for page in opened))
    return took


@asynccontextmanager
async def guest(url: str, number: int) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Gives somebody who comes from an address of their own."""
    source = f"127.0.0.{number}"
    async with client(url, transport=httpx.AsyncHTTPTransport(local_address=source)) as http:
        await http.get("/api/me")
        yield http, source


async def sit(url: str, http: httpx.AsyncClient, source: str) -> Page:
    """Opens a page at a new solo table."""
    answer = await http.post("/api/tables", json={"ruleset": "town77(solo)", "seats": [{"kind": "me"}]})
    answer.raise_for_status()
    return await Page.open(url, answer.json()["id"], http.cookies["kvartal"], source, seat=0)


async def play(page: Page, end: float, took: list[float]) -> None:
    """Plays a game."""
    while not page.over and time.perf_counter() < end:
        took.append(await page.move())
        await asyncio.sleep(PACE)
    page.close()


# Attacks, each until it is ended.


async def bots(url: str) -> None:
    """Opens ten tables of 100 hard bots again and again."""
    async with client(url) as http:
        await http.get("/api/me")
        for ruleset, most in (("welcome", 100), ("town77", 5)):
            for first in ({"kind": "bot", "level": "hard"}, {"kind": "me"}):
                seats = [first, *[{"kind": "bot", "level": "hard"}] * (most - 1)]
                for _ in range(10):
                    await http.post("/api/tables", json={"ruleset": ruleset, "seats": seats})
        await asyncio.sleep(3600)


async def half_heads(url: str) -> None:
    """Keeps 3,000 connections open with half a head on each, and opens what is closed again."""

    async def one(number: int) -> None:
        await asyncio.sleep(number / 1500)
        while True:
            with suppress(OSError, EOFError):
                reader, writer = await _connect(url)
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half: ")
                await reader.read()
                writer.close()
            await asyncio.sleep(2)

    await asyncio.gather(*map(one, range(3000)))


async def large(url: str, head: bytes, size: int) -> None:
    """Sends heads of so many bytes on ten connections, one after another."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, writer = await _connect(url)
                writer.write(head)
                for _ in range(size // len(PIECE)):
                    writer.write(PIECE)
                    await writer.drain()
                writer.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(10)))


async def headers(url: str) -> None:
    """Sends headers of 50 MB."""
    await large(url, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-large: ", 50_000_000)


async def addresses(url: str) -> None:
    """Asks for addresses of 64 MB."""
    await large(url, b"GET /", 64_000_000)


async def frames(url: str) -> None:
    """Sends the smallest frames without end on fifty sockets, and comes again when cut off."""
    async with client(url) as http:
        await http.get("/api/me")
        wish = {"ruleset": "town77", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
        cookie = http.cookies["kvartal"]

    async def one() -> None:
        while True:
            with suppress(OSError):
                page = await Page.open(url, table, cookie)
                while not page.transport.is_closing():
                    if page.transport.get_write_buffer_size() < 1_000_000:
                        page.transport.write(b"\x89\x80\0\0\0\0" * 10_000)
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(50)))


async def _connect(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    where = urlsplit(url)
    return await asyncio.open_connection(where.hostname, where.port)


def attack(what: Any, url: str) -> None:
    """Attacks until it is ended."""
    os.nice(10)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    asyncio.run(what(url))


def main() -> None:
    with server(USUAL) as (url, pid):
        # The first games of a server are slower, which would make every attack look harmless.
        asyncio.run(people(url, SECONDS))
        idle = percentile(asyncio.run(people(url, SECONDS)), 0.99)
        print(f"{'nobody attacks':<14} p99 {idle:7.2f} ms            {memory(pid):6.0f} MB", flush=True)
        chosen = [one for one in (bots, half_heads, headers, addresses, frames) if one.__name__ in sys.argv[1:]]
        for one in chosen or (bots, half_heads, headers, addresses, frames):
            attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(one, url), daemon=True)
            attacker.start()
            time.sleep(4)
            beside = percentile(asyncio.run(people(url, SECONDS)), 0.99)
            kept = memory(pid)
            attacker.kill()
            attacker.join()
            told = f"p99 {beside:7.2f} ms  {beside / idle:5.2f} of idle  {kept:6.0f} MB"
            print(f"{one.__name__:<14} {told} (bar: 2)", flush=True)
            time.sleep(1)


if __name__ == "__main__":
    main()
