"""Work that falls into many equal pieces is spread over processes, and comes back in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")


def spread(work: Callable[[Piece], Answer], pieces: Sequence[Piece], jobs: int) -> Iterator[Answer]:
    """Gives the answers in the order of the pieces, whatever the number of processes."""
    if jobs <= 1 or len(pieces) <= 1:
        yield from map(work, pieces)
        return
    # A fresh interpreter: a forked one would inherit threads' locks in unknown states.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=context) as pool:
        yield from pool.map(work, pieces)
