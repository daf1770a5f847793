"""Who may come in, how much, and under which headers."""

from __future__ import annotations

import asyncio
import stat
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.kit import LOOSE, away, gather, running
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kvartal.server import wire
from kvartal.server.limits import Addresses, Bucket, Limits, Rate
from kvartal.server.pages import Pages
from kvartal.table.protocol import LARGEST

TABLE = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}


def test_other_sites_may_neither_post_nor_open_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            own = live.url.rstrip("/")
            await person.post("/api/tables", TABLE, 201, origin=own)
            for origin in (
                "https://evil.example",
                "null",
                own + ".evil.example",
                own.replace("http", "https") + "1",
                "http://[",
            ):
                assert (await person.post("/api/tables", TABLE, 403, origin=origin))["code"] == "wrong-origin"
            fetched = {"sec-fetch-site": "cross-site"}
            assert (await person.post("/api/tables", TABLE, 403, **fetched))["code"] == "wrong-origin"
            table = (await person.open("town77(solo)", "me"))["id"]
            where = f"{live.url.replace('http', 'ws')}ws/{table}"
            for origin in ("https://evil.example", "http://["):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(where, origin=origin, proxy=None)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403
            async with connect(where, origin=own, proxy=None) as socket:  # type: ignore[arg-type]
                await socket.send('{"type":"hello","protocol":2}')
                assert '"update"' in str(await socket.recv())

    asyncio.run(story())


def test_what_waits_for_pages_that_do_not_read_is_bounded_for_each_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, unsent=3_000_000)) as live:
            person = await live.player()
            table = (await person.open("town77", "me", "bot"))["id"]
            where = f"{live.url.replace('http', 'ws')}ws/{table}"
            address = live.site.addresses["127.0.0.1"]
            pages = [await connect(where, proxy=None) for _ in range(4)]
            for page in pages:
                await page.send('{"type":"hello","protocol":2}')
                await page.recv()
                page.transport.pause_reading()
            connections = list((await live.site.lobby.find(table)).connections)
            while not any(one.ended for one in connections):
                for connection in connections:
                    connection.send(b"x" * 100_000)
                await asyncio.sleep(0)
                assert address.unsent <= 3_000_000
            # A page may have 2 MB by itself, but not all of them: those who are behind go one by one.
            assert [one.ended for one in connections].count(1013) == 1
            await person.join(table, 0)
            assert person.to_act()
            await person.leave()
            for page in pages:
                page.transport.abort()
            while address.sockets:
                await asyncio.sleep(0.01)
            assert address.unsent == 0

    asyncio.run(story())


def test_too_many_messages_are_told_to_slow_down_and_then_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, messages=Rate(1, 20), strikes=30)) as live:
            table, players = await gather(live, "town77", 2)
            flood = players[0]
            await flood.join(table, 0)
            for number in range(25):
                await flood.send({"type": "why", "id": f"n{number}", "seat": 0, "text": "keep"})
            await flood.until(lambda: any(one["code"] == "slow-down" for one in flood.all("error")))
            assert not flood.gone()
            with suppress(ConnectionClosed):
                for number in range(1000):
                    await flood.send({"type": "why", "id": f"m{number}", "seat": 0, "text": "keep"})
                    await asyncio.sleep(0.001)
            await flood.until(lambda: flood.gone())
            assert flood.closed == 1008
            # The others at the table did not notice.
            assert (await players[1].ask("look", seat=1))["type"] == "ok"
            await away(players)

    asyncio.run(story())


def test_the_connections_of_one_address_share_a_limit_and_nobody_is_cut_off_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, shared=Rate(0.001, 30), strikes=1)) as live:
            _, players = await gather(live, "town77", 2)
            one, two = players
            answers = [await one.ask("why", seat=0, text="keep") for _ in range(30)]
            assert answers[0].get("code") != "slow-down"
            told = (answers[-1]["type"], answers[-1]["code"], answers[-1]["message"])
            assert told == ("error", "slow-down", "too many messages from this address")
            assert (await two.ask("look", seat=1))["code"] == "slow-down"
            await two.send("nonsense")
            await two.until(lambda: two.all("error")[-1]["code"] == "malformed")
            assert not one.gone()
            assert not two.gone()
            await away(players)

    asyncio.run(story())


