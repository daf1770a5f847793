"""The kinds of plans about zurgs and of steps, numbered; `kinds.pxd` gives compiled code the same names."""

ONE_EACH, TWO_EACH, NONE, STREET, COLUMNS = range(1, 6)
"""The sorts of plans."""
SAUCER = 4
"""The step that circles a saucer, behind the four goals."""
