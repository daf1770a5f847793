"""A bot that thinks long breathes between two thoughts, so that whoever shares the processor can go on meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Pause = Callable[[], float]
"""Waits as long as others need, and tells how many seconds that was."""

_own = threading.local()


def breathe() -> float:
    """Lets others go on, if this thread has been told how; gives the seconds that went by, which were not thought."""
    pause: Pause | None = getattr(_own, "pause", None)
    return 0.0 if pause is None else pause()


@contextmanager
def breathing(pause: Pause) -> Iterator[None]:
    """Tells the bots that think in this thread how to breathe."""
    _own.pause = pause
    try:
        yield
    finally:
        _own.pause = None
