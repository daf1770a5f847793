"""Runs Python's garbage collector so that it does not stop the server while people play.

A full collection visits every object of every table, and nobody is answered meanwhile. So collections do not happen by
chance: every few seconds the young generations are collected, and what survives is frozen, so that no later collection
visits it again. A full collection runs when many tables have been cleared and nobody is waiting; if somebody always
is, when very many tables have been cleared.
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
OVERDUE = 20 * CLEARED
"""Cleared tables after which it runs even if somebody has to wait."""


class GarbageCollector:
    """Decides when garbage is collected."""

    def __init__(self, calm: Callable[[], bool] = lambda: True) -> None:
        self.calm = calm
        """Tells whether nobody would notice a full collection."""
        self.cleared = 0
        """How many tables have been cleared since the last full collection."""

    def begin(self) -> None:
        """Freezes what was loaded at the start, and sets the thresholds."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def end(self) -> None:
        """Restores Python's own settings."""
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def search(self) -> None:
        """Collects the young generations, or everything if many tables were cleared; freezes what survives."""
        if self.cleared >= (CLEARED if self.calm() else OVERDUE):
            self.cleared = 0
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()

    async def work(self) -> None:
        """Collects every few seconds."""
        while True:
            await asyncio.sleep(EVERY)
            self.search()
