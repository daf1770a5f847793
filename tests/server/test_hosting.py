"""The host can send somebody away, mute somebody, and close the table; nobody sits under another's name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import away, gather, running


def test_nobody_takes_a_seat_under_anothers_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, boris = await live.player("Anna"), await live.player("anna")
            table = (await anna.open("town77", "me", "open", "open"))["id"]
            await anna.join(table, 0)
            await boris.join(table)
            for name in ("", "ANNA", " \uff21nna "):
                assert (await boris.ask("sit", seat=1, name=name))["code"] == "name-taken"
            assert (await boris.ask("sit", seat=1, name="Boris"))["type"] == "ok"
            # One's own name is one's own, also for somebody at the same screen.
            assert (await anna.ask("sit", seat=2, name="Anna"))["type"] == "ok"
            await away([anna, boris])

    asyncio.run(story())


def test_the_host_sends_somebody_away_before_the_game_and_they_cannot_sit_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            host, other, third = [await live.player(name) for name in ("h", "o", "t")]
            table = (await host.open("town77", "me", "open", "open"))["id"]
            await host.join(table, 0)
            for seat, player in enumerate((other, third), 1):
                await player.join(table)
                assert (await player.ask("sit", seat=seat))["type"] == "ok"
            assert (await other.ask("dismiss", seat=2))["code"] == "not-host"
            assert (await host.ask("dismiss", seat=0))["code"] == "not-allowed"
            assert (await host.ask("dismiss", seat=1))["type"] == "ok"
            await other.until(lambda: other.gone())
            assert (other.closed, other.all("error")[-1]["code"]) == (4403, "sent-away")
            await host.until(lambda: host.update["table"]["seats"][1]["kind"] == "open")
            await away([host, other, third])
        async with running(tmp_path) as live:
            other.url = live.url
            await other.join(table)
            assert (other.closed, other.all("error")[-1]["code"]) == (4403, "sent-away")
            await other.leave()

    asyncio.run(story())


def test_whoever_is_sent_away_during_the_game_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            host, other = players
            assert (await host.ask("dismiss", seat=1))["type"] == "ok"
            await other.until(lambda: other.gone())
            await host.until(lambda: host.update["table"]["seats"][1]["standin"] is not None)
            # Nor may they look on, least of all through the eyes of the seat that was theirs.
            await other.join(table, 1)
            assert (other.closed, other.all("error")[-1]["code"]) == (4403, "sent-away")
            for path in ("", "/snapshot", "/snapshot?seat=1"):
                assert (await other.get(f"/api/tables/{table}{path}", 403))["code"] == "sent-away"
            # A bot has the seat already; it stays so.
            assert (await host.ask("dismiss", seat=1))["type"] == "ok"
            await away(players)

    asyncio.run(story())


def test_the_host_mutes_somebody_and_lets_them_speak_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, (host, other) = await gather(live, "town77", 2)
            assert (await other.ask("mute", seat=0))["code"] == "not-host"
            assert (await host.ask("mute", seat=1))["type"] == "ok"
            assert (await other.ask("chat", text="hello"))["code"] == "muted"
            assert (await other.ask("point", seat=1, at="b1"))["code"] == "muted"
            assert (await host.ask("chat", text="hello"))["type"] == "ok"
            assert (await host.ask("point", seat=0, at="b1"))["type"] == "ok"
            assert (await host.ask("mute", seat=1, muted=False))["type"] == "ok"
            assert (await other.ask("point", seat=1, at="b1"))["type"] == "ok"
            assert (await other.ask("chat", text="hello"))["type"] == "ok"
            await away([host, other])

    asyncio.run(story())


def test_those_muted_or_sent_away_stay_so_in_the_next_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, (host, loud, rude) = await gather(live, "town77", 3, standin="easy")
            assert (await host.ask("mute", seat=1))["type"] == "ok"
            assert (await host.ask("dismiss", seat=2))["type"] == "ok"
            await rude.until(lambda: rude.gone())
            for player in (host, loud):
                assert (await player.ask("handover", seat=player.eyes()))["type"] == "ok"
            await loud.until(loud.over)
            assert (await loud.ask("rematch"))["type"] == "ok"
            again = loud.all("moved")[-1]["table"]
            await host.join(again, 0)
            seats = host.update["table"]["seats"]
            assert [(seat["kind"], seat["muted"]) for seat in seats] == [
                ("person", False),
                ("person", True),
                ("bot", False),
            ]
            await loud.join(again, 1)
            assert (await loud.ask("chat", text="hello"))["code"] == "muted"
            await rude.join(again)
            assert (rude.closed, rude.all("error")[-1]["code"]) == (4403, "sent-away")
            await away([host, loud, rude])
        async with running(tmp_path) as live:
            host.url = loud.url = rude.url = live.url
            await loud.join(again, 1)
            assert (await loud.ask("chat", text="hello"))["code"] == "muted"
            assert (await rude.get(f"/api/tables/{again}", 403))["code"] == "sent-away"
            await host.join(again, 0)
            assert (await host.ask("mute", seat=1, muted=False))["type"] == "ok"
            assert (await loud.ask("chat", text="hello"))["type"] == "ok"
            await away([host, loud])

    asyncio.run(story())


def test_a_closed_table_is_seen_by_those_who_sit_there_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            stranger = await live.player()
            await stranger.join(table)
            assert (await players[1].ask("close"))["code"] == "not-host"
            assert (await players[0].ask("close"))["type"] == "ok"
            await stranger.until(lambda: stranger.gone())
            assert (stranger.closed, stranger.all("error")[-1]["code"]) == (4403, "closed")
            await away(players)
        async with running(tmp_path) as live:
            for player in (stranger, *players):
                player.url = live.url
            await stranger.join(table)
            assert stranger.closed == 4403
            for path in ("", "/snapshot", "/replay", "/journal"):
                assert (await stranger.get(f"/api/tables/{table}{path}", 403))["code"] == "closed"
            await players[0].join(table, 0)
            assert players[0].update["table"]["settings"]["closed"] is True
            await players[1].join(table, 1)
            assert (await players[0].ask("close", closed=False))["type"] == "ok"
            await stranger.join(table)
            assert stranger.update["seat"] is None
            await away([*players, stranger])

    asyncio.run(story())


@pytest.mark.parametrize("name", ["Аннa", "АННА", "Ан на", "А\u200bнна", "Ａнна", "Aннa"])
def test_a_seat_is_not_taken_nor_is_anything_said_under_a_name_that_looks_like_anothers(
    tmp_path: Path, name: str
) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, mock = await live.player("Анна"), await live.player(name)
            table = (await anna.open("town77", "me", "open"))["id"]
            await anna.join(table, 0)
            await mock.join(table)
            assert (await mock.ask("sit", seat=1))["code"] == "name-taken"
            assert (await mock.ask("sit", seat=1, name=name))["code"] == "name-taken"
            assert (await mock.ask("chat", text="hello"))["type"] == "ok"
            assert mock.all("chat")[-1]["name"] == ""
            assert (await mock.ask("sit", seat=1, name="Бел"))["type"] == "ok"
            # A new name after sitting down changes nothing at the table.
            await mock.post("/api/me", {"name": "Анна"})
            assert (await mock.ask("chat", text="hello"))["type"] == "ok"
            assert (mock.all("chat")[-1]["name"], mock.all("chat")[-1]["seat"]) == ("Бел", 1)
            await away([anna, mock])

    asyncio.run(story())


def test_everybody_sees_who_is_muted_and_who_was_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (host, other) = await gather(live, "town77", 2)
            stranger = await live.player()
            await stranger.join(table)
            assert (await host.ask("mute", seat=1))["type"] == "ok"
            await stranger.until(lambda: stranger.update["table"]["seats"][1]["muted"])
            assert not stranger.update["table"]["seats"][0]["muted"]
            assert (await host.ask("dismiss", seat=1))["type"] == "ok"
            await stranger.until(lambda: stranger.update["handovers"])
            assert stranger.update["handovers"][-1]["key"] == "handover-sent"
            # At a closed table they have no business any more, though the seat was theirs.
            assert (await host.ask("close"))["type"] == "ok"
            await other.join(table)
            assert other.closed == 4403
            await away([host, other, stranger])

    asyncio.run(story())
