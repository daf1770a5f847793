"""Bots think beside the tables, and a bot that fails does not stop a game."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import running

import kvartal
from kvartal import bots
from kvartal.core.action import Action
from kvartal.server import thinkers
from kvartal.server.thinkers import Thinkers, whole_turn


class Stuck:
    """Thinks until it is told to stop, and then plays anything."""

    def __init__(self) -> None:
        self.going = threading.Event()
        self.thinking = threading.Semaphore(0)

    def choose(self, sight: bots.Sight) -> Action:
        self.thinking.release()
        self.going.wait(60)
        return sight.legal[0]


def played_by(monkeypatch: pytest.MonkeyPatch, bot: Any) -> None:
    """Lets every bot but the random one be this one."""
    make = bots.make
    monkeypatch.setattr(bots, "make", lambda name, *rest: make(name, *rest) if name == "random" else bot)


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


def test_threads_do_not_mix_up_their_lists_of_moves() -> None:
    Thinkers(1)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    wrong: list[object] = []

    def list_moves(seed: int) -> None:
        game = kvartal.new("town77", seats=2, seed=seed)
        right = game.position.moves()
        for _ in range(400):
            found = game.position.moves()
            if found != right:
                wrong.append((found, right))

    threads = [threading.Thread(target=list_moves, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(interval)
    assert wrong == []
    assert thinkers.ADVISER in bots.levels(kvartal.rules("town77"))
