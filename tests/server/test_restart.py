"""After a restart every running table goes on, and those who come back are served first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import away, gather, running

from kvartal.core.rules import SPECTATOR
from kvartal.server.storage.archive import Archive
from kvartal.table import lobby
from kvartal.table.chronicle import Chronicle
from kvartal.table.lobby import Lobby


def test_every_running_table_goes_on_also_those_that_nobody_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async def never(self: Lobby) -> None:
            """Nothing goes on by itself."""

        with monkeypatch.context() as patch:
            patch.setattr(Lobby, "resume", never)
            async with running(tmp_path) as live:
                person = await live.player()
                patch.setattr("kvartal.table.autoplay.Autoplay.call", lambda _: None)
                names = [(await person.open("town77", "bot", "bot"))["id"] for _ in range(12)]
        monkeypatch.setattr(lobby, "REST", 0.0)
        async with running(tmp_path) as live:
            # Nobody comes to any of them.
            while await live.site.database.read(lambda t: t.going_on()):
                await asyncio.sleep(0.05)
            person.url = live.url
            for name in names:
                assert (await person.get(f"/api/tables/{name}"))["phase"] == "over"

    asyncio.run(story())


def test_a_clock_runs_on_after_a_restart_without_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "town77", 2, clock=60)
            await away(players)
        async with running(tmp_path) as live:
            clocks, now = live.site.lobby.clocks, 0.0
            while not clocks._asleep:
                await asyncio.sleep(0.01)
            # Nobody has asked for the table, so it is not set up.
            assert name not in live.site.lobby.tables
            now = clocks.time() + 61
            clocks.time = lambda: now
            await live.site.lobby.ring()
            players[0].url = live.url
            await players[0].join(name)
            await players[0].until(lambda: any(seat["standin"] for seat in players[0].update["table"]["seats"]))
            assert not clocks._asleep
            await away(players)

    asyncio.run(story())


def test_a_page_that_comes_before_the_clock_rings_has_what_is_left_of_the_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "town77", 2, clock=600)
            await away(players)
        async with running(tmp_path) as live:
            clocks = live.site.lobby.clocks
            while not clocks._asleep:
                await asyncio.sleep(0.01)
            now = clocks.time() + 400
            clocks.time = lambda: now
            players[0].url = live.url
            await players[0].join(name, 0)
            assert 190 <= players[0].update["left"] <= 200
            await away(players)

    asyncio.run(story())


def test_what_many_are_told_after_a_restart_is_found_and_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[int, int]] = []
    since, load, loads = Chronicle.since, Archive.load, []

    def counted(self: Chronicle, reader: int, seq: int) -> Any:
        found.append((reader, seq))
        return since(self, reader, seq)

    def loaded(self: Archive, table: str) -> Any:
        loads.append(table)
        return load(self, table)

    monkeypatch.setattr(Chronicle, "since", counted)
    monkeypatch.setattr(Archive, "load", loaded)

    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "town77", 2)
            await away(players)
        found.clear()
        async with running(tmp_path) as live:
            crowd = [await live.player() for _ in range(40)]
            await asyncio.gather(*(player.join(name) for player in crowd))
            assert {str(player.update["facts"]) for player in crowd} == {str(crowd[0].update["facts"])}
            assert crowd[0].update["facts"]
            assert found == [(SPECTATOR, 0)]
            assert loads == [name]
            await away(crowd)

    asyncio.run(story())
