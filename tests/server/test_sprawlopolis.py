"""What the server does for Sprawlopolis: previews, pointing, the daily deal, counting a real table."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.kit import Player, away, gather, play_on, running

CITY = "goals: 8 9 11\nREW CEW REW\nP I P\n"


def test_a_preview_shows_what_a_step_would_bring_to_nobody_else_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "sprawlopolis", 2)
            actor = next(player for player in players if player.to_act())
            other = next(player for player in players if player is not actor)
            before = actor.update
            text = before["legal"][0]
            shown = await actor.ask("preview", seat=before["seat"], text=text)
            assert (shown["type"], shown["text"]) == ("preview", text)
            assert len(shown["view"]["laid"]) == 2
            assert (actor.update["view"], actor.update["draft"]) == (before["view"], [])
            refused = await actor.ask("preview", seat=before["seat"], text="place 1 20,20")
            assert refused["type"] == "refused"
            assert (await other.ask("preview", seat=before["seat"], text=text))["code"] == "not-your-seat"
            assert other.all("preview") == []
            assert other.update["view"]["laid"] == before["view"]["laid"]
            assert (await actor.act(text))["type"] == "ok"
            assert actor.update["scores"] == shown["scores"]

    asyncio.run(story())


def test_three_persons_talk_point_and_win_or_lose_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "sprawlopolis", 3)
            assert (await players[1].ask("chat", text="На край!"))["type"] == "ok"
            assert (await players[2].ask("point", seat=2, at="0,1"))["type"] == "ok"
            await players[0].until(lambda: players[0].all("point") and players[0].all("chat"))
            assert players[0].all("point") == [{"type": "point", "seat": 2, "at": "0,1"}]
            assert [line["text"] for line in players[0].all("chat")] == ["На край!"]
            assert (await players[2].ask("point", seat=1, at="0,1"))["code"] == "not-your-seat"
            await play_on(players, choose=random.Random(3).choice)
            over = players[0].update["over"]
            assert [standing["place"] for standing in over["standings"]] == [1, 1, 1]
            assert over["won"] is (over["standings"][0]["tiers"][1] >= 0)

    asyncio.run(story())


def test_a_phrase_is_kept_and_told_by_its_key_and_an_unknown_one_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "sprawlopolis", 2)
            watcher = await live.player()
            await watcher.join(table)
            assert (await players[0].ask("phrase", id="once", key="sprawlopolis-phrase-road"))["type"] == "ok"
            assert (await players[0].ask("phrase", id="once", key="sprawlopolis-phrase-road"))["type"] == "ok"
            for key in ("sprawlopolis-phrase-none", "welcome-phrase-good", "sprawlopolis-name", "road"):
                assert (await players[0].ask("phrase", key=key))["code"] == "unknown-phrase"
            assert (await players[0].ask("phrase", key=""))["code"] == "malformed"
            assert (await players[1].ask("chat", text="sprawlopolis-phrase-park"))["type"] == "ok"
            await watcher.until(lambda: len(watcher.all("chat")) == 2)
            await play_on(players)
        async with running(tmp_path) as live:
            players[1].url = live.url
            players[1].heard.clear()
            await players[1].join(table, 1)
            await players[1].until(lambda: len(players[1].all("chat")) == 2)
            told = players[1].all("chat")
            assert told == watcher.all("chat")
            said = [("sprawlopolis-phrase-road", ""), (None, "sprawlopolis-phrase-park")]
            assert [(line["key"], line["text"]) for line in told] == said
            # The film of the game holds what was said, too, and the score of every moment.
            film = await players[1].get(f"/api/tables/{table}/replay")
            assert film["talk"] == told
            assert film["frames"][0]["score"] == []
            assert film["frames"][-1]["score"] == film["scores"][0] != film["frames"][-2]["score"] != []
            await away(players)

    asyncio.run(story())


def test_a_preview_of_a_complete_turn_takes_the_place_of_its_last_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "sprawlopolis", 2)
            actor = next(player for player in players if player.to_act())
            seat, (first, *_, last) = actor.update["seat"], actor.update["legal"]
            shown = await actor.ask("preview", seat=seat, text=last)
            await actor.act(first, done=False)
            await actor.until(lambda: actor.update["complete"])
            again = await actor.ask("preview", seat=seat, text=last)
            assert (again["view"], again["scores"]) == (shown["view"], shown["scores"])
            assert actor.update["draft"] == [first]

    asyncio.run(story())


async def daily(player: Player) -> str:
    wish = {"ruleset": "sprawlopolis", "seats": [{"kind": "me"}], "settings": {"daily": True}}
    table: str = (await player.post("/api/tables", wish, 201))["id"]
    await player.join(table, 0)
    return table


def dealt(player: Player) -> list[object]:
    view = player.update["view"]
    return [view["goals"], view["top"], [card["card"] for card in view["hands"][0]["cards"]]]


def test_the_daily_deal_is_the_same_for_everybody_and_the_results_of_first_tables_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, boris = await live.player("Anna"), await live.player("Boris")
            table = await daily(anna)
            other = await daily(boris)
            assert dealt(anna) == dealt(boris)
            await anna.act(anna.update["legal"][0])
            await boris.act(boris.update["legal"][-1])
            assert anna.update["view"]["top"] == boris.update["view"]["top"]
        # The day's deal goes on after a restart where it was.
        async with running(tmp_path) as live:
            anna.url = boris.url = live.url
            await anna.join(table, 0)
            for player in (anna, boris):
                if player is boris:
                    await boris.join(other, 0)
                await play_on([player])
            listed = await anna.get("/api/daily?ruleset=sprawlopolis")
            assert sorted((one["name"], one["mine"]) for one in listed) == [("Anna", True), ("Boris", False)]
            assert listed[0]["score"] >= listed[1]["score"]
            assert {one["target"] for one in listed} == {anna.update["view"]["target"]}
            tops = [player.update["view"]["laid"][0]["card"] for player in (anna, boris)]
            assert tops[0] == tops[1]
            assert await anna.get("/api/daily?ruleset=sprawlopolis(hard)") == []

    asyncio.run(story())


def test_a_rematch_of_the_daily_deal_is_a_game_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            await daily(anna)
            await play_on([anna])
            assert (await anna.ask("rematch"))["type"] == "ok"
            await anna.until(lambda: anna.all("moved"))
            again = await anna.get(f"/api/tables/{anna.all('moved')[0]['table']}")
            assert "daily" not in again["settings"]

    asyncio.run(story())


def test_the_daily_deal_waits_for_whoever_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, boris = await live.player("Anna"), await live.player("Boris")
            first = (await anna.open("sprawlopolis", "me", daily=True))["id"]
            table = (await boris.open("sprawlopolis", "open", daily=True))["id"]
            await boris.join(table)
            assert (await boris.ask("sit", seat=0))["type"] == "ok"
            assert (await boris.ask("start"))["type"] == "ok"
            await anna.join(first, 0)
            assert boris.update["view"] == anna.update["view"]
            await away([anna, boris])

    asyncio.run(story())


def test_a_table_of_several_has_no_daily_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            wish = {"ruleset": "sprawlopolis", "seats": seats, "settings": {"daily": True}}
            assert "daily" not in (await anna.post("/api/tables", wish, 201))["settings"]

    asyncio.run(story())


def test_a_written_city_is_counted_or_refused_with_the_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            counted = await anna.post("/api/score", {"ruleset": "sprawlopolis", "text": CITY})
            assert counted["target"] == 28
            (city,) = counted["sheets"]
            assert city["total"] == sum(line["points"] for line in city["lines"])
            assert (city["faults"], city["place"]) == ([], None)
            refused = await anna.post("/api/score", {"ruleset": "sprawlopolis", "text": "REW\nX"})
            assert (refused["type"], refused["key"], refused["args"]["line"]) == (
                "refused",
                "sprawlopolis-bad-block",
                2,
            )
            error = await anna.post("/api/score", {"ruleset": "town77", "text": "A1"}, 400)
            assert error["code"] == "bad-ruleset"

    asyncio.run(story())
