"""Imports go downward only; the rules need nothing but the standard library."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kvartal"
STANDARD = {*sys.stdlib_module_names, "__future__"}

ABOVE = {
    "core": ("games", "bots", "lab", "envs", "texts", "printing", "testing", "table", "server", "cli"),
    "games": ("bots", "lab", "envs", "texts", "printing", "testing", "table", "server", "cli"),
    "bots": ("table", "server", "cli"),
    "lab": ("table", "server", "cli"),
    "envs": ("table", "server", "cli"),
    "texts": ("table", "server", "cli", "bots", "lab"),
    "printing": ("table", "server", "cli"),
    "testing": ("table", "server", "cli"),
    "table": ("server", "cli"),
    "server": ("cli",),
}
"""What each layer must not know."""


def imports(file: Path) -> set[str]:
    """Gives the modules that a file imports anywhere, even inside a function."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            found |= {node.module or ""} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def files(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", ABOVE)
def test_no_layer_knows_what_stands_above_it(layer: str) -> None:
    forbidden = tuple(f"kvartal.{name}" for name in ABOVE[layer])
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in files(layer)
        for name in imports(file)
        if any(name == above or name.startswith(f"{above}.") for above in forbidden)
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_rules_need_the_standard_library_only(layer: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in files(layer)
        for name in imports(file)
        if name.partition(".")[0] not in STANDARD | {"kvartal"} or name == "kvartal"
    ]
    assert wrong == []


def test_the_rules_reach_for_no_clock_no_disk_and_no_global_chance() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "os", "pathlib", "tempfile", "socket", "threading", "asyncio"}
    # Each thread has a list of its own to write moves into.
    allowed = {"core/position.py imports threading"}
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for layer in ("core", "games")
        for file in files(layer)
        for name in imports(file)
        if name.partition(".")[0] in forbidden
    ]
    assert set(wrong) == allowed


def test_tables_know_neither_a_web_framework_nor_sql_nor_threads_nor_sockets() -> None:
    """Imports all of the layer where none of these packages can be had, and lists which modules of ours that loads."""
    missing = ("litestar", "uvicorn", "sqlalchemy", "alembic", "itsdangerous", "websockets", "fluent", "typst", "click")
    names = [f"kvartal.{'.'.join(file.relative_to(SOURCE).with_suffix('').parts)}" for file in files("table")]
    program = (
        "import importlib, sys\n"
        f"sys.modules.update(dict.fromkeys({missing}))\n"
        f"for name in {names}: importlib.import_module(name.removesuffix('.__init__'))\n"
        "print(*(module.__file__ for name, module in sys.modules.items() if name.startswith('kvartal')), sep='\\n')"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert loaded.returncode == 0, loaded.stderr
    ours = [Path(line) for line in loaded.stdout.splitlines() if line.endswith(".py")]
    assert len(ours) > len(names)
    forbidden = {"threading", "concurrent", "multiprocessing", "socket", "sqlite3", "subprocess", "selectors"}
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in ours
        for name in imports(file)
        if name.partition(".")[0] in forbidden
    ]
    # The rules give each thread a list of moves of its own.
    assert wrong in ([], ["core/position.py imports threading"])


def test_titles_do_not_know_each_other() -> None:
    titles = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "rules.py").exists()]
    assert "town77" in titles
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for title in titles
        for file in files(f"games/{title}")
        for name in imports(file)
        for other in titles
        if other != title and name.startswith(f"kvartal.games.{other}")
    ]
    assert wrong == []


def test_headers_declare_what_stands_beside_them() -> None:
    lonely = [str(file.relative_to(SOURCE)) for file in SOURCE.rglob("*.pxd") if not file.with_suffix(".py").exists()]
    assert lonely == []


def test_files_stay_short() -> None:
    root = SOURCE.parents[1]
    folders = [SOURCE, root / "tests", root / "scripts", root / "bench"]
    every = [file for folder in folders for file in folder.rglob("*.py")]
    long = {str(file.relative_to(root)): n for file in every if (n := len(file.read_bytes().splitlines())) > 450}
    assert long == {}
