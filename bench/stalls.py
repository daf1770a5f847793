"""How long garbage collections stop everybody, with Python's own settings and with those of the server.

    python -m bench.stalls [TABLES]

Both are measured in one process, one after the other, with so many tables open and moves being made at all of them.
The machine's other work shows in the seconds of the clock; those of the processor tell what the search itself costs.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from kvartal.server.garbage import GarbageCollector
from kvartal.server.site import Site
from kvartal.table.bodies import NewSeat, NewTable
from kvartal.table.rows import Person
from kvartal.table.table import Table

ROUNDS = 8


class Pauses:
    """Measures every search."""

    def __init__(self) -> None:
        self.longest = self.processor = 0.0
        """Of one search, by the clock and by the processor."""
        self.total = 0.0
        self.full = 0
        self._began = 0.0, 0.0

    def __call__(self, phase: str, told: dict[str, Any]) -> None:
        """Hears when a search begins and ends."""
        if phase == "start":
            self._began = time.perf_counter(), time.thread_time()
            return
        clock, processor = self._began
        took = time.perf_counter() - clock
        self.longest, self.total = max(self.longest, took), self.total + took
        self.processor = max(self.processor, time.thread_time() - processor)
        self.full += told["generation"] == 2


async def play(site: Site, tables: int, collector: GarbageCollector | None = None) -> Pauses:
    """Opens tables and makes some moves at each; gives how long searches took."""
    person, pauses = Person("anna", "Anna"), Pauses()
    gc.callbacks.append(pauses)
    wish = NewTable("welcome", [NewSeat("me")])
    opened = await asyncio.gather(*(site.lobby.invite(person, wish) for _ in range(tables)))

    async def turn(table: Table) -> None:
        game = table.game
        if game is None or game.over is not None:
            return
        draft = game.draft(0)
        while not draft.complete:
            draft.step(draft.legal()[0])
        await table.commit(0)

    for _ in range(ROUNDS):
        await asyncio.gather(*map(turn, opened))
        if collector is not None:
            collector.search()
    gc.callbacks.remove(pauses)
    for table in opened:
        site.lobby.drop(table)
    return pauses


async def story(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Site.at(Path(folder))
        usual = await play(site, tables)
        gc.collect()
        collector = GarbageCollector()
        collector.begin()
        arranged = await play(site, tables, collector)
        collector.end()
        site.database.close()
    for name, one in (("by itself", usual), ("as arranged", arranged)):
        longest, used, total = (1000 * seconds for seconds in (one.longest, one.processor, one.total))
        told = f"{name:<12} longest {longest:7.1f} ms, {used:7.1f} ms of processor  all {total:8.1f} ms"
        print(f"{told}  full searches {one.full}", flush=True)
    print(f"longest by itself / as arranged: {usual.longest / arranged.longest:.1f} at {tables} tables")


if __name__ == "__main__":
    asyncio.run(story(int(sys.argv[1]) if len(sys.argv) > 1 else 600))
