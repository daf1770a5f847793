"""A finished turn of a simultaneous round can be taken back until the last seat is ready."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server import handful
from tests.server.kit import Player, away, gather, running
from tests.server.standin import LEVEL, Time, table_of, told, turns_of
from tests.server.test_kill import Nursery, nursery, up

from kvartal.core import ruleset
from kvartal.core.errors import OutOfTurn
from kvartal.core.game import Game
from kvartal.core.rules import Rules


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    titles: dict[str, type[Rules]] = {**ruleset._titles, "handful": handful.Handful}
    monkeypatch.setattr(ruleset, "_titles", titles)


async def hold_out(player: Player, left: int, right: int, base: int | None = None) -> None:
    number = player.update["seq"] if base is None else base
    for text in (f"left {left}", f"right {right}"):
        answer = await player.ask("act", seat=player.update["seat"], base=number, text=text, done=True)
        assert answer["type"] == "ok", answer


async def reopen(player: Player, base: int | None = None) -> str:
    """Asks for the turn back, and gives what came of it."""
    number = player.update["seq"] if base is None else base
    answer = await player.ask("reopen", seat=player.update["seat"], base=number)
    return str(answer.get("code", answer["type"]))


def ready(player: Player) -> list[int]:
    found: list[int] = player.update["pending"]["ready"]
    return found


def test_a_game_takes_a_sealed_turn_back_and_leaves_no_trace_of_it() -> None:
    game, plain = (Game.new("handful", seats=3, seed=1) for _ in range(2))
    for seat in (0, 2):
        for text in ("left 1", "right 2"):
            game.play(seat, text)
    plain.play(2, "left 1")
    plain.play(2, "right 2")
    assert game.reopen(0) == len(game.journal.entries) - 1
    assert [str(step) for step in game.draft(0).steps] == ["left 1", "right 2"]
    assert game.acting == (0, 1)
    game.draft(0).restart()
    assert game == plain
    for nobody in (0, 1):
        with pytest.raises(OutOfTurn):
            game.reopen(nobody)


def test_a_turn_that_was_taken_back_is_changed_and_nobody_learns_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "handful", 3)
            anna, boris, clara = players
            start = anna.update["seq"]
            await hold_out(anna, 2, 1)
            await hold_out(boris, 1, 1, base=start)
            await clara.until(lambda: ready(clara) == [0, 1])
            top = clara.update["seq"]
            assert await reopen(anna) == "ok"
            assert (anna.update["draft"], anna.update["complete"]) == (["left 2", "right 1"], True)
            assert (ready(anna), anna.update["seq"]) == ([1], top - 1)
            assert await reopen(anna) == "not-your-turn"
            await clara.until(lambda: ready(clara) == [1])
            assert (await anna.ask("undo", seat=0))["type"] == "ok"
            assert anna.update["legal"] == ["right 1", "right 2"]
            # Whoever saw the table when more were ready saw the same position.
            answer = await clara.ask("act", seat=2, base=top, text="left 2", done=True)
            assert answer["type"] == "ok"
            assert (await anna.act("right 2"))["type"] == "ok"
            await clara.act("right 2")
            for player in players:
                await player.until(lambda player=player: player.update["view"]["totals"] == [4, 2, 4])
                facts = [fact for message in player.all("update") for fact in message["facts"]]
                held = [fact["args"]["seat"] for fact in facts if fact["key"] != "dealt"]
                assert held == [0, 0, 1, 1, 2, 2]
            # What the turn was at first is in no message to anybody else.
            for other in (boris, clara):
                assert not any(message["draft"] == ["left 2", "right 1"] for message in other.all("update"))
            assert turns_of(live, name, 0) == [["left 2", "right 2"]]
            await away(players)

    asyncio.run(story())


def test_with_the_last_seat_one_of_both_happens_and_never_half(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            for first in ("reopen", "done"):
                name, players = await gather(live, "handful", 2)
                anna, boris = players
                start = anna.update["seq"]
                await hold_out(anna, 2, 1)
                await boris.until(lambda boris=boris: ready(boris) == [0])
                seen = anna.update["seq"]
                await boris.act("left 1", done=False)
                last = boris.act("right 1", base=start)
                back = reopen(anna, seen)
                order = (back, last) if first == "reopen" else (last, back)
                tasks = []
                for one in order:
                    tasks.append(asyncio.create_task(one))
                    await asyncio.sleep(0)
                answers = await asyncio.gather(*tasks)
                taken = answers[0 if first == "reopen" else 1]
                game = table_of(live, name).game
                assert game is not None
                if taken == "ok":
                    assert (sorted(game.sealed), list(game.acting)) == ([1], [0])
                    assert anna.update["draft"] == ["left 2", "right 1"]
                else:
                    assert taken == "stale"
                    assert (game.sealed, turns_of(live, name, 0)) == ({}, [["left 2", "right 1"]])
                await away(players)

    asyncio.run(story())


def test_what_was_taken_back_outlives_kill_9_and_a_message_counts_once(tmp_path: Path) -> None:
    def shows(player: Player) -> tuple[list[int], list[str]]:
        return ready(player), player.update["draft"]

    async def story(home: Nursery) -> None:
        home.start()
        await up(home.url)
        players = [await Player.new(home.url), await Player.new(home.url)]
        name = (await players[0].open("welcome", "me", "open"))["id"]
        await players[1].join(name)
        await players[1].ask("sit", seat=1, name="Boris")
        await players[0].join(name, 0)
        await players[0].ask("start")
        await players[0].until(players[0].to_act)
        while not players[0].update["complete"]:
            wanted = "done" if "done" in players[0].update["legal"] else players[0].update["legal"][0]
            await players[0].act(wanted, done=False)
        steps = players[0].update["draft"]
        assert (await players[0].ask("done", seat=0, base=players[0].update["seq"]))["type"] == "ok"
        assert shows(players[0]) == ([0], steps)
        top = players[0].update["seq"]
        answer = await players[0].ask("reopen", seat=0, base=top, id="once")
        assert answer["type"] == "ok"
        home.kill()
        for player in players:
            await player.until(player.gone)
        home.start()
        await up(home.url)
        for number, player in enumerate(players):
            await player.join(name, number, top)
        assert shows(players[0]) == ([], steps)
        assert players[0].to_act()
        assert (await players[0].ask("done", seat=0, base=players[0].update["seq"]))["type"] == "ok"
        assert (await players[0].ask("reopen", seat=0, base=top, id="once"))["type"] == "ok"
        await players[0].ask("look", seat=0)
        assert shows(players[0]) == ([0], steps), "the old message did nothing"
        # After a restart a turn that was sealed before can still be opened.
        home.kill()
        for player in players:
            await player.until(player.gone)
        home.start()
        await up(home.url)
        for number, player in enumerate(players):
            await player.join(name, number, top)
        assert await reopen(players[0]) == "ok"
        assert shows(players[0]) == ([], steps)
        await away(players)

    with nursery(tmp_path) as home:
        asyncio.run(story(home))


def test_only_the_own_turn_in_its_time_can_be_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            time = Time(live)
            _, players = await gather(live, "welcome", 3, clock=60, standin=LEVEL)
            anna, boris, clara = players
            assert await reopen(anna) == "not-your-turn"
            for player in (anna, boris):
                while not player.update["complete"]:
                    wanted = "done" if "done" in player.update["legal"] else player.update["legal"][0]
                    await player.act(wanted, done=wanted == "done")
            assert (await clara.ask("reopen", seat=0, base=anna.update["seq"]))["code"] == "not-your-seat"
            await time.passes(30)
            assert await reopen(anna) == "ok"
            assert 25 < anna.update["left"] <= 30, "its clock has never stopped"
            await clara.ask("handover", seat=2)
            await clara.ask("resume", seat=2)
            await time.passes(31)
            # Who is late with a turn that was opened again has it played as it stood.
            await clara.until(lambda: ("handover-clock", 0) in told(clara))
            await clara.until(lambda: 0 in ready(clara) or clara.update["seq"] > 10)
            await away(players)

    asyncio.run(story())
