"""Every action, effect and stage of Welcome To has a number; `codes.pxd` gives compiled code the same names.

A place is numbered from the top left to the bottom right, street by street; a gap has the number of the place to its
left. A card is number * 6 + effect. A number is 0 to 17, or one of the five quarters 7¾ to 11¾, which come behind them.
"""

# Actions, in the order in which they are listed.
TAKE = 0
"""TAKE + k takes the pair k of the table; TAKE + 3 + i * 3 + j the number of card i and the effect of card j."""
WRITE = 12
"""WRITE + number * 40 + place."""
REFUSE = 932
"""A building permit is refused; REFUSE + 1 + k: and the card k of the hand is passed on."""
FENCE = 936
"""FENCE + gap."""
AGENT = 976
"""AGENT + size - 1."""
PARK = 982
POOL = 983
BIS = 984
"""BIS + number * 40 + place."""
PLAN = 1904
"""PLAN + slot."""
ESTATE = 1907
"""ESTATE + first place of an estate that is to count for the plan being claimed."""
RESHUFFLE = 1947
DONE = 1948
EXTRA = 1949
"""From here on the listeners have their steps."""

# Effects.
FENCES, AGENTS, PARKS, POOLING, TEMPS, BISES, NOTHING = range(7)

# Stages of a game; INTERLUDE and PLAY wait for players, FINISHED for nobody, the others for chance.
PLANNING, TOPS, INTERLUDE, DEALING, PLAY, FINISHED = range(6)

# Stages of a seat's turn.
START, CHOSEN, BUILT, CLOSING, PICKING, READY, AHEAD = range(7)
"""AHEAD is the turn of an interlude, in which only listeners have something to decide."""

GONE = 20
"""GONE + k: a permit was refused, and the card k of the hand goes on; k is 0 where there are no hands."""

PLAN_OUTCOME = 200
"""As a chance outcome: PLAN_OUTCOME + number of the plan in the box. Outcomes below it are cards."""
SPECIAL = 140
"""Cards from here on are no construction cards."""
SOLO_CARD = 140
"""The card of the solo game."""


QUARTER = 18
"""The first of the quarters: 18 is 7¾, 22 is 11¾."""
NUMBERS = 23
"""So many numbers there are, quarters included."""
DROPPED = 11
"""So much more a quarter has as its number than what is left of it without its fraction."""


def whole(number: int) -> int:
    """Drops the fraction of a number: 9¾ counts as 9 wherever an expansion looks at numbers."""
    return number if number < QUARTER else number - DROPPED


def write_code(number: int, place: int) -> int:
    """Gives the action that writes a number at a place."""
    return WRITE + number * 40 + place


def bis_code(number: int, place: int) -> int:
    """Gives the action that repeats a number at a place."""
    return BIS + number * 40 + place


def number_of(code: int) -> int:
    """Tells the number of an action counted from WRITE or BIS."""
    return code // 40


def place_of(code: int) -> int:
    """Tells the place of an action counted from WRITE or BIS."""
    return code % 40


def card_of(number: int, effect: int) -> int:
    """Gives the construction card with a number and an effect."""
    return number * 6 + effect


def card_number(card: int) -> int:
    """Tells the number of a construction card."""
    return card // 6


def card_effect(card: int) -> int:
    """Tells the effect of a construction card."""
    return card % 6


def estate_box(size: int, agents: int) -> int:
    """Tells where `Box.estate_points` has what an estate of a size is worth with so many agents."""
    return size * 6 + agents


def park_box(street: int, crossed: int) -> int:
    """Tells where `Box.park_points` has what so many parks of a street are worth."""
    return street * 8 + crossed
