"""Every error that Kvartal raises on purpose has a key, so that it can be worded in the reader's language.

KvartalError
├── Unreadable      a text is not an action, an outcome, a ruleset, a position or a journal
│   └── BadLine     the same, in a text of several lines: says which line
├── Refusal         the action is well written, but the rules forbid it here and now
└── OutOfTurn       a seat acts that has nothing to decide now
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

Arg = str | int | tuple[str, ...]
"""What a message may be told: a word, a number, or several words, which each language lists in its own way."""
Args = Mapping[str, Arg]


class KvartalError(Exception):
    """An error with a message key and its arguments.

    >>> print(KvartalError("option-twice", option="solo"))
    Option solo is given twice. [option-twice]
    """

    worded: ClassVar[Callable[[KvartalError], str] | None] = None
    """Words an error as a sentence. The package `kvartal` lends it English words; rules need none."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_: Args = args

    def __reduce__(self) -> tuple[Callable[..., KvartalError], tuple[type[KvartalError], str, Args]]:
        return _again, (type(self), self.key, self.args_)

    def __str__(self) -> str:
        said = KvartalError.worded and KvartalError.worded(self)
        return f"{said} [{self.key}]" if said else self.plain

    @property
    def plain(self) -> str:
        """The key and its arguments, where there are no words."""
        told = ", ".join(f"{name} {_listed(value)}" for name, value in self.args_.items())
        return f"{self.key}: {told}" if told else self.key


def _listed(value: Arg) -> str | int:
    return " ".join(value) if isinstance(value, tuple) else value


def _again(kind: type[KvartalError], key: str, args: Args) -> KvartalError:
    """Makes an error that was pickled, perhaps in another process."""
    error = kind.__new__(kind)
    KvartalError.__init__(error, key, **args)
    return error


class Unreadable(KvartalError):
    """A text cannot be read at all."""


class BadLine(Unreadable):
    """One line of a longer text cannot be read."""

    def __init__(self, line: int, key: str, **args: Arg) -> None:
        super().__init__(key, line=line, **args)

    @property
    def line(self) -> int:
        """Which line it is, from 1; 0 where the text has no lines."""
        return int(str(self.args_["line"]))


class Refusal(KvartalError):
    """The rules forbid an action here and now, for the reason that the key names."""


class OutOfTurn(KvartalError):
    """A seat acts that has nothing to decide now."""
