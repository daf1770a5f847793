"""Coming back: by number, in mid-turn, after a restart, and with messages that come twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import Message, away, gather, play_on, running

from kvartal.server.storage import archive
from kvartal.table import remembered


def facts(updates: list[Message]) -> list[Message]:
    return [fact for update in updates for fact in update["facts"]]


def test_a_page_that_comes_back_is_told_exactly_what_it_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            first, second = players
            await play_on(players, 4)
            await second.until(lambda: second.update["seq"] == first.update["seq"])
            number = second.update["seq"]
            before = facts(second.all("update"))
            whole = await second.get(f"/api/tables/{table}/snapshot?since=0&seat=1")
            await play_on(players, 6)
            await second.until(lambda: second.update["seq"] == first.update["seq"])
            live_told = facts(second.all("update"))
            await second.join(table, 1, since=number)
            assert [fact["seq"] > number for fact in second.update["facts"]] == [True] * len(second.update["facts"])
            assert before + second.update["facts"] == live_told
            assert [fact for fact in whole["facts"] if fact in before] == before

            healed = await second.get(f"/api/tables/{table}/snapshot?since={number}&seat=1")
            assert healed == second.update
            later = await second.get(f"/api/tables/{table}/snapshot?since=999999&seat=1")
            assert later["facts"] == []
            await second.get(f"/api/tables/{table}/snapshot?seat=0", 403)
            await second.get(f"/api/tables/{table}/snapshot?since=x", 400)
            await away(players)

    asyncio.run(story())


def test_a_draft_is_there_after_a_reload_and_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            actor = next(player for player in players if player.to_act())
            other = next(player for player in players if not player.to_act())
            seat, step, seen = actor.update["seat"], actor.update["legal"][0], len(other.heard)
            assert (await actor.act(step, done=False))["type"] == "ok"
            assert actor.update["draft"] == [step]
            assert actor.update["complete"]
            assert actor.update["desk"] != actor.update["view"]
            await actor.join(table, seat)
            assert actor.update["draft"] == [step]
            await other.ask("look", seat=other.update["seat"])
            assert all(message.get("draft", []) == [] for message in other.heard[seen:])
            await away(players)
        async with running(tmp_path) as live:
            actor.url = live.url
            await actor.join(table, seat)
            assert (actor.update["draft"], actor.update["complete"]) == ([step], True)
            assert (await actor.ask("undo", seat=seat))["type"] == "ok"
            assert actor.update["draft"] == []
            await actor.act(step, done=False)
            assert (await actor.ask("restart", seat=seat))["type"] == "ok"
            assert actor.update["draft"] == []
            answer = await actor.ask("done", seat=seat, base=actor.update["seq"])
            assert (answer["type"], answer["key"]) == ("refused", "turn-incomplete")
            await actor.act(step, done=False)
            number = actor.update["seq"]
            answer = await actor.ask("done", seat=seat, base=number)
            assert answer["type"] == "ok"
            assert answer["seq"] == actor.update["seq"] > number
            await away([actor])

    asyncio.run(story())


def test_a_message_that_comes_again_gets_the_same_answer_and_does_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            actor = next(player for player in players if player.to_act())
            seat = actor.update["seat"]
            whole = {"seat": seat, "base": actor.update["seq"], "text": actor.update["legal"][0], "done": True}
            first = await actor.ask("act", id="once", **whole)
            assert first["type"] == "ok"
            journal = list(live.site.lobby.tables[table].game.journal.entries)  # type: ignore[union-attr]
            assert await actor.ask("act", id="once", **whole) == first
            assert live.site.lobby.tables[table].game.journal.entries == journal  # type: ignore[union-attr]
            # The same id from another person is another message.
            other = next(player for player in players if player is not actor)
            assert (await other.ask("act", id="once", **whole))["code"] == "not-your-seat"
            said = await actor.ask("chat", id="said", text="once")
            await actor.join(table, seat)
            assert await actor.ask("chat", id="said", text="once") == said
            refused = await actor.ask("act", id="no", **{**whole, "text": "place A1 a1", "base": actor.update["seq"]})
            assert refused["type"] in ("refused", "error")
            assert await actor.ask("act", id="no", **whole) == refused
            await away(players)
        async with running(tmp_path) as live:
            actor.url = live.url
            await actor.join(table, seat)
            assert await actor.ask("act", id="once", **whole) == first
            assert live.site.lobby.tables[table].game.journal.entries == journal  # type: ignore[union-attr]
            assert len(live.site.lobby.tables[table].lines) == 1
            await away([actor])

    asyncio.run(story())


def test_answers_are_remembered_for_good_whatever_others_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("ACTS", 3), ("REFUSALS", 2), ("PERSONS", 2)):
        monkeypatch.setattr(remembered, name, few)

    async def story() -> None:
        async with running(tmp_path) as live:
            name, players = await gather(live, "town77", 2)
            actor = next(player for player in players if player.to_act())
            seat, base, step = actor.update["seat"], actor.update["seq"], actor.update["legal"][0]
            first = await actor.ask("act", id="first", seat=seat, base=base, text=step)
            assert first["type"] == "ok"
            strangers = [await live.player(f"s{number}") for number in range(4)]
            for stranger in strangers:
                await stranger.join(name)
                for number in range(8):
                    assert (await stranger.ask("sit", id=f"no{number}", seat=0))["code"] == "started"
                    assert (await stranger.ask("chat", id=f"yes{number}", text="hello"))["type"] == "ok"
            for number in range(8):
                assert (await actor.ask("chat", id=f"more{number}", text="hello"))["type"] == "ok"
            # It comes again, and changes nothing: a step can only be taken once.
            assert await actor.ask("act", id="first", seat=seat, base=base, text=step) == first
            assert actor.update["draft"] == [step]
            said = len(live.site.lobby.tables[name].lines)
            assert (await strangers[0].ask("chat", id="yes0", text="hello"))["type"] == "ok"
            assert len(live.site.lobby.tables[name].lines) == said
            await away([*players, *strangers])
        monkeypatch.setattr(archive, "ANSWERS_READ", 2)
        async with running(tmp_path) as live:
            actor.url = live.url
            await actor.join(name, seat)
            assert await actor.ask("act", id="first", seat=seat, base=base, text=step) == first
            assert actor.update["draft"] == [step]
            await away([actor])

    asyncio.run(story())


def test_a_move_made_on_an_old_sight_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "town77", 2)
            await play_on(players, 3)
            actor = next(player for player in players if player.to_act())
            text = actor.update["legal"][0]
            for base in (0, actor.update["seq"] - 1, actor.update["seq"] + 1):
                answer = await actor.ask("act", seat=actor.update["seat"], base=base, text=text, done=True)
                assert (answer["type"], answer["code"]) == ("error", "stale")
            assert (await actor.act(text))["type"] == "ok"
            await away(players)

    asyncio.run(story())


def test_idle_tables_are_cleared_and_fetched_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            await play_on(players, 4)
            number = players[0].update["seq"]
            lobby = live.site.lobby
            assert lobby.sweep(lobby.sweep(set())) == set()
            assert table in lobby.tables, "a table at which somebody looks is not cleared"
            await away(players)
            await asyncio.wait_for(lobby.tables[table].settled(), 5)
            idle = lobby.sweep(set())
            assert table in lobby.tables, "a table is cleared only after a while"
            lobby.sweep(idle)
            assert lobby.tables == {}
            both = await asyncio.gather(players[0].join(table, 0), players[1].join(table, 1))
            assert [update["seq"] for update in both] == [number, number]
            assert len(lobby.tables) == 1
            await play_on(players, 3)
            await away(players)

    asyncio.run(story())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77", "me", "bot"))["id"]
            await person.join(table, 0)
            await person.until(lambda: person.to_act())
            # The move is acknowledged before the bot answers; the server stops in between.
            live.site.lobby.tables[table].autoplay.call = lambda: None  # type: ignore[method-assign]
            while person.to_act():
                await person.act(person.update["legal"][0])
            number = person.update["seq"]
            await person.leave()
        async with running(tmp_path) as live:
            person.url = live.url
            await person.join(table, 0, number)
            await person.until(lambda: person.to_act() or person.over())
            assert person.update["seq"] > number
            await person.leave()

    asyncio.run(story())
