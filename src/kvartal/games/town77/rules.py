"""Town 77: its implementation of the `Rules` contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Spec, Tier, Value
from kvartal.core.ruleset import register
from kvartal.games.town77 import codes, facts
from kvartal.games.town77.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.town77.tiles import members
from kvartal.games.town77.view import TownView
from kvartal.games.town77.ways import BattleWay, CallsWay, SoloWay, Way


@register
class Town77(Rules):
    """The battle for 2 to 5 players, and the solo challenge."""

    title = "town77"
    version = 2
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
        solo, calls = bool(self.chosen["solo"]), bool(self.chosen["calls"])
        idle = ("calls", "exchanges") if solo else ("facedown", "stacks")
        for option in self.options:
            if option.name in idle and self.chosen[option.name] != option.default:
                raise Unreadable("option-idle", option=option.name, ruleset=self.ruleset)
        self.hand_size = 4
        self.cap = int(self.chosen["exchanges"])
        """How often one turn may exchange."""
        self.piles = int(self.chosen["stacks"])
        self.way: Way = SoloWay(self) if solo else CallsWay(self) if calls else BattleWay(self)
        self.common, self.rows, self.referee = self.way.common, self.way.rows, self.way.referee
        self.turn_at = self.common.places.get(facts.Turn, 0)
        """Where the facts of the turn lie beside the town."""

    @cached_property
    def spec(self) -> Spec:
        """What can be known before anybody sits down."""
        return self.way.spec

    def described(
        self, least: int, most: int, hidden: bool = True, tiers: tuple[Tier, ...] = (), longest: int = 0
    ) -> Spec:
        """Returns the spec of a way to play."""
        about = (self.title, self.ruleset, self.version)
        return Spec(*about, least, most, hidden=hidden, tiers=tiers, longest=longest, codes=codes.END)

    def new(self, seats: int) -> Position:
        """Returns the empty town with all tiles in the bag."""
        self.check_seats(seats)
        return self.way.new(seats)

    def replays(self, version: int) -> bool:
        """In version 1, whoever was called out and could not place again left with the tile drawn after the mistake."""
        return version == self.version or (version == 1 and not self.chosen["calls"])

    # Spelling.

    def action(self, code: int) -> Action:
        """Spells a code."""
        return action_of(code)

    def code(self, action: Action) -> int:
        """Reads an action."""
        return code_of(action, self.way.verbs)

    def outcome(self, code: int) -> Action:
        """Spells a tile, or who begins."""
        return outcome_of(code)

    def outcome_code(self, outcome: Action) -> int:
        """Reads a tile, or who begins."""
        return outcome_code_of(outcome)

    # Going on.

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every tile of the bag is equally likely, and so is every seat to begin."""
        town = position.record(facts.Town)
        if town.stage == codes.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(position.seats)]
        return [(tile, 1) for tile in members(town.bag)]

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return self.way.reason(position, code)

    def over(self, position: Position) -> Over:
        """Ranks by tiles left in hand, then by who stayed longer; the challenge counts the town."""
        return self.way.over(position)

    # Looking.

    def view(self, position: Position, reader: int) -> TownView:
        """Shows a seat its own tiles, and the backs of the others'."""
        return self.way.view(position, reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts the tiles left in hand, or the tiles in the town."""
        return self.way.score(position, seat)

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or draw."""
        return self.way.tell(before, seat, code, after)

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Every tile is in the town, in a hand, on top of a stack, or in the bag; none is in two places."""
        town = position.record(facts.Town)
        tiles = [tile for tile in town.tiles if tile != marks.EMPTY] + list(members(town.bag))
        tiles += self.way.held(position)
        return {"tiles": len(tiles), "kinds": len(set(tiles))}

    # Text.

    def write(self, position: Position) -> str:
        """Writes the town, the hands or stacks, and the stage."""
        return "\n".join(self.way.write(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        self.check_seats(seats)
        position = self.way.new(seats)
        fields = Fields(list(lines))
        self.way.read(fields, position)
        fields.done()
        self.way.check(fields, position)
        position.renew()
        return position


__all__ = ["Town77"]
