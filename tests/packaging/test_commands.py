import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import check
import environment
import run

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", "serve --open"),
        ("--port 8000 --lang ru", "serve --open --port 8000 --lang ru"),
        ("--no-browser --data games", "serve --open --no-browser --data games"),
        ("simulate town77 --games 5", "simulate town77 --games 5"),
        ("serve --help", "serve --help"),
        ("kvartal --help", "--help"),
        ("--version", "--version"),
    ],
)
def test_words_after_run_become_words_after_kvartal(typed: str, meant: str) -> None:
    assert run.command(typed.split()) == meant.split()


def test_folders_are_compared_byte_for_byte(tmp_path: Path) -> None:
    left, right = tmp_path / "left", tmp_path / "right"
    for folder in (left, right):
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("same", encoding="utf-8")
        (folder / "assets" / "a.js").write_text("1", encoding="utf-8")
    assert check.differences(left, right) == []
    (right / "assets" / "a.js").write_text("2", encoding="utf-8")
    (right / "assets" / "new.js").write_text("", encoding="utf-8")
    (left / "old.css").write_text("", encoding="utf-8")
    assert check.differences(left, right) == ["assets/a.js", "assets/new.js", "old.css"]


def test_a_change_of_sources_or_settings_makes_a_new_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in environment.PACKAGE_FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    module = tmp_path / "src" / "kvartal" / "a.py"
    module.parent.mkdir(parents=True)
    module.write_text("x = 1\n", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    first = environment.wheel_fingerprint({})
    (module.parent / "a.pyc").write_bytes(b"cache")
    assert environment.wheel_fingerprint({}) == first
    assert environment.wheel_fingerprint({"KVARTAL_NATIVE": "1"}) != first
    assert environment.wheel_fingerprint({"CC": "no-such-compiler"}) != first
    module.write_text("x = 2\n", encoding="utf-8")
    assert environment.wheel_fingerprint({}) != first


@pytest.mark.parametrize("name", ["run", "check"])
def test_help_needs_no_setup(name: str) -> None:
    done = subprocess.run([ROOT / name, "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"Usage: ./{name}")


def test_an_unknown_stage_is_refused() -> None:
    done = subprocess.run([ROOT / "check", "everything"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "lint, types, web, tests, browser, compiled, bench" in done.stdout


def test_speed_is_measured_only_when_asked_for() -> None:
    assert list(check.chosen([])) == ["lint", "types", "web", "tests", "browser", "compiled"]
    assert list(check.chosen(["bench"])) == ["bench"]


def test_too_old_a_python_gets_a_sentence(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    surroundings = {"PATH": f"{tmp_path}:/usr/bin:/bin", "KVARTAL_PYTHON": str(old)}
    done = subprocess.run([ROOT / "run"], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize("kind", ["file", "nowhere"])
def test_a_folder_that_cannot_be_written_gets_a_sentence(kind: str, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    clone.mkdir()
    for name in ("run", *environment.PACKAGE_FILES, "requirements.txt"):
        shutil.copy(ROOT / name, clone / name)
    shutil.copytree(ROOT / "scripts", clone / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    (clone / "src").mkdir()
    if kind == "file":
        (clone / ".kvartal").write_text("in the way", encoding="utf-8")
    else:
        (clone / ".kvartal").symlink_to(tmp_path / "missing" / "folder")
    surroundings = {**os.environ, "KVARTAL_PYTHON": sys.executable}
    done = subprocess.run([clone / "run"], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "cannot write to" in done.stderr
    assert "Traceback" not in done.stderr
