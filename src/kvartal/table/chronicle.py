"""A chronicle tells each reader what happened at a table, entry by entry, as far as that reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from kvartal.core import rules as core
from kvartal.core.driver import Driver, told
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rules import Rules, heard
from kvartal.table.bodies import Fact
from kvartal.table.protocol import encode

TOLD = 64
"""So many tellings are kept until something happens."""


class Chronicle:
    """Follows a game one step behind; what happened is found once, with its audience, and kept for all readers."""

    def __init__(self, rules: Rules, seats: int, entries: Sequence[Entry] = ()) -> None:
        self.rules = rules
        self.seats = seats
        self.entries = list(entries)
        self._driver = Driver(rules, rules.new(seats))
        for entry in self.entries:
            self._driver.take(entry)
        self._driver.tells = True
        self._known = len(self.entries)
        """What earlier entries brought is found only if somebody asks."""
        self._facts: list[list[core.Fact]] = []
        self._told: dict[tuple[int, int], Raw] = {}
        """What some were told last, as it is sent; many may come back at once after a restart."""

    @property
    def position(self) -> Position:
        """The position after the last entry."""
        return self._driver.position

    def add(self, entries: Sequence[Entry]) -> None:
        """Goes on by some entries."""
        self._told.clear()
        for entry in entries:
            self.entries.append(entry)
            self._facts.append(self._driver.take(entry))

    def withdraw(self, place: int) -> None:
        """Forgets the entry at a place, counted from 0: a sealed turn of which nothing was told."""
        self._told.clear()
        self._driver.reopen(self.entries.pop(place).seat)
        if place < self._known:
            self._known -= 1
        else:
            del self._facts[place - self._known]

    def told(self, reader: int, seq: int) -> Raw:
        """Gives what has happened after entry `seq` as it is sent to a reader."""
        found = self._told.get((reader, seq))
        if found is None:
            found = Raw(encode(self.since(reader, seq)))
            if len(self._told) < TOLD:
                self._told[reader, seq] = found
        return found

    def since(self, reader: int, seq: int) -> list[Fact]:
        """Tells a reader what has happened after entry `seq`."""
        if seq < self._known:
            self._facts = told(self.rules, self.entries[: self._known], self.rules.new(self.seats)) + self._facts
            self._known = 0
        return [
            Fact(number, fact.key, dict(fact.args))
            for number, facts in enumerate(self._facts[seq - self._known :], seq + 1)
            for fact in heard(facts, reader)
        ]
