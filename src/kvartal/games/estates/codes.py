"""Every action of The Estates has one number; `codes.pxd` gives compiled code the same names.

A floor is colour * 6 + value - 1, from 0 to 35; a lot is row * 10 + place from the street, from 0 to 29.
"""

FLOOR = 0
"""FLOOR + floor: puts a floor up for auction; also the chance outcome of the deal."""
ROOF = 36
"""Puts a roof up for auction; as a chance outcome, ROOF + value - 1."""
BARRIER = 37
"""BARRIER + value - 1."""
MAYOR = 40
CUBE = 41
EMBEZZLE = 42
PASS = 43
BID = 43
"""BID + sum; a bid of nothing is a pass."""
SELL = 104
KEEP = 105
LOT = 106
"""LOT + lot: where the floor or the roof goes."""
SHORTEN = 136
"""SHORTEN + row."""
LENGTHEN = 139
"""LENGTHEN + row."""
SEAT = 142
"""SEAT + row: where the mayor settles."""
LIFT = 145
"""LIFT + value - 1: the barrier that the cancel cube takes away."""
REMOVE = 148
END = 149

FIRST = 42
"""As a chance outcome: FIRST + seat begins."""

DEAL, BEGIN, CHOOSE, TURN_UP, BIDDING, SETTLE, PLACE, FINISHED = range(8)
"""The stages of a game; DEAL, BEGIN and TURN_UP wait for chance, FINISHED for nobody, the others for a player."""

FREE = -1
"""A barrier, the mayor or the cube can still be auctioned."""
GONE = -2
"""It has left the game."""

TWO_ROWS, NO_ROOFS, NO_FLOORS = 1, 2, 3
"""Why a round ended."""
