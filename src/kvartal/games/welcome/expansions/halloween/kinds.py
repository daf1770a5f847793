"""The kinds of plans, bonuses and steps of Halloween, numbered; `kinds.pxd` gives compiled code the same names."""

from kvartal.games.welcome import codes

CANDIES, BOTH, BUILT, STREETS, STREET = range(1, 6)
"""The sorts of plans."""
POOL, PARK, BIS = range(1, 4)
"""The bonuses of the ghosts."""
LEVELS = 3

# Steps.
GHOST, CANDY = 0, 1
GHOSTS = 2
"""GHOSTS + (level - 1) * 2 + which of its two bonuses is taken."""
SWEETS = 8
"""SWEETS + level - 1."""
TREAT_POOL = 11
"""TREAT_POOL + place."""
TREAT_PARK = 51
"""TREAT_PARK + street."""
TREAT_BIS = 57
"""TREAT_BIS + what `codes.BIS` would be added to."""
STEPS = TREAT_BIS + codes.PLAN - codes.BIS
