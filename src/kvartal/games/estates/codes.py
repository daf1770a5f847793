"""Every action of The Estates has one number; `codes.pxd` gives compiled code the same names.

A floor is colour * 6 + value - 1, from 0 to 35; a lot is row * 10 + place from the street, from 0 to 29; a barrier is
its value - 1.
"""

FLOOR = 0
"""FLOOR + floor: puts a floor up for auction; also the chance outcome of the deal."""
ROOF = 36
"""Puts a roof up for auction; as a chance outcome, ROOF + value - 1."""
BARRIER = 37
"""BARRIER + barrier."""
MAYOR = 40
CUBE = 41
EMBEZZLE = 42
PASS = 43
BID = 43
"""BID + sum; a bid of nothing is a pass."""
SELL = 104
KEEP = 105
PLACE_ON = 106
"""PLACE_ON + lot: where the floor or the roof goes."""
SHORTEN = 136
"""SHORTEN + row."""
LENGTHEN = 139
"""LENGTHEN + row."""
MAYOR_TO = 142
"""MAYOR_TO + row: where the mayor settles."""
CANCEL = 145
"""CANCEL + barrier: what the cancel cube takes away."""
REMOVE = 148
END = 149

FIRST = 42
"""As a chance outcome: FIRST + seat begins."""

DEAL, BEGIN, CHOOSE, TURN_UP, BIDDING, SETTLE, PLACE, FINISHED = range(8)
"""The stages of a game; DEAL, BEGIN and TURN_UP wait for chance, FINISHED for nobody, the others for a player."""

FREE = -1
"""A barrier, the mayor or the cube can still be auctioned; a certificate belongs to nobody."""
GONE = -2
"""It has left the game."""

TWO_ROWS, NO_ROOFS, NO_FLOORS = 1, 2, 3
"""Why a round ended."""

ALL_FLOORS = (1 << 36) - 1
START_LENGTH = 4
"""How many lots of a row are to be built on before any barrier."""
OFFERED = 8
"""How many floors are dealt to an offer row."""


def bit(member: int) -> int:
    """Returns the set that has one member."""
    return 1 << member


def floor_at(colour: int, value: int) -> int:
    """Returns the floor of a colour and a value."""
    return colour * 6 + value - 1


def value_of(floor: int) -> int:
    """Returns the value of a floor, from 1 to 6."""
    return floor % 6 + 1


def colour_of(floor: int) -> int:
    """Returns the colour of a floor."""
    return floor // 6


def lot_at(row: int, place: int) -> int:
    """Returns the lot at a place of a row, counted from 0."""
    return row * 10 + place


def row_of(lot: int) -> int:
    """Returns the row of a lot."""
    return lot // 10


def row_lots(row: int) -> int:
    """Returns the lots of a row."""
    return 1023 << (row * 10)


def offer_at(row: int, place: int) -> int:
    """Returns where the floor at a place of an offer row is remembered."""
    return row * OFFERED + place


def seat_after(seat: int, seats: int) -> int:
    """Returns the seat to the left."""
    return seat + 1 if seat + 1 < seats else 0
