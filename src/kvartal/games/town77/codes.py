"""Every action of Town 77 has one number; `codes.pxd` gives compiled code the same names.

A tile is colour * 7 + shape, a cell is row * 7 + column, both from 0 to 48.
"""

PLACE = 0
"""PLACE + tile * 49 + cell."""
FACEDOWN = 2401
"""FACEDOWN + tile * 49 + cell: solo, the shape is ignored."""
EXCHANGE = 4802
"""EXCHANGE + number of the triple, see `tiles.TRIPLES`."""
DISCARD = 5292
"""DISCARD + tile."""
KEEP = 5341
LEAVE = 5342
CALL = 5343
"""CALL + cell: another player's misplaced tile is called out."""
END = 5392

FIRST = 49
"""As a chance outcome: FIRST + seat begins. Outcomes below it are tiles."""

DEAL, START, BEGIN, ACT, SWAP, DRAW, DISCARDING, FINISHED = range(8)
"""The stages of a game; ACT and DISCARDING wait for a player, FINISHED for nobody, the others for chance."""
