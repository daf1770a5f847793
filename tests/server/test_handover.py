"""Seats change hands: a person, or the host for one who is away, gives a seat to a bot; the person takes it back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kit import Player, away, gather, running
from tests.server.standin import LEVEL, Chooser, Stuck, Time, seat, table_of, told, turns_of
from tests.server.test_kill import Nursery, nursery, up

import kvartal
from kvartal.bots import turns
from kvartal.bots.turns import whole_turn
from kvartal.core.draft import Draft
from kvartal.core.position import Position
from kvartal.games.welcome.facts import Sheet


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stuck]:
    bot = Stuck()
    monkeypatch.setattr(turns, "make", lambda *_: bot)
    yield bot
    bot.going.set()


def test_a_beginning_that_leads_nowhere_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kvartal.new("welcome", seats=2, seed=1)
    first, other = game.legal(0)[:2]
    moves = Position.moves
    stuck = Draft(game.rules, game.position, 0, [first]).position.record(Sheet, 0)
    # After `first` there is nothing to do, and only the other beginning is left.
    monkeypatch.setattr(Position, "moves", lambda world: [] if world.record(Sheet, 0) == stuck else moves(world))
    monkeypatch.setattr(turns, "make", lambda *_: Chooser(other))
    steps = whole_turn(game.rules, game.position.copy(), 0, LEVEL, [first])
    assert steps[0] == other
    monkeypatch.undo()
    for step in steps:
        game.play(0, step)
    assert game.acting == (1,)


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
            assert (await mine.ask("resume", seat=0))["type"] == "ok"
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
            await players[0].ask("resume", seat=0)
            stuck.going.set()
            while not table_of(live, name).mailbox.idle:
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
            assert (await players[0].ask("resume", seat=0, id="back"))["type"] == "ok"
            assert (await players[0].ask("handover", seat=0, id="once"))["type"] == "ok"
            await players[0].ask("look", seat=0)
            assert seat(players[0], 0)["standin"] is None, "the old message did nothing"
            await away(players)
        async with running(tmp_path) as live:
            players[0].url = live.url
            await players[0].join(name, 0)
            assert seat(players[0], 0)["standin"] is None
            assert told(players[0])[-1] == ("handover-back", 0)
            assert (await players[0].ask("resume", seat=0, id="back"))["type"] == "ok"
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
            assert (await guest.ask("resume", seat=2))["code"] == "not-your-seat"
            await gone.leave()
            await host.until(lambda: [heard["seats"] for heard in host.all("presence")[-1:]] == [[0, 1]])
            assert (await host.ask("handover", seat=2))["type"] == "ok"
            assert seat(host, 2)["standin"] == "normal"
            assert told(host) == [("handover-host", 2)]
            # Wanting what is so already does no harm.
            assert (await host.ask("handover", seat=2))["type"] == "ok"
            assert len(told(host)) == 1
            await gone.join(name, 2)
            assert (await host.ask("resume", seat=2))["code"] == "not-your-seat"
            assert (await gone.ask("resume", seat=2))["type"] == "ok"
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
            assert (await person.ask("resume", seat=0))["code"] == "over"
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
                    await person.ask("resume", seat=0)
            while not person.over():
                await person.act(person.update["legal"][0])
            assert len(await person.get("/api/records?ruleset=town77(solo)")) == (not helped)
            assert len(await person.get("/api/daily?ruleset=town77(solo)")) == (not helped)
            await person.leave()

    asyncio.run(story())


def test_who_plays_survives_kill_9(tmp_path: Path) -> None:
    async def story(home: Nursery) -> None:
        home.start()
        await up(home.url)
        person = await Player.new(home.url)
        name = (await person.open("town77", "me", "local", standin=LEVEL))["id"]
        await person.join(name)
        waits = 1 - person.update["pending"]["seats"][0]
        for ask in ("handover", "resume", "handover"):
            assert (await person.ask(ask, seat=waits))["type"] == "ok"
            home.kill()
            await person.until(person.gone)
            home.start()
            await up(home.url)
            await person.join(name)
            assert seat(person, waits)["standin"] == (LEVEL if ask == "handover" else None)
        assert [why for why, _ in told(person)] == ["handover-own", "handover-back", "handover-own"]
        await person.leave()

    with nursery(tmp_path) as home:
        asyncio.run(story(home))
