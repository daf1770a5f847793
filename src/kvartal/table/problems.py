"""A problem is why something cannot be done, apart from the rules of a game; clients get it as an `error`."""

from __future__ import annotations

from kvartal.table.codes import ErrorCode
from kvartal.table.protocol import Error


class Problem(Exception):
    """Something that a client asks for cannot be done."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message

    def error(self, ask: str | None = None) -> Error:
        """Words the problem as a message."""
        return Error(ask, self.code, self.message)


BROKEN = Problem("broken", "something broke on the server")
"""The problem reported for an unexpected exception; the details are in the log only."""
