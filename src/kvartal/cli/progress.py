"""Long commands show on a terminal how far they are; into a pipe they write nothing but their result."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(whole: int | None) -> Iterator[Callable[[int], None]]:
    """Yields a function to be called with the number of pieces of work just done."""
    if not (sys.stderr.isatty() and sys.stdout.isatty()):
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=whole)
        yield lambda more: bar.advance(task, more)
