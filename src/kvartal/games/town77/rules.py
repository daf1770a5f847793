"""Town 77: the rules as Kvartal's contract wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Spec, Tier, Value, ranked
from kvartal.core.ruleset import register
from kvartal.games.town77 import codes, postext
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.facts import grade, grades
from kvartal.games.town77.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.town77.reasons import battle_reason, solo_reason
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.story import tell_battle, tell_solo
from kvartal.games.town77.tiles import members
from kvartal.games.town77.view import TownView, battle_view, solo_view

BATTLE = (Tier("town77-tier-tiles", high=False), Tier("town77-tier-lasted"))
SOLO = (Tier("town77-tier-town"),)


@register
class Town77(Rules):
    """The battle for 2 to 5 players, and the solo challenge."""

    title = "town77"
    rulesets = ("town77", "town77(solo)", "town77(calls)")
    shown = frozenset({"exchange"})
    options = (
        Option("solo"),
        Option("calls"),
        Option("exchanges", 10, (0, 99)),
        Option("facedown", 2, (0, 10)),
        Option("stacks", 3, (1, 6)),
    )

    def __init__(self, chosen: Mapping[str, Value] | None = None) -> None:
        super().__init__(chosen)
        self.solo = bool(self.chosen["solo"])
        self.cap = int(self.chosen["exchanges"])
        idle = ("calls", "exchanges") if self.solo else ("facedown", "stacks")
        for option in self.options:
            if option.name in idle and self.chosen[option.name] != option.default:
                raise Unreadable("option-idle", option=option.name, ruleset=self.ruleset)

    @cached_property
    def spec(self) -> Spec:
        """The battle has hidden hands; the challenge hides nothing but the future."""
        if self.solo:
            return Spec(
                self.title,
                self.ruleset,
                self.version,
                1,
                1,
                hidden=False,
                tiers=SOLO,
                longest=48,
                codes=codes.END,
            )
        # Every tile is placed at most once, a misplaced one twice; each time the seat may exchange and discard.
        longest = 2 * 48 * (self.cap + 3) + 5 * (self.cap + 1)
        return Spec(self.title, self.ruleset, self.version, 2, 5, tiers=BATTLE, longest=longest, codes=codes.END)

    def new(self, seats: int) -> Position:
        """Gives the empty town with all tiles in the bag."""
        self.check_seats(seats)
        if self.solo:
            return Solo(int(self.chosen["stacks"]), int(self.chosen["facedown"]))
        return Calls(seats, self.cap) if self.chosen["calls"] else Battle(seats, self.cap)

    # Spelling.

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that mean something under these options."""
        if self.solo:
            return ("place", "facedown")
        battle = ("place", "exchange", "discard", "keep", "leave")
        return (*battle, "call") if self.chosen["calls"] else battle

    def action(self, code: int) -> Action:
        """Spells a code."""
        return action_of(code)

    def code(self, action: Action) -> int:
        """Reads an action."""
        return code_of(action, self.verbs)

    def outcome(self, code: int) -> Action:
        """Spells a tile, or who begins."""
        return outcome_of(code)

    def outcome_code(self, outcome: Action) -> int:
        """Reads a tile, or who begins."""
        return outcome_code_of(outcome)

    # Going on.

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every tile of the bag is equally likely, and so is every seat to begin."""
        town = _town(position)
        if town.stage == codes.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(town.seats)]
        return [(tile, 1) for tile in members(town.bag)]

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return solo_reason(position, code) if isinstance(position, Solo) else battle_reason(_battle(position), code)

    def over(self, position: Position) -> Over:
        """Ranks by tiles left in hand, then by who stayed longer; the challenge counts the town."""
        if isinstance(position, Solo):
            full = not any(position.height(i) for i in range(position.piles))
            reason = "town77-reason-full" if full else "town77-reason-stuck"
            return Over(reason, ranked(SOLO, [(position.built.bit_count(),)]))
        battle = _battle(position)
        values = [(battle.hand(s).bit_count(), battle.out(s)) for s in range(battle.seats)]
        return Over("town77-reason-all-out", ranked(BATTLE, values))

    # Looking.

    def view(self, position: Position, reader: int) -> TownView:
        """Shows a seat its own tiles, and the backs of the others'."""
        return solo_view(position) if isinstance(position, Solo) else battle_view(_battle(position), reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts the tiles left in hand, or the tiles in the town; the grade is a line that adds nothing."""
        if isinstance(position, Solo):
            down = position.down.bit_count()
            up = position.built.bit_count() - down
            return [
                Line("town77-line-faceup", up),
                Line("town77-line-facedown", down),
                Line("town77-line-grade", 0, {"grade": grade(up + down), "best": len(grades())}),
            ]
        return [Line("town77-line-tiles", _battle(position).hand(seat).bit_count())]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or draw."""
        if isinstance(before, Solo) and isinstance(after, Solo):
            return tell_solo(before, seat, code, after)
        return tell_battle(_battle(before), seat, code, _battle(after))

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Every tile is in the town, in a hand, on top of a stack, or in the bag; none is in two places."""
        town = _town(position)
        tiles = [tile for tile in town.board() if tile != marks.EMPTY] + list(members(town.bag))
        if isinstance(town, Solo):
            tiles += [town.top(i) for i in range(town.piles) if town.top(i) != marks.EMPTY]
        else:
            tiles += [tile for seat in range(town.seats) for tile in members(town.hand(seat))]
        return {"tiles": len(tiles), "kinds": len(set(tiles))}

    # Text.

    def write(self, position: Position) -> str:
        """Writes the town, the hands and the stage."""
        return postext.write_solo(position) if isinstance(position, Solo) else postext.write_battle(_battle(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        position = self.new(seats)
        fields = Fields(list(lines))
        if isinstance(position, Solo):
            postext.read_solo(fields, position)
        else:
            postext.read_battle(fields, _battle(position))
        return position


def _town(position: Position) -> Battle | Solo:
    assert isinstance(position, Battle | Solo)
    return position


def _battle(position: Position) -> Battle:
    assert isinstance(position, Battle)
    return position


__all__ = ["Town77"]
