"""A position can be written as text and read back, for tests, puzzles and bug reports.

The first line names the ruleset, the second the seats; the rest belongs to the game. `#` starts a comment.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kvartal.core.errors import BadLine, KvartalError
from kvartal.core.facts import KINDS, Field
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.core.ruleset import parse


def write(rules: Rules, position: Position) -> str:
    """Writes a position with its ruleset and seats."""
    return f"ruleset: {rules.ruleset}\nseats: {position.seats}\n{body(rules, position)}"


def body(rules: Rules, position: Position) -> str:
    """Writes a position without its ruleset and seats, as a journal has it."""
    return f"{rules.write(position).rstrip()}\n"


def read(text: str) -> tuple[Rules, Position]:
    """Reads a position; raises `BadLine` that says which line cannot be read and why."""
    lines = [(number, raw.split("#")[0].rstrip()) for number, raw in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line.strip()]
    if lines and lines[0][1].startswith("kvartal journal"):
        raise BadLine(lines[0][0], "position-journal")
    ruleset = _field(lines, 0, "ruleset")
    seats = _field(lines, 1, "seats")
    for number, line in lines[2:]:
        if _named(line) in ("ruleset", "seats"):
            raise BadLine(number, "position-twice", field=_named(line))
    with on_line(lines[0][0]):
        rules = parse(ruleset)
    if not re.fullmatch("[0-9]{1,6}", seats, re.ASCII):
        raise BadLine(lines[1][0], "position-number", field="seats", text=seats[:40])
    with on_line(lines[1][0]):
        rules.check_seats(int(seats))
    # What a text lacks would stand behind its last line.
    with on_line(lines[-1][0] + 1):
        return rules, rules.read(lines[2:], int(seats))


@contextmanager
def on_line(line: int) -> Iterator[None]:
    """Sets the line of an error that has none, unless it is 0."""
    try:
        yield
    except KvartalError as error:
        if error.args_.get("line") or not line:
            raise
        args = {name: value for name, value in error.args_.items() if name != "line"}
        raise BadLine(line, error.key, **args) from error.__cause__


def _field(lines: list[tuple[int, str]], index: int, name: str) -> str:
    if index >= len(lines):
        raise BadLine(lines[-1][0] + 1 if lines else 1, "position-wants", field=name)
    number, line = lines[index]
    if _named(line) != name:
        elsewhere = next((at for at, other in lines[index:] if _named(other) == name), 0)
        raise BadLine(elsewhere or number, "position-order" if elsewhere else "position-wants", field=name)
    return line.partition(":")[2].strip()


def _named(line: str) -> str:
    """Returns the name of the field that begins in this line, if one does."""
    key, colon, _ = line.partition(":")
    return key.strip() if colon else ""


def write_facts(position: Position) -> str:
    """Writes every fact that is not derived and differs from its default: `name: values`, or `name SEAT: values`."""
    lines = [f"ply: {position.ply}"]
    fresh = position.rules.new(position.seats)
    for seat in (-1, *range(position.seats)):
        for kind in (position.rules.common if seat < 0 else position.rules.rows).kinds:
            record, blank = position.record(kind, seat), fresh.record(kind, seat)
            for field in kind.fields:
                value = getattr(record, field.name)
                if not field.derived and value != getattr(blank, field.name):
                    told = " ".join(map(str, value)) if field.size else str(value)
                    lines.append(f"{field.name}{f' {seat}' if seat >= 0 else ''}: {told}")
    return "\n".join(lines)


def read_facts(lines: Sequence[tuple[int, str]], position: Position) -> None:
    """Reads what `write_facts` wrote into a fresh position; raises `BadLine`."""
    fields = Fields(list(lines))
    position.ply = fields.number("ply", 0)
    for seat in (-1, *range(position.seats)):
        for kind in (position.rules.common if seat < 0 else position.rules.rows).kinds:
            record = position.record(kind, seat)
            for field in kind.fields:
                name = f"{field.name} {seat}" if seat >= 0 else field.name
                if not field.derived and fields.line(name):
                    setattr(record, field.name, _values(fields, name, field))
            position.store(record, seat)
    fields.done()


def _values(fields: Fields, name: str, field: Field) -> int | list[int]:
    words = fields.words(name)
    letter = KINDS[field.kind][0]
    try:
        struct.pack(f"<{len(words)}{letter}", *map(int, words))
    except (ValueError, struct.error):
        raise BadLine(fields.line(name), "position-number", field=name, text=" ".join(words)[:40]) from None
    if len(words) != (field.size or 1):
        raise BadLine(fields.line(name), "position-count", field=name, wanted=field.size or 1, found=len(words))
    values = [int(word) for word in words]
    return values if field.size else values[0]


class Fields:
    """The lines of a position text as `name: value` fields, with a block of bare lines allowed under a name."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.blocks: dict[str, list[tuple[int, str]]] = {}
        name = ""
        for number, line in lines:
            match = re.match(r"\s*([a-z][a-z0-9 ]*):(.*)", line, re.ASCII)
            if match:
                name = match.group(1).strip()
                if name in self.values:
                    raise BadLine(number, "position-twice", field=name)
                self.values[name] = (number, match.group(2).strip())
                self.blocks[name] = []
            elif not name:
                raise BadLine(number, "position-line", text=line.strip()[:60])
            else:
                self.blocks[name].append((number, line.strip()))
        self.seen: set[str] = set()

    def line(self, name: str) -> int:
        """Tells on which line a field stands, or 0."""
        return self.values.get(name, (0, ""))[0]

    def text(self, name: str, default: str | None = None) -> str:
        """Returns the value of a field; raises `BadLine` if it is missing and has no default."""
        self.seen.add(name)
        if name in self.values:
            return self.values[name][1]
        if default is None:
            raise BadLine(0, "position-wants", field=name)
        return default

    def number(self, name: str, default: int | None = None, least: int = 0, most: int = 10**9) -> int:
        """Returns the value of a field as a number in a range."""
        text = self.text(name, None if default is None else str(default))
        if not re.fullmatch("-?[0-9]{1,9}", text, re.ASCII):
            raise BadLine(self.line(name), "position-number", field=name, text=text[:40])
        if not least <= int(text) <= most:
            raise BadLine(self.line(name), "position-range", field=name, text=text, least=least, most=most)
        return int(text)

    def words(self, name: str, default: str | None = "") -> list[str]:
        """Returns the value of a field split at spaces."""
        return self.text(name, default).split()

    def rows(self, name: str) -> list[tuple[int, str]]:
        """Returns the bare lines of a field: those below it, and before them what stands beside its name."""
        self.seen.add(name)
        beside = self.values.get(name, (0, ""))
        return ([beside] if beside[1] else []) + self.blocks.pop(name, [])

    def done(self) -> None:
        """Raises `BadLine` if there is a field that nobody asked for, or a bare line where none belongs."""
        for name, (number, _) in self.values.items():
            if name not in self.seen:
                raise BadLine(number, "position-unknown", field=name)
        for number, line in (line for block in self.blocks.values() for line in block):
            raise BadLine(number, "position-line", text=line[:60])
