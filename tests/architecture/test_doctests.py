"""Examples in docstrings run."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"


def modules() -> list[str]:
    found = []
    for layer in ("core", "games", "texts", "testing", "cli"):
        for file in sorted((SOURCE / "kvartal" / layer).rglob("*.py")):
            if ">>> " in file.read_text(encoding="utf-8"):
                parts = file.relative_to(SOURCE).with_suffix("").parts
                found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return ["kvartal", *found]


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert (result.failed, result.attempted > 0) == (0, True)
