"""Street: a whole game for Kvartal in plain Python.

A number from 1 to 12 is turned up; whoever's turn it is builds a house with it on one of the six lots of their street,
or passes. Numbers must ascend from left to right. A house brings a point, a full street three more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kvartal import Action, Fact, Line, Over, Plain, Position, Refusal, Rules, Spec, Tier, Unreadable
from kvartal.core.errors import BadLine
from kvartal.core.facts import Layout, Record, fact
from kvartal.core.marks import CHANCE, OVER
from kvartal.core.postext import Fields, read_facts, write_facts
from kvartal.core.rules import ranked

if TYPE_CHECKING:
    # The laws need more than the rules do.
    from kvartal.testing.laws import State

LOTS, NUMBERS, TURNS = 6, 12, 8
PASS = LOTS
"""Code k below it builds on lot k."""
TIERS = (Tier("street-tier-points"),)


class Common(Record):
    """What belongs to no seat."""

    number: int = fact("i8")
    """The number that is turned up, 0 for none."""
    turn: int = fact("i8")
    """The seat whose turn it is."""


class Street(Record):
    """What belongs to each seat."""

    lots: list[int] = fact("i8", LOTS)
    """The house numbers, 0 for an empty lot."""


class StreetGame(Plain):
    """One game: who acts, what they may do, and what that does."""

    def to_act(self) -> int:
        """Tells the seat to act; chance turns a number up before each turn."""
        if self.ply == TURNS * self.seats:
            return OVER
        return self.fact(Common).turn if self.fact(Common).number else CHANCE

    def legal(self) -> list[int]:
        """Lists the lots where the number fits, and passing."""
        common = self.fact(Common)
        return [lot for lot in range(LOTS) if fits(self.fact(Street, common.turn).lots, lot, common.number)] + [PASS]

    def step(self, code: int) -> None:
        """Builds or passes, and hands the turn on."""
        common = self.fact(Common)
        if code != PASS:
            self.fact(Street, common.turn).lots[code] = common.number
        common.number = 0
        common.turn = (common.turn + 1) % self.seats
        self.ply += 1

    def chance(self, code: int) -> None:
        """Turns a number up."""
        self.fact(Common).number = code


def fits(lots: Sequence[int], lot: int, number: int) -> bool:
    """Tells whether a number may be built on a lot: it is empty, and the numbers ascend."""
    return lots[lot] == 0 and all(h < number for h in lots[:lot]) and all(h > number or h == 0 for h in lots[lot:])


def points(lots: Sequence[int]) -> int:
    """Counts the houses of a street."""
    built = sum(number > 0 for number in lots)
    return built + 3 * (built == LOTS)


def streets_ascend(state: State) -> None:
    """A law of this game alone: house numbers ascend on every street."""
    for seat in range(state.position.seats):
        built = [number for number in state.position.record(Street, seat).lots if number]
        assert built == sorted(set(built)), built


@dataclass(frozen=True, slots=True)
class StreetView:
    """What everybody sees."""

    number: int
    turn: int
    streets: list[list[int]]


class StreetRules(Rules):
    """The rules as Kvartal wants them."""

    title = "street"
    texts = "street.texts"
    laws = (streets_ascend,)
    common = Layout([Common])
    rows = Layout([Street])

    @property
    def spec(self) -> Spec:
        """Two to six seats, nothing hidden."""
        named = (self.title, self.ruleset, self.version)
        return Spec(*named, least=2, most=6, hidden=False, tiers=TIERS, longest=TURNS * 6, codes=PASS + 1)

    def new(self, seats: int) -> Position:
        """Gives empty streets."""
        self.check_seats(seats)
        return StreetGame(self, seats)

    def action(self, code: int) -> Action:
        """Spells `build 3`, or `pass`."""
        if not 0 <= code <= PASS:
            raise Unreadable("bad-code", code=code, codes=PASS + 1)
        return Action("pass") if code == PASS else Action("build", (str(code + 1),))

    def code(self, action: Action) -> int:
        """Reads an action."""
        spelled = {str(self.action(code)): code for code in range(PASS + 1)}
        if str(action) not in spelled:
            raise Unreadable("unknown-verb", verb=str(action)[:20], verbs="build 1…6, pass")
        return spelled[str(action)]

    def outcome(self, code: int) -> Action:
        """Spells a number."""
        return Action(str(code))

    def outcome_code(self, outcome: Action) -> int:
        """Reads a number."""
        if str(outcome) not in map(str, range(1, NUMBERS + 1)):
            raise Unreadable("bad-outcome", text=str(outcome)[:20])
        return int(outcome.verb)

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every number is equally likely."""
        return [(number, 1) for number in range(1, NUMBERS + 1)]

    def reason(self, position: Position, code: int) -> Refusal:
        """Says why a house may not stand there."""
        common = position.record(Common)
        full = position.record(Street, common.turn).lots[code] > 0
        return Refusal("street-refusal-full" if full else "street-refusal-order", lot=code + 1, number=common.number)

    def over(self, position: Position) -> Over:
        """Ranks by points."""
        found = [(points(position.record(Street, seat).lots),) for seat in range(position.seats)]
        return Over("street-reason", ranked(TIERS, found))

    def view(self, position: Position, reader: int) -> StreetView:
        """Shows everything to everybody."""
        common = position.record(Common)
        streets = [position.record(Street, seat).lots for seat in range(position.seats)]
        return StreetView(common.number, common.turn, streets)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts one street."""
        return [Line("street-line", points(position.record(Street, seat).lots))]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells what a step did."""
        if seat == CHANCE:
            return [Fact("street-fact-number", {"number": code})]
        told: Mapping[str, int] = {"seat": seat, "number": before.record(Common).number, "lot": code + 1}
        return [Fact("street-fact-pass" if code == PASS else "street-fact-build", told)]

    def write(self, position: Position) -> str:
        """Writes the declared facts."""
        return write_facts(position)

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads them, and refuses what no play leads to."""
        position = self.new(seats)
        read_facts(lines, position)
        fields = Fields(list(lines))
        ply = fields.number("ply", 0, 0, TURNS * seats)
        fields.number("turn", 0, ply % seats, ply % seats)
        fields.number("number", 0, 0, NUMBERS if ply < TURNS * seats else 0)
        for seat in range(seats):
            built = [number for number in position.record(Street, seat).lots if number]
            if built != sorted(set(built) & set(range(1, NUMBERS + 1))):
                raise BadLine(fields.line(f"lots {seat}"), "street-lots", most=NUMBERS)
        return position


__all__ = ["Street", "StreetGame", "StreetRules", "fits", "points"]
