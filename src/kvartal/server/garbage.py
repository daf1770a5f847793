"""Runs Python's garbage collector so that it does not stop the server while people play.

A full collection visits every object of every table, and nobody is answered meanwhile. So collections do not happen by
chance: every few seconds the young generations are collected, and what survives is frozen, so that no later collection
visits it again. What is in a circle and frozen before it becomes garbage, such as a page that stayed for long, waits
for a full collection. One runs when many tables have been cleared or many objects were frozen, and nobody is waiting;
if somebody always is, when there are very many.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG, MIDDLE, OLD = 2_000, 3, 1_000_000
"""The thresholds of `gc`; the last one is so high that only this module runs a full collection."""
EVERY = 5.0
CLEARED = 500
"""Cleared tables after which a full collection runs, if nobody has to wait for it."""
GROWN = 100_000
"""So many more frozen objects have the same effect; a page that was closed leaves a hundred."""
OVERDUE = 20
"""So many times as many make it run even if somebody has to wait."""
LOOK = 60
"""Searches from one count of the frozen objects to the next: it takes milliseconds."""


class GarbageCollector:
    """Decides when garbage is collected."""

    def __init__(self, calm: Callable[[], bool] = lambda: True) -> None:
        self.calm = calm
        """Tells whether nobody would notice a full collection."""
        self.cleared = 0
        """How many tables have been cleared since the last full collection."""
        self._searches = 0
        self._kept = 0
        """How many objects were frozen after it."""

    def begin(self) -> None:
        """Freezes what was loaded at the start, and sets the thresholds."""
        gc.collect()
        gc.freeze()
        self._kept = gc.get_freeze_count()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def end(self) -> None:
        """Restores Python's own settings."""
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def search(self) -> None:
        """Collects the young generations, or everything if there may be much to collect; freezes what survives."""
        full = self._due()
        if full:
            self.cleared = 0
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
        if full:
            self._kept = gc.get_freeze_count()

    def _due(self) -> bool:
        """Returns whether enough was cleared or frozen for a full collection."""
        times = 1 if self.calm() else OVERDUE
        self._searches += 1
        if self.cleared >= CLEARED * times:
            return True
        return self._searches % LOOK == 0 and gc.get_freeze_count() - self._kept >= GROWN * times

    async def work(self) -> None:
        """Collects every few seconds."""
        while True:
            await asyncio.sleep(EVERY)
            self.search()
