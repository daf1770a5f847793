"""What a piece is worth to each seat: an appraiser looks at every place for it, and at how all would stand then.

A building is worth its floors if its row gets complete, and costs them if not. How likely that is, is guessed from the
work that the rows still need. A seat's outlook is the sum over its buildings; a seat wants its own outlook to exceed
the mean of the others.
"""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.games.estates import codes, facts
from kvartal.games.estates.position import Estates

ROOF_GAIN = 1.5
"""What a building without a roof will gain by one."""
WORST = -1e9

# How likely a row gets complete, from -1 (never) to 1: fitted to the outcome of many games among sensible players.
BASE = -0.1
OWN_WORK = -0.38
NEAR_WORK = -0.06
FAR_WORK = 0.07
ROOFS_LEFT = 0.16
BARRIERS_LEFT = 0.1


class Appraiser:
    """Judges the piece under auction in one world."""

    def __init__(self, world: Estates) -> None:
        self.world = world
        self.seats = world.seats
        self.city: facts.City = self.world.city
        self.market: facts.Market = self.world.market
        self.auction: facts.Auction = self.world.auction
        self.mayor = codes.FREE
        """The mayor's row as it would be."""
        self.work = [0] * 3
        """The floors and roofs that each row still needs."""
        self.stake = [[0.0] * 5, [0.0] * 5, [0.0] * 5]
        """What each row's buildings are worth to each seat."""
        self.likely = [0.0] * 3
        """How likely each row gets complete, twice as much before the mayor."""
        self.outlook = [0.0] * 5
        self.gain = [[0.0] * 5, [0.0] * 5, [0.0] * 5, [0.0] * 5, [0.0] * 5]
        """For each winner of the piece, how well each seat would then stand."""
        self.spot = [0] * 5
        """For each winner, the code by which it would place the piece."""
        self.opened = marks.EMPTY
        """The ply at which the bidding was opened for the piece that `gain` and `spot` belong to, or EMPTY."""

    # What is known.

    def bidding_since(self) -> int:
        """Returns the ply at which the bidding for the piece under auction was opened."""
        made = self.seats - 1
        if self.auction.stage == codes.BIDDING:
            made = self.auction.acts - self.auction.auctioneer - 1
            if made < 0:
                made += self.seats
        elif self.auction.stage == codes.PLACE and self.auction.leader != marks.EMPTY:
            made = self.seats
        return self.world.ply - made

    def knows(self) -> bool:
        """Returns whether the piece under auction was judged already."""
        return self.opened == self.bidding_since()

    def forget(self) -> None:
        """Lets the next piece be judged anew."""
        self.opened = marks.EMPTY

    # The board.

    def survey(self) -> None:
        """Sees what each row needs and who has how much in it."""
        self.mayor = self.city.mayor
        for row in range(3):
            for seat in range(5):
                self.stake[row][seat] = 0.0
            self.work[row] = 2 * (self.city.length[row] - self.city.built[row])
            for lot in range(codes.lot_at(row, 0), codes.lot_at(row, self.city.built[row])):
                value = float(self.city.value[lot])
                if self.city.roofless & codes.bit(lot):
                    self.work[row] += 1
                    value += ROOF_GAIN
                self.stake[row][self.city.owner[self.city.colour[lot]]] += value

    def foresee(self) -> None:
        """Guesses from the work that is left how likely each row gets complete, and each seat's outlook from that."""
        finished = (self.work[0] == 0) + (self.work[1] == 0) + (self.work[2] == 0)
        certain = finished >= 2 or self.market.hidden_roofs == 0
        spare = BASE + ROOFS_LEFT * self.market.hidden_roofs
        for i in range(3):
            if self.city.barrier[i] == codes.FREE:
                spare += BARRIERS_LEFT
        for row in range(3):
            if certain:
                self.likely[row] = 1.0 if self.work[row] == 0 else -1.0
            else:
                near = self.work[0 if row else 1]
                far = self.work[1 if row == 2 else 2]
                if near > far:
                    near, far = far, near
                x = spare + OWN_WORK * self.work[row] + NEAR_WORK * near + FAR_WORK * far
                self.likely[row] = x / (1.0 + (x if x > 0 else -x))
            if self.mayor == row:
                self.likely[row] *= 2.0
        for seat in range(self.seats):
            self.outlook[seat] = (
                self.likely[0] * self.stake[0][seat]
                + self.likely[1] * self.stake[1][seat]
                + self.likely[2] * self.stake[2][seat]
            )

    # The piece.

    def appraise(self) -> None:
        """Finds for each seat the best place for the piece, and how all would stand then."""
        self.survey()
        for seat in range(self.seats):
            self.gain[seat][seat] = WORST
        rest = self.world.spots()
        while rest:
            self.try_place(codes.PLACE_ON + bits.first(rest))
            rest &= rest - 1
        self.opened = self.bidding_since()

    def try_place(self, code: int) -> None:
        """Looks at one place, and notes for whom it is the best so far."""
        piece = self.auction.piece
        row = 0
        work = 0
        loser = marks.EMPTY
        lost = 0.0
        heir = marks.EMPTY
        won = 0.0
        if code < codes.SHORTEN:
            lot = code - codes.PLACE_ON
            row = codes.row_of(lot)
            if piece == codes.ROOF:
                work = -1
                heir = self.city.owner[self.city.colour[lot]]
                won = self.auction.face - ROOF_GAIN
            else:
                heir = self.city.owner[codes.colour_of(piece)]
                won = codes.value_of(piece) + ROOF_GAIN
                if self.city.top[lot]:
                    loser = self.city.owner[self.city.colour[lot]]
                    lost = self.city.value[lot] + ROOF_GAIN
                    won += self.city.value[lot]
                else:
                    work = -1
        elif code < codes.LENGTHEN:
            row = code - codes.SHORTEN
            work = -2 * (piece - codes.BARRIER + 1)
        elif code < codes.MAYOR_TO:
            row = code - codes.LENGTHEN
            work = 2 * (piece - codes.BARRIER + 1)
        elif code < codes.CANCEL:
            self.mayor = code - codes.MAYOR_TO
        elif code < codes.REMOVE:
            row = self.city.barrier[code - codes.CANCEL]
            work = -2 * self.city.sign[code - codes.CANCEL] * (code - codes.CANCEL + 1)
        self.work[row] += work
        if loser != marks.EMPTY:
            self.stake[row][loser] -= lost
        if heir != marks.EMPTY:
            self.stake[row][heir] += won
        self.foresee()
        self.compare(code, self.likely[row] * won if heir == marks.EMPTY else 0.0)
        self.work[row] -= work
        if loser != marks.EMPTY:
            self.stake[row][loser] += lost
        if heir != marks.EMPTY:
            self.stake[row][heir] -= won
        self.mayor = self.city.mayor

    def compare(self, code: int, fresh: float) -> None:
        """Notes a place for every winner that likes it better; `fresh` comes with a new certificate."""
        total = fresh
        for seat in range(self.seats):
            total += self.outlook[seat]
        share = 1.0 / (self.seats - 1)
        for winner in range(self.seats):
            mine = (self.outlook[winner] + fresh) * (1.0 + share) - total * share
            if mine > self.gain[winner][winner]:
                self.spot[winner] = code
                for seat in range(self.seats):
                    own = self.outlook[seat] + fresh if seat == winner else self.outlook[seat]
                    self.gain[winner][seat] = own * (1.0 + share) - total * share

    def place_value(self, code: int) -> float:
        """Rates one place for the acting seat."""
        self.survey()
        for winner in range(self.seats):
            self.gain[winner][winner] = WORST
        self.try_place(code)
        self.forget()
        return self.gain[self.auction.acts][self.auction.acts]
