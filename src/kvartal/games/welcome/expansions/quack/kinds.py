"""The kinds of plans about ducklings, and the phases, numbered; `kinds.pxd` gives compiled code the same names."""

POOLS, FIVE_EACH, STREETS, FAR, BETWEEN = range(1, 6)
"""The sorts of plans."""
YELLOW, BLACK, BOTH = range(3)
"""The colours, and the phases."""
