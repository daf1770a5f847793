"""A tiny game for tests of simultaneous rounds: twice, all seats secretly show some fingers in two steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.facts import Layout, Record, fact
from kvartal.core.plain import Plain
from kvartal.core.position import Position
from kvartal.core.rules import Fact, Line, Over, Rules, Spec, Tier, ranked
from kvartal.core.ruleset import register

WORDS = ("left 1", "left 2", "right 1", "right 2")
TIERS = (Tier("handful-tier"),)


class Course(Record):
    """How far the game is."""

    round: int = fact("i8")
    current: int = fact("i8", derived=True)
    """The seat that steps next."""


class Hand(Record):
    """How many fingers a seat has shown, in all and in the round under way."""

    total: int = fact("i16")
    shown: list[int] = fact("i8", 2)


class Hands(Plain):
    """Both hands of every seat, twice."""

    def to_act(self) -> int:
        course = self.fact(Course)
        if course.round == 2:
            return marks.OVER
        thinking = [seat for seat in self.rows.seats() if not self.fact(Hand, seat).shown[1]]
        return course.current if course.current in thinking or not thinking else thinking[0]

    def legal(self) -> list[int]:
        return [2, 3] if self.fact(Hand, self.to_act()).shown[0] else [0, 1]

    def step(self, code: int) -> None:
        self.fact(Hand, self.to_act()).shown[code // 2] = code % 2 + 1
        self.ply += code >= 2
        hands = [self.fact(Hand, seat) for seat in self.rows.seats()]
        if len(hands) == self.seats and all(hand.shown[1] for hand in hands):
            for hand in hands:
                hand.total += sum(hand.shown)
                hand.shown = [0, 0]
            self.fact(Course).round += 1
            self.fact(Course).current = 0
            self.keep()

    def focus(self, seat: int) -> None:
        self.fact(Course).current = seat

    def acting(self) -> tuple[int, ...]:
        if self.actor() == marks.OVER:
            return ()
        return tuple(seat for seat in self.rows.seats() if not self.fact(Hand, seat).shown[1])


@dataclass(frozen=True, slots=True)
class HandsView:
    """What everybody sees: the sums of the rounds that are over."""

    round: int
    totals: list[int]


@register
class Handful(Rules):
    """Up to a hundred seats act at once."""

    title = "handful"
    simultaneous = True
    common = Layout([Course])
    rows = Layout([Hand])

    @property
    def spec(self) -> Spec:
        return Spec(self.title, self.ruleset, 1, 1, 100, rounds=True, tiers=TIERS, longest=2, codes=4)

    def new(self, seats: int) -> Position:
        return Hands(self, seats)

    def action(self, code: int) -> Action:
        if not 0 <= code < 4:
            raise Unreadable("bad-code", code=code, codes=4)
        return Action.read(WORDS[code])

    def code(self, action: Action) -> int:
        if str(action) not in WORDS:
            raise Unreadable("unknown-verb", verb=action.verb)
        return WORDS.index(str(action))

    def outcome(self, code: int) -> Action:
        raise AssertionError

    def outcome_code(self, outcome: Action) -> int:
        raise AssertionError

    def odds(self, position: Position) -> list[tuple[int, int]]:
        return []

    def reason(self, position: Position, code: int) -> Refusal:
        return Refusal("handful-refusal-order")

    def over(self, position: Position) -> Over:
        return Over("handful-reason", ranked(TIERS, [(total,) for total in totals(position)]))

    def view(self, position: Position, reader: int) -> HandsView:
        return HandsView(position.record(Course).round, totals(position.whole or position))

    def score(self, position: Position, seat: int) -> list[Line]:
        return [Line("handful-line", totals(position.whole or position)[seat])]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        return [Fact("handful-fact", {"seat": seat, "hand": WORDS[code]})]

    def write(self, position: Position) -> str:
        raise AssertionError

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        raise AssertionError


def totals(position: Position) -> list[int]:
    """Lists the fingers of all seats."""
    return [position.record(Hand, seat).total for seat in range(position.seats)]


def fingers(view: Any) -> int:
    """Adds up what a view shows."""
    return sum(view["totals"])
