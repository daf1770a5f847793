"""The kinds of plans about cones, and of bonuses, numbered; `kinds.pxd` gives compiled code the same names."""

SOME, NONE, POOL, TRIPLES, STREET = range(1, 6)
"""The sorts of plans."""
OPEN, WON, LOST = range(3)
"""The bonus of a route."""
