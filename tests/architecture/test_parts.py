"""Parts instead of towers: classes of the rules stay shallow, and no layer names a variant of a title."""

import ast
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import kvartal
from kvartal import games
from kvartal.bots import levels
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games import TITLES
from kvartal.games.welcome import expansions

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kvartal"
EXPANSIONS = {kind.name for kind in expansions.KINDS}
VARIANTS = EXPANSIONS | {
    option.name for kind in kvartal.titles() if kind.title in TITLES for option in kind.options if option.kind == "flag"
}
"""What switches a variant of a title on: a flag of its ruleset."""
VARIANTS -= set(levels())  # words for the strength of bots, too


def depth(kind: type, base: type) -> int:
    """Counts the classes from a base down to a class of it."""
    return 0 if kind is base else 1 + max(depth(one, base) for one in kind.__bases__ if issubclass(one, base))


def below(kind: type) -> list[type]:
    """Gives every class below one."""
    children: list[type] = kind.__subclasses__()
    return [one for child in children for one in (child, *below(child))]


@pytest.mark.parametrize("base", [Position, Rules])
def test_no_class_of_the_rules_stands_more_than_two_below(base: type) -> None:
    for found in walk_packages(games.__path__, f"{games.__name__}."):
        import_module(found.name)
    ours = [kind for kind in below(base) if kind.__module__.startswith("kvartal.")]
    assert len(ours) >= 4
    assert [kind for kind in ours if depth(kind, base) > 2] == []


def strings(file: Path) -> set[str]:
    """Gives the words that a program compares or looks up: its string constants but for those that explain."""
    tree = ast.parse(file.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return {node.value for node in found if isinstance(node.value, str)}


@pytest.mark.parametrize("layer", ["core", "bots", "cli", "lab", "printing", "server", "table", "testing", "texts"])
def test_no_layer_asks_for_a_variant_by_its_name(layer: str) -> None:
    files = [file for file in (SOURCE / layer).rglob("*.py") if not of_a_variant(file)]
    assert files
    assert {file.name: named for file in files if (named := strings(file) & VARIANTS)} == {}


def of_a_variant(file: Path) -> bool:
    """Tells whether a file is what a variant brings to a layer, by its name: `layers/welcome_icecream.py`."""
    return any(file.stem in (name, f"welcome_{name}") for name in VARIANTS)


def test_drawings_and_screens_name_no_expansion() -> None:
    named = re.compile("|".join(EXPANSIONS), re.IGNORECASE)
    files = [file for file in (SOURCE / "printing").rglob("*.typ") if not of_a_variant(file)]
    screens = [file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(kind)]
    files += [file for file in screens if not {"layers", "views"} & set(file.relative_to(ROOT).parts[:-1])]
    assert len(files) > 50
    assert {file.name: found for file in files if (found := set(named.findall(file.read_text("utf-8"))))} == {}


def test_a_named_variant_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "board.py"
    file.write_text('"""Explains icecream."""\nif "icecream" in layers:\n    draw()\n')
    assert strings(file) == {"icecream"}
    assert depth(type("Third", (type("Second", (type("First", (Rules,), {}),), {}),), {}), Rules) == 3
