"""A draft is a turn that one seat is still thinking over; nobody else sees it and the position does not know of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from kvartal.core.action import Action
from kvartal.core.errors import KvartalError, Refusal
from kvartal.core.position import Position
from kvartal.core.rules import Rules, checked


class Draft:
    """The steps that a seat has taken so far in its turn, in a position of its own.

    Steps are checked as they are made and can be taken back until the turn is committed.
    """

    def __init__(self, rules: Rules, position: Position, seat: int, steps: Iterable[Action] = ()) -> None:
        self.rules = rules
        self.base = position
        """The committed position."""
        self.seat = seat
        self.steps: list[Action] = []
        self.codes: list[int] = []
        self.position = position.sandbox(seat)
        """The position with these steps made, for this seat's eyes only."""
        for action in steps:
            self.step(action)

    def __repr__(self) -> str:
        return f"<Draft of seat {self.seat}: {' / '.join(map(str, self.steps)) or 'no steps'}>"

    @property
    def complete(self) -> bool:
        """Whether the turn can be committed."""
        return self.position.ply > self.base.ply

    def legal(self) -> list[Action]:
        """Lists what the seat may do next; nothing when the turn is complete."""
        return [] if self.complete else [self.rules.action(code) for code in self.position.moves()]

    def check(self, action: Action) -> int:
        """Returns the code of a step that may be taken next; raises `Unreadable` or `Refusal`."""
        if self.complete:
            raise Refusal("turn-complete")
        return checked(self.rules, self.position, action)

    def step(self, action: Action) -> None:
        """Takes one step; raises `Unreadable` or `Refusal` and changes nothing if it may not be taken.

        It is kept in its canonical spelling.
        """
        code = self.check(action)
        self.position.play_unchecked(code)
        self.steps.append(self.rules.action(code))
        self.codes.append(code)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Takes the steps of a block together: if one is refused, none is taken."""
        begun = len(self.codes)
        try:
            yield
        except KvartalError:
            self._again(self.codes[:begun])
            raise

    def undo(self) -> None:
        """Takes the last step back, if there is one."""
        self._again(self.codes[:-1])

    def restart(self) -> None:
        """Takes every step back."""
        self._again([])

    def _again(self, codes: list[int]) -> None:
        self.position = self.base.sandbox(self.seat)
        for code in codes:
            self.position.play_unchecked(code)
        self.codes = list(codes)
        self.steps = self.steps[: len(codes)]
