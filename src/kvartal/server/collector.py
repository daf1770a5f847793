"""The collector: Python's search for garbage, arranged so that it does not stop everybody while people play.

A full search looks at every object of every table, and nobody is answered meanwhile. So it is not left to chance when
one happens: every few seconds what is young is searched, and what is still in use is set aside, so that no search looks
at it again. What was set aside is searched when many tables have been cleared since and nobody is there to wait; if
somebody always is, when very many have.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG, MIDDLE, OLD = 2_000, 3, 1_000_000
"""New objects until the first search, and searches of one age until one of the next; the oldest are searched here."""
EVERY = 5.0
CLEARED = 500
"""After so many cleared tables what was set aside is searched, too, if nobody has to wait for it."""
OVERDUE = 20 * CLEARED
"""After so many it is searched though somebody has to."""


class Collector:
    """Decides when garbage is searched."""

    def __init__(self, calm: Callable[[], bool] = lambda: True) -> None:
        self.calm = calm
        """Tells whether nobody would notice a full search."""
        self.cleared = 0
        """How many tables have been cleared since everything was searched."""

    def begin(self) -> None:
        """Sets aside what was loaded at the start, and lets Python search what is young."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def end(self) -> None:
        """Leaves garbage to Python again."""
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def search(self) -> None:
        """Searches what is young, or everything if many tables were cleared; sets aside what is in use."""
        if self.cleared >= (CLEARED if self.calm() else OVERDUE):
            self.cleared = 0
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()

    async def work(self) -> None:
        """Searches every few seconds."""
        while True:
            await asyncio.sleep(EVERY)
            self.search()
