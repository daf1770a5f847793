"""Bots think beside the tables, and a bot that fails does not stop a game."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import running
from tests.server.standin import Stuck

import kvartal
from kvartal import bots
from kvartal.bots import turns
from kvartal.bots.turns import whole_turn
from kvartal.core.action import Action
from kvartal.core.position import Moves, Position
from kvartal.core.rules import Rules
from kvartal.server.thinkers import Thinkers
from kvartal.table import autoplay
from kvartal.table.thinkers import Asker


def played_by(monkeypatch: pytest.MonkeyPatch, bot: Any) -> None:
    """Lets every bot but the random one be this one."""
    make = bots.make
    monkeypatch.setattr(turns, "make", lambda name, *rest: make(name, *rest) if name == "random" else bot)


def test_other_tables_go_on_while_every_thread_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Stuck()
    played_by(monkeypatch, stuck)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            thinking = [(await person.open("town77", "bot", "bot"))["id"] for _ in range(8)]
            await asyncio.to_thread(stuck.thinking.acquire)
            await person.join((await person.open("town77(solo)", "me"))["id"], 0)
            while not person.over():
                assert (await person.act(person.update["legal"][0]))["type"] == "ok"
            for table in thinking:
                assert (await person.get(f"/api/tables/{table}"))["phase"] == "playing"
            stuck.going.set()
            for table in thinking:
                await person.join(table)
                await person.until(lambda: person.over())
            await person.leave()

    try:
        asyncio.run(story())
    finally:
        stuck.going.set()


class Noting(Thinkers):
    """Notes what bots are given to think about."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Position] = []

    async def turn(
        self, asker: Asker, rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()
    ) -> list[Action]:
        self.given.append(position)
        return await super().turn(asker, rules, position, seat, level, begun)


def test_the_bots_of_a_round_look_at_one_copy_of_the_position(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Noting()
        async with running(tmp_path, thinkers=thinkers) as live:
            person = await live.player()
            name = (await person.open("welcome", "me", *["bot"] * 5))["id"]
            await person.join(name, 0)
            await person.until(lambda: len(person.update["pending"]["ready"]) == 5)
            game = live.site.lobby.tables[name].game
            assert game is not None
            first, *others = thinkers.given
            assert len(others) == 4
            assert all(other is first for other in others)
            assert first is not game.position
            assert first == game.position
            await person.leave()

    asyncio.run(story())


def test_all_bots_of_a_table_that_is_cleared_stop_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Stuck()
    played_by(monkeypatch, stuck)

    async def story() -> None:
        async with running(tmp_path) as live:
            person, turned = await live.player(), live.site.thinkers.turns
            name = (await person.open("welcome", "me", *["bot"] * 20, level="hard"))["id"]
            await asyncio.to_thread(stuck.thinking.acquire)
            assert turned.size == 20
            live.site.lobby.drop(live.site.lobby.tables[name])
            await asyncio.sleep(0)
            # Those who wait for a turn end with their next one; those who had no thread never begin.
            assert turned.size == turned.each
            stuck.going.set()
            while turned.size:
                await asyncio.sleep(0.005)
            assert not stuck.thinking.acquire(blocking=False)

    try:
        asyncio.run(story())
    finally:
        stuck.going.set()


def test_a_game_goes_on_when_there_is_a_thread_for_its_bot_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.01)
    failures = iter([True, False, True])

    async def story() -> None:
        thinkers = Thinkers()
        begin = thinkers.turns.begin

        def exhausted(work: Callable[[], None]) -> None:
            if next(failures, False):
                raise RuntimeError("can't start new thread")
            begin(work)

        thinkers.turns.begin = exhausted
        async with running(tmp_path, thinkers=thinkers) as live:
            person = await live.player()
            await person.join((await person.open("town77", "bot", "bot"))["id"])
            await person.until(lambda: person.over())
            await person.leave()

    asyncio.run(story())
    assert caplog.text.count("nobody could think for a bot") == 2


class Failing:
    """Breaks, or cheats."""

    def choose(self, sight: bots.Sight) -> Action:
        if random.random() < 0.5:
            raise ZeroDivisionError
        return Action("win")


def test_a_bot_that_breaks_or_cheats_plays_at_random_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played_by(monkeypatch, Failing())
    game = kvartal.new("town77", seats=2, seed=1)
    turns = 0
    while not game.over:
        seat = game.acting[0]
        for step in whole_turn(game.rules, game.position.copy(), seat, "hard"):
            game.play(seat, step)
        turns += 1
    assert len(caplog.records) == turns


def test_threads_do_not_mix_up_their_lists_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    Thinkers(1)
    mine, other = (kvartal.new("town77", seats=2, seed=seed).position for seed in (1, 2))
    right = mine.moves()
    assert other.moves() != right
    fill = mine.fill

    def interrupted(out: Moves) -> None:
        """Lists moves, and lets another thread list its own before these are read."""
        fill(out)
        thread = threading.Thread(target=other.moves)
        thread.start()
        thread.join()

    monkeypatch.setattr(mine, "fill", interrupted)
    assert mine.moves() == right


def test_the_strongest_bot_plays_to_the_very_end() -> None:
    game = kvartal.new("town77", seats=3, seed=3)
    turns = 0
    while not game.over:
        seat = game.acting[0]
        # Only near the end does it count out what is left instead of searching.
        late = turns >= 40
        bot = bots.make("hard", game.rules, 1, bots.Budget(64)) if late else bots.make("greedy", game.rules, 1)
        game.play(seat, bot.choose(bots.sight(game, seat)))
        turns += 1
    assert turns > 50
