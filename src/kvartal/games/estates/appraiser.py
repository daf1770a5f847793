"""What a piece is worth to each seat: an appraiser looks at every place for it, and at how all would stand then.

A building is worth its floors if its row gets complete, and costs them if not. How likely that is, `hope` guesses
from the work that the rows still need. A seat's outlook is the sum over its buildings; a seat wants its own outlook to
exceed the mean of the others.
"""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.games.estates import city, codes
from kvartal.games.estates.auction import Auction

ROOF_HOPE = 1.5
"""What a building without a roof will gain by one."""
WORST = -1e9

# How hopeful a row is, from -1 (never complete) to 1: fitted to the outcome of many games among sensible players.
BASE = -0.1
OWN_WORK = -0.38
NEAR_WORK = -0.06
FAR_WORK = 0.07
ROOFS_LEFT = 0.16
BARRIERS_LEFT = 0.1


class Appraiser(Auction):
    """A round in which the piece under auction can be judged."""

    def __init__(
        self, seats: int, longest: int = 9, zero: bool = True, early_end: bool = False, open_money: bool = False
    ) -> None:
        Auction.__init__(self, seats, longest, zero, early_end, open_money)
        self.work = [0] * 3
        """The floors and roofs that each row still needs."""
        self.stake = [0.0] * 15
        """What each seat's buildings in each row are worth."""
        self.hope = [0.0] * 3
        self.outlook = [0.0] * 5
        self.gain = [0.0] * 25
        """For each winner of the piece, how well each seat would then stand."""
        self.spot = [0] * 5
        """For each winner, the code by which it would place the piece."""
        self.known = False
        """Whether `gain` and `spot` belong to the piece under auction."""

    # The board.

    def survey(self) -> None:
        """Sees what each row needs and who has how much in it."""
        for i in range(15):
            self.stake[i] = 0.0
        for row in range(3):
            self.work[row] = 2 * (self.length[row] - self.dev[row])
            for lot in range(row * 10, row * 10 + self.dev[row]):
                worth = float(self.tally[lot])
                if self.bare & (city.ONE << lot):
                    self.work[row] += 1
                    worth += ROOF_HOPE
                self.stake[row * 5 + self.cert[self.paint[lot]]] += worth

    def foresee(self) -> None:
        """Guesses each row's hope from the work that is left, and each seat's outlook from that."""
        finished = (self.work[0] == 0) + (self.work[1] == 0) + (self.work[2] == 0)
        certain = finished >= 2 or self.hidden_roofs == 0
        spare = BASE + ROOFS_LEFT * self.hidden_roofs
        for i in range(3):
            if self.barrier[i] == codes.FREE:
                spare += BARRIERS_LEFT
        for row in range(3):
            if certain:
                self.hope[row] = 1.0 if self.work[row] == 0 else -1.0
            else:
                near = self.work[0 if row else 1]
                far = self.work[1 if row == 2 else 2]
                if near > far:
                    near, far = far, near
                x = spare + OWN_WORK * self.work[row] + NEAR_WORK * near + FAR_WORK * far
                self.hope[row] = x / (1.0 + (x if x > 0 else -x))
            if self.mayor == row:
                self.hope[row] *= 2.0
        for seat in range(self.seats):
            self.outlook[seat] = (
                self.hope[0] * self.stake[seat]
                + self.hope[1] * self.stake[5 + seat]
                + self.hope[2] * self.stake[10 + seat]
            )

    # The piece.

    def judge(self) -> None:
        """Finds for each seat the best place for the piece, and how all would stand then."""
        self.survey()
        for seat in range(self.seats):
            self.gain[seat * 6] = WORST
        rest = self.spots()
        while rest:
            code = codes.LOT + bits.first(rest)
            rest &= rest - 1
            self.consider_spot(code)
        self.known = True

    def consider_spot(self, code: int) -> None:
        """Looks at one place, and notes for whom it is the best so far."""
        row = 0
        work = 0
        loser = marks.EMPTY
        lost = 0.0
        heir = marks.EMPTY
        won = 0.0
        mayor = self.mayor
        if code < codes.SHORTEN:
            lot = code - codes.LOT
            row = lot // 10
            if self.piece == codes.ROOF:
                work = -1
                heir = self.cert[self.paint[lot]]
                won = self.face - ROOF_HOPE
            else:
                heir = self.cert[self.piece // 6]
                won = self.piece % 6 + 1 + ROOF_HOPE
                if self.top[lot]:
                    loser = self.cert[self.paint[lot]]
                    lost = self.tally[lot] + ROOF_HOPE
                    won += self.tally[lot]
                else:
                    work = -1
        elif code < codes.LENGTHEN:
            row = code - codes.SHORTEN
            work = -2 * (self.piece - codes.BARRIER + 1)
        elif code < codes.SEAT:
            row = code - codes.LENGTHEN
            work = 2 * (self.piece - codes.BARRIER + 1)
        elif code < codes.LIFT:
            self.mayor = code - codes.SEAT
        elif code < codes.REMOVE:
            row = self.barrier[code - codes.LIFT]
            work = -2 * self.sign[code - codes.LIFT] * (code - codes.LIFT + 1)
        self.work[row] += work
        if loser != marks.EMPTY:
            self.stake[row * 5 + loser] -= lost
        if heir != marks.EMPTY:
            self.stake[row * 5 + heir] += won
        self.foresee()
        fresh = self.hope[row] * won if heir == marks.EMPTY else 0.0
        self.compare(code, fresh)
        self.work[row] -= work
        if loser != marks.EMPTY:
            self.stake[row * 5 + loser] += lost
        if heir != marks.EMPTY:
            self.stake[row * 5 + heir] -= won
        self.mayor = mayor

    def compare(self, code: int, fresh: float) -> None:
        """Notes a place for every winner that likes it better; `fresh` comes with a new certificate."""
        total = fresh
        for seat in range(self.seats):
            total += self.outlook[seat]
        share = 1.0 / (self.seats - 1)
        for winner in range(self.seats):
            mine = (self.outlook[winner] + fresh) * (1.0 + share) - total * share
            if mine > self.gain[winner * 6]:
                self.spot[winner] = code
                for seat in range(self.seats):
                    own = self.outlook[seat] + fresh if seat == winner else self.outlook[seat]
                    self.gain[winner * 5 + seat] = own * (1.0 + share) - total * share

    def spot_worth(self, code: int) -> float:
        """Rates one place for the acting seat."""
        self.survey()
        for winner in range(self.seats):
            self.gain[winner * 6] = WORST
        self.consider_spot(code)
        self.known = False
        return self.gain[self.acts * 6]

    # While the auction goes on.

    def open_bids(self) -> None:
        """Opens the bidding for a piece that nobody has judged yet."""
        Auction.open_bids(self)
        self.known = False

    def reset(self) -> None:
        """Copies every field from the position at home."""
        Auction.reset(self)
        self.known = False
