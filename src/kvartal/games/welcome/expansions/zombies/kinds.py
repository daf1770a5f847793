"""Numbers that listener, supply and extension share; `kinds.pxd` gives compiled code the same names."""

HORDES = 6
"""A horde is numbered by its street and side: top left, top right, middle left, and so on."""
STOPS = 2
"""How often a horde stops."""
SHOOT, ADVANCE, BARRICADE, GIVE = 0, 6, 12, 13
"""Steps: SHOOT + horde, ADVANCE + horde, and GIVE + k, which ends a turn with hands of two."""
DECKS = 2
"""How many decks are shared by all."""
PER_SEAT = 10
"""With hands, how many cards for each seat make a deck."""
FULL, FULL_ALONE = 10, 20
"""How many construction cards lie in a pile of the first deck, and in one of the deck for one player."""
RIGHT, LEFT, BOTH = 0, 1, 2
"""The zombie cards: the hordes on the left move to the right, those on the right to the left, or both."""
GUARDED, BARRICADES, STREET, BULLETS, CAPTURED = range(1, 6)
"""The sorts of plans."""
