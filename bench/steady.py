"""Whether hundreds of tables with a move a second each are served without delay.

    python -m bench.steady [TABLES [SECONDS]]      # 400 two-seat tables for 20 seconds, if not told otherwise

Every table has two persons who look at it; one after the other makes a move, a second after the last one. All pages are
played by this process. How long a move takes is measured from its sending until it is acknowledged, on disk.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time

from bench.pages import Page, client, memory, percentile, server, spent


async def seated(url: str) -> list[Page]:
    """Opens a table for two persons and begins the game."""
    async with client(url) as host, client(url) as guest:
        cookies = []
        for http in (host, guest):
            await http.get("/api/me")
            cookies.append(http.cookies["kvartal"])
        wish = {"ruleset": "town77", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await host.post("/api/tables", json=wish)).json()["id"]
    pages = [await Page.open(url, table, cookie) for cookie in cookies]
    await pages[1].ask(type="sit", seat=1)
    await pages[0].ask(type="start")
    for seat, page in enumerate(pages):
        await page.ask(type="look", seat=seat)
    return pages


async def play(pages: list[Page], end: float, took: list[float]) -> None:
    """Makes a move a second until the time or the game is over."""
    await asyncio.sleep(random.random())
    while time.perf_counter() < end and not pages[0].over:
        began = time.perf_counter()
        for page in pages:
            if page.update.legal:
                took.append(await page.move())
                break
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


async def story(url: str, pid: int, tables: int, seconds: float) -> None:
    opened = [await seated(url) for _ in range(tables)]
    took: list[float] = []
    before, start = spent(pid), time.perf_counter()
    await asyncio.gather(*(play(pages, start + seconds, took) for pages in opened))
    passed = time.perf_counter() - start
    each = (spent(pid) - before) / len(took) * 1000
    print(
        f"{tables} tables, {2 * tables} pages: {len(took) / passed:.0f} moves/s, p50 {percentile(took, 0.5):.2f} ms, "
        f"p99 {percentile(took, 0.99):.2f} ms (bar: 50), longest {max(took) * 1000:.1f} ms; "
        f"server {each:.3f} ms each, {memory(pid):.0f} MB"
    )


def main() -> None:
    tables, seconds = (int(word) for word in (*sys.argv[1:], *("400", "20")[len(sys.argv) - 1 :]))
    with server() as (url, pid):
        asyncio.run(story(url, pid, tables, seconds))


if __name__ == "__main__":
    main()
