"""The kinds of plans about eggs, numbered; `kinds.pxd` gives compiled code the same names."""

THREE, NONE, COLOURS, RAINBOW, STREET = range(1, 6)
"""The sorts of plans."""
