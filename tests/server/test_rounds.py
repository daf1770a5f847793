"""Simultaneous rounds: everybody acts at once, others see that one is ready and never what one has chosen."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import handful
from tests.server.kit import Player, away, gather, running

import kvartal
from kvartal.core import ruleset
from kvartal.core.rules import Rules
from kvartal.table.replays import frames
from kvartal.table.updates import CROWD, ViewCache


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    titles: dict[str, type[Rules]] = {**ruleset._titles, "handful": handful.Handful}
    monkeypatch.setattr(ruleset, "_titles", titles)


async def hold_out(player: Player, left: int, right: int, base: int | None = None) -> None:
    number = player.update["seq"] if base is None else base
    for text in (f"left {left}", f"right {right}"):
        answer = await player.ask("act", seat=player.update["seat"], base=number, text=text, done=True)
        assert answer["type"] == "ok", answer


def test_others_see_ready_and_never_the_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "handful", 3)
            start = players[0].update["seq"]
            assert players[0].update["pending"] == {"kind": "decide", "seats": [0, 1, 2], "ready": []}
            await hold_out(players[0], 2, 1)
            await players[1].until(lambda: players[1].update["pending"]["ready"] == [0])
            own = players[0].update
            assert (own["draft"], own["complete"], own["legal"]) == (["left 2", "right 1"], True, [])
            assert (await players[0].ask("undo", seat=0))["code"] == "not-your-turn"
            for other in players[1:]:
                await other.ask("look", seat=other.update["seat"])
                assert b"left 2" not in b"".join(other.raw).replace(b'"legal":["left 1","left 2"]', b"")
                assert other.update["facts"] == []
                assert other.update["view"]["totals"] == [0, 0, 0]
            # The number has grown, but what the others saw of the position still holds.
            await hold_out(players[1], 1, 1, base=start)
            await away(players)
        async with running(tmp_path) as live:
            for seat, player in enumerate(players):
                player.url = live.url
                await player.join(table, seat, start)
            assert players[2].update["pending"]["ready"] == [0, 1]
            assert players[0].update["draft"] == ["left 2", "right 1"]
            assert players[2].update["draft"] == []
            await hold_out(players[2], 2, 2, base=start)
            for player in players:
                await player.until(lambda player=player: player.update["view"]["totals"] == [3, 2, 4])
                told = [fact["args"] for fact in player.update["facts"]]
                assert [fact["seat"] for fact in told] == [0, 0, 1, 1, 2, 2]
                assert player.update["pending"] == {"kind": "decide", "seats": [0, 1, 2], "ready": []}
            for player in players:
                await hold_out(player, 1, 1)
            await players[0].until(lambda: players[0].over())
            await away(players)

    asyncio.run(story())


def test_whoever_waits_sees_the_own_finished_turn_and_nobody_elses(tmp_path: Path) -> None:
    def built(view: dict[str, Any], seat: int) -> int:
        houses = [house for street in view["sheets"][seat]["streets"] for house in street["houses"]]
        return sum(house["number"] is not None for house in houses)

    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "welcome", 2)
            anna, boris = players
            while anna.to_act() and not anna.update["complete"]:
                wanted = "done" if "done" in anna.update["legal"] else anna.update["legal"][0]
                assert (await anna.act(wanted, done=wanted == "done"))["type"] == "ok"
            await boris.until(lambda: boris.update["pending"]["ready"] == [0])
            assert (built(anna.update["desk"], 0), built(anna.update["view"], 0)) == (1, 0)
            assert (boris.update["desk"], built(boris.update["view"], 0)) == (None, 0)
            # Coming back changes nothing.
            await anna.leave()
            await anna.join(table, 0)
            assert built(anna.update["desk"], 0) == 1
            await away(players)

    asyncio.run(story())


def test_a_hundred_seats_play_a_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "handful", 100)
            await asyncio.gather(*(hold_out(player, 1, 2) for player in players))
            for player in players:
                await player.until(lambda player=player: player.update["view"]["round"] == 1)
                assert handful.fingers(player.update["view"]) == 300
            await away(players)

    asyncio.run(story())


def test_in_a_crowd_each_is_told_the_own_score_sheet_and_at_the_end_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            crowd = CROWD + 1
            table, players = await gather(live, "handful", crowd)
            watcher = await live.player()
            await watcher.join(table)
            for number in (1, 2):
                await asyncio.gather(*(hold_out(player, 1, 2) for player in players))
                for player in (*players, watcher):
                    await player.until(lambda player=player, number=number: player.update["view"]["round"] == number)
                for player in (*players, watcher):
                    told = [seat for seat, lines in enumerate(player.update["scores"]) if lines]
                    assert told == (
                        [one for one in [player.eyes()] if one is not None] if number == 1 else [*range(crowd)]
                    )
                    assert len(player.update["scores"]) == crowd
            await away([*players, watcher])

    asyncio.run(story())


@pytest.mark.parametrize(("seats", "shown"), [(2, [0, 1]), (CROWD + 1, [1])])
def test_at_the_end_all_sheets_are_seen_and_in_a_crowd_the_own_one(seats: int, shown: list[int]) -> None:
    game = kvartal.new("welcome", seats, seed=1)
    rng = random.Random(1)
    while not game.over:
        for seat in game.acting:
            while not game.draft(seat).complete:
                game.draft(seat).step(rng.choice(game.legal(seat)))
            game.commit(seat)
    views = ViewCache(game)
    last = frames(game, reader=views.afterwards(1))[-1]
    for view in (msgspec.json.decode(views.view(1)), msgspec.to_builtins(last.view)):
        assert [sheet["seat"] for sheet in view["sheets"]] == shown
        assert len(view["standings"]) == seats


def test_in_a_crowd_anybody_may_ask_for_one_sheet_as_a_small_table_shows_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            host, watcher = await live.player(), await live.player()
            table = (await host.open("welcome(roswell)", "me", *["open"] * CROWD))["id"]
            await watcher.join(table)
            assert (await watcher.ask("sheet", seat=1))["code"] == "not-started"
            await host.join(table, 0)
            for seat in range(1, CROWD + 1):
                await host.ask("fill", seat=seat, level="easy")
            await host.ask("start")
            await watcher.until(lambda: watcher.update["view"] is not None)
            assert watcher.update["view"]["sheets"] == []
            for reader in (watcher, host):
                shown = await reader.ask("sheet", seat=3)
                assert (shown["type"], shown["seat"], shown["sheet"]["seat"]) == ("sheet", 3, 3)
                assert [len(street["houses"]) for street in shown["sheet"]["streets"]] == [10, 11, 12]
                assert sum(line["points"] for line in shown["scores"]) == shown["sheet"]["score"]
            own = await host.ask("sheet", seat=0)
            assert own["sheet"] == host.update["view"]["sheets"][0]
            # The goal is a secret of the seat until all have chosen.
            await host.ask("act", seat=0, base=host.update["seq"], text="goal 2")
            assert (await watcher.ask("sheet", seat=0))["sheet"] == own["sheet"]
            assert (await watcher.ask("sheet", seat=CROWD + 1))["code"] == "bad-seats"
            await away([host, watcher])

    asyncio.run(story())


def test_a_sheet_on_request_is_the_one_that_a_view_of_few_seats_shows() -> None:
    game = kvartal.new("welcome(roswell)", 3, seed=1)
    rng = random.Random(1)
    for _ in range(20):
        for reader in (0, 1, kvartal.SPECTATOR, kvartal.EVERYTHING):
            sheets = [game.rules.sheet(game.position, seat, reader) for seat in range(3)]
            assert sheets == game.view(reader).sheets
        seat = game.acting[0]
        while not game.draft(seat).complete:
            game.draft(seat).step(rng.choice(game.legal(seat)))
        game.commit(seat)
