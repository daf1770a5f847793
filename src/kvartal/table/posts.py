"""What comes into the mailbox of a table, apart from the thoughts of bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from kvartal.table.connection import Connection
from kvartal.table.problems import Problem
from kvartal.table.protocol import Hello, Request


@dataclass(frozen=True, slots=True)
class Came:
    """A page was opened."""

    connection: Connection
    hello: Hello


@dataclass(frozen=True, slots=True)
class Went:
    """A page was closed."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Letter:
    """Somebody asks for something."""

    connection: Connection
    message: Request


@dataclass(frozen=True, slots=True)
class Tick:
    """It is time to tell everybody what could wait a moment."""


class Peek:
    """Somebody wants to look at the table when nothing is half done."""

    def __init__(self, look: Callable[[], object], told: asyncio.Future[object]) -> None:
        self.look = look
        self.told = told

    def open(self) -> None:
        """Looks."""
        if not self.told.done():
            self.told.set_result(self.look())

    def cancel(self) -> None:
        """Tells that there is nothing to see any more."""
        if not self.told.done():
            self.told.set_exception(Problem("closing", "the table is being cleared; ask again"))
