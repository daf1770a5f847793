"""What comes into the mailbox of a table, apart from the thoughts of bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from kvartal.table.connection import Connection
from kvartal.table.problems import Problem
from kvartal.table.protocol import Hello, Request


class Post:
    """Something to be done at a table."""

    __slots__ = ()

    def give_back(self, code: int) -> None:
        """Lets whoever waits know that the table was cleared; pages are sent away with this code."""


@dataclass(frozen=True, slots=True)
class Came(Post):
    """A page was opened."""

    connection: Connection
    hello: Hello

    def give_back(self, code: int) -> None:
        """Asks the page to come again."""
        self.connection.end(code)


@dataclass(frozen=True, slots=True)
class Went(Post):
    """A page was closed."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Letter(Post):
    """Somebody asks for something."""

    connection: Connection
    message: Request


@dataclass(frozen=True, slots=True)
class Tick(Post):
    """It is time to send everybody the changes that could wait a moment."""


class Peek(Post):
    """Somebody wants to look at the table when nothing is half done."""

    def __init__(self, look: Callable[[], object], told: asyncio.Future[object]) -> None:
        self.look = look
        self.told = told

    def open(self) -> None:
        """Looks; what goes wrong with that is told to whoever wanted to, for nothing has changed by it."""
        if self.told.done():
            return
        try:
            self.told.set_result(self.look())
        except Exception as error:
            self.told.set_exception(error)

    def give_back(self, code: int) -> None:
        """Tells that there is nothing to see any more."""
        if not self.told.done():
            self.told.set_exception(Problem("closing", "the table is being cleared; ask again"))
