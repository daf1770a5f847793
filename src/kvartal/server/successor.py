"""A better build of Kvartal takes the place of a running server when nobody plays.

`./run` serves with interpreted rules at once and compiles them meanwhile. The variable `KVARTAL_SUCCESSOR` names the
program that exists once they are compiled.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, MutableMapping
from pathlib import Path
from time import monotonic
from typing import Any

from kvartal.table.lobby import Lobby

log = logging.getLogger("kvartal.successor")

VARIABLE = "KVARTAL_SUCCESSOR"
LOOK = 1.0
"""Seconds between two looks for the program."""
QUIET = 20.0
"""Seconds without any request before the server is replaced."""


class Successor:
    """The program that takes over, and the requests that have to be over before."""

    def __init__(self, program: Path, lobby: Lobby, application: Any) -> None:
        self.program = program
        self.lobby = lobby
        self.application = application
        self.asked = monotonic()
        """When somebody asked for something last."""
        self.due = False

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        """Passes a request on and notes when it was."""
        try:
            await self.application(scope, receive, send)
        finally:
            self.asked = monotonic()

    def quiet(self) -> bool:
        """Returns whether nobody would notice: no page, no clock, no bot at work, no request for some time."""
        return monotonic() - self.asked >= QUIET and self.lobby.quiet

    async def wait(self, stop: Callable[[], None]) -> None:
        """Stops the server as soon as the program is there and nobody would notice."""
        while not (os.access(self.program, os.X_OK) and self.quiet()):
            await asyncio.sleep(LOOK)
        log.info("compiled rules take over")
        self.due = True
        stop()


def named() -> Path | None:
    """Returns the program that is to take over, and forgets it, so that it has no successor itself."""
    name = os.environ.pop(VARIABLE, "")
    return Path(name) if name else None
