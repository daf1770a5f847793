"""The collector: Python's search for garbage, arranged so that it does not stop everybody while people play.

A full search looks at every object of every table, and nobody is answered meanwhile. So it is not left to chance when
one happens: once a minute what is new is searched, and what is still in use is set aside, so that the next search need
not look at it. What was set aside is searched again when many tables have been cleared since.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, MIDDLE, OLD = 5_000, 4, 1_000_000
"""New objects until the first search, and searches of one age until one of the next; the oldest are searched here."""
EVERY = 60.0
CLEARED = 500
"""After so many cleared tables what was set aside is searched, too."""


class Collector:
    """Decides when garbage is searched."""

    def __init__(self) -> None:
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
        """Searches what is new, or everything if many tables were cleared; sets aside what is in use."""
        if self.cleared >= CLEARED:
            self.cleared = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def work(self) -> None:
        """Searches once a minute."""
        while True:
            await asyncio.sleep(EVERY)
            self.search()
