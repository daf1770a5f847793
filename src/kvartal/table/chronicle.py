"""A chronicle tells each reader what happened at a table, entry by entry, as far as that reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from kvartal.core import rules as core
from kvartal.core.rules import heard
from kvartal.table.bodies import Fact
from kvartal.table.protocol import encode

TOLD = 64
"""How many encoded stories are cached until something happens."""


class Chronicle:
    """What every entry of a game brought, with its audience; the game goes on adding to it."""

    def __init__(self, facts: Sequence[Sequence[core.Fact]]) -> None:
        self.facts = facts
        self._told: dict[tuple[int, int], Raw] = {}
        """The latest stories as they are sent; after a restart many readers may ask for the same one at once."""
        self._length = 0
        """The number of entries when they were cached."""

    def forget(self) -> None:
        """Clears the cache: a sealed turn, of which nothing was told, has been opened again."""
        self._told.clear()

    def told(self, reader: int, seq: int) -> Raw:
        """Returns what has happened after entry `seq` as it is sent to a reader."""
        if self._length != len(self.facts):
            self._length = len(self.facts)
            self.forget()
        found = self._told.get((reader, seq))
        if found is None:
            found = Raw(encode(self.since(reader, seq)))
            if len(self._told) < TOLD:
                self._told[reader, seq] = found
        return found

    def since(self, reader: int, seq: int) -> list[Fact]:
        """Tells a reader what has happened after entry `seq`."""
        return [
            Fact(number, fact.key, dict(fact.args))
            for number, facts in enumerate(self.facts[seq:], seq + 1)
            for fact in heard(facts, reader)
        ]
