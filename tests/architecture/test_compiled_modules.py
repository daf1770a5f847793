"""What a module that is compiled must not do: each of these builds, or nearly so, and costs or fails only later."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = hatch_build.hot_modules(SOURCE)
CONSTANT = re.compile(
    r"^cdef (?:const )?(?:unsigned )?(?:int|long long|long|double|bint|char) ([\w, \[\]]+)$", re.MULTILINE
)
POINTER = re.compile(r"^ctypedef \w+\* (\w+)$", re.MULTILINE)


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def dotted(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def constants(header: str) -> set[str]:
    """Names what a header declares as variables of C, which Python does not see."""
    return {re.sub(r"\[.*", "", name).strip() for found in CONSTANT.findall(header) for name in found.split(",")}


def taken(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Gives each name that a module takes from another, as module and name."""
    aliases = {}
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                yield node.module or "", name.name
                aliases[name.asname or name.name] = f"{node.module}.{name.name}"
        elif isinstance(node, ast.Import):
            aliases |= {name.asname: name.name for name in node.names if name.asname}
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
            yield aliases[node.value.id], node.attr


def out_of_sight(headers: dict[str, str], readers: dict[str, ast.Module]) -> list[str]:
    """Names the constants of compiled modules that a module reads without the header that would show them."""
    hidden = {(module, name) for module, header in headers.items() for name in constants(header)}
    return [f"{reader}: {m}.{n}" for reader, module in readers.items() for m, n in taken(module) if (m, n) in hidden]


def test_plain_modules_read_no_constant_that_is_one_of_c() -> None:
    headers = {name: file.with_suffix(".pxd").read_text(encoding="utf-8") for name, file in COMPILED.items()}
    assert any(constants(header) for header in headers.values())
    folders = (SOURCE, ROOT / "tests", ROOT / "bench", ROOT / "examples")
    files = [file for folder in folders for file in folder.rglob("*.py") if file not in COMPILED.values()]
    assert out_of_sight(headers, {str(file.relative_to(ROOT)): tree(file) for file in files}) == []


def test_a_constant_of_c_that_is_read_would_be_found() -> None:
    headers = {
        "kvartal.bots.tree": "cdef int DEEPEST, WIDEST\ncdef double ROOTS[4096]\ncdef class Tree:\n    cdef int x\n"
    }
    readers = {
        "one": ast.parse("from kvartal.bots.tree import ROOTS, Tree"),
        "two": ast.parse("from kvartal.bots import tree\nprint(tree.WIDEST, tree.Tree, tree.x)"),
    }
    assert out_of_sight(headers, readers) == ["one: kvartal.bots.tree.ROOTS", "two: kvartal.bots.tree.WIDEST"]


def test_compiled_modules_take_records_by_their_module() -> None:
    """A record is a pointer in C: imported by its own name beside the header's, it crashes Cython."""
    headers = {dotted(file): file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.pxd")}
    records = {(module, name) for module, header in headers.items() for name in POINTER.findall(header)}
    assert ("kvartal.games.welcome.facts", "Sheet") in records
    wrong = [
        f"{reader} imports {node.module}.{name.name}"
        for reader, file in COMPILED.items()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.ImportFrom)
        for name in node.names
        if (node.module, name.name) in records
    ]
    assert wrong == []


def test_compiled_modules_have_no_generators() -> None:
    """For one generator, or one expression that makes one, Cython writes five thousand lines of C into the module."""
    generators = (ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.AsyncFunctionDef)
    wrong = [
        f"{name}:{node.lineno}"
        for name, file in COMPILED.items()
        for node in ast.walk(tree(file))
        if isinstance(node, generators)
    ]
    assert wrong == []


def test_headers_have_no_memoryviews() -> None:
    """They add nineteen thousand lines of C to a module; `core.memory` gives pointers."""
    view = re.compile(r"\[[\s,]*::?1?[\s,:1]*\]")
    assert view.search("cdef int[::1] parent")
    wrong = [dotted(file) for file in SOURCE.rglob("*.pxd") if view.search(file.read_text(encoding="utf-8"))]
    assert wrong == []
