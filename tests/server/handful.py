"""A tiny game for tests of simultaneous rounds: twice, all seats secretly show some fingers in two steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Fact, Line, Over, Rules, Spec, Tier, ranked
from kvartal.core.ruleset import register
from kvartal.core.tower import Tower

WORDS = ("left 1", "left 2", "right 1", "right 2")
TIERS = (Tier("handful-tier"),)


class Hands(Tower):
    """How many fingers each seat has shown, and the hands of the round under way."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.totals = [0] * seats
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.current = 0

    def who(self) -> int:
        if self.round == 2:
            return marks.OVER
        if len(self.shown[self.current]) == 2:
            return next(seat for seat in range(self.seats) if len(self.shown[seat]) < 2)
        return self.current

    def fill(self, out: Moves) -> None:
        out.count = 0
        for code in (2, 3) if self.shown[self.who()] else (0, 1):
            out.add(code)

    def apply(self, code: int) -> None:
        self.shown[self.who()].append(code % 2 + 1)
        self.ply += code >= 2
        if self.done() == self.seats:
            self.totals = [total + sum(shown) for total, shown in zip(self.totals, self.shown, strict=True)]
            self.shown = [[] for _ in range(self.seats)]
            self.round += 1
            self.current = 0

    def done(self) -> int:
        return sum(len(shown) == 2 for shown in self.shown)

    def draw(self, rng: Rng) -> int:
        return 0

    def worth(self, seat: int) -> float:
        return 0.5

    def redeal(self, seat: int, rng: Rng) -> None:
        pass

    def focus(self, seat: int) -> None:
        self.current = seat

    def acting(self) -> tuple[int, ...]:
        if self.round == 2:
            return ()
        return tuple(seat for seat in range(self.seats) if len(self.shown[seat]) < 2)

    def tether(self, home: Position) -> None:
        self.home = home

    def reset(self) -> None:
        home = self.home
        assert isinstance(home, Hands)
        self.ply, self.round, self.current = home.ply, home.round, home.current
        self.totals = list(home.totals)
        self.shown = [list(shown) for shown in home.shown]

    def copy(self) -> Hands:
        twin = Hands(self.seats)
        twin.tether(self)
        twin.reset()
        return twin

    def state(self) -> tuple[object, ...]:
        return self.ply, self.round, tuple(self.totals), tuple(map(tuple, self.shown))


@dataclass(frozen=True, slots=True)
class HandsView:
    """What everybody sees: the sums of the rounds that are over."""

    round: int
    totals: list[int]


@register
class Handful(Rules):
    """Up to a hundred seats act at once."""

    title = "handful"

    @property
    def spec(self) -> Spec:
        return Spec(self.title, self.ruleset, 1, 1, 100, rounds=True, tiers=TIERS, longest=2, codes=4)

    def new(self, seats: int) -> Position:
        return Hands(seats)

    def action(self, code: int) -> Action:
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
        assert isinstance(position, Hands)
        return Over("handful-reason", ranked(TIERS, [(total,) for total in position.totals]))

    def view(self, position: Position, reader: int) -> HandsView:
        assert isinstance(position, Hands)
        return HandsView(position.round, position.totals)

    def score(self, position: Position, seat: int) -> list[Line]:
        assert isinstance(position, Hands)
        return [Line("handful-line", position.totals[seat])]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        return [Fact("handful-fact", {"seat": seat, "hand": WORDS[code]})]

    def write(self, position: Position) -> str:
        raise AssertionError

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        raise AssertionError


def fingers(view: Any) -> int:
    """Adds up what a view shows."""
    return sum(view["totals"])
