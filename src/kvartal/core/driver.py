"""A driver steps one game: it seals turns, resolves rounds, reveals chance outcomes, and reports what happened.

Everything that plays goes through it: a `Game`, replays, matches between bots, the terminal. It trusts
the codes it is given; `Draft` and `Game` check them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kvartal.core import marks
from kvartal.core.dealer import Dealer
from kvartal.core.errors import OutOfTurn
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rules import Fact, Rules, heard


class Driver:
    """A position under way, with the turns that are sealed while other seats of the same round still think."""

    def __init__(self, rules: Rules, position: Position, tells: bool = False) -> None:
        self.rules = rules
        self.position = position
        self.tells = tells
        """Whether facts are wanted; finding them costs a copy of the position a turn or a round."""
        self.sealed: dict[int, tuple[int, ...]] = {}
        self._round: frozenset[int] | None = None

    @property
    def round(self) -> frozenset[int]:
        """The seats that decide in the round under way, whether their turn is sealed or not."""
        if self._round is None:
            self._round = frozenset(self.position.acting())
        return self._round

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that still have a turn to commit before the game goes on."""
        return tuple(sorted(self.round - self.sealed.keys()))

    def decides(self, seat: int) -> bool:
        """Returns whether a seat still has a turn to commit."""
        return seat in self.round and seat not in self.sealed

    def commit(self, seat: int, codes: Sequence[int]) -> list[Fact]:
        """Seals a complete turn; the last one of a round resolves it, and only then reports its facts."""
        if not self.decides(seat):
            raise OutOfTurn("out-of-turn", seat=seat)
        self.sealed[seat] = tuple(codes)
        facts: list[Fact] = []
        if len(self.sealed) == len(self.round):
            before = self._before()
            for other in sorted(self.round):
                self.position.focus(other)
                for code in self.sealed[other]:
                    if before is not None:
                        before.follow(self.position, other)
                    facts += self._step(other, code, before)
                if before is not None:
                    before.follow(self.position, other)
            self.sealed = {}
            self._round = None
        return facts

    def reopen(self, seat: int) -> None:
        """Takes the seal off a turn of the round under way; raises `OutOfTurn` if there is none."""
        if seat not in self.sealed:
            raise OutOfTurn("out-of-turn", seat=seat)
        del self.sealed[seat]

    def reveal(self, code: int) -> list[Fact]:
        """Takes an outcome of chance that is known to be possible."""
        self._round = None
        return self._step(marks.CHANCE, code, self._before())

    def deal(self, dealer: Dealer) -> int:
        """Lets a dealer decide once and returns the code of the outcome."""
        self._round = None
        return dealer.deal(self.rules, self.position)

    def take(self, entry: Entry) -> list[Fact]:
        """Goes on by an entry of a journal that is known to be right."""
        if entry.seat == marks.CHANCE:
            return self.reveal(self.rules.outcome_code(entry.steps[0]))
        return self.commit(entry.seat, [self.rules.code(action) for action in entry.steps])

    def _before(self) -> Position | None:
        """Returns the position as it is, if facts are wanted."""
        return self.position.copy() if self.tells else None

    def _step(self, seat: int, code: int, before: Position | None) -> list[Fact]:
        if seat == marks.CHANCE:
            self.position.turn_up_unchecked(code)
        else:
            self.position.play_unchecked(code)
        return [] if before is None else self.rules.tell(before, seat, code, self.position)


def told(rules: Rules, entries: Iterable[Entry], position: Position, reader: int | None = None) -> list[list[Fact]]:
    """Tells what each entry brought, beginning at a position that it plays on: all facts, or those a reader may know.

    Turns of a simultaneous round are reported when the round is resolved, not before.
    """
    driver = Driver(rules, position, tells=True)
    facts = [driver.take(entry) for entry in entries]
    return facts if reader is None else [heard(some, reader) for some in facts]


__all__ = ["Driver", "told"]
