"""A copy can be made while people play, and put back."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.kit import away, gather, play_on, running

from kvartal.cli import main
from kvartal.server.hosts import Proxies, Sites
from kvartal.server.main import own_folder
from kvartal.server.storage import copies
from kvartal.server.storage.database import Unusable


def kvartal(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["--lang", "en", *words])
    return done.exit_code, done.output


def test_a_copy_made_during_play_holds_every_acknowledged_move_and_the_cookies(tmp_path: Path) -> None:
    data, copy, fresh = tmp_path / "data", tmp_path / "copy", tmp_path / "fresh"

    async def story() -> None:
        async with running(data) as live:
            name, players = await gather(live, "town77", 2)
            await play_on(players, 6)
            number = max(player.update["seq"] for player in players)
            # Moves go on while the copy is made.
            making = asyncio.get_running_loop().run_in_executor(
                None, lambda: kvartal("backup", str(copy), "--data", str(data))
            )
            await play_on(players, 6)
            assert await making == (0, f"A copy is in {copy}.\n")
            await away(players)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o700
        assert {stat.S_IMODE(one.stat().st_mode) for one in copy.iterdir()} == {0o600}
        assert sorted(one.name for one in copy.iterdir()) == ["kvartal.sqlite3", "secret"]
        assert kvartal("restore", str(copy), "--data", str(fresh))[0] == 0
        async with running(fresh) as live:
            players[0].url = live.url
            await players[0].join(name, 0)
            assert players[0].update["seq"] >= number
            assert players[0].eyes() == 0
            await away(players)

    asyncio.run(story())


def test_nobody_is_told_numbers_through_a_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(
            tmp_path, metrics=True, sites=Sites(["play.example"]), proxies=Proxies(["127.0.0.1"])
        ) as live:
            person = await live.player()
            # Prometheus on the same machine, whose address is the proxy's too.
            async with person.http() as http:
                for path in ("/metrics", "/metrics/"):
                    assert "kvartal_tables" in (await http.get(path)).text
            proxied = [
                {"host": "play.example", "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"},
                {"x-forwarded-for": "192.0.2.7"},
                {"x-forwarded-for": "127.0.0.1"},
                {"x-forwarded-for": ""},
                {"forwarded": "for=192.0.2.7"},
                {"x-real-ip": "192.0.2.7"},
                {"via": "1.1 proxy"},
                {"host": "play.example"},
            ]
            async with person.http() as http:
                for headers in proxied:
                    for path in ("/metrics", "/metrics/"):
                        answer = await http.get(path, headers=headers)
                        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page"), headers

    asyncio.run(story())


def test_what_was_there_is_moved_aside_and_a_running_server_is_left_alone(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def story() -> None:
        async with running(data) as live:
            anna = await live.player("Anna")
            assert kvartal("backup", str(copy), "--data", str(data))[0] == 0
            await anna.post("/api/me", {"name": "Other"})
        with own_folder(data):
            code, told = kvartal("restore", str(copy), "--data", str(data))
            assert (code, "Another Kvartal is using" in told) == (2, True)
        code, told = kvartal("restore", str(copy), "--data", str(data))
        assert (code, str(data / "before-1") in told) == (0, True)
        async with running(data) as live:
            anna.url = live.url
            assert (await anna.get("/api/me"))["name"] == "Anna"
        with closing(sqlite3.connect(data / "before-1" / "kvartal.sqlite3")) as before:
            assert before.execute("SELECT name FROM people").fetchall() == [("Other",)]

    asyncio.run(story())


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    copy.mkdir()
    file = copy / "kvartal.sqlite3"
    file.write_bytes(b"nonsense" * 1000)
    code, told = kvartal("restore", str(copy), "--data", str(data))
    assert (code, "is not a database of Kvartal" in told) == (2, True)
    assert kvartal("backup", str(copy), "--data", str(tmp_path / "nothing"))[0] == 2
    for words in (("restore", str(file), "--data", str(data)), ("backup", str(file), "--data", str(copy))):
        assert kvartal(*words) == (2, f"kvartal: {file} is not a folder.\n")
    code, told = kvartal("restore", str(tmp_path), "--data", str(data))
    assert (code, f"There is no kvartal.sqlite3 in {tmp_path}." in told) == (2, True)
    told = CliRunner().invoke(main, ["--lang", "ru", "restore", str(tmp_path), "--data", str(data)]).output
    assert told == f"kvartal: Восстановить данные из копии не удалось. В папке {tmp_path} нет файла kvartal.sqlite3.\n"
    assert "there is no such file or folder" in kvartal("restore", str(tmp_path / "no"), "--data", str(data))[1]
    file = copy / "newer.sqlite3"
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(Unusable, match="newer Kvartal"):
        copies.check(file)


def test_a_copy_that_lacks_its_secret_leaves_everything_as_it_was(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def story() -> None:
        async with running(data):
            pass

    asyncio.run(story())
    assert kvartal("backup", str(copy), "--data", str(data))[0] == 0
    before = {one.name: one.read_bytes() for one in data.iterdir()}
    (copy / "secret").unlink()
    code, told = kvartal("restore", str(copy), "--data", str(data))
    assert (code, "secret" in told) == (2, True)
    assert {one.name: one.read_bytes() for one in data.iterdir()} == before | {"lock": b""}


def test_a_copy_for_which_there_is_no_room_is_told_in_a_sentence_and_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def story() -> None:
        async with running(data):
            pass

    asyncio.run(story())
    with monkeypatch.context() as patch:
        # SQLite says that the disk is full when a file would have more pages than it may.
        full = "CREATE TEMP TABLE filler AS SELECT 1; PRAGMA max_page_count=1"
        patch.setattr(
            copies, "check", lambda _: sqlite3.connect(":memory:").executescript(f"{full}; CREATE TABLE x (y)")
        )
        code, told = kvartal("backup", str(copy), "--data", str(data))
    assert (code, "database or disk is full" in told) == (2, True)
    assert list(copy.iterdir()) == []


def test_prometheus_is_told_numbers_only_if_that_is_wished_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "a") as live:
            await (await live.player()).get("/metrics", 404)
        async with running(tmp_path / "b", metrics=True) as live:
            name, players = await gather(live, "town77", 2)
            live.site.gate.refuse("head")
            async with players[0].http() as http:
                answer = await http.get("/metrics")
            told = answer.text
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            for line in ("kvartal_tables 1.0", "kvartal_pages 2.0", 'kvartal_refused_total{why="head"} 1.0'):
                assert line in told.splitlines()
            assert "kvartal_commits_total" in told
            assert name not in told
            assert players[0].id not in told
            await away(players)

    asyncio.run(story())
