"""The library comes without a web framework; whoever lacks an extra is told which."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kvartal.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kvartal"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EVERY = sorted({name for names in EXTRAS.values() for name in names})

NEEDED = {
    "core": set(),
    "games": set(),
    "bots": set(),
    "lab": set(),
    "texts": {"babel", "fluent"},
    "testing": {"msgspec", "hypothesis"},
    "table": {"msgspec"},
    "printing": {"typst"},
    "cli": {"fluent", *EXTRAS["cli"]},
    "server": set(EXTRAS["server"]),
}
"""The packages that each layer may import; those of `texts` are what everybody gets."""


def run(program: str, missing: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program where some packages cannot be had."""
    without = f"import sys\nsys.modules.update(dict.fromkeys({missing}))\n"
    return subprocess.run(
        [sys.executable, "-c", without + program, *arguments], capture_output=True, text=True, check=False
    )


def test_rules_bots_and_lab_do_without_any_extra() -> None:
    program = """
import kvartal, kvartal.bots, kvartal.lab
game = kvartal.new("town77", seats=2, seed=1)
bot = kvartal.bots.make("greedy", game.rules, 1)
while not game.over:
    seat = game.acting[0]
    game.play(seat, bot.choose(kvartal.bots.sight(game, seat)))
print(len(kvartal.replay(str(game.journal)).journal.entries) == len(game.journal.entries))
"""
    done = run(program, [*EVERY, "hypothesis"])
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_the_library_loads_no_extra_even_if_it_is_there() -> None:
    program = "import kvartal, kvartal.bots, kvartal.lab; print(*sorted(sys.modules))"
    done = run(program, [])
    assert done.returncode == 0, done.stderr
    assert not {*EVERY, "babel", "fluent", "hypothesis"} & set(done.stdout.split())


def test_an_error_is_worded_without_any_extra() -> None:
    done = run("import kvartal\ntry: kvartal.rules('chess')\nexcept kvartal.KvartalError as error: print(error)", EVERY)
    assert done.stdout.startswith("There is no game"), done.stderr


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (["games"], "click", "cli"),
        (["--help"], "rich", "cli"),
        (["serve", "--port", "0"], "litestar", "server"),
        (["serve", "--port", "0"], "sqlalchemy", "server"),
        (["print", "welcome", "--out", "-"], "typst", "print"),
    ],
)
def test_a_command_says_which_extra_it_lacks(words: list[str], missing: str, extra: str) -> None:
    done = run("from kvartal.__main__ import main\nmain()", [missing], *words)
    assert done.returncode == 2
    assert f"pip install 'kvartal[{extra}]'" in done.stderr
    assert missing in done.stderr
    assert "Traceback" not in done.stderr


def test_the_extras_bring_what_is_said_of_them() -> None:
    for extra, names in EXTRAS.items():
        wanted = PROJECT["optional-dependencies"][extra]
        assert {one.split(">")[0].split("[")[0].replace("-", "_") for one in wanted} - {"kvartal"} == set(names)
    assert set(EXTRAS) | {"testing", "all"} == set(PROJECT["optional-dependencies"])


@pytest.mark.parametrize("layer", NEEDED)
def test_each_layer_imports_only_what_its_extra_brings(layer: str) -> None:
    allowed = {*sys.stdlib_module_names, "kvartal", "cython", *NEEDED[layer]}
    found = {}
    for file in (SOURCE / layer).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                top = name.partition(".")[0]
                if top not in allowed:
                    found[str(file.relative_to(SOURCE))] = top
    assert found == {}
