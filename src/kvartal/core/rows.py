"""Rows hold the facts of a position: one row for each seat, or a single one for what belongs to no seat."""

from __future__ import annotations

from typing import TypeVar

from kvartal.core import memory
from kvartal.core.facts import Layout, Record

R = TypeVar("R", bound=Record)


class Rows:
    """Rows of one layout; they alone own the memory, so that a record found in it is valid while they live."""

    def __init__(self, layout: Layout, count: int, first: int = 0) -> None:
        self.layout = layout
        self.count = count
        self.first = first
        """The seat whose row comes first."""
        self.size = layout.size
        self.data = memory.allocate(self.layout, self.count, self.size)

    def __dealloc__(self) -> None:
        memory.free(self.data)

    # In compiled loops.

    def become(self, other: Rows) -> None:
        """Makes all rows equal to those of another position."""
        memory.copy(self.data, 0, other.data, 0, self.count, self.size)

    def take(self, seat: int, other: Rows) -> None:
        """Makes the row of one seat equal to that of another position."""
        memory.copy(self.data, seat - self.first, other.data, seat - other.first, 1, self.size)

    # In Python.

    def raw(self, seat: int) -> bytes:
        """Returns the row of a seat as bytes."""
        return memory.dump(self.data, seat - self.first, self.layout, self.size)

    def load(self, seat: int, raw: bytes) -> None:
        """Takes the row of a seat from bytes."""
        memory.load(self.data, seat - self.first, self.layout, self.size, raw)

    def same(self, seat: int, other: Rows) -> bool:
        """Returns whether the row of a seat holds the same facts as in other rows that begin with the same seat."""
        return memory.same(self.data, other.data, seat - self.first, self.layout, self.size)

    def get(self, kind: type[R], seat: int) -> R:
        """Returns a copy of a record of a seat's row, for code that is not compiled."""
        return kind.from_numbers(self.layout.structs[kind].unpack_from(self.raw(seat), self.layout.places[kind]))

    def put(self, record: Record, seat: int) -> None:
        """Writes such a copy, perhaps changed, back into the seat's row."""
        kind, raw = type(record), bytearray(self.raw(seat))
        self.layout.structs[kind].pack_into(raw, self.layout.places[kind], *record.values())
        self.load(seat, bytes(raw))

    def seats(self) -> range:
        """Names the seats whose rows are here."""
        return range(self.first, self.first + self.count)

    def changed(self, seat: int) -> list[tuple[str, int]]:
        """Returns the facts of a seat's row that differ from the blank row, by their names, in order."""
        return self.layout.changed(self.raw(seat))
