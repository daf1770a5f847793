"""A bot that thinks long breathes between two thoughts, so that whoever shares the processor can go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Pause = Callable[[], float]
"""Waits as long as others need, and tells how many seconds that was."""

_pause: ContextVar[Pause | None] = ContextVar("pause", default=None)


def breathe() -> float:
    """Lets others go on, if it has been told how; gives the seconds that went by, which were not thought."""
    pause = _pause.get()
    return 0.0 if pause is None else pause()


@contextmanager
def breathing(pause: Pause) -> Iterator[None]:
    """Tells the bots that think in this thread how to breathe."""
    before = _pause.set(pause)
    try:
        yield
    finally:
        _pause.reset(before)
