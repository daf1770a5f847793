"""What the compiled wheel holds; `./check compiled` runs this where that wheel is installed."""

import subprocess
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hatch_build import hot_modules

import kvartal

ROOT = Path(__file__).parents[2]
INSTALLED = Path(kvartal.__file__).parent


@pytest.mark.parametrize("name", hot_modules(ROOT / "src"))
def test_every_hot_module_is_compiled(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES))


def test_there_are_hot_modules_in_core_and_in_a_game() -> None:
    names = hot_modules(ROOT / "src")
    assert any(name.startswith("kvartal.core.") for name in names)
    assert any(name.startswith("kvartal.games.") for name in names)


def test_every_file_of_the_package_is_installed() -> None:
    source = ROOT / "src" / "kvartal"
    listed = subprocess.run(["git", "ls-files", "-z", "."], cwd=source, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.split("\0") if name]
    assert source != INSTALLED
    assert "core/game.py" in names
    differing = [name for name in names if (INSTALLED / name).read_bytes() != (source / name).read_bytes()]
    assert differing == []
