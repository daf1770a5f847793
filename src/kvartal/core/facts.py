"""Facts have names and are declared once: what a position remembers, how large it is, its default and who may see it.

A title writes its declarations in files called `facts.py`, one `Record` for each thing that remembers something:

    class Sheet(Record):
        houses: int = fact("u64")
        numbers: list[int] = fact("i8", 40, default=-1)
        open: list[int] = fact("u64", 18, derived=True)

    sheet_at = at(Sheet)

Everything else follows from that. `scripts/headers` writes the C struct into the `facts.pxd` beside it; copies,
equality, pickles, the named state and the digest are made by `Rows` and `Position`. A `Layout` lays the records of the
chosen parts side by side, one row a seat; what belongs to no seat has a layout of its own. Interpreted, a record is an
object with these attributes; compiled, it is a pointer to a struct with the same names.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import itemgetter, ne
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

if TYPE_CHECKING:
    from kvartal.core.rows import Rows

ALL = "all"
"""Everybody may see the fact."""
OWNER = "owner"
"""Only the seat may see it whose row it is in."""
NOBODY = "nobody"
"""No seat may see it before the game is over."""
SEEN = (ALL, OWNER, NOBODY)

KINDS = {
    "i8": ("b", "signed char", 1),
    "u8": ("B", "unsigned char", 1),
    "i16": ("h", "short", 2),
    "i32": ("i", "int", 4),
    "u64": ("Q", "unsigned long long", 8),
}
"""For each kind of fact: how `struct` and C call it, and its bytes."""


@dataclass(frozen=True, slots=True)
class Field:
    """The declaration of one fact."""

    name: str
    kind: str
    size: int
    """How many there are in a row; 0 for a single one."""
    default: int
    seen: str
    derived: bool
    """Whether it follows from other facts: copied with them, but in no digest and no text."""

    @property
    def names(self) -> list[str]:
        """The names of its elements, as digests have them."""
        return [f"{self.name}.{i}" for i in range(self.size)] if self.size else [self.name]


def fact(kind: str, size: int = 0, *, default: int = 0, seen: str = ALL, derived: bool = False) -> Any:
    """Declares a fact of a `Record`: one number, or a list of `size` numbers."""
    if kind not in KINDS:
        raise TypeError(f"a fact is one of {', '.join(KINDS)}, not {kind!r}")
    if seen not in SEEN:
        raise TypeError(f"a fact is seen by one of {', '.join(SEEN)}, not {seen!r}")
    return Field("", kind, size, default, seen, derived)


class _Declares(type):
    """Turns the declarations of a record into slots."""

    def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Declares:
        declared = {key: value for key, value in space.items() if isinstance(value, Field)}
        fields = tuple(Field(key, f.kind, f.size, f.default, f.seen, f.derived) for key, f in declared.items())
        kept = {key: value for key, value in space.items() if key not in declared}
        slots = (*space.get("__slots__", ()), *declared)
        plan, first = {}, 0
        for field in fields:
            plan[field.name] = (first, first + field.size if field.size else 0)
            first += field.size or 1
        return super().__new__(meta, name, bases, kept | {"__slots__": slots, "fields": fields, "_plan": plan})


class Record(metaclass=_Declares):
    """Some facts that belong together; a fresh one has the declared defaults."""

    fields: ClassVar[tuple[Field, ...]] = ()
    _plan: ClassVar[dict[str, tuple[int, int]]] = {}
    """Where the numbers of each fact stand among all numbers, from and up to; up to 0 for a single one."""
    beside: dict[int, Any]
    """Of the first record of a row, the others, by where their layout puts them."""
    _numbers: Sequence[int]
    """Of a record that was made of its numbers, all of them; each fact is taken from them when it is asked for."""
    __slots__ = ("_numbers", "beside")

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, [field.default] * field.size if field.size else field.default)

    def become(self, other: Record) -> None:
        """Makes every fact equal to that of another record of the same kind."""
        for name, (_, last) in self._plan.items():
            value = getattr(other, name)
            if last:
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)

    def values(self) -> list[int]:
        """Returns all numbers in the order of their declaration."""
        found: list[int] = []
        for name, (_, last) in self._plan.items():
            value = getattr(self, name)
            if last:
                found += value
            else:
                found.append(value)
        return found

    @classmethod
    def from_numbers(cls, values: Sequence[int]) -> Self:
        """Makes a record of all its numbers in the order of their declaration."""
        record = cls.__new__(cls)
        record._numbers = values
        return record

    def __getattr__(self, name: str) -> Any:
        """Takes a fact from the numbers when it is first asked for: few readers need all facts of a record."""
        if name not in self._plan:
            raise AttributeError(f"{type(self).__name__} has no fact {name}")
        first, last = self._plan[name]
        found = list(self._numbers[first:last]) if last else self._numbers[first]
        setattr(self, name, found)
        return found

    def take(self, values: Sequence[int]) -> None:
        """Takes all numbers in the order of their declaration."""
        for name, (first, last) in self._plan.items():
            setattr(self, name, list(values[first:last]) if last else values[first])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        told = (f"{f.name}={getattr(self, f.name)!r}" for f in self.fields if not f.derived)
        return f"{type(self).__name__}({', '.join(told)})"


R = TypeVar("R", bound=Record)


def at(kind: type[R]) -> Callable[[Rows, int], R]:
    """Returns the function that finds the first record of a seat's row; compiled code has it from the header."""

    def found(rows: Rows, seat: int) -> R:
        return cast(R, rows.data[seat - rows.first][0])

    return found


