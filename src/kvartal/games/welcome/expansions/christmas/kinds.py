"""Numbers that the listener and the extension share; `kinds.pxd` gives compiled code the same names."""

LIT, DARK, STREET, PARKS = range(1, 5)
"""The sorts of plans."""
