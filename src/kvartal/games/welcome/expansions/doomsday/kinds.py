"""The kinds of plans about bunkers, numbered; `kinds.pxd` gives compiled code the same names."""

ONE_EACH, ALL, TOTAL, TWO_STREETS = range(1, 5)
"""The sorts of plans."""