def test_new_persons_of_one_address_are_bounded_and_those_who_are_known_are_not_kept_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, newcomers=Rate(0.001, 2))) as live:
            known = [await live.player() for _ in range(2)]
            async with httpx.AsyncClient(base_url=live.url) as stranger:
                for answer in (await stranger.get("/api/me"), await stranger.post("/api/me", json={"name": "Anna"})):
                    assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")
                    assert "set-cookie" not in answer.headers
            for person in known:
                await person.post("/api/tables", TABLE, 201)

    asyncio.run(story())


def test_a_hundred_seats_behind_one_address_fit_into_the_usual_limits() -> None:
    limits, seats = Limits(), 100
    # All open the link at the same moment, and none has been here before.
    assert limits.files.at_once >= 50 * seats
    assert limits.requests.at_once >= 8 * seats
    assert limits.newcomers.at_once >= seats
    # A page that plays by hand: a turn of eight messages, and a reason asked for every second while one thinks.
    assert limits.shared.each_second >= 5 * seats
    assert limits.shared.at_once >= 30 * seats
    assert limits.sockets >= 2 * seats
    assert limits.connections >= 10 * seats
    assert limits.arriving >= 4 * seats


def test_a_full_mailbox_does_not_keep_other_tables_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            busy, quiet = [live.site.lobby.tables[(await person.open("town77(solo)", "me"))["id"]] for _ in range(2)]
            seen: list[str] = []
            looks = [busy.peek(lambda: seen.append("busy")) for _ in range(100)]
            await asyncio.gather(*looks, quiet.peek(lambda: seen.append("quiet")))
            assert len(seen) == 101
            assert seen.index("quiet") < 10

    asyncio.run(story())


def test_one_address_may_not_ask_open_or_connect_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, tables=Rate(0.001, 2))) as live:
            person = await live.player()
            for _ in range(2):
                await person.post("/api/tables", TABLE, 201)
            assert (await person.post("/api/tables", TABLE, 429))["code"] == "slow-down"
        async with running(tmp_path, replace(LOOSE, requests=Rate(0.001, 5))) as live:
            person = await live.player()
            async with person.http() as http:
                answers = [await http.get("/healthz") for _ in range(10)]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 6
            assert answers[-1].headers["retry-after"]
            assert answers[-1].json()["code"] == "slow-down"
        async with running(tmp_path, replace(LOOSE, requests=Rate(0.001, 3), files=Rate(0.001, 5))) as live:
            person = await live.player()
            async with person.http() as http:
                answers = [await http.get("/static/nothing.js") for _ in range(7)]
                assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 2
                assert (await http.get("/healthz")).status_code == 200
        async with running(tmp_path, replace(LOOSE, sockets=3)) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            where = f"{live.url.replace('http', 'ws')}ws/{table}"
            sockets = [await connect(where, proxy=None) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await connect(where, proxy=None)
            for socket in sockets:
                await socket.close()
            await person.join(table, 0)
            await person.leave()

    asyncio.run(story())


def test_buckets_fill_again_and_silent_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kvartal.server.limits.monotonic", lambda: now)
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 100.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 200.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    addresses = Addresses(Limits(), most=2)
    busy, _ = addresses["busy"], addresses["silent"]
    busy.sockets = 1
    assert addresses["new"] is not None
    assert addresses["busy"] is busy
    assert len(addresses._known) == 2


def test_large_messages_get_an_error_and_very_large_ones_close_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "town77", 2)
            await players[0].send("x" * (LARGEST + 1))
            await players[0].until(lambda: bool(players[0].all("error")))
            assert players[0].all("error")[0]["code"] == "too-large"
            assert (await players[0].ask("look", seat=0))["type"] == "ok"
            await players[0].send("x" * 10 * LARGEST)
            await players[0].until(lambda: players[0].gone())
            assert players[0].closed == 1009
            async with players[0].http() as http:
                answer = await http.post("/api/me", content=b" " * (LARGEST + 1))
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
            await away(players)

    asyncio.run(story())


def test_a_malformed_message_is_answered_under_its_own_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "town77", 2)
            ask = players[0].ask
            assert (await ask("act", seat=-1, base=0, text="keep"))["code"] == "malformed"
            assert (await ask("chat", text="x" * 501))["code"] == "malformed"
            assert (await ask("dance"))["code"] == "malformed"
            assert (await ask("chat", text="x" * LARGEST))["code"] == "too-large"
            await players[0].send('{"type":"undo","id":5,"seat":0}')
            await players[0].until(lambda: players[0].all("error")[-1]["id"] is None)
            await away(players)

    asyncio.run(story())


