"""Whoever is away for the table's clock is stood in for by a bot, and can take the seat back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from tests.server.kit import Live, Message, Player, away, gather, running

import kvartal
from kvartal import bots
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.server.clocks import Clocks
from kvartal.server.table import Table
from kvartal.server.thinkers import whole_turn

LEVEL = "easy"
SEATS = {"town77": 2, "sprawlopolis": 2, "estates": 3, "welcome": 2}


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


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stuck]:
    bot = Stuck()
    monkeypatch.setattr(bots, "make", lambda *_: bot)
    yield bot
    bot.going.set()


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


def test_a_bot_finishes_the_turn_and_goes_on_until_the_person_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            name, players = await gather(live, "town77", 2, clock=60, standin=LEVEL)
            slow, other = await actor(players)
            number, before = slow.eyes(), slow.update["seq"]
            assert number is not None
            assert 55 < slow.update["left"] <= 60
            await time.passes(50)
            await other.ask("look", seat=other.eyes())
            assert 5 < other.update["left"] <= 10
            assert (slow.update["seq"], seat(slow, number)["standin"]) == (before, None)

            await time.passes(11)
            await other.until(lambda: other.update["seq"] > before)
            assert seat(other, number)["standin"] == LEVEL
            assert seat(other, number)["name"] == slow.name
            assert told(other) == [("handover-clock", number)]
            # The next turn of that seat comes at once; the other one's takes as long as they like.
            while len(turns_of(live, name, number)) < 3:
                await other.until(other.to_act)
                await other.act(other.update["legal"][0])
            await other.until(other.to_act)
            assert 55 < other.update["left"] <= 60

            await slow.seen(other.update["seq"])
            assert slow.update["legal"] == []
            assert (await slow.ask("takeback", seat=number))["type"] == "ok"
            assert seat(slow, number)["standin"] is None
            await other.until(lambda: told(other)[-1:] == [("handover-back", number)])
            played = len(turns_of(live, name, number))
            while not slow.to_act():
                await other.until(lambda: other.to_act() or slow.to_act())
                if other.to_act():
                    await slow.seen((await other.act(other.update["legal"][0]))["seq"])
            assert len(turns_of(live, name, number)) == played
            assert (await slow.act(slow.update["legal"][0]))["type"] == "ok"
            assert len(turns_of(live, name, number)) == played + 1
            await away(players)

    asyncio.run(story())


def test_what_the_person_has_begun_is_finished_and_nobody_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            name, players = await gather(live, "welcome", 3, clock=60, standin=LEVEL)
            begun = players[1].update["legal"][-1]
            await players[1].act(begun, done=False)
            await whole(players[0])
            assert players[0].update["pending"]["ready"] == [0]
            before = players[0].update["seq"]
            await time.passes(61)
            # All whose time is up go together; who was in time keeps the seat and gets a new clock.
            for player in players:
                await player.until(lambda player=player: len(player.update["handovers"]) == 2)
                await player.until(lambda player=player: player.update["pending"]["ready"] in ([1, 2], [2, 1]))
            assert told(players[0]) == [("handover-clock", 1), ("handover-clock", 2)]
            assert [seat(players[0], number)["standin"] for number in range(3)] == [None, LEVEL, LEVEL]
            assert 55 < players[0].update["left"] <= 60
            assert turns_of(live, name, 1)[0][0] == begun
            assert players[0].update["seq"] > before
            # In the new round bots are ready at once, and the person still thinks.
            assert players[0].to_act()
            for message in players[0].all("update"):
                assert message["draft"] == [] or message["seat"] == 0
            await players[2].ask("takeback", seat=2)
            # The bot has committed the turn of this round: the person plays from the next one.
            assert players[2].update["pending"]["ready"] == [1, 2]
            assert (await players[2].ask("undo", seat=2))["code"] == "not-your-turn"
            await whole(players[0])
            await players[2].until(players[2].to_act)
            assert players[2].update["legal"]
            await away(players)

    asyncio.run(story())


def test_a_beginning_that_leads_nowhere_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kvartal.new("welcome", seats=2, seed=1)
    first, other = game.legal(0)[:2]
    legal = Draft.legal
    # After `first` there is nothing to do, and only the other beginning is left.
    monkeypatch.setattr(Draft, "legal", lambda draft: [] if draft.steps == [first] else legal(draft))
    monkeypatch.setattr(bots, "make", lambda *_: Chooser(other))
    steps = whole_turn(game.rules, game.position.copy(), 0, LEVEL, [first])
    assert steps[0] == other
    monkeypatch.undo()
    for step in steps:
        game.play(0, step)
    assert game.acting == (1,)


def test_at_one_screen_every_seat_has_its_own_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            person, stranger = await live.player("Ada"), await live.player("Eve")
            name = (await person.open("town77", "me", "local", clock=60, standin=LEVEL))["id"]
            await person.join(name)
            await stranger.join(name)
            late = person.update["pending"]["seats"][0]
            await time.passes(61)
            await person.until(lambda: person.update["pending"]["seats"] == [1 - late])
            assert told(person) == [("handover-clock", late)]
            assert seat(person, 1 - late)["standin"] is None
            assert (await stranger.ask("takeback", seat=late))["code"] == "not-your-seat"
            assert (await person.ask("takeback", seat=late))["type"] == "ok"
            await person.ask("look", seat=1 - late)
            assert person.update["legal"]
            await away([person, stranger])

    asyncio.run(story())


def test_the_seat_is_back_at_once_while_the_bot_still_thinks(tmp_path: Path, stuck: Stuck) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "welcome", 2)
            mine, other = players
            first, second = mine.update["legal"][:2]
            await mine.act(first, done=False)
            before = mine.update["seq"]
            assert (await mine.ask("handover", seat=0))["type"] == "ok"
            await asyncio.to_thread(stuck.thinking.acquire)
            refused = [
                await mine.ask("act", seat=0, base=before, text=mine.update["draft"][0]),
                await mine.ask("undo", seat=0),
                await mine.ask("done", seat=0, base=before),
                await mine.ask("hint", seat=0),
                await mine.ask("why", seat=0, text=second),
            ]
            assert {answer["code"] for answer in refused} == {"bot-plays"}
            assert (await mine.ask("takeback", seat=0))["type"] == "ok"
            assert mine.update["draft"] == [first]
            assert mine.update["legal"]
            # The person changes their mind and hands over again: what the bot thought of before does not count.
            await mine.ask("restart", seat=0)
            await mine.act(second, done=False)
            assert (await mine.ask("handover", seat=0))["type"] == "ok"
            stuck.going.set()
            await other.until(lambda: other.update["pending"]["ready"] == [0])
            assert [turn[0] for turn in turns_of(live, name, 0)] == [second]
            assert told(other) == [("handover-own", 0), ("handover-back", 0), ("handover-own", 0)]
            await away(players)

    asyncio.run(story())


def test_a_thought_that_comes_too_late_changes_nothing(tmp_path: Path, stuck: Stuck) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "welcome", 2)
            await players[0].ask("handover", seat=0)
            await asyncio.to_thread(stuck.thinking.acquire)
            await players[0].ask("takeback", seat=0)
            stuck.going.set()
            while not table_of(live, name).idle and table_of(live, name)._asides:
                await asyncio.sleep(0.005)
            await players[0].ask("look", seat=0)
            assert players[0].to_act()
            assert turns_of(live, name, 0) == []
            await away(players)

    asyncio.run(story())


def test_who_plays_survives_a_restart_and_messages_count_once(tmp_path: Path, stuck: Stuck) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            name, players = await gather(live, "welcome", 2, clock=60, standin=LEVEL)
            await players[0].act(players[0].update["legal"][0], done=False)
            begun = players[0].update["draft"]
            answer = await players[0].ask("handover", seat=0, id="once")
            assert (await players[0].ask("handover", seat=0, id="once")) == answer
            await time.passes(50)
            await away(players)
        stuck.going.set()
        async with running(tmp_path) as live:
            # Nobody comes, and yet the bot goes on with what was begun.
            while name not in live.site.lobby.tables or not turns_of(live, name, 0):
                await asyncio.sleep(0.005)
            assert turns_of(live, name, 0)[0][: len(begun)] == begun
            for number, player in enumerate(players):
                player.url = live.url
                await player.join(name, number)
            assert told(players[1]) == [("handover-own", 0)]
            assert seat(players[1], 0)["standin"] == LEVEL
            assert 55 < players[1].update["left"] <= 60, "the clock begins anew"
            assert (await players[0].ask("takeback", seat=0, id="back"))["type"] == "ok"
            assert (await players[0].ask("handover", seat=0, id="once"))["type"] == "ok"
            await players[0].ask("look", seat=0)
            assert seat(players[0], 0)["standin"] is None, "the old message did nothing"
            await away(players)
        async with running(tmp_path) as live:
            players[0].url = live.url
            await players[0].join(name, 0)
            assert seat(players[0], 0)["standin"] is None
            assert told(players[0])[-1] == ("handover-back", 0)
            assert (await players[0].ask("takeback", seat=0, id="back"))["type"] == "ok"
            assert len(told(players[0])) == 2
            await away(players)

    asyncio.run(story())


def test_the_host_hands_over_for_who_is_away_and_nobody_else_may(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "town77", 3)
            host, guest, gone = players
            stranger = await live.player()
            await stranger.join(name)
            assert host.update["left"] is None
            assert (await stranger.ask("handover", seat=0))["code"] == "not-host"
            assert (await guest.ask("handover", seat=2))["code"] == "not-host"
            assert (await host.ask("handover", seat=2))["code"] == "person-here"
            assert (await host.ask("handover", seat=7))["code"] == "not-your-seat"
            assert (await guest.ask("takeback", seat=2))["code"] == "not-your-seat"
            await gone.leave()
            await host.until(lambda: host.all("presence")[-1]["seats"] == [0, 1])
            assert (await host.ask("handover", seat=2))["type"] == "ok"
            assert seat(host, 2)["standin"] == "normal"
            assert told(host) == [("handover-host", 2)]
            # Wanting what is so already does no harm.
            assert (await host.ask("handover", seat=2))["type"] == "ok"
            assert len(told(host)) == 1
            await gone.join(name, 2)
            assert (await host.ask("takeback", seat=2))["code"] == "not-your-seat"
            assert (await gone.ask("takeback", seat=2))["type"] == "ok"
            await guest.until(lambda: told(guest)[-1:] == [("handover-back", 2)])
            await away([*players, stranger])

    asyncio.run(story())


def test_before_and_after_the_game_no_seat_changes_hands(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            name = (await person.open("town77", "me", "open"))["id"]
            await person.join(name, 0)
            assert (await person.ask("handover", seat=0))["code"] == "not-started"
            name = (await person.open("town77", "me", "bot", standin=LEVEL))["id"]
            await person.join(name, 0)
            assert (await person.ask("handover", seat=1))["code"] == "not-your-seat"
            await person.ask("handover", seat=0)
            await person.until(person.over)
            assert (await person.ask("takeback", seat=0))["code"] == "over"
            told_again = await person.get(f"/api/tables/{name}/replay")
            facts = [fact for frame in told_again["frames"] for fact in frame["facts"]]
            assert [fact["args"] for fact in facts if fact["key"] == "handover-own"] == [{"seat": 0}]
            # Those who played sit down themselves again.
            await person.ask("rematch")
            again = person.all("moved")[0]["table"]
            await person.join(again, 0)
            assert seat(person, 0)["standin"] is None
            assert told(person) == []
            await person.leave()

    asyncio.run(story())


@pytest.mark.parametrize("helped", [False, True])
def test_a_result_with_a_bots_help_is_no_record_and_no_result_of_the_day(tmp_path: Path, helped: bool) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player("Ada")
            name = (await person.open("town77(solo)", "me", daily=True, standin=LEVEL))["id"]
            await person.join(name, 0)
            if helped:
                await person.ask("handover", seat=0)
                await person.until(lambda: person.update["seq"] > 20 or person.over())
                if not person.over():
                    await person.ask("takeback", seat=0)
            while not person.over():
                await person.act(person.update["legal"][0])
            assert len(await person.get("/api/records?ruleset=town77(solo)")) == (not helped)
            assert len(await person.get("/api/daily?ruleset=town77(solo)")) == (not helped)
            await person.leave()

    asyncio.run(story())


def test_a_table_that_was_cleared_is_fetched_when_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            name, players = await gather(live, "town77", 2, clock=86_400, standin=LEVEL)
            late = players[0].update["pending"]["seats"][0]
            await away(players)
            while not table_of(live, name).idle:
                await asyncio.sleep(0.005)
            await time.passes(80_000)
            live.site.lobby.sweep(live.site.lobby.sweep(set()))
            assert name not in live.site.lobby.tables
            await time.passes(7_000)
            while not turns_of(live, name, late):
                await asyncio.sleep(0.005)
            await players[1 - late].join(name, 1 - late)
            assert told(players[1 - late]) == [("handover-clock", late)]
            await players[1 - late].until(players[1 - late].to_act)
            await away(players)

    asyncio.run(story())


@pytest.mark.parametrize("title", SEATS)
def test_every_title_goes_on_without_its_persons(tmp_path: Path, title: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            person = await live.player()
            name = (await person.open(title, "me", *["local"] * (SEATS[title] - 1), clock=10, standin=LEVEL))["id"]
            await person.join(name)
            start = person.update["seq"]
            for _ in range(SEATS[title]):
                await time.passes(11)
                seen = len(told(person))
                await person.until(lambda seen=seen: len(told(person)) > seen or person.over())
                if len(told(person)) == SEATS[title]:
                    break
            await person.until(lambda: person.over() or person.update["seq"] > start + 3 * SEATS[title])
            await person.leave()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"clock": 5}, "bad-clock"),
        ({"clock": -60}, "bad-clock"),
        ({"clock": True}, "bad-clock"),
        ({"clock": "60"}, "bad-clock"),
        ({"clock": 10**9}, "bad-clock"),
        ({"standin": "god"}, "bad-level"),
        ({"standin": 3}, "bad-level"),
    ],
)
def test_settings_that_make_no_sense_are_told_so(tmp_path: Path, settings: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            wish = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}], "settings": settings}
            assert (await person.post("/api/tables", wish, 400))["code"] == code

    asyncio.run(story())


def test_clocks_run_for_the_seats_of_one_position() -> None:
    now = 100.0
    clocks = Clocks(lambda: now)
    clocks.start("a", 4, [0, 1, 2], 60)
    clocks.start("b", 1, [0], 30)
    now += 20
    clocks.stop("a", 1)
    assert [clocks.left("a", number) for number in range(3)] == [40, 40, 40]
    # At the same position nobody gets more time; who comes back has all of it.
    clocks.start("a", 4, [0, 1], 60)
    assert [clocks.left("a", 0), clocks.left("a", 1), clocks.left("a")] == [40, 60, 40]
    now += 10
    assert (clocks.ringing(), clocks.late("b"), clocks.late("a")) == (["b"], [0], [])
    clocks.start("b", 2, [0], 30)
    assert (clocks.ringing(), clocks.left("b")) == ([], 30)
    clocks.start("b", 3, [], 30)
    assert clocks.left("b") is None
    clocks.forget("a")
    assert clocks.left("a", 0) is None
