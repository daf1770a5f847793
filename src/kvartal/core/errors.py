"""Every error that Kvartal raises on purpose has a key, so that it can be worded in the reader's language.

KvartalError
├── Unreadable      a text is not an action, an outcome, a ruleset, a position or a journal
│   └── BadLine     the same, in a text of several lines: says which line
├── Refusal         the action is well written, but the rules forbid it here and now
└── OutOfTurn       a seat acts that has nothing to decide now
"""

from collections.abc import Mapping

Args = Mapping[str, str | int]


class KvartalError(Exception):
    """An error with a message key and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_: Args = args

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.args_.items())
        return f"{self.key}: {told}" if told else self.key


class Unreadable(KvartalError):
    """A text cannot be read at all."""


class BadLine(Unreadable):
    """One line of a longer text cannot be read."""

    def __init__(self, line: int, key: str, **args: str | int) -> None:
        super().__init__(key, line=line, **args)


class Refusal(KvartalError):
    """The rules forbid an action here and now, for the reason that the key names."""


class OutOfTurn(KvartalError):
    """A seat acts that has nothing to decide now."""
