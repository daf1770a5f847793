"""A bot that thinks for long pauses between two thoughts, so that others who share the processor can go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Pause = Callable[[], float]
"""Waits as long as others need the processor, and returns how many seconds that was."""

_pause: ContextVar[Pause | None] = ContextVar("pause", default=None)


def pause() -> float:
    """Pauses if `pausing` has said how; returns the seconds that this took, which are no thinking time."""
    wait = _pause.get()
    return 0.0 if wait is None else wait()


@contextmanager
def pausing(wait: Pause) -> Iterator[None]:
    """Makes the bots that think in this thread pause so."""
    before = _pause.set(wait)
    try:
        yield
    finally:
        _pause.reset(before)
