"""A person carries their seats to another device, sees where they are signed in, and signs out; others cannot."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import Signer
from tests.server.kit import Live, Player, away, gather, running

from kvartal.server import devices
from kvartal.server.identity import Identity

FOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def ticket_of(player: Player) -> str:
    """Makes a link for another device; gives what stands behind the #."""
    made = await player.post("/api/ticket", {}, 201)
    assert made["link"].startswith(f"{player.url}device#")
    # A QR code is a square, and as large as the link needs.
    assert {len(row) for row in made["qr"]} == {len(made["qr"])}
    assert len(made["qr"]) in range(21, 60)
    return str(made["link"].partition("#")[2])


async def use(live: Live, player: Player, ticket: str, status: int = 200) -> Any:
    """Uses a link on a device; its cookie is changed as a browser would."""
    async with player.http() as http:
        answer = await http.post("/api/ticket/use", json={"ticket": ticket})
    assert answer.status_code == status, answer.text
    if status == 200:
        player.cookie, player.id = answer.cookies["kvartal"], answer.json()["person"]
    return answer.json()


def test_a_link_carries_the_seats_to_another_device_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (anna, boris) = await gather(live, "town77", 2)
            phone = await live.player()
            ticket = await ticket_of(anna)
            who = await phone.post("/api/ticket/look", {"ticket": ticket})
            assert (who["name"], who["here"]) == ((await anna.get("/api/me"))["name"], False)
            assert (await use(live, phone, ticket))["person"] == anna.id
            assert phone.cookie != anna.cookie
            await phone.join(table, 0)
            assert phone.update["seat"] == 0
            # It counts once, for nobody again, not even for whoever made it.
            thief = await live.player()
            for player in (thief, phone, anna):
                assert (await use(live, player, ticket, 403))["code"] == "bad-ticket"
                assert (await player.post("/api/ticket/look", {"ticket": ticket}, 403))["code"] == "bad-ticket"
            # A new link ends the one before.
            first, second = await ticket_of(anna), await ticket_of(anna)
            assert (await use(live, thief, first, 403))["code"] == "bad-ticket"
            assert (await use(live, thief, second))["person"] == anna.id
            await away([anna, boris, phone])

    asyncio.run(story())


def test_two_who_use_a_link_at_once_do_not_both_get_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            ticket = await ticket_of(anna)
            others = [await live.player() for _ in range(6)]

            async def status(player: Player) -> int:
                async with player.http() as http:
                    return (await http.post("/api/ticket/use", json={"ticket": ticket})).status_code

            assert sorted(await asyncio.gather(*map(status, others))) == [200, 403, 403, 403, 403, 403]

    asyncio.run(story())


def test_a_link_that_is_too_old_does_not_count_and_is_nowhere_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, phone = await live.player("Anna"), await live.player()
            ticket = await ticket_of(anna)
            with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database:
                assert ticket not in "\n".join(database.iterdump())
            monkeypatch.setattr(devices, "LASTS", -devices.LASTS)
            old = await ticket_of(anna)
            assert (await use(live, phone, old, 403))["code"] == "bad-ticket"

    asyncio.run(story())


def test_where_one_is_signed_in_is_told_to_oneself_and_says_nothing_of_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            phone, stranger = await live.player(), await live.player("Boris")
            await use(live, phone, await ticket_of(anna))
            async with anna.http() as http:
                told = (await http.get("/api/devices", headers={"user-agent": FOX})).json()
            assert sorted(one["here"] for one in told["sessions"]) == [False, True]
            assert set(told["sessions"][0]) == {"id", "agent", "created", "seen", "here"}
            assert len((await stranger.get("/api/devices"))["sessions"]) == 1
            async with httpx.AsyncClient(base_url=live.url, trust_env=False, headers={"user-agent": FOX}) as http:
                await http.get("/api/me")
                await http.post("/api/me", json={"name": "Vera"})
                assert (await http.get("/api/devices")).json()["sessions"][0]["agent"] == "Firefox, Linux"

    asyncio.run(story())


def test_who_signs_out_other_devices_closes_their_pages_and_their_cookies_count_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (anna, boris) = await gather(live, "town77", 2)
            phone = await live.player()
            await use(live, phone, await ticket_of(anna))
            await phone.join(table, 0)
            pending = await ticket_of(anna)
            told = (await anna.get("/api/devices"))["sessions"]
            others = [one["id"] for one in told if not one["here"]]
            # Nobody signs out somebody else.
            await boris.post("/api/devices/end", {"sessions": others})
            assert len((await anna.get("/api/devices"))["sessions"]) == 2
            left = await anna.post("/api/devices/end", {"sessions": others})
            assert [one["here"] for one in left["sessions"]] == [True]
            await phone.until(lambda: phone.gone())
            assert (phone.closed, phone.all("error")[-1]["code"]) == (4401, "signed-out")
            # A link that was made before is void, too.
            assert (await use(live, await live.player(), pending, 403))["code"] == "bad-ticket"
            assert (await phone.get("/api/me"))["person"] != anna.id
            await away([anna, boris])
        async with running(tmp_path) as live:
            phone.url = anna.url = live.url
            await phone.join(table)
            assert not any(one["mine"] for one in phone.update["table"]["seats"])
            assert (await phone.get("/api/me"))["person"] != anna.id
            assert (await anna.get("/api/me"))["person"] == anna.id
            await away([phone])

    asyncio.run(story())


