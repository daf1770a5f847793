"""The market beside the board: floors on offer and roofs face down."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.games.estates import city
from kvartal.games.estates.city import City

ALL_FLOORS = (1 << 36) - 1


class Market(City):
    """A city with everything that can still be bought."""

    def __init__(self, seats: int, longest: int = 9, zero: bool = True) -> None:
        City.__init__(self, seats, longest, zero)
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

    def roofs_left(self) -> list[int]:
        """Tells how many roofs of each value lie face down."""
        return [self.roofs[i] for i in range(6)]

    def set_roofs(self, counts: list[int]) -> None:
        """Lays so many roofs of each value out."""
        self.hidden_roofs = 0
        for i in range(6):
            self.roofs[i] = counts[i]
            self.hidden_roofs += counts[i]
