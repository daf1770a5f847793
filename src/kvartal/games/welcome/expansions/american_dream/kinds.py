"""The kinds of plans, and of bonuses, numbered; `kinds.pxd` gives compiled code the same names."""

IDEAL_COLOUR, BUILT_COLOURS, IDEAL_COLUMNS, COLUMNS, COLUMNS_ASIDE, IDEAL_STREETS, STREETS, SQUARE = range(1, 9)
"""The sorts of plans."""
OPEN, WON, LOST = range(3)
"""The bonus of a street or of a column."""
ROWS, WIDTH = 5, 7
"""How many streets and columns there are."""
