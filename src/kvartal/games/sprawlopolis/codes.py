"""Every placement has one number, and every place a cell; `codes.pxd` gives compiled code the same names.

A placement is a face (a card from 0, upright or turned) and where its north-west block comes to lie. Rows and columns
are counted so that the north-west block of the start card lies at ORIGIN: fourteen cards can carry the city at most 28
blocks away from it, so every place is between 2 and 58.

Fifteen cards never span more than 30 rows or columns, so the blocks lie in a ring of 1024 cells, ROW to a row, in which
going east adds 1 and going south adds ROW: two places of one city never meet, and the city always has an empty rim.
"""

ORIGIN = 30
LEAST = 2
"""The northernmost row, and westernmost column, that a card can reach."""
SIDE = 57
SPAN = 3249
"""SIDE * SIDE places; see `placement`."""
END = 116964

ROW = 32
RING = 1023
"""The mask that brings a cell back into the ring."""

CARDS = 18
ALL_CARDS = 262143
"""All cards as a mask."""
FULL = 15
"""How many cards are laid in a game, the start card included."""
FIRST = 18
"""As a chance outcome: FIRST + seat begins. Outcomes below it are cards."""

GOALS, BEGIN, HANDS, START, TOP, ACT, FINISHED = range(7)
"""The stages of a game; ACT waits for a player, FINISHED for nobody, the others for chance."""

HOMES, SHOPS, INDUSTRY, PARK = 1, 2, 3, 4
"""The zones, residential first; see `cards.ZONES`."""
ZONE = 7
"""The part of a block that is its zone; a block is above it if a road runs over it."""
NORTH, EAST, SOUTH, WEST = 8, 16, 32, 64
"""The bits of a block that say on which sides its road leaves it; side number k is NORTH << k."""
STEPS = (-ROW, 1, ROW, -1)
"""How far the neighbour on each side is: north, east, south, west."""
SEERS = 16
"""The number of masks of seats that may have seen a card."""
SLOTS = 64
"""See `slot`."""
LARGEST = 5
"""In hard mode: the zone that counts is the one whose group is largest. 1 to 4 name a zone, 0 is not hard."""


def place(row: int, column: int) -> int:
    """Returns the part of a placement that says where."""
    return (row - LEAST) * SIDE + column - LEAST


def placement(face: int, where: int) -> int:
    """Returns the code of laying a face at a place."""
    return face * SPAN + where


def face_of(code: int) -> int:
    """Returns which face a placement lays: card * 2, and 1 more if it is turned."""
    return code // SPAN


def card_of(code: int) -> int:
    """Returns which card a placement lays."""
    return code // (2 * SPAN)


def place_of(code: int) -> int:
    """Returns where a placement lays its card."""
    return code % SPAN


def row_of(code: int) -> int:
    """Returns the row of the north-west block of a placement."""
    return code % SPAN // SIDE + LEAST


def column_of(code: int) -> int:
    """Returns the column of the north-west block of a placement."""
    return code % SIDE + LEAST


def cell_at(row: int, column: int) -> int:
    """Returns the cell of a place."""
    return (row * ROW + column) & RING


def neighbour(at: int, side: int) -> int:
    """Returns the cell at a side of a cell."""
    return (at + STEPS[side]) & RING


def ends(block: int, other: int, side: int) -> bool:
    """Returns whether a road leaves a block at this side and does not go on in the other block, which lies there."""
    return block & (NORTH << side) != 0 and other & (NORTH << (side ^ 2)) == 0


def slot(seat: int, seers: int) -> int:
    """Numbers the cards of a hand by its seat and by who has seen them."""
    return seat * SEERS + seers
