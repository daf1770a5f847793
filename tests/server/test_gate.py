"""What is sent before a request is known is bounded, and so are connections."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.kit import LOOSE, Live, running
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from kvartal.cli import main
from kvartal.cli.serve import limits_of
from kvartal.core.errors import KvartalError
from kvartal.server.gate import Gate, room
from kvartal.server.hosts import Proxies, Sites
from kvartal.server.limits import Addresses, Limits, Rate, neighbourhood
from kvartal.server.main import Settings, config
from kvartal.server.site import Site

DOCS = Path(__file__).parents[2] / "docs"
MEGABYTE = b"x" * 1024 * 1024


async def raw(live: Live, *parts: bytes) -> bytes:
    """Sends bytes on a connection of their own and gives all that comes back; what is not read counts as sent."""
    host, port = live.url.removeprefix("http://").rstrip("/").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer = asyncio.get_running_loop().create_task(reader.read())
    with suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
    heard = b""
    with suppress(ConnectionError):
        heard = await asyncio.wait_for(answer, 20)
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return heard


def test_a_head_of_megabytes_is_refused_when_its_first_tens_of_kilobytes_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            seen: list[int] = []
            begun = live.site.gate.enter

            def enter(*words: object) -> object:
                visit = begun(*words)  # type: ignore[arg-type]
                seen.append(live.site.gate.open)
                return visit

            live.site.gate.enter = enter  # type: ignore[assignment, method-assign]
            line, host = b"GET /healthz HTTP/1.1\r\n", b"host: localhost\r\n"
            assert (await raw(live, line + host + b"x-large: ", *[MEGABYTE] * 50))[:12] == b"HTTP/1.1 431"
            assert (await raw(live, b"GET /", *[MEGABYTE] * 64))[:12] == b"HTTP/1.1 414"
            assert (await raw(live, b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\n" + host + b"\r\n"))[:12] == b"HTTP/1.1 414"
            many = b"".join(b"x-%d: 1234567890\r\n" % number for number in range(3000))
            assert (await raw(live, line + host + many + b"\r\n"))[:12] == b"HTTP/1.1 431"
            assert (await raw(live, b"nonsense\r\n\r\n"))[:12] == b"HTTP/1.1 400"
            assert live.site.gate.refused == {"head": 2, "address": 2, "malformed": 1}
            good = await raw(live, line + host + b"connection: close\r\n\r\n")
            assert good[:12] == b"HTTP/1.1 200"
            assert len(seen) == 6
            # Those who were still sending are not read any more; their connections end after a moment.
            while live.site.gate.open:
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_requests_on_one_connection_are_measured_one_by_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, head=2000)) as live:
            ask = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-pad: " + b"x" * 1000 + b"\r\n"
            heard = await raw(live, *[ask + b"\r\n"] * 5, ask + b"connection: close\r\n\r\n")
            assert heard.count(b"HTTP/1.1 200") == 6
            heard = await raw(live, ask + b"\r\n", ask + b"x-more: ", *[MEGABYTE] * 3)
            assert (heard.count(b"HTTP/1.1 200"), heard.count(b"HTTP/1.1 431")) == (1, 1)

    asyncio.run(story())


def test_a_body_in_crumbs_and_headers_behind_it_are_not_read_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            ask = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"
            assert (await raw(live, ask, b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"))[:12] == b"HTTP/1.1 200"
            assert (await raw(live, ask, *[b"1\r\n \r\n" * 100_000] * 20))[:12] in (b"HTTP/1.1 400", b"")
            assert live.site.gate.refused == {"malformed": 1}
            assert (await raw(live, ask, b"0\r\n", *[b"x: y\r\n" * 100_000] * 20))[:12] in (b"HTTP/1.1 400", b"")
            assert live.site.gate.refused == {"malformed": 2}
            # No header is taken from behind a body, where no proxy looks.
            told = await raw(live, ask, b"2\r\n{}\r\n0\r\nx-forwarded-for: 192.0.2.7\r\n\r\n")
            assert told[:12] == b"HTTP/1.1 400"

    asyncio.run(story())


def test_half_heads_and_half_bodies_are_waited_for_a_while_and_count_against_their_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, patience=1, arriving=50)) as live:
            host, port = live.url.removeprefix("http://").rstrip("/").split(":")
            gate = live.site.gate
            opened = []
            address = live.site.addresses[host]
            for number in range(300):
                reader, writer = await asyncio.open_connection(host, int(port))
                with suppress(ConnectionError):
                    writer.write(b"GET / HTTP/1.1\r\nhost: local" if number % 2 else b"")
                opened.append((reader, writer))
                assert address.arriving <= 50
            # On a slow machine the time of the first is up before the last have come.
            assert gate.refused["arriving"] > 50
            # All of them are gone when their time is up, and the address may come again.
            for reader, writer in opened:
                with suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), 20)
                writer.close()
            while gate.open:
                await asyncio.sleep(0.01)
            assert not gate.arriving
            body = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
            assert await raw(live, body) == b""
            assert (await raw(live, b"GET / HT"))[:12] == b"HTTP/1.1 408"
            person = await live.player()
            assert (await person.get("/healthz"))["status"] == "ok"

    asyncio.run(story())


def test_sockets_and_answered_requests_are_not_in_a_hurry(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, patience=1)) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            await person.join(table, 0)
            assert not live.site.gate.arriving
            assert live.site.gate.open >= 1
            await asyncio.sleep(1.2)
            assert (await person.ask("look", seat=0))["type"] == "ok"
            await person.leave()
            while live.site.gate.open:
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_when_the_house_is_full_whoever_asks_for_nothing_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, everybody=6)) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            host, port = live.url.removeprefix("http://").rstrip("/").split(":")
            idle = [await asyncio.open_connection(host, int(port)) for _ in range(20)]
            where = f"{live.url.replace('http', 'ws')}ws/{table}"
            sockets = [await connect(where, proxy=None) for _ in range(6)]
            assert live.site.gate.open == 6
            # Nobody is idle now, and those who play stay.
            with pytest.raises((OSError, WebSocketException)):
                await connect(where, proxy=None)
            for socket in sockets:
                await socket.send('{"type":"hello","protocol":2}')
                assert '"update"' in str(await socket.recv())
                await socket.close()
            for _, writer in idle:
                writer.close()

    asyncio.run(story())


def test_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    assert room(Limits()) == 4096 - 100
    assert asked == [(4096, 4096)]
    assert room(Limits(everybody=500)) == 500
    assert len(asked) == 1


def test_what_is_refused_is_logged_with_numbers_and_not_line_by_line(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(Addresses(Limits()))
    for _ in range(1000):
        gate.refuse("head")
    assert [record.getMessage() for record in caplog.records] == ["refused"]
    assert gate.refused["head"] == 1000


def test_one_household_is_one_address_in_ipv6_too() -> None:
    addresses = Addresses(Limits())
    assert addresses["2001:db8::1"] is addresses["2001:db8:0:0:ffff::2"]
    assert addresses["2001:db8::1"] is not addresses["2001:db8:0:1::1"]
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("?") == "?"


def test_only_a_trusted_proxy_is_believed_for_whom_it_asks(tmp_path: Path) -> None:
    async def story() -> None:
        for proxies, known in (((), "127.0.0.1"), (("127.0.0.1",), "203.0.113.9")):
            limits = replace(LOOSE, tables=Rate(0.001, 1))
            async with running(tmp_path / str(len(proxies)), limits, proxies=Proxies(proxies)) as live:
                async with (await live.player()).http() as http:
                    # Whoever asks may write what they like before the part that the proxy adds.
                    told = {"x-forwarded-for": "1.2.3.4, 203.0.113.9", "x-forwarded-proto": "https"}
                    wish = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}
                    answers = [await http.post("/api/tables", json=wish, headers=told) for _ in range(2)]
                assert [answer.status_code for answer in answers] == [201, 429]
                assert known in live.site.addresses._known
                assert "1.2.3.4" not in live.site.addresses._known
                # Behind a proxy the proxy's own connections are not counted as somebody's.
                host, port = live.url.removeprefix("http://").rstrip("/").split(":")
                _, writer = await asyncio.open_connection(host, int(port))
                while not live.site.gate.open:
                    await asyncio.sleep(0.01)
                assert bool(live.site.addresses["127.0.0.1"].connections) == (not proxies)
                writer.close()

    asyncio.run(story())


def test_a_trusted_proxy_is_known_by_its_address_in_ipv6_too(tmp_path: Path) -> None:
    told: list[tuple[Any, Any]] = []

    async def app(scope: Any, *_: Any) -> None:
        told.append((scope["client"][0], scope["scheme"]))

    site = Site.at(tmp_path, proxies=Proxies(["127.0.0.1", "10.0.0.0/8"]))
    try:
        known = config(site, app).forwarded_allow_ips
    finally:
        site.database.close()
    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
    for peer in ("127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "::ffff:11.1.2.3"):
        scope: Any = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
        asyncio.run(ProxyHeadersMiddleware(app, known)(scope, None, None))  # type: ignore[arg-type]  # none are needed
    assert told == [*[("203.0.113.9", "https")] * 3, ("::ffff:11.1.2.3", "http")]


def test_the_site_answers_under_its_own_names_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, sites=Sites(["play.example"])) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            async with person.http() as http:
                statuses = {
                    host: (await http.get("/healthz", headers={"host": host})).status_code
                    for host in ("play.example", "PLAY.example:443", "localhost:7077", "evil.example", "")
                }
            assert list(statuses.values()) == [200, 200, 200, 421, 421]
            where = f"{live.url.replace('http', 'ws')}ws/{table}"
            with pytest.raises(InvalidStatus):
                await connect(where, additional_headers={"host": "evil.example"}, proxy=None)
            twice = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n"
            assert (await raw(live, twice))[:12] == b"HTTP/1.1 421"

    asyncio.run(story())


def test_a_site_is_named_as_people_write_it_and_known_as_browsers_ask_for_it() -> None:
    assert Sites(["игра.example", "Play.example:443", "[::1]:80", "::1", "192.0.2.7"]).names == {
        "xn--80afo7a.example",
        "play.example",
        "::1",
        "192.0.2.7",
    }
    for wrong in ("https://play.example", "play.example/", "*.example", "a b", ""):
        told = CliRunner().invoke(main, ["--lang", "en", "serve", "--site", wrong, "--data", "/nowhere/at/all"])
        assert (told.exit_code, "is not the name of a site" in told.stderr) == (2, True)


def test_without_a_name_a_site_is_known_by_what_no_stranger_can_call_a_page() -> None:
    home = Sites()
    for host in (
        "127.0.0.1:7077",
        "192.168.1.5",
        "[::1]:7077",
        "localhost",
        "attic",
        "attic.local:7077",
        "a.home.arpa",
    ):
        assert home.knows(host), host
    for host in ("evil.example", "127.0.0.1.evil.example", "local.evil.example:7077", ""):
        assert not home.knows(host), host


def test_limits_are_written_and_read_and_every_one_is_documented() -> None:
    limits = limits_of(("tables=2/100", "head=1000"))
    assert (limits.tables, limits.head, limits.files) == (Rate(2, 100), 1000, Limits().files)
    assert limits_of(tuple(limits.written())) == limits
    for wrong in ("dance=1", "tables=2", "tables=0/5", "head=-1", "head=x", "head"):
        with pytest.raises(KvartalError):
            limits_of((wrong,))
    words = Settings(Path("data"), limits=limits, sites=("a.example",), proxies=("10.0.0.0/8",)).words()
    told = "--site a.example --trusted-proxy 10.0.0.0/8 --limit tables=2/100 --limit head=1000"
    assert " ".join(words[-8:]) == told
    table = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", (DOCS / "limits.md").read_text(), re.MULTILINE))
    assert table == {field.name: str(getattr(Limits(), field.name)) for field in fields(Limits)}
