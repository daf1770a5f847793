"""The server as a process: where it says it is, how it stops, and what it says when it cannot start."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.kit import Player

COMMAND = [sys.executable, "-m", "kvartal", "serve", "--no-browser"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


@contextmanager
def process(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Runs `kvartal serve` on a free port."""
    command = [*COMMAND, "--port", "0", "--data", str(data), *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, text=True, env=ENGLISH, stdout=pipe, stderr=pipe) as running:
        try:
            assert running.stdout is not None
            yield running, running.stdout.readline().strip()
        finally:
            if running.poll() is None:
                running.kill()
            running.communicate()


def refused(data: Path, *words: str) -> str:
    """Starts a server that cannot start, and gives what it says."""
    done = subprocess.run(
        [*COMMAND, "--data", str(data), *words], capture_output=True, text=True, env=ENGLISH, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_it_stops_cleanly_and_logs_no_secrets(tmp_path: Path) -> None:
    async def play(url: str, running: subprocess.Popen[str]) -> tuple[Player, int | None]:
        person = await Player.new(url, "Zephyrine")
        table = (await person.open("town77", "me", "bot", level="hard"))["id"]
        await person.join(table, 0)
        await person.until(lambda: person.to_act())
        assert (await person.act(person.update["legal"][0]))["type"] == "ok"
        # A hard bot may be thinking now; nobody waits for it.
        running.send_signal(signal.SIGTERM)
        await person.until(lambda: person.gone())
        code = person.closed
        await person.leave()
        return person, code

    with process(tmp_path) as (running, url):
        person, code = asyncio.run(play(url, running))
        assert code in (1001, 1012)
        _, log = running.communicate(timeout=30)
        assert running.returncode == 0
    assert (tmp_path / "kvartal.sqlite3").exists()
    assert not (tmp_path / "kvartal.sqlite3-wal").exists(), "the last one to leave tidies up"
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert lines
    assert all({"at", "level", "from", "what"} <= set(json.loads(line)) for line in lines)
    assert person.cookie not in log
    assert person.name not in log
    assert (tmp_path / "secret").read_text() not in log
    assert "Traceback" not in log


def test_a_move_survives_the_kill_of_a_process_like_any_other(tmp_path: Path) -> None:
    async def first(url: str) -> tuple[Player, str, int]:
        person = await Player.new(url)
        table = (await person.open("town77(solo)", "me"))["id"]
        await person.join(table, 0)
        answer = await person.act(person.update["legal"][0])
        await person.leave()
        return person, table, answer["seq"]

    async def second(url: str, person: Player, table: str, number: int) -> None:
        again = Player(url, person.cookie, person.id)
        assert (await again.join(table, 0))["seq"] == number
        await again.leave()

    with process(tmp_path) as (running, url):
        person, table, number = asyncio.run(first(url))
        running.kill()
        running.wait(10)
    with process(tmp_path) as (_, url):
        asyncio.run(second(url, person, table, number))


def test_a_half_made_turn_outlives_a_clean_restart(tmp_path: Path) -> None:
    async def first(url: str, running: subprocess.Popen[str]) -> tuple[Player, str, list[str]]:
        person = await Player.new(url)
        table = (await person.open("welcome(solo)", "me"))["id"]
        await person.join(table, 0)
        while len(person.update["draft"]) < 2:
            known = len(person.update["draft"])
            assert (await person.act(person.update["legal"][0], done=False))["type"] == "ok"
            await person.until(lambda known=known: len(person.update["draft"]) > known)
        steps: list[str] = person.update["draft"]
        running.send_signal(signal.SIGTERM)
        await person.until(person.gone)
        assert person.closed == 1012, "the page is asked to come again"
        await person.leave()
        return person, table, steps

    async def second(url: str, person: Player, table: str, steps: list[str]) -> None:
        # An id counts for good, so that the page goes on with its own.
        again = Player(url, person.cookie, person.id, asked=person.asked)
        update = await again.join(table, 0)
        assert update["draft"] == steps
        assert update["desk"], "the desk shows the steps, too"
        assert (await again.ask("undo", seat=0))["type"] == "ok"
        await again.until(lambda: again.update["draft"] == steps[:-1])
        assert (await again.act(steps[-1], done=False))["type"] == "ok"
        await again.leave()

    with process(tmp_path) as (running, url):
        person, table, steps = asyncio.run(first(url, running))
        assert running.wait(30) == 0
    with process(tmp_path) as (_, url):
        asyncio.run(second(url, person, table, steps))


def test_a_port_in_use_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        told = refused(tmp_path, "--port", port)
        assert port in told
        assert "--port" in told
        assert "занят" in refused(tmp_path, "--port", port, "--lang", "ru")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    told = refused(file / "data", "--port", "0")
    assert str(file / "data") in told
    assert "--data" in told
    folder = tmp_path / "kept"
    (folder / "kvartal.sqlite3").mkdir(parents=True)
    assert str(folder) in refused(folder, "--port", "0")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with process(tmp_path):
        assert str(tmp_path) in refused(tmp_path, "--port", "0")


@pytest.mark.parametrize("host", ["256.1.1.1", "no such host"])
def test_an_address_that_is_none_is_named(tmp_path: Path, host: str) -> None:
    assert host in refused(tmp_path, "--port", "0", "--host", host)


def test_help_does_not_load_the_server() -> None:
    code = (
        "import sys, kvartal.cli, kvartal.cli.serve; print([m for m in ('litestar', 'sqlalchemy') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
