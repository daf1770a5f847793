"""The city is three rows of ten lots; this module knows where a piece may stand and what a building is worth.

A set of lots is a 30-bit mask. For each floor value the city keeps the set of buildings that it may go on top of, so
that the lots open to a floor are one union. A row is built from the street without gaps, so the number of its
buildings says where they stand. A building is six nibbles: the nibble of value v holds the colour + 1 of its floor v;
values fall on the way up, so the lowest nibble in use is the top floor.
"""

from __future__ import annotations

from kvartal.core.tower import Tower
from kvartal.games.estates import codes

ONE = 1
SEVEN = 7
ROW = [0] * 3
"""The lots of each row."""
WHITE = 0
"""The lots that take one floor only: A1 A7 B3 B5 C2, see `data/estates.json`."""

for _row in range(3):
    ROW[_row] = 1023 << (10 * _row)
for _lot in (0, 6, 12, 14, 21):
    WHITE |= 1 << _lot

WHITE_LOTS = WHITE
"""The same for modules outside compiled code."""

START_LENGTH = 4
"""How many lots of a row are to be built on before any barrier."""


class City(Tower):
    """The board: buildings, barriers, the mayor, and who holds which certificate."""

    def __init__(self, seats: int, longest: int = 9, zero: bool = True) -> None:
        Tower.__init__(self, seats)
        self.longest = longest
        """No barrier makes a row longer than this."""
        self.zero = zero
        """Whether a row may be shortened to nothing."""
        self.stack = [0] * 30
        self.top = [0] * 30
        """The value of each building's top floor, 0 where nothing stands."""
        self.paint = [-1] * 30
        """The colour of each building's top floor."""
        self.roof = [0] * 30
        self.tally = [0] * 30
        """The floors and the roof of each building added up."""
        self.dev = [0] * 3
        """How many lots of each row are built on."""
        self.length = [0] * 3
        self.over = [0] * 7
        """For each floor value, the buildings that it may go on top of."""
        self.bare = 0
        """The buildings without a roof."""
        self.barrier = [0] * 3
        """The row of each barrier, or FREE, or GONE."""
        self.sign = [0] * 3
        """Whether each barrier lengthens (1) or shortens (-1) its row."""
        self.mayor = codes.FREE
        """The mayor's row, or FREE, or GONE."""
        self.cube = codes.FREE
        self.cert = [-1] * 6
        """The seat that holds each company's certificate."""
        self.clear()

    def clear(self) -> None:
        """Takes everything off the board."""
        for lot in range(30):
            self.stack[lot] = 0
            self.top[lot] = 0
            self.paint[lot] = codes.FREE
            self.roof[lot] = 0
            self.tally[lot] = 0
        for row in range(3):
            self.dev[row] = 0
            self.length[row] = START_LENGTH
            self.barrier[row] = codes.FREE
            self.sign[row] = 0
        for value in range(7):
            self.over[value] = 0
        for colour in range(6):
            self.cert[colour] = codes.FREE
        self.bare = 0
        self.mayor = codes.FREE
        self.cube = codes.FREE

    # Where pieces may go.

    def lots(self, value: int) -> int:
        """Gives the lots that a floor of this value may go to: on a higher one, or next in a row."""
        found = self.over[value]
        if self.dev[0] < self.length[0]:
            found |= ONE << self.dev[0]
        if self.dev[1] < self.length[1]:
            found |= ONE << (10 + self.dev[1])
        if self.dev[2] < self.length[2]:
            found |= ONE << (20 + self.dev[2])
        return found

    def may_be(self, row: int, length: int) -> bool:
        """Tells whether a row can get this length: no building is cut off, and a barrier has a lot to stand on."""
        return self.dev[row] <= length <= self.longest and (length > 0 or self.zero)

    def may_lift(self, which: int) -> bool:
        """Tells whether the cancel cube may take a barrier away."""
        row = self.barrier[which]
        return row >= 0 and self.may_be(row, self.length[row] - self.sign[which] * (which + 1))

    def complete(self, row: int) -> bool:
        """Tells whether every lot of a row's length holds a roofed building."""
        return self.dev[row] == self.length[row] and self.bare & ROW[row] == 0

    # Placing.

    def build(self, floor: int, lot: int) -> None:
        """Sets a floor on a lot."""
        value = floor % 6 + 1
        bit = ONE << lot
        if self.top[lot] == 0:
            self.dev[lot // 10] += 1
            self.bare |= bit
        self.stack[lot] |= (floor // 6 + 1) << (4 * (value - 1))
        self.top[lot] = value
        self.paint[lot] = floor // 6
        self.tally[lot] += value
        for lower in range(1, 7):
            if lower < value and not WHITE & bit:
                self.over[lower] |= bit
            else:
                self.over[lower] &= ~bit

    def cover(self, face: int, lot: int) -> None:
        """Sets a roof on a building, which closes it."""
        self.roof[lot] = face
        self.tally[lot] += face
        self.bare &= ~(ONE << lot)
        for value in range(1, 7):
            self.over[value] &= ~(ONE << lot)

    def bar(self, which: int, row: int, sign: int) -> None:
        """Sets a barrier: the row's length changes by its value; it stands on the first lot that is not to be built."""
        self.barrier[which] = row
        self.sign[which] = sign
        self.length[row] += sign * (which + 1)

    def lift(self, which: int) -> None:
        """Takes a barrier and the cancel cube out of the game."""
        row = self.barrier[which]
        self.length[row] -= self.sign[which] * (which + 1)
        self.barrier[which] = codes.GONE
        self.sign[which] = 0
        self.cube = codes.GONE

    # Counting.

    def earned(self, seat: int) -> int:
        """Adds up a seat's buildings: plus in complete rows, minus in others, twice before the mayor."""
        total = 0
        for row in range(3):
            part = 0
            for lot in range(row * 10, row * 10 + self.dev[row]):
                if self.cert[self.paint[lot]] == seat:
                    part += self.tally[lot]
            if not self.complete(row):
                part = -part
            total += 2 * part if self.mayor == row else part
        return total

    # For Python.

    def developed(self, row: int) -> int:
        """Tells how many lots of a row are built on."""
        return self.dev[row]

    def length_of(self, row: int) -> int:
        """Tells how many lots of a row are to be built on."""
        return self.length[row]

    def is_complete(self, row: int) -> bool:
        """Tells whether a row is complete."""
        return self.complete(row)

    def barrier_at(self, which: int) -> tuple[int, int]:
        """Gives the row of a barrier (or FREE, or GONE) and whether it lengthens or shortens."""
        return self.barrier[which], self.sign[which]

    def set_barrier(self, which: int, row: int, sign: int) -> None:
        """Puts a barrier where a position text says."""
        if row >= 0:
            self.bar(which, row, sign)
        else:
            self.barrier[which] = row

    def floors_on(self, lot: int) -> list[int]:
        """Gives the floors of a building from the bottom to the top."""
        nibbles = [(value, (self.stack[lot] >> (4 * value)) & 15) for value in range(5, -1, -1)]
        return [(paint - 1) * 6 + value for value, paint in nibbles if paint]

    def roof_on(self, lot: int) -> int:
        """Gives the value of a building's roof, or 0."""
        return self.roof[lot]

    def colour_on(self, lot: int) -> int:
        """Gives the colour of a building's top floor, or FREE."""
        return self.paint[lot]

    def value_on(self, lot: int) -> int:
        """Gives what a building is worth."""
        return self.tally[lot]

    def top_on(self, lot: int) -> int:
        """Gives the value of a building's top floor, 0 where nothing stands."""
        return self.top[lot]

    def add_floor(self, floor: int, lot: int) -> None:
        """Sets a floor as a position text says; nothing is checked."""
        self.build(floor, lot)

    def add_roof(self, face: int, lot: int) -> None:
        """Sets a roof as a position text says; nothing is checked."""
        self.cover(face, lot)

    def owner(self, colour: int) -> int:
        """Tells which seat holds a company's certificate, or FREE."""
        return self.cert[colour]

    def set_owner(self, colour: int, seat: int) -> None:
        """Gives a certificate to a seat."""
        self.cert[colour] = seat
