"""Numbers that the listener and the extension share; `kinds.pxd` gives compiled code the same names."""

FULL, BIS, TEMPS, ENDS, PARKS, POOLS, BOTH, ALL = range(1, 9)
"""The sorts of plans."""
