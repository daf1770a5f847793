"""A person plays while the rules are compiled, and the compiled ones take over when nobody plays."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest
from tests.server.kit import Player

import background
import environment
import run
from installer import SetupError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def able(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it look as if this machine could compile."""
    header = tmp_path / "Python.h"
    header.write_text("", encoding="utf-8")
    monkeypatch.setattr(environment, "python_header", lambda: header)
    monkeypatch.setattr(environment, "compiler", lambda _: "cc")


@pytest.mark.usefixtures("able")
@pytest.mark.parametrize(
    ("words", "wish", "waits"),
    [
        ("serve --open", None, True),
        ("serve --help", None, False),
        ("simulate town77", None, False),
        ("serve --open", "1", False),
        ("serve --open", "0", False),
    ],
)
def test_only_a_server_begins_before_the_rules_are_compiled(words: str, wish: str | None, waits: bool) -> None:
    variables = {} if wish is None else {"KVARTAL_COMPILE": wish}
    assert run.can_wait(words.split(), variables) is waits


def test_without_a_compiler_there_is_nothing_to_wait_for() -> None:
    assert not run.can_wait(["serve"], {"CC": "no-such-compiler"})


class Made:
    """An environment that is made at once, or cannot be made."""

    def __init__(self, engine: str = "compiled", failure: Exception | None = None) -> None:
        self.engine = engine
        self.failure = failure

    def with_wheel(self, variables: Mapping[str, str]) -> None:
        if self.failure is not None:
            raise self.failure

    def output(self, name: str, *arguments: str) -> str:
        return f'[{{"title": "town77", "engine": "{self.engine}"}}]'

    def program(self, name: str) -> str:
        return f"/bin/{name}"


def compiled(made: Made, program: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(background, "COMPILED", made)
    monkeypatch.setattr(background, "NICENESS", 0)
    # Whoever waits for the end of the server ends his own process.
    monkeypatch.setattr(background, "end_with", lambda _: None)
    return background.main(0, program)


def test_the_program_appears_when_the_rules_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "ready" / "new"
    program.parent.mkdir()
    (program.parent / "old").symlink_to("/bin/kvartal")
    assert compiled(Made(), program, monkeypatch) == 0
    assert os.readlink(program) == "/bin/kvartal"
    assert list(program.parent.iterdir()) == [program]


@pytest.mark.parametrize(
    "made",
    [Made("interpreted"), Made(failure=SetupError("no space")), Made(failure=OSError(28, "No space left on device"))],
)
def test_no_program_appears_when_the_rules_cannot_be_compiled(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiled(made, tmp_path / "ready" / "new", monkeypatch) == 1
    assert not (tmp_path / "ready" / "new").exists()
    assert ("space" in capsys.readouterr().err) is (made.failure is not None)


ENDLESS = """
import subprocess, sys
import background
class Endless:
    def with_wheel(self, variables):
        subprocess.run([sys.executable, "-c", "print('begun', flush=True); import time; time.sleep(3600)"])
background.COMPILED = Endless()
background.main(int(sys.argv[1]), None)
"""


def test_compiling_ends_with_the_server_and_leaves_no_process_behind() -> None:
    lifeline, held = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(lifeline)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts")},
        pass_fds=(lifeline,),
        start_new_session=True,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        os.close(lifeline)
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        assert process.poll() is None
        os.close(held)
        # The end of the output comes when no process is left that could write to it.
        assert process.stdout.read() == ""
    assert process.returncode == -signal.SIGTERM


SERVER = """
import sys
from pathlib import Path
from kvartal.server import successor
from kvartal.server.main import Settings, serve
successor.LOOK, successor.QUIET = 0.001, 0.0
serve(Settings(Path(sys.argv[1]), port=0, lang="ru"))
"""


def test_compiled_rules_take_over_when_nobody_plays(tmp_path: Path) -> None:
    program = tmp_path / "kvartal"

    async def play(url: str) -> None:
        person = await Player.new(url, "Zephyrine")
        table = (await person.open("town77(solo)", "me"))["id"]
        await person.join(table, 0)
        await person.until(lambda: person.to_act())
        ready = tmp_path / "being written"
        ready.write_text('#!/bin/sh\necho "$@" "successor=$KVARTAL_SUCCESSOR"\n', encoding="utf-8")
        ready.chmod(0o755)
        ready.rename(program)
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
            for _ in range(50):
                assert (await http.get("/healthz")).status_code == 200
        assert (await person.act(person.update["legal"][0]))["type"] == "ok"
        await person.leave()

    surroundings = {**os.environ, "KVARTAL_SUCCESSOR": str(program)}
    command = [sys.executable, "-c", SERVER, str(tmp_path / "data")]
    with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        try:
            asyncio.run(play(url))
            words = process.stdout.read().strip()
        finally:
            process.kill()
    port = url.rstrip("/").rpartition(":")[2]
    assert words == f"serve --host 127.0.0.1 --port {port} --data {tmp_path / 'data'} --lang ru successor="


def test_a_successor_that_cannot_be_started_leaves_everything_as_it_was(tmp_path: Path) -> None:
    program = tmp_path / "kvartal"
    program.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    program.chmod(0o755)
    surroundings = {**os.environ, "KVARTAL_SUCCESSOR": str(program)}
    command = [sys.executable, "-c", SERVER, str(tmp_path / "data")]
    with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first, second = (process.stdout.readline().strip() for _ in range(2))
        try:
            assert first == second
            assert httpx.get(f"{second}healthz", trust_env=False).status_code == 200
        finally:
            process.terminate()
    assert process.returncode == 0
