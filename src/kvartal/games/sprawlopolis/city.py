"""The city grows in all directions; this module knows its blocks and where a card may be laid.

Fifteen cards never span more than 30 rows or columns, so the blocks lie in a ring of 1024 cells, 32 a row, in which
going east adds 1 and going south adds 32: two places of one city never meet, and the city always has an empty rim.
"""

from __future__ import annotations

from kvartal.core import bits
from kvartal.core.tower import Tower
from kvartal.games.sprawlopolis import cards, codes

ONE = 1

FACE = [0] * 144
"""The blocks of every card; see `cards.faces`."""
for _i, _block in enumerate(cards.faces()):
    FACE[_i] = _block


class City(Tower):
    """The blocks on the table, whoever laid them."""

    def __init__(self, seats: int) -> None:
        Tower.__init__(self, seats)
        self.cell = [0] * 1024
        """The visible block of each cell, 0 where there is none."""
        self.lanes = [0] * 64
        """For each row, the columns that hold a block, as a mask."""
        self.spots = [0] * 64
        """Scratch: for each row, the columns where the north-west block of a card may be laid."""
        self.north = 63
        self.south = 0
        self.west = 63
        self.east = 0
        """The outermost rows and columns that hold a block."""
        self.laid = [0] * 15
        """The placements in the order in which they were made, the start card first, as codes."""
        self.cards = 0
        """How many cards have been laid."""

    def put(self, row: int, column: int, block: int) -> None:
        """Makes a block visible, over whatever was there."""
        self.cell[(row * 32 + column) & codes.RING] = block
        self.lanes[row] |= ONE << column
        if row < self.north:
            self.north = row
        if row > self.south:
            self.south = row
        if column < self.west:
            self.west = column
        if column > self.east:
            self.east = column

    def lay(self, code: int) -> None:
        """Lays a card; the rules for where are not asked."""
        face = code // codes.SPAN * 4
        row = code % codes.SPAN // codes.SIDE + codes.LEAST
        column = code % codes.SIDE + codes.LEAST
        self.put(row, column, FACE[face])
        self.put(row, column + 1, FACE[face + 1])
        self.put(row + 1, column, FACE[face + 2])
        self.put(row + 1, column + 1, FACE[face + 3])
        self.laid[self.cards] = code
        self.cards += 1

    def offer(self) -> int:
        """Works out where a card may be laid, row by row in `spots`, and counts the places.

        A card must cover a block or touch one by a side: in the two rows of the card any block from one column before
        it to one column after it will do, in the rows above and below only a block in its own columns.
        """
        found = 0
        for row in range(self.north - 2, self.south + 2):
            beside = self.lanes[row] | self.lanes[row + 1]
            over = self.lanes[row - 1] | self.lanes[row + 2]
            spots = beside << 1 | beside | beside >> 1 | beside >> 2 | over | over >> 1
            self.spots[row] = spots
            found += bits.count(spots)
        return found

    def nth(self, k: int) -> int:
        """Gives the k-th place of the last `offer`, as the part of a code that says where."""
        row = self.north - 2
        while k >= bits.count(self.spots[row]):
            k -= bits.count(self.spots[row])
            row += 1
        return (row - codes.LEAST) * codes.SIDE + bits.pick(self.spots[row], k) - codes.LEAST

    # For Python.

    def block(self, row: int, column: int) -> int:
        """Gives the visible block of a place, 0 where there is none."""
        if self.north <= row <= self.south and self.west <= column <= self.east:
            return self.cell[(row * 32 + column) & codes.RING]
        return 0

    def set_block(self, row: int, column: int, block: int) -> None:
        """Lets a place show a block, as a city written in rows says."""
        self.put(row, column, block)

    def places(self) -> list[int]:
        """Lists where a card may be laid, each as the part of a code that says where."""
        return [self.nth(k) for k in range(self.offer())] if 0 < self.cards < 15 else []

    def placements(self) -> list[int]:
        """Lists the placements made so far, the start card first."""
        return [self.laid[i] for i in range(self.cards)]

    def lay_card(self, code: int) -> None:
        """Lays a card for callers outside compiled code."""
        self.lay(code)
