"""Writes the C structs of declared facts: beside each `facts.py` the `facts.pxd` that compiled modules read."""

from __future__ import annotations

import importlib
import re
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def bare_package() -> None:
    """Lets modules of Kvartal be imported without loading its titles, whose headers may be missing yet."""
    package = types.ModuleType("kvartal")
    package.__path__ = [str(SOURCE / "kvartal")]
    sys.modules["kvartal"] = package


def declarations(source: Path = SOURCE) -> list[Path]:
    """Lists the files that declare facts."""
    return sorted(file for file in source.rglob("facts.py") if "class" in file.read_text(encoding="utf-8"))


def header(file: Path, source: Path = SOURCE) -> str | None:
    """Gives the header of a file, or nothing if it declares no record."""
    from kvartal.core.facts import KINDS, Record

    name = ".".join(file.relative_to(source).with_suffix("").parts)
    module = importlib.import_module(name)
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == name]
    records = [kind for kind in kinds if issubclass(kind, Record) and kind is not Record]
    if not records:
        return None
    lines = ["# header only", "# Written by scripts/headers from facts.py.", "from kvartal.core.rows cimport Rows"]
    for kind in records:
        lines += ["", "", f"cdef struct {kind.__name__}Facts:"]
        for field in kind.fields:
            size = f"[{field.size}]" if field.size else ""
            lines.append(f"    {KINDS[field.kind][1]} {field.name}{size}")
        lines += ["", f"ctypedef {kind.__name__}Facts* {kind.__name__}"]
        word = snake(kind.__name__)
        if hasattr(module, f"{word}_at"):
            lines += ["", "", f"cdef inline {kind.__name__} {word}_at(Rows rows, int seat) noexcept nogil:"]
            lines.append(f"    return <{kind.__name__}>(rows.data + (seat - rows.first) * <long long>rows.size)")
        if hasattr(module, f"{word}_beside"):
            lines += ["", "", f"cdef inline {kind.__name__} {word}_beside(void* first, int place) noexcept nogil:"]
            lines.append(f"    return <{kind.__name__}>(<char*>first + place)")
        lines += ["", "", f"cdef inline int {word}_size() noexcept nogil:"]
        lines.append(f"    return (sizeof({kind.__name__}Facts) + 7) // 8 * 8")
    return "\n".join(lines) + "\n"


def snake(name: str) -> str:
    """Spells a class as functions are spelled."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def main(arguments: list[str]) -> int:
    """Writes the headers, or with --check compares them with those that are there."""
    bare_package()
    stale = []
    for file in declarations():
        text = header(file)
        target = file.with_suffix(".pxd")
        if text is None or (target.exists() and target.read_text(encoding="utf-8") == text):
            continue
        stale.append(str(target.relative_to(ROOT)))
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} {'is not what facts.py declares: run scripts/headers' if '--check' in arguments else 'written'}")
    return int("--check" in arguments and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
