"""Two marks stand where a seat number could: `who` answers with them when no seat is to act."""

CHANCE = -1
OVER = -2
EMPTY = -1
"""Nothing lies here: the mark for a cell, slot or lot without a piece."""
