"""Titles in plain Python, beside compiled core: a `Plain` position is asked by verbs that Python can override.

Compiled loops call the hot verbs of a position in C and see nothing that a Python class overrides. `Plain` answers them
by calling its own plain verbs, `to_act legal step chance` and, where something is hidden, `unseen`. Its facts are
records that live in Python, so it works the same compiled and interpreted, at some ten thousand steps a second.

An error in one of these verbs cannot pass through compiled loops: it is kept, the game stops there, and whoever asks
the position next gets it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kvartal.core import marks
from kvartal.core.facts import Layout, Record
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.core.rows import Rows

if TYPE_CHECKING:
    from kvartal.core.rules import Rules

R = TypeVar("R", bound=Record)


class PlainRows(Rows):
    """Rows whose records live in Python."""

    def __init__(self, layout: Layout, count: int, first: int = 0) -> None:
        Rows.__init__(self, layout, count, first)
        self.live = [layout.row() for _ in range(count)]

    def become(self, other: Rows) -> None:
        """Makes all rows equal to those of another position."""
        for i in range(self.count):
            self.take(self.first + i, other)

    def take(self, seat: int, other: Rows) -> None:
        """Makes the row of one seat equal to that of another position."""
        self.layout.unpack(self.live[seat - self.first], other.raw(seat))

    def raw(self, seat: int) -> bytes:
        """Returns the row of a seat as bytes."""
        return self.layout.pack(self.live[seat - self.first])

    def load(self, seat: int, raw: bytes) -> None:
        """Takes the row of a seat from bytes."""
        self.layout.unpack(self.live[seat - self.first], raw)

    def same(self, seat: int, other: Rows) -> bool:
        """Returns whether the row of a seat holds the same facts as in other rows."""
        return self.raw(seat) == other.raw(seat)


class Plain(Position):
    """A position in plain Python; a title overrides the plain verbs and finds its facts by `fact`."""

    def __init__(self, rules: Rules, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        self.failure: Exception | None = None
        """The error that ended a compiled loop, if one did."""
        self.common = PlainRows(rules.common, 1)
        self.rows = PlainRows(rules.rows, self.held, first)
        self.begun = PlainRows(rules.rows, self.held, first) if rules.simultaneous else self.rows

    # The verbs of a title.

    def to_act(self) -> int:
        """Returns which seat acts next, or CHANCE, or OVER."""
        raise NotImplementedError(f"{type(self).__name__} does not say who is to act")

    def legal(self) -> list[int]:
        """Returns the legal action codes of the seat that acts next, in ascending order."""
        raise NotImplementedError(f"{type(self).__name__} lists no actions")

    def step(self, code: int) -> None:
        """Plays a legal action; adds 1 to `ply` when it ends a turn."""
        raise NotImplementedError(f"{type(self).__name__} plays no actions")

    def chance(self, code: int) -> None:
        """Takes what chance decided; `Rules.odds` says what it may decide on."""
        raise NotImplementedError(f"{type(self).__name__} leaves nothing to chance")

    def unseen(self, seat: int, rng: Rng) -> None:
        """Deals anew what a seat cannot see; nothing is hidden unless a title says so."""

    # The facts.

    def fact(self, kind: type[R], seat: int = -1) -> R:
        """Returns a record itself, not a copy: of a seat's row, or of the facts that belong to no seat."""
        if seat < 0:
            return self.common.live[0][self.rules.common.places[kind]]  # type: ignore[attr-defined, no-any-return]
        place = self.rules.rows.places[kind]
        return self.rows.live[seat - self.first][place]  # type: ignore[attr-defined, no-any-return]

    def keep(self) -> None:
        """In games of rounds: notes the rows as the next round begins, which is what others see until it is over."""
        self.begun.become(self.rows)

    # The plain verbs go straight to those of the title.

    def actor(self) -> int:
        """Returns which seat acts next, or CHANCE, or OVER; raises the error that ended a loop, if one did."""
        if self.failure is not None:
            raise self.failure
        return self.to_act()

    def acting(self) -> tuple[int, ...]:
        """Names every seat that has a turn to decide now."""
        seat = self.actor()
        return (seat,) if seat >= 0 else ()

    def moves(self) -> list[int]:
        """Returns the legal action codes of the seat that acts next, in ascending order; none when none is to act."""
        return list(self.legal()) if self.actor() >= 0 else []

    def play_unchecked(self, code: int) -> None:
        """Plays an action that is known to be legal."""
        self.step(code)

    def turn_up_unchecked(self, code: int) -> None:
        """Takes a chance outcome that is known to be possible."""
        self.chance(code)

    def deal(self, rng: Rng) -> int:
        """Lets chance decide once by the odds and returns the outcome's code."""
        odds = self.rules.odds(self)
        left = rng.roll(sum([weight for _, weight in odds]))
        for code, weight in odds:
            left -= weight
            if left < 0:
                self.chance(code)
                return code
        raise AssertionError("the odds have changed while chance decided")

    def resample(self, seat: int, rng: Rng) -> None:
        """Becomes another world that this seat cannot tell from the present one."""
        self.unseen(seat, rng)

    def playout(self, rng: Rng) -> int:
        """Plays at random to the end and returns how many actions that took."""
        steps = Position.playout(self, rng)
        self.actor()
        return steps

    # The hot verbs, for compiled loops.

    def who(self) -> int:
        """Asks `to_act`."""
        if self.failure is not None:
            return marks.OVER
        try:
            return self.to_act()
        except Exception as error:
            self.failure = error
            return marks.OVER

    def fill(self, out: Moves) -> None:
        """Asks `legal`."""
        out.count = 0
        try:
            for code in self.legal():
                out.add(code)
        except Exception as error:
            self.failure = error

    def apply(self, code: int) -> None:
        """Asks `step`."""
        try:
            self.step(code)
        except Exception as error:
            self.failure = error

    def draw(self, rng: Rng) -> int:
        """Asks `Rules.odds` and `chance`."""
        try:
            return self.deal(rng)
        except Exception as error:
            self.failure = error
            return 0

    def reveal(self, code: int) -> None:
        """Asks `chance`."""
        try:
            self.chance(code)
        except Exception as error:
            self.failure = error

    def redeal(self, seat: int, rng: Rng) -> None:
        """Asks `unseen`."""
        try:
            self.unseen(seat, rng)
        except Exception as error:
            self.failure = error


__all__ = ["Plain", "PlainRows"]