def test_whoever_signs_out_here_is_somebody_new_and_what_they_say_meanwhile_brings_nothing_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (anna, boris) = await gather(live, "town77", 2)
            (session,) = [one["id"] for one in (await anna.get("/api/devices"))["sessions"]]
            async with anna.http() as http:
                answer = await http.post("/api/devices/end", json={"sessions": [session]})
            assert 'kvartal="";' in answer.headers["set-cookie"] or "kvartal=;" in answer.headers["set-cookie"]
            assert "Max-Age=0" in answer.headers["set-cookie"]
            # The old cookie, kept by whoever, has no rights, and none come back by trying.
            await anna.post("/api/me", {"name": "Anna again"})
            await anna.join(table)
            assert not any(one["mine"] for one in anna.update["table"]["seats"])
            assert (await anna.ask("chat", text="hello"))["code"] == "no-person"
            await anna.get("/api/devices", 400)
            await away([anna, boris])

    asyncio.run(story())


def test_cookies_from_before_sessions_go_on_and_can_be_revoked(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
        # As an older Kvartal has left it: a person without a session, and a cookie that names none.
        with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database, database:
            database.execute("UPDATE sessions SET id = 'first'")
        secret = (tmp_path / "secret").read_bytes().strip()
        old = Signer(secret, salt="kvartal person", digest_method=__import__("hashlib").sha256).sign(anna.id).decode()
        assert Identity(tmp_path).read(old) == (anna.id, "first")
        async with running(tmp_path) as live:
            anna.url, anna.cookie = live.url, old
            async with anna.http() as http:
                answer = await http.get("/api/me")
            assert answer.json()["person"] == anna.id
            renewed = answer.cookies["kvartal"]
            assert "Max-Age=31536000" in answer.headers["set-cookie"]
            assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(answer.headers["set-cookie"].split("; "))
            for cookie in (old, renewed):
                anna.cookie = cookie
                assert (await anna.get("/api/me"))["person"] == anna.id
            await anna.post("/api/devices/end", {"sessions": ["first"]})
            for cookie in (old, renewed):
                anna.cookie = cookie
                assert (await anna.get("/api/me"))["person"] != anna.id

    asyncio.run(story())


def test_no_other_page_can_sign_anybody_in_or_out_or_have_them_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            ticket = await ticket_of(anna)
            evil = {"origin": "https://evil.example"}
            for path, body in (
                ("/api/ticket", {}),
                ("/api/ticket/use", {"ticket": ticket}),
                ("/api/devices/end", {"sessions": ["first"]}),
                ("/api/me/forget", {"person": anna.id}),
                ("/api/passkeys/new", {}),
                ("/api/passkeys/enter", {}),
            ):
                assert (await anna.post(path, body, 403, **evil))["code"] == "wrong-origin"
                # Nor can a link or a picture do it.
                async with anna.http() as http:
                    assert (await http.get(path)).status_code in (404, 405)
            # The link is made for the name under which the site was asked, and no other is answered at all.
            await anna.post("/api/ticket", {}, 421, host="evil.example")
            # A session that somebody has chosen beforehand is not taken over by signing in.
            fixed = await live.player()
            before = fixed.cookie
            await use(live, fixed, ticket)
            assert fixed.cookie != before
            fixed.cookie = before
            assert (await fixed.get("/api/me"))["person"] != anna.id

    asyncio.run(story())


def test_a_person_exports_and_forgets_themself_while_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (anna, boris) = await gather(live, "town77", 2)
            await boris.ask("chat", text="words of another")
            await anna.ask("chat", text="words of my own")
            gathering = (await anna.open("town77", "me", "open", "open"))["id"]
            await boris.join(gathering)
            await boris.ask("sit", seat=1)
            await boris.join(table, 1)
            ticket = await ticket_of(anna)
            told = await anna.get("/api/me/export")
            whole = str(told)
            assert [line["text"] for line in told["talk"]] == ["words of my own"]
            assert told["journals"] == {}
            assert len(told["sessions"]) == 1
            # Nothing that belongs to another, nothing that hides in a running game, nothing that opens a door.
            for secret in (boris.id, "words of another", ticket, anna.cookie.rpartition(".")[2]):
                assert secret not in whole
            assert "tickets" not in told

            assert (await anna.post("/api/me/forget", {"person": boris.id}, 400))["code"] == "no-person"
            assert (await anna.post("/api/me/forget", {"person": anna.id}))["forgotten"] is True
            await boris.until(lambda: boris.gone())
            await boris.join(table, 1)
            seat = boris.update["table"]["seats"][0]
            assert (seat["name"], seat["standin"] is not None) == ("", True)
            boris.heard.clear()
            await boris.join(table, 1)
            await boris.until(lambda: boris.all("chat"))
            assert [line["text"] for line in boris.all("chat")] == ["words of another"]
            # The table that was gathering is now theirs who wait there.
            await boris.join(gathering, 1)
            assert boris.update["table"]["host"]
            assert [one["kind"] for one in boris.update["table"]["seats"]] == ["open", "person", "open"]
            assert (await use(live, await live.player(), ticket, 403))["code"] == "bad-ticket"
            await away([boris])
        with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database:
            assert anna.id not in "\n".join(database.iterdump())

    asyncio.run(story())


def test_private_answers_are_not_kept_by_any_cache(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            async with anna.http() as http:
                for path in ("/api/me", "/api/devices", "/api/me/export", "/api/tables", "/api/privacy"):
                    assert (await http.get(path)).headers["cache-control"] == "no-store"

    asyncio.run(story())
