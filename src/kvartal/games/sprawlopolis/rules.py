"""Sprawlopolis: its implementation of the `Rules` contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.facts import Layout
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Spec, Tally, Tier, Value, ranked
from kvartal.core.ruleset import register
from kvartal.games.sprawlopolis import codes, facts, postext, reasons, story
from kvartal.games.sprawlopolis.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.sprawlopolis.readings import Readings
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sheet import lines_of
from kvartal.games.sprawlopolis.sprawl import Sprawl
from kvartal.games.sprawlopolis.tally import tally
from kvartal.games.sprawlopolis.view import CityView, city_view

TIERS = (Tier("sprawlopolis-tier-score"), Tier("sprawlopolis-tier-margin"))
HARD_ZONES = ("largest", "residential", "commercial", "industrial", "park")


@register
class Sprawlopolis(Rules):
    """One city for 1 to 4 players together; one seat is the solo game."""

    title = "sprawlopolis"
    rulesets = ("sprawlopolis", "sprawlopolis(easy)", "sprawlopolis(hard)")
    options = (
        Option("easy"),
        Option("hard"),
        Option("holes_are_edge", True),
        Option("park_hopping_distinct", "blocks", ("blocks", "groups")),
        Option("burbs_tie", "best", ("best", "worst")),
        Option("hard_zone", "largest", HARD_ZONES),
    )
    phrases = tuple(f"sprawlopolis-phrase-{name}" for name in ("road", "park", "edge", "cover", "mine", "good"))

    def __init__(self, chosen: Mapping[str, Value] | None = None) -> None:
        super().__init__(chosen)
        if self.chosen["hard_zone"] != "largest" and not self.chosen["hard"]:
            raise Unreadable("option-idle", option="hard_zone", ruleset=self.ruleset)
        self.common = Layout([facts.City, facts.Course])
        self.course_place = self.common.places[facts.Course]
        self.rows = Layout([facts.Hand])
        zone = HARD_ZONES.index(str(self.chosen["hard_zone"])) or codes.LARGEST
        self.readings = Readings(
            easy=bool(self.chosen["easy"]),
            hard=zone if self.chosen["hard"] else 0,
            holes=bool(self.chosen["holes_are_edge"]),
            apart=self.chosen["park_hopping_distinct"] == "groups",
            worst=self.chosen["burbs_tie"] == "worst",
        )

    @property
    def spec(self) -> Spec:
        """All seats win or lose together; hands are hidden."""
        return Spec(
            self.title,
            self.ruleset,
            self.version,
            1,
            4,
            coop=True,
            tiers=TIERS,
            margin=1,
            longest=14,
            codes=codes.END,
        )

    def new(self, seats: int) -> Sprawl:
        """Returns the empty table with all cards in the deck."""
        self.check_seats(seats)
        return Sprawl(self, seats)

    # Spelling.

    def action(self, code: int) -> Action:
        """Spells a code."""
        return action_of(code)

    def code(self, action: Action) -> int:
        """Reads an action."""
        return code_of(action)

    def outcome(self, code: int) -> Action:
        """Spells a card, or who begins."""
        return outcome_of(code)

    def outcome_code(self, outcome: Action) -> int:
        """Reads a card, or who begins."""
        return outcome_code_of(outcome)

    # Going on.

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every card of the deck is equally likely, and so is every seat to begin."""
        course = position.record(facts.Course)
        if course.stage == codes.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(position.seats)]
        return [(card, 1) for card in members(course.deck)]

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that a placement breaks."""
        return reasons.reason(_sprawl(position), code)

    def over(self, position: Position) -> Over:
        """All seats stand on the same place: they have reached the target, or they have not."""
        count = Score(_sprawl(position))
        score = count.grand_total()
        margin = score - count.sum_to_reach()
        won = margin >= 0
        reason = "sprawlopolis-reason-reached" if won else "sprawlopolis-reason-missed"
        return Over(reason, ranked(TIERS, [(score, margin)] * position.seats), won)

    # Looking.

    def view(self, position: Position, reader: int) -> CityView:
        """Shows a seat its own hand, and everybody the city, the conditions and the open card."""
        return city_view(_sprawl(position), reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Returns the sheet of the city as it stands, the same for every seat."""
        return lines_of(Score(_sprawl(position)))

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one placement, or what the deck brought."""
        return story.tell(_sprawl(before), seat, code, _sprawl(after))

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Every card is a condition, in the city, in a hand, or in the deck; none is in two places."""
        course = position.record(facts.Course)
        held = [card for seat in range(position.seats) for card in members(position.record(facts.Hand, seat).held)]
        laid = [codes.card_of(code) for code in _sprawl(position).placements()]
        open_ = [card for card in (course.top, *course.goals) if card != marks.EMPTY]
        found = [*members(course.deck), *held, *laid, *open_]
        return {"cards": len(found), "kinds": len(set(found))}

    # Text.

    def write(self, position: Position) -> str:
        """Writes the city, the hands and the conditions."""
        return postext.write(_sprawl(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        sprawl = self.new(seats)
        postext.read(Fields(list(lines)), sprawl)
        return sprawl

    def tally(self, text: str) -> Tally:
        """Counts a city of blocks, with or without its conditions."""
        return tally(self.new(1), text)


def _sprawl(position: Position) -> Sprawl:
    assert isinstance(position, Sprawl)
    return position


__all__ = ["Sprawlopolis"]
