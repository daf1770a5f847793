"""The memory behind `Rows` and the search: interpreted, lists and arrays; `memory.pxd` has pointers instead."""

from __future__ import annotations

from array import array

from kvartal.core.facts import Layout, Record

Data = list[dict[int, Record]]


def allocate(layout: Layout, count: int, size: int) -> Data:
    """Returns `count` blank rows."""
    return [layout.row() for _ in range(count)]


def ints(count: int) -> array[int]:
    """Returns `count` numbers of 32 bits, all 0."""
    return array("i", bytes(4 * count))


def longs(count: int) -> array[int]:
    """Returns `count` numbers of 64 bits, all 0."""
    return array("q", bytes(8 * count))


def doubles(count: int) -> array[float]:
    """Returns `count` floating-point numbers, all 0."""
    return array("d", bytes(8 * count))


def free(data: Data | array[int] | array[float]) -> None:
    """Gives the memory back; the interpreter does that by itself."""


def copy(to: Data, to_row: int, source: Data, source_row: int, count: int, size: int) -> None:
    """Makes rows equal to rows of another memory of the same layout."""
    for i in range(count):
        for mine, theirs in zip(to[to_row + i].values(), source[source_row + i].values(), strict=True):
            mine.become(theirs)


def dump(data: Data, row: int, layout: Layout, size: int) -> bytes:
    """Returns a row as bytes."""
    return layout.pack(data[row])


def load(data: Data, row: int, layout: Layout, size: int, raw: bytes) -> None:
    """Takes a row from bytes."""
    layout.unpack(data[row], raw)


def same(one: Data, two: Data, row: int, layout: Layout, size: int) -> bool:
    """Returns whether two memories hold the same facts in a row."""
    return all(mine == theirs for mine, theirs in zip(one[row].values(), two[row].values(), strict=True))
