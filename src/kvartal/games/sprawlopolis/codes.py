"""Every placement has one number; `codes.pxd` gives compiled code the same names.

A placement is a card (from 0), whether it is turned, and where its north-west block comes to lie. Rows and columns are
counted so that the north-west block of the start card lies at ORIGIN: fourteen cards can carry the city at most 28
blocks away from it, so every place is between 2 and 58.
"""

ORIGIN = 30
LEAST = 2
"""The northernmost row, and westernmost column, that a card can reach."""
SIDE = 57
SPAN = 3249
"""SIDE * SIDE places; a code is (card * 2 + turned) * SPAN + (row - LEAST) * SIDE + column - LEAST."""
END = 116964

RING = 1023
"""The mask that brings a cell back into the ring of `city`."""

CARDS = 18
FIRST = 18
"""As a chance outcome: FIRST + seat begins. Outcomes below it are cards."""

GOALS, BEGIN, HANDS, START, TOP, ACT, FINISHED = range(7)
"""The stages of a game; ACT waits for a player, FINISHED for nobody, the others for chance."""

HOMES, SHOPS, INDUSTRY, PARK = 1, 2, 3, 4
"""The zones, residential first; see `cards.ZONES`."""
LARGEST = 5
"""In hard mode: the zone that counts is the one whose group is largest. 1 to 4 name a zone, 0 is not hard."""
