"""Full garbage collections wait until nobody plays, and cleared tables are collected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import running

from kvartal.server import garbage


def test_no_full_collection_stops_those_who_play_and_cleared_tables_are_collected(tmp_path: Path) -> None:
    full: list[str] = []

    def hear(phase: str, told: dict[str, Any]) -> None:
        if told["generation"] == 2:
            full.append(phase)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            names = [(await person.open("town77(solo)", "me"))["id"] for _ in range(20)]
            gc.callbacks.append(hear)
            for _ in range(200_000):
                [[]].append([])
            keep = [[number] for number in range(300_000)]
            assert len(keep) == 300_000
            assert full == []
            live.site.garbage.search()
            assert full == []
            assert gc.get_count()[1:] == (0, 0)
            tables = [weakref.ref(live.site.lobby.tables[name]) for name in names]
            for name in names:
                live.site.lobby.drop(live.site.lobby.tables[name])
            assert live.site.garbage.cleared == 20
            await asyncio.sleep(0.01)
            live.site.garbage.cleared = garbage.CLEARED
            await person.join(names[0], 0)
            live.site.garbage.search()
            # Somebody would have to wait.
            assert full == []
            await person.leave()
            while not live.site.garbage.calm():
                await asyncio.sleep(0.01)
            live.site.garbage.search()
            assert full == ["start", "stop"]
            assert [table() for table in tables] == [None] * 20
            assert live.site.garbage.cleared == 0

    before = gc.get_threshold()
    try:
        asyncio.run(story())
    finally:
        gc.callbacks.remove(hear)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_what_survives_while_the_server_runs_is_frozen_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.001)
    frozen: list[int] = []
    search = garbage.GarbageCollector.search

    def searched(collector: garbage.GarbageCollector) -> None:
        search(collector)
        frozen.append(gc.get_freeze_count())

    monkeypatch.setattr(garbage.GarbageCollector, "search", searched)

    async def story() -> None:
        async with running(tmp_path), asyncio.timeout(20):
            keep: list[list[int]] = []
            while len(frozen) < 3:
                keep += [[number] for number in range(1000)]
                await asyncio.sleep(0)
            assert len(keep) >= 1000
            assert frozen[0] < frozen[-1]

    asyncio.run(story())
