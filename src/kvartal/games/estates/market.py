"""The market beside the board: floors on offer, roofs face down, and the money.

`money` is what a seat has in hand and box together; every payment is made in the open, so all can know it. How much
of it lies in the box is secret unless money is open: embezzling is a step of the turn in which a piece is chosen, and
nobody but its owner hears of it. `most` is what the others can infer: the box holds something between nothing and
this. It grows by one with each turn of its owner, and a bid proves that at least so much is in hand.
"""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rng import Rng
from kvartal.games.estates import city
from kvartal.games.estates.city import City

CREDIT = 12
"""The checks that each player is lent at the start."""
ALL_FLOORS = (1 << 36) - 1


class Market(City):
    """A city with everything that can still be bought, and what it can be bought with."""

    def __init__(self, seats: int, longest: int = 9, zero: bool = True, open_money: bool = False) -> None:
        City.__init__(self, seats, longest, zero)
        self.open_money = open_money
        self.money = [0] * 5
        self.box = [0] * 5
        self.most = [0] * 5
        self.bag = ALL_FLOORS
        """The floors that are not on offer, on the board or under auction."""
        self.offer = [-1] * 24
        """The three offer rows, eight floors each."""
        self.left = [0] * 3
        """Where what is left of each offer row begins."""
        self.right = [0] * 3
        """Where it ends; all between are still on offer."""
        self.dealt = 0
        self.roofs = [0] * 6
        """How many roofs of each value lie face down."""
        self.hidden_roofs = 0
        for seat in range(seats):
            self.money[seat] = CREDIT

    def stock(self) -> None:
        """Puts all floors into the bag and all roofs face down."""
        self.bag = ALL_FLOORS
        self.dealt = 0
        for i in range(24):
            self.offer[i] = marks.EMPTY
        for i in range(3):
            self.left[i] = 0
            self.right[i] = 0
        for i in range(6):
            self.roofs[i] = 2
        self.hidden_roofs = 12

    # Floors.

    def put_out(self, floor: int) -> None:
        """Moves a floor from the bag to the next place on offer."""
        self.bag &= ~(city.ONE << floor)
        self.offer[self.dealt] = floor
        self.right[self.dealt // 8] += 1
        self.dealt += 1

    def stocked(self) -> bool:
        """Tells whether any floor is left on offer."""
        return self.left[0] < self.right[0] or self.left[1] < self.right[1] or self.left[2] < self.right[2]

    def ends(self) -> int:
        """Gives the floors that may be chosen: at an end of an offer row, with a lot to go to."""
        found = 0
        for row in range(3):
            if self.left[row] < self.right[row]:
                floor = self.offer[row * 8 + self.left[row]]
                if self.lots(floor % 6 + 1):
                    found |= city.ONE << floor
                floor = self.offer[row * 8 + self.right[row] - 1]
                if self.lots(floor % 6 + 1):
                    found |= city.ONE << floor
        return found

    def take(self, floor: int) -> None:
        """Takes a floor from the end of its offer row."""
        for row in range(3):
            if self.left[row] < self.right[row]:
                if self.offer[row * 8 + self.left[row]] == floor:
                    self.left[row] += 1
                    return
                if self.offer[row * 8 + self.right[row] - 1] == floor:
                    self.right[row] -= 1
                    return

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

    # For Python.

    def offered(self) -> list[list[int]]:
        """Gives what is left of the three offer rows."""
        return [[self.offer[row * 8 + i] for i in range(self.left[row], self.right[row])] for row in range(3)]

    def set_offered(self, rows: list[list[int]]) -> None:
        """Puts the offer rows out as a position text says."""
        for row in range(3):
            self.left[row] = 0
            self.right[row] = len(rows[row])
            for i in range(8):
                self.offer[row * 8 + i] = rows[row][i] if i < len(rows[row]) else marks.EMPTY

    def available(self) -> int:
        """Gives the floors that may be chosen, as a mask."""
        return self.ends()

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Gives a seat's hand, its box, and the most that others must think possible in the box."""
        return self.money[seat] - self.box[seat], self.box[seat], self.most[seat]

    def set_purse(self, seat: int, hand: int, box: int, most: int) -> None:
        """Gives a seat its money as a position text says."""
        self.money[seat] = hand + box
        self.box[seat] = box
        self.most[seat] = most

    def roofs_left(self) -> list[int]:
        """Tells how many roofs of each value lie face down."""
        return [self.roofs[i] for i in range(6)]

    def set_roofs(self, counts: list[int]) -> None:
        """Lays so many roofs of each value out."""
        self.hidden_roofs = 0
        for i in range(6):
            self.roofs[i] = counts[i]
            self.hidden_roofs += counts[i]
