"""What is kept is private, what cannot be kept is told, and printing has its price."""

from __future__ import annotations

import asyncio
import shutil
import stat
from collections import namedtuple
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import exc
from tests.server.kit import LOOSE, Player, running

from kvartal.core.game import Game
from kvartal.server.limits import Rate
from kvartal.server.main import own_folder
from kvartal.server.storage.database import Database
from kvartal.table.daily import DailyDealer

Usage = namedtuple("Usage", "total used free")


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_nobody_else_on_the_machine_can_read_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    own_folder(folder).close()
    assert (mode(folder), mode(folder / "lock")) == (0o700, 0o600)
    file = folder / "kvartal.sqlite3"
    file.touch(mode=0o644)

    async def story() -> None:
        async with running(folder) as live:
            await (await live.player("Anna")).open("town77(solo)", "me")
            kept = sorted(folder.glob("kvartal.sqlite3*"))
            assert len(kept) == 3
            assert {mode(one) for one in kept} == {0o600}

    asyncio.run(story())


def test_healthz_tells_a_disk_that_is_full_or_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            assert (await person.get("/healthz"))["trouble"] == ""
            with monkeypatch.context() as patch:
                patch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9, 4096))
                told = await person.get("/healthz", 503)
                assert (told["status"], told["trouble"]) == ("trouble", "the disk is full: 4096 bytes are left")

            def fails(_: Any) -> None:
                raise exc.OperationalError("", {}, Exception("disk I/O error"))

            with pytest.raises(exc.OperationalError):
                await live.site.database.write(fails)
            with monkeypatch.context() as patch:
                patch.setattr(live.site.database, "change", fails)
                assert (await person.get("/healthz", 503))["trouble"] == "disk I/O error"
            # A proxy that sends nobody here while there is trouble must hear when it is over.
            assert (await person.get("/healthz"))["status"] == "ok"

    asyncio.run(story())


def test_a_damaged_right_to_the_file_is_told_as_unusable(tmp_path: Path) -> None:
    (tmp_path / "kvartal.sqlite3").mkdir()
    with pytest.raises(Exception, match=r"kvartal\.sqlite3"):
        Database(tmp_path / "kvartal.sqlite3")


def test_answers_to_a_person_are_not_kept_by_caches_and_files_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            async with person.http() as http:
                for path in ("/api/me", "/api/tables", f"/api/tables/{table}/snapshot", "/healthz", "/api/nothing"):
                    assert (await http.get(path)).headers["cache-control"] == "no-store", path
                assert (await http.get("/")).headers["cache-control"] == "no-cache"

    asyncio.run(story())


def test_the_cookie_lasts_another_year_with_every_visit(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            async with person.http() as http:
                again = await http.get("/api/me")
            assert again.json()["person"] == person.id
            assert again.cookies["kvartal"] == person.cookie
            assert "Max-Age=31536000" in again.headers["set-cookie"]

    asyncio.run(story())


def test_files_that_are_not_there_are_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            files = (
                "/robots.txt",
                "/favicon.ico",
                "/.env",
                "/t/index.php",
                "/wp-login.php",
                "/.git/config",
                "/static/",
            )
            for path in files:
                assert (await person.get(path, 404))["code"] == "unknown-page", path

    asyncio.run(story())


def test_printing_is_paid_for_by_the_sheet(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, sheets=Rate(0.001, 10))) as live:
            person = await live.player()
            async with person.http() as http:
                asked = (7, 40, 3, 1)
                answers = [await http.get(f"/api/print/welcome?sheets={count}") for count in asked]
            assert [answer.status_code for answer in answers] == [200, 429, 200, 429]

    asyncio.run(story())


def test_a_daily_deal_depends_on_a_secret_of_the_server() -> None:
    def journal(secret: bytes) -> str:
        return str(Game.new("town77(solo)", 1, dealer=DailyDealer("2026-11-17", 0, secret)).journal)

    assert journal(b"one") == journal(b"one")
    assert journal(b"one") != journal(b"two") != journal(b"")


async def finish(player: Player, table: str) -> int:
    """Plays a solo game to its end; gives its score."""
    await player.join(table, 0)
    while not player.over():
        number = player.update["seq"]
        assert (await player.act(player.update["legal"][-1]))["type"] == "ok"
        await player.until(lambda number=number: player.update["seq"] > number)
    await player.leave()
    score: int = (await player.get("/api/records"))[0]["score"]
    return score


def test_of_the_daily_deal_the_first_table_opened_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            day = datetime.now(UTC).date()
            person = await live.player("Anna")
            first, second = [(await person.open("town77(solo)", "me", daily=True))["id"] for _ in range(2)]
            await finish(person, second)
            # Whoever has tried the cards at another table does not get into the list with it.
            if datetime.now(UTC).date() == day:
                assert await person.get("/api/daily?ruleset=town77(solo)") == []
                score = await finish(person, first)
                told = await person.get("/api/daily?ruleset=town77(solo)")
                assert [one["score"] for one in told] == [score]

    asyncio.run(story())
