"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.kit import away, gather, play_on, running

import kvartal


def test_three_persons_play_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 3)
            rng = random.Random(1)
            await play_on(players, choose=rng.choice)
            over = players[0].update["over"]
            assert sorted(standing["seat"] for standing in over["standings"]) == [0, 1, 2]
            assert players[0].update["table"]["phase"] == "over"
            assert all(hand["tiles"] is not None for hand in players[1].update["view"]["hands"])

            # The journal that anybody may have now leads to the same end.
            async with players[0].http() as http:
                text = (await http.get(f"/api/tables/{table}/journal")).text
            game = kvartal.replay(text)
            assert game.over is not None
            assert [one.place for one in game.over.standings] == [one["place"] for one in over["standings"]]

            shown = await players[2].get(f"/api/tables/{table}/replay")
            assert shown["over"] == over
            assert shown["frames"][-1]["seq"] == players[0].update["seq"]
            assert shown["frames"][-1]["view"] == players[0].update["view"]
            assert [frame["seq"] for frame in shown["frames"]] == sorted({frame["seq"] for frame in shown["frames"]})

            # Every number was told once and in order.
            for player in players:
                told = [fact["seq"] for update in player.all("update") for fact in update["facts"]]
                assert told == sorted(told)
            await away(players)

    asyncio.run(story())


def test_a_person_plays_bots_and_gets_a_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player("Ada")
            table = await person.open("town77", "me", "bot", "bot")
            assert table["phase"] == "playing"
            await person.join(table["id"], 0)
            while not person.over():
                await person.until(lambda: person.over() or person.to_act())
                if not person.over():
                    assert (await person.act(person.update["legal"][0]))["type"] == "ok"
            assert (await person.ask("rematch"))["type"] == "ok"
            moved = person.all("moved")[0]["table"]
            assert (await person.ask("rematch"))["type"] == "ok"
            assert person.all("moved")[1]["table"] == moved
            again = await person.get(f"/api/tables/{moved}")
            assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "bot"]
            assert again["seats"][0]["mine"]
            assert {one["id"] for one in await person.get("/api/tables")} == {table["id"], moved}
            await person.leave()

    asyncio.run(story())


def test_a_solo_game_is_recorded_for_its_player_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person, other = await live.player(), await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            await person.join(table, 0)
            while not person.over():
                await person.act(person.update["legal"][0])
            score = sum(line["points"] for line in person.update["scores"][0])
            (record,) = await person.get("/api/records?ruleset=town77( solo )")
            assert (record["ruleset"], record["score"], record["table"]) == ("town77(solo)", score, table)
            assert record["target"] is None
            assert await other.get("/api/records?ruleset=town77(solo)") == []
            await person.leave()

    asyncio.run(story())


def test_a_finished_game_goes_into_the_diploma_of_its_player_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person, other = await live.player(), await live.player()
            table = (await person.open("welcome(christmas,solo)", "me"))["id"]
            await person.join(table, 0)
            while not person.over():
                await person.act(person.update["legal"][0])
            earned = {one["name"]: one.get("table") for one in await person.get("/api/diploma/welcome")}
            assert earned["christmas"] == table
            assert earned["icecream"] is None
            assert all(one.get("table") is None for one in await other.get("/api/diploma/welcome"))
            assert await person.get("/api/diploma/town77") == []
            await person.leave()

    asyncio.run(story())


def test_a_spectator_sees_no_hand_and_cannot_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            watcher = await live.player()
            await watcher.join(table)
            assert watcher.update["seat"] is None
            assert watcher.update["legal"] == []
            assert [hand["tiles"] for hand in watcher.update["view"]["hands"]] == [None, None]
            answer = await watcher.act((players[0].update["legal"] and "keep") or "keep", seat=0)
            assert (answer["type"], answer["code"]) == ("error", "not-your-seat")
            await players[0].until(lambda: [told["watchers"] for told in players[0].all("presence")][-1:] == [1])
            await away([*players, watcher])

    asyncio.run(story())