def beside(kind: type[R]) -> Callable[[Record, int], R]:
    """Returns the function that finds a record from the first one of its row and its place in the layout."""

    def found(first: Record, place: int) -> R:
        return cast(R, first.beside[place] if place else first)

    return found


def packing(kind: type[Record]) -> tuple[str, int]:
    """Returns the form of a record in memory as `struct` writes it, and its size: as C would lay it out."""
    form, size = "", 0
    for field in kind.fields:
        letter, _, width = KINDS[field.kind]
        pad = -size % width
        form += f"{pad}x" * bool(pad) + f"{field.size or 1}{letter}"
        size += pad + width * (field.size or 1)
    pad = -size % 8
    return form + f"{pad}x" * bool(pad), size + pad


def _picker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Returns the function that picks the items at these places as a tuple, which `itemgetter` does not do for one."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda values: tuple(values[place] for place in places)


class Layout:
    """Which records lie side by side in a row, and what a fresh row holds.

    The ruleset prints its own defaults once, by `fresh` and `print`, before the first row is made: they are part of
    every digest, which names only what differs from them. `seen` says who may see a fact, where the ruleset decides it.
    """

    def __init__(self, kinds: Sequence[type[Record]], seen: Mapping[str, str] | None = None) -> None:
        self.kinds = tuple(kinds)
        self.places: dict[type[Record], int] = {}
        self.size = 0
        self.names: list[str] = []
        self.kept: list[bool] = []
        """For each name, whether it counts in digests."""
        self.seen: dict[str, str] = {}
        """For each fact, who may see it."""
        self.structs: dict[type[Record], struct.Struct] = {}
        form = "<"
        owners: dict[str, type[Record]] = {}
        for kind in self.kinds:
            part, size = packing(kind)
            self.places[kind] = self.size
            self.structs[kind] = struct.Struct("<" + part)
            form += part
            self.size += size
            for field in kind.fields:
                if field.name in owners:
                    one, two = (f"{k.__module__}.{k.__name__}" for k in (owners[field.name], kind))
                    raise TypeError(f"{one} and {two} both declare {field.name}")
                owners[field.name] = kind
                self.names += field.names
                self.kept += [not field.derived] * len(field.names)
                self.seen[field.name] = (seen or {}).get(field.name, field.seen)
        self.struct = struct.Struct(form)
        self.numbers = {name: i for i, name in enumerate(self.names)}
        self.order = sorted((i for i in range(len(self.names)) if self.kept[i]), key=self.names.__getitem__)
        """The places of the names that count, in the order of digests."""
        self._ordered = _picker(self.order)
        self._told: tuple[tuple[str, ...], tuple[int, ...]] = ((), ())
        """The names that count and their defaults, in that order."""
        self.blank = b""
        self.defaults: tuple[int, ...] = ()
        self.print(self.fresh())

    def fresh(self) -> dict[type[Record], Any]:
        """Returns a row of records with the declared defaults, to be changed and printed."""
        return {kind: kind() for kind in self.kinds}

    def print(self, row: dict[type[Record], Any]) -> None:
        """Makes these records the blank row: what every fresh row holds."""
        self.blank = self.struct.pack(*(number for kind in self.kinds for number in row[kind].values()))
        self.defaults = self.struct.unpack(self.blank)
        self._told = self._ordered(self.names), self._ordered(self.defaults)

    def row(self) -> dict[int, Record]:
        """Makes a fresh row of records, for interpreted play."""
        made: dict[int, Record] = {place: kind.__new__(kind) for kind, place in self.places.items()}
        # Without the first one itself: in a circle, every copy of a position would wait for the garbage collector.
        if made:
            made[0].beside = {place: record for place, record in made.items() if place}
        self.unpack(made, self.blank)
        return made

    def pack(self, row: dict[int, Record]) -> bytes:
        """Returns a row as the bytes it would be in memory; a number beyond its kind raises `struct.error`."""
        numbers: list[int] = []
        for record in row.values():
            numbers += record.values()
        return self.struct.pack(*numbers)

    def unpack(self, row: dict[int, Record], raw: bytes) -> None:
        """Takes every record of a row from its bytes."""
        for kind, place in self.places.items():
            row[place].take(self.structs[kind].unpack_from(raw, place))

    def changed(self, raw: bytes) -> list[tuple[str, int]]:
        """Returns the facts of a row that differ from the blank row, by their names, in order; no derived ones."""
        if raw == self.blank:
            return []
        names, defaults = self._told
        values = self._ordered(self.struct.unpack(raw))
        return [*compress(zip(names, values, strict=True), map(ne, values, defaults))]

    def named(self, raw: bytes) -> dict[str, int]:
        """Returns all facts of a row that differ from the blank row, derived ones too, by their names."""
        values = self.struct.unpack(raw)
        return {name: values[i] for i, name in enumerate(self.names) if values[i] != self.defaults[i]}

    def filled(self, named: dict[str, int]) -> bytes:
        """Returns the row that `named` named; raises KeyError for a name that no record declares."""
        values = list(self.defaults)
        for name, value in named.items():
            values[self.numbers[name]] = value
        return self.struct.pack(*values)