def test_the_first_word_is_hello_in_this_protocol_and_the_table_exists(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            where = f"{live.url.replace('http', 'ws')}ws/"
            async with connect(where + table, proxy=None) as socket:
                await socket.send('{"type":"start","id":"a"}')
                assert '"say-hello"' in str(await socket.recv())
            for hello in ('{"type":"hello"}', '{"type":"hello","protocol":1}', '{"type":"hello","protocol":3}'):
                async with connect(where + table, proxy=None) as socket:
                    await socket.send(hello)
                    assert '"other-protocol"' in str(await socket.recv())
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == 4400
            async with connect(where + "nothing", proxy=None) as socket:
                await socket.send('{"type":"hello","protocol":2}')
                assert '"unknown-table"' in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4404

    asyncio.run(story())


def test_whoever_says_no_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvartal.server.socket.PATIENCE", 0.01)

    async def story() -> None:
        async with running(tmp_path) as live:
            table = (await (await live.player()).open("town77(solo)", "me"))["id"]
            async with connect(f"{live.url.replace('http', 'ws')}ws/{table}", proxy=None) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 1002

    asyncio.run(story())


def test_every_answer_carries_the_headers_of_safety(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live, (await live.player()).http() as http:
            for path in ("/", "/healthz", "/api/me", "/api/nothing", "/static/nothing.js", "/t/abc"):
                headers = (await http.get(path)).headers
                policy = headers["content-security-policy"].split("; ")
                assert "default-src 'self'" in policy
                assert "script-src 'self'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
                assert "server" not in headers
            cookie = (await live_cookie(live.url)).lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
        secret = tmp_path / "secret"
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600

    asyncio.run(story())


async def live_cookie(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
        return (await http.get("/api/me")).headers["set-cookie"]


def test_the_clients_own_addresses_give_its_page_and_files_may_be_cached(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app-1234.js").write_text("let x = 1;\n" * 100)
    pages = Pages(static)

    async def story() -> None:
        async with running(tmp_path / "data") as live, (await live.player()).http() as http:
            live.site.pages = pages
            for path in ("/", "/t/abc", "/t/abc/replay", "/rules/town77"):
                answer = await http.get(path)
                assert answer.text == "<!doctype html>page"
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
            again = await http.get("/", headers={"if-none-match": pages.front.mark})
            assert (again.status_code, again.content) == (304, b"")
            script = await http.get("/static/assets/app-1234.js")
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == "let x = 1;\n" * 100
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            plain = await http.get("/static/assets/app-1234.js", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            for path in (
                "/static/nothing.js",
                "/static/%2e%2e/data/secret",
                "/static/..%2fdata/secret",
                "/api/nothing",
            ):
                answer = await http.get(path)
                assert answer.status_code == 404 or answer.text == "<!doctype html>page"

    asyncio.run(story())


def test_talk_has_limits_of_its_own_for_a_page_and_for_an_address(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(LOOSE, talk=Rate(0.001, 3), shared_talk=Rate(0.001, 5))
        async with running(tmp_path, limits) as live:
            _, players = await gather(live, "town77", 3)
            heard = [[await one.ask("chat", text=f"line {n}") for n in range(4)] for one in players]
            told = [[answer.get("code", answer["type"]) for answer in answers] for answers in heard]
            assert told == [
                ["ok", "ok", "ok", "slow-down"],
                ["ok", "ok", "slow-down", "slow-down"],
                ["slow-down"] * 4,
            ]
            assert (await players[0].ask("phrase", key="x"))["code"] == "slow-down"
            assert (await players[0].ask("look", seat=None))["type"] == "ok", "all else can still be done"
            await away(players)

    asyncio.run(story())


def test_signs_of_life_count_as_messages_and_a_flood_of_them_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(LOOSE, messages=Rate(0.001, 20), strikes=10)
        async with running(tmp_path, limits) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            await person.join(table, 0)
            assert person.socket is not None
            for _ in range(40):
                await person.socket.ping()
            await person.until(person.gone)
            assert person.closed == 1008

    asyncio.run(story())


def test_a_page_that_sends_much_at_once_is_read_a_piece_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        pieces.append(len(data))
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            await person.join(table, 0)
            assert person.socket is not None
            # So many of the smallest frames that they come in one read; what is behind them is heard, too.
            ask = '{"type":"why","id":"w","seat":0,"text":"place A1 a1"}'
            person.socket.transport.write(b"\x89\x80\0\0\0\0" * 3000)
            await person.send(ask)
            await person.until(lambda: any(one.get("id") == "w" for one in person.heard))
            await person.leave()

    asyncio.run(story())
    assert sum(pieces) > 18_000
    assert max(pieces) <= wire.PIECE
