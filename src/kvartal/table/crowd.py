"""Limits on the bots at all tables: how many may think for one address, and how many tables have bots alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kvartal.table.problems import Problem
from kvartal.table.rows import SeatRow
from kvartal.table.thinkers import QUICK

if TYPE_CHECKING:
    from kvartal.table.table import Table


@dataclass(frozen=True, slots=True)
class Bounds:
    """How many bots there may be."""

    thinking: int = 1000
    """Seats of bots that think ahead, at running tables that were opened from one address."""
    unattended: int = 1000
    """Running tables with bots alone, opened from one address."""
    unattended_everywhere: int = 1000
    """The same from all addresses."""


class Crowd:
    """Counts the bots at the tables that are set up; at those that are cleared nobody thinks."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables
        self.bounds = Bounds()

    def check(self, address: str, seats: Sequence[SeatRow]) -> None:
        """Raises a `Problem` if a table with these seats would be too much."""
        wanted = thinking(seats)
        if wanted and wanted + self._thinking(address) > self.bounds.thinking:
            raise Problem("too-many", f"at most {self.bounds.thinking} thinking bots may play at your tables at once")
        if unattended(seats):
            alone = [table for table in self._running() if unattended(table.seats)]
            own = sum(table.address == address for table in alone)
            if own >= self.bounds.unattended or len(alone) >= self.bounds.unattended_everywhere:
                raise Problem("too-many", "too many tables have bots alone; wait until one of their games is over")

    def check_seat(self, table: Table, level: str) -> None:
        """Raises a `Problem` if another bot at a table would be too much."""
        if level not in QUICK and self._thinking(table.address) + thinking(table.seats) >= self.bounds.thinking:
            raise Problem("too-many", f"at most {self.bounds.thinking} thinking bots may play at your tables at once")

    def _running(self) -> list[Table]:
        return [table for table in self.tables.values() if table.row.phase == "playing"]

    def _thinking(self, address: str) -> int:
        return sum(thinking(table.seats) for table in self._running() if table.address == address)


def thinking(seats: Sequence[SeatRow]) -> int:
    """Counts the bots that think ahead."""
    return sum(seat.kind == "bot" and seat.level not in QUICK for seat in seats)


def unattended(seats: Sequence[SeatRow]) -> bool:
    """Returns whether bots are alone."""
    return all(seat.kind == "bot" for seat in seats)
