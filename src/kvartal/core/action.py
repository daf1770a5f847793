"""An action has three spellings: a code, an `Action` and a text."""

from __future__ import annotations

from dataclasses import dataclass

from kvartal.core.errors import Unreadable

LONGEST = 200
"""No action of any game needs a longer text; a longer one is refused before it is looked at."""


@dataclass(frozen=True, slots=True)
class Action:
    """A verb of the rulebook and what it is done to, such as `Action("place", ("B2", "b1"))`.

    >>> str(Action("place", ("B2", "b1")))
    'place B2 b1'
    >>> Action.read(" place  B2 b1 ")
    Action(verb='place', args=('B2', 'b1'))
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def read(cls, text: str) -> Action:
        """Splits a text into verb and arguments; only a game can say whether they mean anything."""
        if len(text) > LONGEST:
            raise Unreadable("action-too-long", length=len(text), most=LONGEST)
        words = text.split()
        if not words:
            raise Unreadable("action-empty")
        return cls(words[0], tuple(words[1:]))
