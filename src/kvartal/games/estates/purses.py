"""The purses of the players: checks in hand and in the box, and who is ahead.

`money` is what a seat has in hand and box together; every payment is made in the open, so all can know it. How much
of it lies in the box is secret unless money is open: embezzling is a step of the turn in which a piece is chosen, and
nobody but its owner hears of it. `most` is what the others can infer: the box holds something between nothing and
this. It grows by one with each turn of its owner, and a bid proves that at least so much is in hand.
"""

from __future__ import annotations

from kvartal.core.rng import Rng
from kvartal.games.estates.market import Market

CREDIT = 12
"""The checks that each player is lent at the start."""


class Purses(Market):
    """A market and what each seat can pay in it."""

    def __init__(self, seats: int, longest: int = 9, zero: bool = True, open_money: bool = False) -> None:
        Market.__init__(self, seats, longest, zero)
        self.open_money = open_money
        self.money = [0] * 5
        self.box = [0] * 5
        self.most = [0] * 5
        for seat in range(seats):
            self.money[seat] = CREDIT

    # Money.

    def hand(self, seat: int) -> int:
        """Tells what a seat can pay."""
        return self.money[seat] - self.box[seat]

    def prove(self, seat: int, amount: int) -> None:
        """Lets everybody know that a seat has so much in hand."""
        if self.most[seat] > self.money[seat] - amount:
            self.most[seat] = self.money[seat] - amount

    def guess(self, seat: int, rng: Rng) -> None:
        """Fills the boxes that a seat cannot see with anything they may hold."""
        for other in range(self.seats):
            if other != seat:
                self.box[other] = rng.below(self.most[other] + 1)

    # Counting.

    def points(self, seat: int) -> int:
        """Adds up the score of a seat as it stands, the box included."""
        return self.earned(seat) + self.box[seat]

    def ahead(self, one: int, two: int) -> bool:
        """Tells whether a seat ranks above another: more points, then more checks."""
        mine = self.points(one)
        theirs = self.points(two)
        if mine != theirs:
            return mine > theirs
        return self.money[one] > self.money[two]

    def worth(self, seat: int) -> float:
        """Values a win most, then the lead in points, then each seat beaten; a shared win is shared."""
        mine = self.points(seat)
        rival = -1000
        beaten = 0
        equal = 1
        for other in range(self.seats):
            if other != seat:
                theirs = self.points(other)
                if theirs > rival:
                    rival = theirs
                if self.ahead(seat, other):
                    beaten += 1
                elif not self.ahead(other, seat):
                    equal += 1
        lead = (mine - rival) / 15.0
        lead = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0 else -lead))
        won = 0.6 / equal if beaten + equal == self.seats else 0.0
        return won + 0.3 * lead + 0.1 * beaten / (self.seats - 1)

    # For Python.

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Gives a seat's hand, its box, and the most that others must think possible in the box."""
        return self.money[seat] - self.box[seat], self.box[seat], self.most[seat]

    def set_purse(self, seat: int, hand: int, box: int, most: int) -> None:
        """Gives a seat its money as a position text says."""
        self.money[seat] = hand + box
        self.box[seat] = box
        self.most[seat] = most

    def score_of(self, seat: int) -> int:
        """Gives the score of a seat as it stands, the box included."""
        return self.points(seat)

    def earned_by(self, seat: int) -> int:
        """Gives what a seat's buildings bring as they stand."""
        return self.earned(seat)
