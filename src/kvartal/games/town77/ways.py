"""The ways to play Town 77: the battle, the battle whose players watch for mistakes, and the solo challenge.

A way says what its positions remember and answers what the rules are asked about them; `Town77` chooses one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from kvartal.core import marks
from kvartal.core.errors import Refusal
from kvartal.core.facts import Layout
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Over, Spec, Tier, ranked
from kvartal.games.town77 import codes, facts, postext, reasons, story
from kvartal.games.town77.battle import Battle, Referee
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tables import grade, grades
from kvartal.games.town77.tiles import members
from kvartal.games.town77.view import TownView, battle_view, solo_view

if TYPE_CHECKING:
    from kvartal.games.town77.rules import Town77


class Way(ABC):
    """One way to play under the options of a ruleset."""

    verbs: ClassVar[tuple[str, ...]]
    tiers: ClassVar[tuple[Tier, ...]]

    def __init__(self, rules: Town77, common: Layout, rows: Layout) -> None:
        self.rules = rules
        self.common = common
        self.rows = rows
        self.referee = Referee()

    @property
    @abstractmethod
    def spec(self) -> Spec:
        """What can be known before anybody sits down."""

    @abstractmethod
    def new(self, seats: int) -> Battle | Solo:
        """Returns the empty town with all tiles in the bag."""

    @abstractmethod
    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""

    @abstractmethod
    def over(self, position: Position) -> Over:
        """Ranks the seats."""

    @abstractmethod
    def view(self, position: Position, reader: int) -> TownView:
        """Shows a position to a reader."""

    @abstractmethod
    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts what a seat has."""

    @abstractmethod
    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or draw."""

    @abstractmethod
    def held(self, position: Position) -> list[int]:
        """Lists the tiles that are neither in the town nor in the bag."""

    @abstractmethod
    def write(self, position: Position) -> list[str]:
        """Writes a position."""

    @abstractmethod
    def read(self, fields: Fields, position: Position) -> None:
        """Reads what was written into a fresh position."""

    @abstractmethod
    def check(self, fields: Fields, position: Position) -> None:
        """Refuses a position from which play could not go on."""


class BattleWay(Way):
    """Hidden hands, and the program watches that tiles are placed rightly."""

    verbs: ClassVar[tuple[str, ...]] = ("place", "exchange", "discard", "keep", "leave")
    tiers = (Tier("town77-tier-tiles", high=False), Tier("town77-tier-lasted"))

    def __init__(self, rules: Town77) -> None:
        super().__init__(rules, Layout([facts.Town, facts.Turn]), Layout([facts.Hand]))

    @property
    def spec(self) -> Spec:
        """Hands are hidden."""
        # Every tile is placed at most once, a misplaced one twice; each time the seat may exchange and discard.
        longest = 2 * 48 * (self.rules.cap + 3) + 5 * (self.rules.cap + 1)
        return self.rules.described(2, 5, tiers=self.tiers, longest=longest)

    def new(self, seats: int) -> Battle:
        """Returns the empty town with all tiles in the bag."""
        return Battle(self.rules, seats)

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return reasons.battle_reason(position, code, self.rules.cap)

    def over(self, position: Position) -> Over:
        """Ranks by tiles left in hand, then by who stayed longer."""
        hands = [position.record(facts.Hand, seat) for seat in range(position.seats)]
        values = [(mine.hand.bit_count(), mine.left) for mine in hands]
        return Over("town77-reason-all-out", ranked(self.tiers, values))

    def view(self, position: Position, reader: int) -> TownView:
        """Shows a seat its own tiles, and the backs of the others'."""
        return battle_view(position, reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts the tiles left in hand."""
        return [Line("town77-line-tiles", position.record(facts.Hand, seat).hand.bit_count())]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or draw."""
        return story.tell_battle(before, seat, code, after)

    def held(self, position: Position) -> list[int]:
        """Lists the tiles of all hands."""
        return [tile for seat in range(position.seats) for tile in members(position.record(facts.Hand, seat).hand)]

    def write(self, position: Position) -> list[str]:
        """Writes the town, the hands and the stage."""
        return postext.write_battle(position)

    def read(self, fields: Fields, position: Position) -> None:
        """Reads what was written into a fresh position."""
        postext.read_battle(fields, position, self.rules.hand_size)

    def check(self, fields: Fields, position: Position) -> None:
        """Refuses a position from which play could not go on."""
        postext.check_battle(fields, position, self.rules.hand_size)


class CallsWay(BattleWay):
    """A battle in which mistakes are possible and others may find them."""

    verbs = (*BattleWay.verbs, "call")

    def __init__(self, rules: Town77) -> None:
        common = Layout([facts.Town, facts.Turn, facts.Mistakes])
        Way.__init__(self, rules, common, Layout([facts.Hand]))
        self.referee = Calls(common.places[facts.Mistakes])

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks; whoever was called out may only place again."""
        if code >= codes.CALL:
            return reasons.call_reason(position, code - codes.CALL)
        if codes.EXCHANGE <= code < codes.DISCARD and position.record(facts.Mistakes).caller != marks.EMPTY:
            return Refusal("town77-refusal-called")
        return super().reason(position, code)

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action, call or draw."""
        if seat != marks.CHANCE and code >= codes.CALL:
            return story.tell_call(before, seat, code, after)
        return super().tell(before, seat, code, after)

    def write(self, position: Position) -> list[str]:
        """Writes what can be called out, too."""
        return super().write(position) + postext.write_mistakes(position)

    def read(self, fields: Fields, position: Position) -> None:
        """Reads what was written into a fresh position."""
        # Whoever was called out holds the tile that came back beside a full hand.
        postext.read_battle(fields, position, self.rules.hand_size, spare=int(bool(fields.line("caller"))))
        postext.read_mistakes(fields, position)


class SoloWay(Way):
    """The solo challenge, which hides nothing but the future."""

    verbs = ("place", "facedown")
    tiers = (Tier("town77-tier-town"),)

    def __init__(self, rules: Town77) -> None:
        super().__init__(rules, Layout([facts.Town]), Layout([facts.Stacks]))
        blank = self.common.fresh()
        blank[facts.Town].stage = codes.START
        self.common.print(blank)
        blank = self.rows.fresh()
        for i in range(rules.piles):
            # 48 tiles are left beside the start tile; five stacks cannot be equal.
            blank[facts.Stacks].heights[i] = (48 + rules.piles - 1 - i) // rules.piles
        blank[facts.Stacks].uses = int(rules.chosen["facedown"])
        self.rows.print(blank)

    @property
    def spec(self) -> Spec:
        """One seat, from which nothing is hidden."""
        return self.rules.described(1, 1, hidden=False, tiers=self.tiers, longest=48)

    def new(self, seats: int) -> Solo:
        """Returns the empty town with all tiles in closed stacks."""
        return Solo(self.rules, seats)

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return reasons.solo_reason(position, code)

    def over(self, position: Position) -> Over:
        """Counts the town."""
        full = not any(position.record(facts.Stacks, 0).heights)
        built = position.record(facts.Town).built.bit_count()
        return Over("town77-reason-full" if full else "town77-reason-stuck", ranked(self.tiers, [(built,)]))

    def view(self, position: Position, reader: int) -> TownView:
        """Shows everything to everybody."""
        return solo_view(position, self.rules.piles)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts the tiles in the town; the grade is a line that adds nothing."""
        town = position.record(facts.Town)
        built, down = town.built.bit_count(), town.down.bit_count()
        return [
            Line("town77-line-faceup", built - down),
            Line("town77-line-facedown", down),
            Line("town77-line-grade", 0, {"grade": grade(built), "best": len(grades())}),
        ]

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one placement, or which tile was turned up."""
        return story.tell_solo(before, seat, code, after)

    def held(self, position: Position) -> list[int]:
        """Lists the tops of the stacks."""
        return [top for top in position.record(facts.Stacks, 0).tops if top != marks.EMPTY]

    def write(self, position: Position) -> list[str]:
        """Writes the town and the stacks."""
        return postext.write_solo(position, self.rules.piles)

    def read(self, fields: Fields, position: Position) -> None:
        """Reads what was written into a fresh position."""
        postext.read_solo(fields, position, self.rules.piles)

    def check(self, fields: Fields, position: Position) -> None:
        """Refuses a position from which play could not go on."""
        postext.check_solo(fields, position)


__all__ = ["BattleWay", "CallsWay", "SoloWay", "Way"]
