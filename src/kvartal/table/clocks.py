"""Clocks measure how long persons take over their turns, at all tables of a server.

They belong to the server and not to a table, so that a table which nobody looks at can be cleared meanwhile. They are
not kept on disk: after a restart of the server every turn that is open has its full time again, also at tables that
nobody has looked at since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from kvartal import bots
from kvartal.core.rules import Rules
from kvartal.table.problems import Problem

LEAST, MOST = 10, 7 * 24 * 3600
"""The seconds that a table may give for a turn."""
USUAL = "normal"
"""The level of a bot that stands in, if the table does not name one."""


@dataclass(slots=True)
class Turns:
    """The turns that are open at one position: when the time of each seat is up."""

    base: int
    ends: dict[int, float]
    stopped: dict[int, float] = field(default_factory=dict)
    """The same of seats that have finished their turn, which they may open again."""


class Clocks:
    """Every turn that somebody has to finish in time."""

    def __init__(self, time: Callable[[], float] = monotonic) -> None:
        self.time = time
        self._open: dict[str, Turns] = {}
        self._asleep: dict[str, float] = {}
        """When somebody's time is up at tables that have not been set up since the start of the server."""

    def sleep(self, table: str, seconds: int) -> None:
        """Gives whoever is to act at a table their time, though it is not known yet who that is."""
        self._asleep.setdefault(table, self.time() + seconds)

    def start(self, table: str, base: int, seats: Iterable[int], seconds: int) -> None:
        """Gives these seats, and no others, their time; whose time runs at this position already gets no more."""
        known = self._open.get(table)
        running, stopped = (known.ends, known.stopped) if known is not None and known.base == base else ({}, {})
        end = self._asleep.pop(table, self.time() + seconds)
        ends = {seat: running.get(seat, end) for seat in seats}
        if ends or stopped:
            self._open[table] = Turns(base, ends, stopped)
        else:
            self._open.pop(table, None)

    def stop(self, table: str, seat: int) -> None:
        """Stops the clock of a seat that has finished its turn."""
        turns = self._open.get(table)
        if turns is not None and seat in turns.ends:
            turns.stopped[seat] = turns.ends.pop(seat)

    def reopen(self, table: str, seat: int) -> bool:
        """Lets the clock of a finished turn run on as if it had never stopped; returns whether there is time left.

        A clock that is not known, as after a restart of the server, does not stand in the way.
        """
        turns = self._open.get(table)
        if turns is None or seat not in turns.stopped:
            return True
        if turns.stopped[seat] <= self.time():
            return False
        turns.ends[seat] = turns.stopped.pop(seat)
        return True

    def left(self, table: str, seat: int | None = None) -> float | None:
        """Returns how many seconds a seat has left, or the one whose time is up first; None if no clock runs."""
        turns = self._open.get(table)
        if turns is None or not turns.ends:
            return None
        end = turns.ends.get(seat) if seat is not None else None
        return round(max(0.0, (min(turns.ends.values()) if end is None else end) - self.time()), 1)

    def late(self, table: str) -> list[int]:
        """Names the seats of a table whose time is up."""
        turns = self._open.get(table)
        now = self.time()
        return sorted(seat for seat, end in turns.ends.items() if end <= now) if turns is not None else []

    def ringing(self) -> list[str]:
        """Names the tables at which somebody's time is up."""
        now = self.time()
        late = [table for table, turns in self._open.items() if any(end <= now for end in turns.ends.values())]
        return late + [table for table, end in self._asleep.items() if end <= now]

    @property
    def running(self) -> bool:
        """Whether anybody's time runs."""
        return bool(self._asleep) or any(turns.ends for turns in self._open.values())

    def forget(self, table: str) -> None:
        """Stops all clocks of a table."""
        self._open.pop(table, None)
        self._asleep.pop(table, None)


def seconds_of(settings: Mapping[str, object]) -> int:
    """Returns the time that a table leaves for a turn, in seconds; 0 if it has no clock."""
    seconds = settings.get("clock", 0)
    return seconds if isinstance(seconds, int) else 0


def standin_of(settings: Mapping[str, object]) -> str:
    """Returns the level of the bot that stands in at a table."""
    return str(settings.get("standin") or USUAL)


def check(settings: Mapping[str, object], rules: Rules) -> None:
    """Raises a `Problem` if a table cannot have such a clock, or such a bot to stand in."""
    seconds = settings.get("clock", 0)
    known = isinstance(seconds, int) and not isinstance(seconds, bool)
    if not known or (seconds != 0 and not LEAST <= seconds_of(settings) <= MOST):
        raise Problem("bad-clock", f"a clock has {LEAST} to {MOST} seconds a turn, or 0 for none")
    levels = bots.levels()
    if standin_of(settings) not in levels:
        raise Problem("bad-level", f"bots here are {', '.join(levels)}")
