"""The Estates: the rules as Kvartal's contract wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Spec, Tier, Value, ranked
from kvartal.core.ruleset import register
from kvartal.games.estates import codes, postext, story
from kvartal.games.estates.auction import Auction
from kvartal.games.estates.broker import Broker
from kvartal.games.estates.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.estates.pieces import COLOURS, ROWS, lot_name, members
from kvartal.games.estates.reasons import reason
from kvartal.games.estates.rounds import Rounds
from kvartal.games.estates.view import EstatesView, estates_view

TIERS = (Tier("estates-tier-points"), Tier("estates-tier-checks"))
CHAMPION = Tier("estates-tier-champion")
"""In three rounds or more, who wins two of them comes first whatever the points."""
AUCTIONS = 41
"""No round has more: 24 floors, 12 roofs, 3 barriers, the mayor and the cube."""


@register
class Estates(Rules):
    """The auction game for 2 to 5 players, in one round or several."""

    title = "estates"
    rulesets = ("estates", "estates(rounds=3)", "estates(open_money)")
    options = (
        Option("rounds", 1, (1, 9)),
        Option("open_money"),
        Option("early_win", "consecutive", ("consecutive", "any")),
        Option("longest_row", 9, (9, 10)),
        Option("zero_row", True),
        Option("offer_ends", False),
    )

    def __init__(self, chosen: Mapping[str, Value] | None = None) -> None:
        super().__init__(chosen)
        self.rounds = int(self.chosen["rounds"])
        if self.rounds < 3 and self.chosen["early_win"] != "consecutive":
            raise Unreadable("option-idle", option="early_win", ruleset=self.ruleset)

    @property
    def spec(self) -> Spec:
        """Each auction is one choice, up to four bids, one settling and one placing."""
        longest = AUCTIONS * 7 * self.rounds
        hidden = not self.chosen["open_money"]
        tiers = (CHAMPION, *TIERS) if self.rounds > 2 else TIERS
        return Spec(
            self.title,
            self.ruleset,
            self.version,
            2,
            5,
            hidden=hidden,
            tiers=tiers,
            score=len(tiers) - 2,
            longest=longest,
            codes=codes.END,
        )

    def new(self, seats: int) -> Position:
        """Gives the empty board with all floors in the bag."""
        self.check_seats(seats)
        longest = int(self.chosen["longest_row"])
        switches = (longest, bool(self.chosen["zero_row"]), bool(self.chosen["offer_ends"]))
        open_money = bool(self.chosen["open_money"])
        if self.rounds == 1:
            return Broker(seats, *switches, open_money)
        return Rounds(seats, self.rounds, self.chosen["early_win"] == "consecutive", *switches, open_money)

    # Spelling.

    def action(self, code: int) -> Action:
        """Spells a code."""
        return action_of(code)

    def code(self, action: Action) -> int:
        """Reads an action."""
        return code_of(action)

    def outcome(self, code: int) -> Action:
        """Spells a floor, a roof, or who begins."""
        return outcome_of(code)

    def outcome_code(self, outcome: Action) -> int:
        """Reads a floor, a roof, or who begins."""
        return outcome_code_of(outcome)

    # Going on.

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every floor of the bag is equally likely, every roof face down, and every seat to begin."""
        auction = _auction(position)
        if auction.stage == codes.DEAL:
            return [(codes.FLOOR + floor, 1) for floor in members(auction.bag)]
        if auction.stage == codes.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(auction.seats)]
        return [(codes.ROOF + i, count) for i, count in enumerate(auction.roofs_left()) if count]

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return reason(_auction(position), code)

    def over(self, position: Position) -> Over:
        """Ranks by points, then by checks in hand and box; who won two rounds early comes first."""
        auction = _auction(position)
        values = [(auction.score_of(seat), sum(auction.purse(seat)[:2])) for seat in range(auction.seats)]
        reason = story.ENDINGS[auction.ending]
        if isinstance(auction, Rounds) and self.rounds > 2:
            crowned = [(int(auction.champion == seat), *values[seat]) for seat in range(auction.seats)]
            reason = reason if auction.champion == marks.EMPTY else "champion"
            return Over(f"estates-reason-{reason}", ranked((CHAMPION, *TIERS), crowned))
        return Over(f"estates-reason-{reason}", ranked(TIERS, values))

    # Looking.

    def view(self, position: Position, reader: int) -> EstatesView:
        """Shows the board to everybody, and to a seat its own money."""
        return estates_view(_auction(position), reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts each building, the box, and the rounds before.

        A secret box is left out until the end: this sheet is for everybody.
        """
        auction = _auction(position)
        lines = []
        if isinstance(auction, Rounds) and (auction.round > 1 or auction.earlier_of(seat)):
            lines.append(Line("estates-line-earlier", auction.earlier_of(seat)))
        for row in range(3):
            done, twice = auction.is_complete(row), auction.mayor == row
            factor = (1 if done else -1) * (2 if twice else 1)
            for lot in range(row * 10, row * 10 + auction.developed(row)):
                colour = auction.colour_on(lot)
                if auction.owner(colour) == seat:
                    told: dict[str, str | int] = {"lot": lot_name(lot), "row": ROWS[row], "colour": COLOURS[colour]}
                    told |= {"value": auction.value_on(lot), "complete": int(done), "mayor": int(twice)}
                    lines.append(Line("estates-line-building", factor * auction.value_on(lot), told))
        if auction.open_money or auction.stage == codes.FINISHED:
            lines.append(Line("estates-line-box", auction.purse(seat)[1]))
        return lines

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or outcome."""
        return story.tell(_auction(before), seat, code, _auction(after))

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Counts the floors, roofs and checks, wherever they are."""
        auction = _auction(position)
        built = sum(len(auction.floors_on(lot)) for lot in range(30))
        roofed = sum(auction.roof_on(lot) > 0 for lot in range(30))
        on_offer = sum(map(len, auction.offered()))
        under_auction = 0 <= auction.piece < codes.ROOF
        return {
            "floors": built + on_offer + auction.bag.bit_count() + under_auction,
            "roofs": roofed + sum(auction.roofs_left()) + (auction.face > 0),
            "checks": sum(sum(auction.purse(seat)[:2]) for seat in range(auction.seats)),
        }

    # Text.

    def write(self, position: Position) -> str:
        """Writes the rows, the offer, the money and the auction under way."""
        return postext.write(_auction(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        position = _auction(self.new(seats))
        postext.read(Fields(list(lines)), position)
        return position


def _auction(position: Position) -> Auction:
    assert isinstance(position, Auction)
    return position


__all__ = ["Estates"]
