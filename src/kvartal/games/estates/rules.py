"""The Estates: its implementation of the `Rules` contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.facts import ALL, Layout
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rows import Rows
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Spec, Tier, Value, ranked
from kvartal.core.ruleset import register
from kvartal.games.estates import codes, postext, story
from kvartal.games.estates.facts import Auction, City, Market, Purse, Results
from kvartal.games.estates.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.estates.pieces import COLOURS, ROWS, floors_in, lot_name
from kvartal.games.estates.position import Estates, Rounds
from kvartal.games.estates.reasons import reason
from kvartal.games.estates.rounds import SeveralRounds
from kvartal.games.estates.view import EstatesView, estates_view

TIERS = (Tier("estates-tier-points"), Tier("estates-tier-checks"))
CHAMPION = Tier("estates-tier-champion")
"""In three rounds or more, who wins two of them comes first whatever the points."""
AUCTIONS = 41
"""No round has more: 24 floors, 12 roofs, 3 barriers, the mayor and the cube."""
AUCTION_STEPS = 7
"""No auction has more: one choice, up to four bids, one settling and one placing."""


@register
class TheEstates(Rules):
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
        count, consecutive = int(self.chosen["rounds"]), self.chosen["early_win"] == "consecutive"
        if count < 3 and not consecutive:
            raise Unreadable("option-idle", option="early_win", ruleset=self.ruleset)
        self.offer_ends = bool(self.chosen["offer_ends"])
        self.open_money = bool(self.chosen["open_money"])
        self.common = Layout([City, Market, Auction])
        blank = self.common.fresh()
        blank[City].longest = int(self.chosen["longest_row"])
        blank[City].shortest = 0 if self.chosen["zero_row"] else 1
        self.common.print(blank)
        self.laid_out = Rows(self.common, 1)
        """What belongs to no seat as it is before a round."""
        self.market_at, self.auction_at = self.common.places[Market], self.common.places[Auction]
        seen = {"box": ALL} if self.open_money else None
        self.rows = Layout([Purse] if count == 1 else [Purse, Results], seen)
        self.rounds = Rounds() if count == 1 else SeveralRounds(count, consecutive, self.rows.places[Results])
        """What follows the end of a round."""

    @property
    def spec(self) -> Spec:
        """The description, with how long a game can be."""
        longest = AUCTIONS * AUCTION_STEPS * self.rounds.count
        tiers = (CHAMPION, *TIERS) if self.rounds.count > 2 else TIERS
        return Spec(
            self.title,
            self.ruleset,
            self.version,
            2,
            5,
            hidden=not self.open_money,
            tiers=tiers,
            score=len(tiers) - 2,
            longest=longest,
            codes=codes.END,
        )

    def new(self, seats: int) -> Position:
        """Returns the empty board with all floors in the bag."""
        self.check_seats(seats)
        return Estates(self, seats)

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
        stage, market = position.record(Auction).stage, position.record(Market)
        if stage == codes.DEAL:
            return [(codes.FLOOR + floor, 1) for floor in members(market.bag)]
        if stage == codes.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(position.seats)]
        return [(codes.ROOF + i, count) for i, count in enumerate(market.roofs_left) if count]

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an action breaks."""
        return reason(_estates(position), code)

    def over(self, position: Position) -> Over:
        """Ranks by points, then by checks in hand and box; who won two rounds early comes first."""
        game = _estates(position)
        values = [(game.total_of(seat), game.record(Purse, seat).money) for seat in range(game.seats)]
        reason = story.ENDINGS[game.record(Auction).ending]
        if self.rounds.count < 3:
            return Over(f"estates-reason-{reason}", ranked(TIERS, values))
        champion = self.rounds.champion(game)
        crowned = [(int(champion == seat), *values[seat]) for seat in range(game.seats)]
        reason = reason if champion == marks.EMPTY else "champion"
        return Over(f"estates-reason-{reason}", ranked((CHAMPION, *TIERS), crowned))

    # Looking.

    def view(self, position: Position, reader: int) -> EstatesView:
        """Shows the board to everybody, and to a seat its own money."""
        return estates_view(_estates(position), reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Counts each building, the box, and the rounds before.

        A secret box is left out until the end: this sheet is for everybody.
        """
        game = _estates(position)
        city, auction = game.record(City), game.record(Auction)
        earlier = self.rounds.earlier_of(game, seat)
        lines = [Line("estates-line-earlier", earlier)] if auction.round > 1 or earlier else []
        for row in range(3):
            done, twice = game.is_complete(row), city.mayor == row
            factor = (1 if done else -1) * (2 if twice else 1)
            for lot in range(codes.lot_at(row, 0), codes.lot_at(row, city.built[row])):
                colour, value = city.colour[lot], city.value[lot]
                if city.owner[colour] == seat:
                    told: dict[str, str | int] = {"lot": lot_name(lot), "row": ROWS[row], "colour": COLOURS[colour]}
                    told |= {"value": value, "complete": int(done), "mayor": int(twice)}
                    lines.append(Line("estates-line-building", factor * value, told))
        if self.open_money or auction.stage == codes.FINISHED:
            lines.append(Line("estates-line-box", game.record(Purse, seat).box))
        return lines

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one action or outcome."""
        return story.tell(_estates(before), seat, code, _estates(after))

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Counts the floors, roofs and checks, wherever they are."""
        city, market, auction = position.record(City), position.record(Market), position.record(Auction)
        built = sum(len(floors_in(building)) for building in city.buildings)
        under_auction = 0 <= auction.piece < codes.ROOF
        return {
            "floors": built + sum(market.on_offer) + market.bag.bit_count() + under_auction,
            "roofs": sum(roof > 0 for roof in city.roof) + sum(market.roofs_left) + (auction.face > 0),
            "checks": sum(position.record(Purse, seat).money for seat in range(position.seats)),
        }

    # Text.

    def write(self, position: Position) -> str:
        """Writes the rows, the offer, the money and the auction under way."""
        return postext.write(_estates(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        self.check_seats(seats)
        position = Estates(self, seats)
        postext.read(Fields(list(lines)), position)
        return position


def _estates(position: Position) -> Estates:
    assert isinstance(position, Estates)
    return position


__all__ = ["TheEstates"]
