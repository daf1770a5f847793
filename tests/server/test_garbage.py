"""Full garbage collections wait until nobody plays, and cleared tables are collected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import running

import kvartal
from kvartal.bots.turns import whole_turn
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
    keep: list[list[int]] = []
    search = garbage.GarbageCollector.search

    def searched(collector: garbage.GarbageCollector) -> None:
        search(collector)
        frozen.append(gc.get_freeze_count())
        keep.extend([number] for number in range(1000))

    monkeypatch.setattr(garbage.GarbageCollector, "search", searched)

    async def story() -> None:
        async with running(tmp_path):
            while len(frozen) < 3:
                await asyncio.sleep(0.001)
            assert frozen[0] + 1000 < frozen[-1]

    asyncio.run(story())


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.ring = self


def test_what_was_frozen_before_it_became_garbage_is_collected_when_there_is_much_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "LOOK", 1)
    monkeypatch.setattr(garbage, "GROWN", 5_000)
    calm = [True]
    collector = garbage.GarbageCollector(lambda: calm[0])
    before = gc.get_threshold()
    collector.begin()
    try:
        for calm[0], most in ((True, 6_000), (False, 110_000)):
            rings = [Ring()]
            told = weakref.ref(rings[0])
            collector.search()
            rings.clear()
            collector.search()
            assert told() is not None
            much = [[number] for number in range(most)]
            collector.search()
            # Now they are frozen, and the next search counts them.
            collector.search()
            assert told() is None
            del much
    finally:
        collector.end()
        gc.set_threshold(*before)


@pytest.mark.parametrize("ruleset", ["welcome", "town77", "sprawlopolis", "estates"])
def test_bots_leave_nothing_behind_that_only_the_collector_finds(ruleset: str) -> None:
    game = kvartal.new(ruleset, seed=1)
    found: list[int] = []
    for _ in range(2):
        gc.collect()
        gc.disable()
        try:
            assert whole_turn(game.rules, game.position.copy(), game.acting[0], "easy")
            found.append(gc.collect())
        finally:
            gc.enable()
    # The first one may have loaded something.
    assert found[1] == 0
