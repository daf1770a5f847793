"""Spreads many pieces of work over processes and yields their results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

AHEAD = 16
"""Pieces for each process that are handed out at a time."""


class Stopped(KeyboardInterrupt):
    """Long work was stopped; `so_far` has the results up to then."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far


def spread(work: Callable[[Piece], Answer], pieces: Iterable[Piece], jobs: int) -> Generator[Answer, None, None]:
    """Yields the results in the order of the pieces, for any number of processes; closing it ends the processes."""
    if jobs <= 1:
        yield from map(work, pieces)
        return
    # A fresh interpreter: a forked one would inherit threads' locks in unknown states.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore)
    waiting: deque[Future[Answer]] = deque()
    try:
        for piece in pieces:
            if len(waiting) == AHEAD * jobs:
                yield waiting.popleft().result()
            waiting.append(_hand_out(pool, work, piece))
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise RuntimeError(
            "a process ended too early; a script asks for several jobs below `if __name__ == '__main__':` only, "
            "with bots that can be imported from a file"
        ) from error
    except BaseException:
        # Nobody waits for what they are doing any more, and it may take minutes.
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _hand_out(pool: ProcessPoolExecutor, work: Callable[[Piece], Answer], piece: Piece) -> Future[Answer]:
    """Submits a piece; a process that is started for it does not hear Ctrl-C before it can ignore it."""
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, piece)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


def _ignore() -> None:
    """Leaves Ctrl-C, which a terminal sends to all, to the process that handed the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