def test_seats_are_taken_left_and_filled_before_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            host, guest = await live.player("Ada"), await live.player()
            table = (await host.open("town77", "me", "open", "open"))["id"]
            await host.join(table, 0)
            await guest.join(table)
            # Whoever takes a name while the page is open sits down, chats and stays under it.
            await guest.post("/api/me", {"name": "Борис\n", "mark": "cat"})
            assert (await guest.ask("sit", seat=1))["type"] == "ok"
            assert guest.eyes() == 1
            await host.until(lambda: host.update["table"]["seats"][1]["name"] == "Борис")
            assert (await guest.get("/api/me"))["name"] == "Борис"
            assert (await host.ask("sit", seat=1))["code"] == "seat-taken"
            assert (await host.ask("sit", seat=9))["code"] == "seat-taken"
            assert (await guest.ask("start"))["code"] == "not-host"
            assert (await host.ask("start"))["code"] == "seats-open"
            assert (await guest.ask("fill", seat=2, level="easy"))["code"] == "not-host"
            assert (await host.ask("fill", seat=2, level="divine"))["code"] == "bad-level"
            assert (await guest.ask("stand", seat=1))["type"] == "ok"
            assert guest.eyes() is None
            assert (await host.act("keep", seat=0))["code"] == "not-started"
            assert (await guest.ask("sit", seat=1, name="Боря"))["type"] == "ok"
            assert (await host.ask("fill", seat=2, level="easy"))["type"] == "ok"
            assert (await host.ask("start"))["type"] == "ok"
            await guest.until(lambda: guest.update["view"] is not None)
            seats = guest.update["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["Ada", "Боря", ""]
            assert [seat["mine"] for seat in seats] == [False, True, False]
            assert [seat["online"] for seat in seats] == [True, True, True]
            assert (await guest.ask("stand", seat=1))["code"] == "started"
            assert (await host.ask("start"))["code"] == "started"
            await away([host, guest])

    asyncio.run(story())


def test_chat_is_kept_with_the_table_and_told_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            for text in ("Привет!", "  two \n lines "):
                assert (await players[0].ask("chat", text=text))["type"] == "ok"
            assert (await players[0].ask("chat", text=" \n "))["type"] == "error"
            await players[1].until(lambda: len(players[1].all("chat")) == 2)
            assert [line["text"] for line in players[1].all("chat")] == ["Привет!", "two lines"]
            assert players[1].all("chat")[0]["seat"] == 0
            players[1].heard.clear()
            await players[1].join(table, 1, chat=1)
            await players[1].ask("look", seat=1)
            assert [line["n"] for line in players[1].all("chat")] == [2]
            await away(players)
        async with running(tmp_path) as live:
            players[0].url = live.url
            players[0].heard.clear()
            await players[0].join(table, 0)
            await players[0].ask("look", seat=0)
            assert [line["text"] for line in players[0].all("chat")] == ["Привет!", "two lines"]
            await away(players)

    asyncio.run(story())


def test_a_step_can_be_previewed_and_nobody_else_learns_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "town77", 2)
            actor = next(player for player in players if player.to_act())
            other = next(player for player in players if not player.to_act())
            before, heard = actor.update, len(other.heard)
            text = actor.update["legal"][0]
            answer = await actor.ask("preview", seat=actor.eyes(), text=text)
            assert (answer["type"], answer["text"]) == ("preview", text)
            assert answer["view"] != before["view"]
            assert len(answer["scores"]) == 2
            assert (await actor.ask("preview", seat=actor.eyes(), text="place A1 a1"))["type"] == "refused"
            assert (await actor.ask("look", seat=actor.eyes()))["type"] == "ok"
            assert actor.update == {**before, "facts": []}
            assert (await other.ask("preview", seat=actor.eyes(), text=text))["code"] == "not-your-seat"
            assert [message["type"] for message in other.heard[heard:] if message["type"] != "presence"] == ["error"]
            await away(players)

    asyncio.run(story())


def test_everybody_sees_where_a_player_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            watcher = await live.player()
            await watcher.join(table)
            assert (await players[1].ask("point", seat=1, at="b2"))["type"] == "ok"
            for reader in (*players, watcher):
                await reader.ask("look", seat=reader.eyes())
                assert [(one["seat"], one["at"]) for one in reader.all("point")] == [(1, "b2")]
            assert (await watcher.ask("point", seat=1, at="b2"))["code"] == "not-your-seat"
            await away([*players, watcher])

    asyncio.run(story())


def test_a_hint_is_a_legal_action(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            await person.join((await person.open("town77(solo)", "me"))["id"], 0)
            answer = await person.ask("hint", seat=0)
            assert answer["type"] == "hint"
            assert answer["text"] in person.update["legal"]
            await person.leave()

    asyncio.run(story())
