"""Every action, effect and stage of Welcome To has a number; `codes.pxd` gives compiled code the same names.

A place is numbered from the top left to the bottom right, street by street; a gap has the number of the place to its
left. A number is 0 to 17, or one of the five quarters 7¾ to 11¾, which come behind them. The functions below make and
read what names two things: cards, and actions with a number and a place.
"""

# Actions, in the order in which they are listed.
TAKE = 0
"""TAKE + k takes the pair k of the table; see `take_code` for two cards of a hand."""
WRITE = 12
"""See `write_code`."""
REFUSE = 932
"""A building permit is refused; REFUSE + 1 + k: and the card k of the hand is passed on."""
FENCE = 936
"""FENCE + gap."""
AGENT = 976
"""AGENT + size - 1."""
PARK = 982
POOL = 983
BIS = 984
"""See `bis_code`."""
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


LOTS = 40
"""Codes of actions leave room for this many places."""
EFFECTS = 6
"""A card has one of the effects before NOTHING."""
LEVELS = 6
"""The most values of an estate, depending on the agents hired; the first is that without agents."""
PARK_BOXES = 8
"""The most values of the parks of a street, that of none included."""

QUARTER = 18
"""The first of the quarters: 18 is 7¾, 22 is 11¾."""
NUMBERS = 23
"""How many numbers there are, quarters included."""
DROPPED = 11
"""The difference between the number of a quarter and its whole part, as in 20 for 9¾."""


def whole(number: int) -> int:
    """Drops the fraction of a number: 9¾ counts as 9 wherever an expansion looks at numbers."""
    return number if number < QUARTER else number - DROPPED


def take_code(number: int, effect: int) -> int:
    """Returns the action that takes the number of one card of a hand and the effect of another."""
    return TAKE + 3 + number * 3 + effect


def taken(code: int) -> tuple[int, ...]:
    """Returns what an action takes: a pair of the table, or one card for its number and another for its effect."""
    pair = code - TAKE
    return (pair,) if pair < 3 else divmod(pair - 3, 3)


def write_code(number: int, place: int) -> int:
    """Returns the action that writes a number at a place."""
    return WRITE + number * LOTS + place


def bis_code(number: int, place: int) -> int:
    """Returns the action that repeats a number at a place."""
    return BIS + number * LOTS + place


def number_of(code: int) -> int:
    """Returns the number of an action counted from WRITE or BIS."""
    return code // LOTS


def place_of(code: int) -> int:
    """Returns the place of an action counted from WRITE or BIS."""
    return code % LOTS


def number_and_place(code: int) -> tuple[int, int]:
    """Returns both of an action counted from WRITE or BIS."""
    return number_of(code), place_of(code)


def card_of(number: int, effect: int) -> int:
    """Returns the construction card with a number and an effect."""
    return number * EFFECTS + effect


def card_number(card: int) -> int:
    """Returns the number of a construction card."""
    return card // EFFECTS


def card_effect(card: int) -> int:
    """Returns the effect of a construction card."""
    return card % EFFECTS


def estate_box(size: int, agents: int) -> int:
    """Returns where `Box.estate_points` has the value of an estate of a size with a number of agents."""
    return size * LEVELS + agents


def park_box(street: int, crossed: int) -> int:
    """Returns where `Box.park_points` has the value of a number of parks on a street."""
    return street * PARK_BOXES + crossed
