"""Whoever is away for the table's clock is stood in for by a bot, and can take the seat back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Player, away, gather, running
from tests.server.standin import LEVEL, Time, actor, seat, table_of, told, turns_of, whole

from kvartal.table.clocks import Clocks

SEATS = {"town77": 2, "sprawlopolis": 2, "estates": 3, "welcome": 2}


def test_a_bot_plays_the_late_turn_and_no_other(tmp_path: Path) -> None:
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
            await other.until(other.to_act)
            assert other.update["seq"] > before
            assert told(other) == [("handover-clock", number)]
            played = len(turns_of(live, name, number))
            # The seat is the person's again, who finds the next turn untouched and with its full time.
            assert seat(other, number)["standin"] is None
            await through(other)
            await slow.until(slow.to_act)
            assert 55 < slow.update["left"] <= 60
            assert len(turns_of(live, name, number)) == played
            assert (await slow.act(slow.update["legal"][0]))["type"] == "ok"
            assert len(turns_of(live, name, number)) == played + 1
            assert told(slow) == [("handover-clock", number)]
            await away(players)

    asyncio.run(story())


async def through(player: Player) -> None:
    """Plays whatever comes first until another seat is to act."""
    await player.until(player.to_act)
    while player.to_act():
        await player.act(player.update["legal"][0])


async def late(time: Time, player: Player, other: Player) -> None:
    """Lets a player be late with the turn that is open, as the other one sees it."""
    number, seen = player.eyes(), len(told(other))
    assert number is not None
    await player.until(player.to_act)
    await time.passes(61)
    await other.until(lambda: len(told(other)) > seen and number not in other.update["pending"]["seats"])


def test_who_is_late_three_times_in_a_row_while_others_wait_is_kept_by_the_bot_until_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            name, players = await gather(live, "sprawlopolis", 2, clock=60, standin=LEVEL)
            slow, other = await actor(players)
            number = slow.eyes()
            assert number is not None
            for own in (False, True, False, False):
                # A turn of one's own between late ones begins the count again.
                if own:
                    await through(slow)
                else:
                    await late(time, slow, other)
                    assert seat(other, number)["standin"] is None
                await through(other)
            await late(time, slow, other)
            assert [why for why, _ in told(other)] == ["handover-clock"] * 3 + ["handover-kept"]
            assert seat(other, number)["standin"] == LEVEL
            # From now on nobody waits for this seat; the other one takes as long as they like.
            played = len(turns_of(live, name, number))
            await through(other)
            await other.until(other.to_act)
            assert len(turns_of(live, name, number)) > played
            assert 55 < other.update["left"] <= 60
            await slow.seen(other.update["seq"])
            assert slow.update["legal"] == []
            assert (await slow.ask("resume", seat=number))["type"] == "ok"
            await other.until(lambda: told(other)[-1:] == [("handover-back", number)])
            await through(other)
            await slow.until(slow.to_act)
            assert (await slow.act(slow.update["legal"][0]))["type"] == "ok"
            await away(players)

    asyncio.run(story())


def test_a_game_that_all_have_left_goes_on_a_turn_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            person = await live.player()
            name = (await person.open("town77(solo)", "me", clock=60, standin=LEVEL))["id"]
            await person.join(name, 0)
            for turn in range(1, 6):
                await time.passes(61)
                # The seat is the person's again in the update that shows the turn, or in the next one.
                await person.until(lambda turn=turn: len(told(person)) == turn and seat(person, 0)["standin"] is None)
                assert len(turns_of(live, name, 0)) == turn
                await person.until(lambda: person.to_act() and person.update["legal"] != [])
            assert [why for why, _ in told(person)] == ["handover-clock"] * 5
            await person.leave()

    asyncio.run(story())


def test_how_often_somebody_was_late_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        name, players = "", list[Player]()
        for turn in range(1, 4):
            async with running(tmp_path) as live:
                time = Time(live)
                if turn == 1:
                    name, players = await gather(live, "welcome", 2, clock=60, standin=LEVEL)
                for number, player in enumerate(players):
                    player.url = live.url
                    await player.join(name, number)
                await whole(players[1])
                await time.passes(61)
                prompt = players[1]
                await prompt.until(lambda turn=turn, prompt=prompt: len(told(prompt)) == turn and prompt.to_act())
                assert seat(prompt, 0)["standin"] == (LEVEL if turn == 3 else None)
                await away(players)
        assert [why for why, _ in told(players[1])] == ["handover-clock", "handover-clock", "handover-kept"]

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
            # All whose time is up go together; in the new round everybody thinks for themself, with a new clock.
            for player in players:
                await player.until(lambda player=player: len(player.update["handovers"]) == 2)
                await player.until(player.to_act)
                assert player.update["pending"]["ready"] == []
                assert player.update["legal"]
                assert 55 < player.update["left"] <= 60
            assert told(players[0]) == [("handover-clock", 1), ("handover-clock", 2)]
            assert [seat(players[0], number)["standin"] for number in range(3)] == [None, None, None]
            assert turns_of(live, name, 1)[0][0] == begun
            assert players[0].update["seq"] > before
            for message in players[0].all("update"):
                assert message["draft"] == [] or message["seat"] == 0
            await away(players)

    asyncio.run(story())


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
            assert seat(person, late)["standin"] is None
            assert (await stranger.ask("resume", seat=late))["code"] == "not-your-seat"
            await person.ask("look", seat=1 - late)
            assert person.update["legal"]
            await away([person, stranger])

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
            while not person.over() and person.update["seq"] <= start + 3 * SEATS[title]:
                seen = len(told(person))
                await time.passes(11)
                await person.until(lambda seen=seen: len(told(person)) > seen or person.over())
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
    clocks.start("a", 4, [0, 3], 60)
    assert [clocks.left("a", 0), clocks.left("a", 3), clocks.left("a")] == [40, 60, 40]
    # The clock of a turn that is opened again has never stopped.
    assert clocks.reopen("a", 1)
    assert clocks.left("a", 1) == 40
    clocks.stop("a", 1)
    now += 10
    assert (clocks.ringing(), clocks.late("b"), clocks.late("a")) == (["b"], [0], [])
    clocks.start("b", 2, [0], 30)
    assert (clocks.ringing(), clocks.left("b")) == ([], 30)
    clocks.start("b", 3, [], 30)
    assert clocks.left("b") is None
    now += 30
    assert not clocks.reopen("a", 1)
    clocks.forget("a")
    assert clocks.left("a", 0) is None
