"""What the tests of clocks and of seats that change hands have in common."""

from __future__ import annotations

import threading
from time import monotonic

from tests.server.kit import Live, Message, Player

from kvartal import bots
from kvartal.core.action import Action
from kvartal.table.table import Table

LEVEL = "easy"


class Time:
    """A clock that tests put forward."""

    def __init__(self, live: Live) -> None:
        self.ahead = 0.0
        self.lobby = live.site.lobby
        self.lobby.clocks.time = lambda: monotonic() + self.ahead

    async def passes(self, seconds: float) -> None:
        self.ahead += seconds
        await self.lobby.ring()


class Stuck:
    """Thinks until it is told to stop, and then plays the first that comes."""

    def __init__(self) -> None:
        self.going = threading.Event()
        self.thinking = threading.Semaphore(0)

    def choose(self, sight: bots.Sight) -> Action:
        self.thinking.release()
        self.going.wait(60)
        return sight.legal[0]


class Chooser:
    """Begins with one action, and then plays the first that comes."""

    def __init__(self, first: Action) -> None:
        self.first = first

    def choose(self, sight: bots.Sight) -> Action:
        return self.first if self.first in sight.legal else sight.legal[0]


def seat(player: Player, number: int) -> Message:
    found: Message = player.update["table"]["seats"][number]
    return found


def told(player: Player) -> list[tuple[str, int]]:
    """What a page is told of seats that changed hands."""
    return [(fact["key"], fact["args"]["seat"]) for fact in player.update["handovers"]]


def table_of(live: Live, name: str) -> Table:
    return live.site.lobby.tables[name]


def turns_of(live: Live, name: str, number: int) -> list[list[str]]:
    game = table_of(live, name).game
    assert game is not None
    return [[str(step) for step in entry.steps] for entry in game.journal.entries if entry.seat == number]


async def actor(players: list[Player]) -> tuple[Player, Player]:
    """Gives who is to act, and the other of two, when both have seen it."""
    newest = max(player.update["seq"] for player in players)
    for player in players:
        await player.seen(newest)
    first, second = players
    return (first, second) if first.to_act() else (second, first)


async def whole(player: Player) -> None:
    """Plays a turn of several steps, taking whatever comes first."""
    base = player.update["seq"]
    while player.update["seq"] == base:
        answer = await player.act(player.update["legal"][0])
        assert answer["type"] == "ok", answer
