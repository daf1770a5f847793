"""Ctrl-C and SIGTERM stop a long command, which then prints what it has so far."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType
from typing import NoReturn, TypeVar

from kvartal.lab.batch import Stopped

T = TypeVar("T")


class Terminated(KeyboardInterrupt):
    """SIGTERM has come."""


def until_stopped(work: Callable[[], T]) -> tuple[T, int]:
    """Runs long work; returns its result, also if it was stopped, and the exit code."""
    old = signal.signal(signal.SIGTERM, _terminate)
    try:
        return work(), 0
    except Stopped as stopped:
        number = signal.SIGTERM if isinstance(stopped.__cause__, Terminated) else signal.SIGINT
        return stopped.so_far, 128 + number
    finally:
        signal.signal(signal.SIGTERM, old)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    raise Terminated
