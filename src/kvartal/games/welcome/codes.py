"""Every action, stage and box of Welcome To has a number; `codes.pxd` gives compiled code the same names.

A place is numbered from the top left to the bottom right, street by street; a gap has the number of the place to its
left. A card is number * 6 + effect.
"""

# Actions, in the order in which they are listed.
TAKE = 0
"""TAKE + k takes the pair k of the table; TAKE + 3 + i * 3 + j the number of card i and the effect of card j."""
WRITE = 12
"""WRITE + number * 40 + place."""
REFUSE = 732
"""A building permit is refused; REFUSE + 1 + k: and the card k of the hand is passed on."""
FENCE = 736
"""FENCE + gap."""
AGENT = 776
"""AGENT + size - 1."""
PARK = 782
POOL = 783
BIS = 784
"""BIS + number * 40 + place."""
PLAN = 1504
"""PLAN + slot."""
ESTATE = 1507
"""ESTATE + first place of an estate that is to count for the plan being claimed."""
RESHUFFLE = 1547
DONE = 1548
EXTRA = 1549
"""From here on the modules have their steps."""

# Effects.
FENCES, AGENTS, PARKS, POOLING, TEMPS, BISES, NOTHING = range(7)

# Stages of a game; OPENING and PLAY wait for players, FINISHED for nobody, the others for chance.
PLANNING, TOPS, OPENING, DEALING, PLAY, FINISHED = range(6)

# Stages of a seat's turn.
START, CHOSEN, BUILT, CLOSING, PICKING, READY, AHEAD = range(7)
"""AHEAD is the turn before round one, in which only modules have something to decide."""

# Masks of a sheet, one bit a place (or a gap).
HOUSES, TAKEN, CUTS, COPIES, FENCED, JOINED, POOLED, USED, PICKED, OPEN = range(10)
"""HOUSES are places with a number, TAKEN also those filled otherwise, CUTS those at which numbering starts anew;
COPIES are bis houses, JOINED the gaps beside a bis that no fence may part, USED houses that count for a plan, PICKED
those picked for the plan being claimed, OPEN + n the places where the number n may go."""
MASKS = 28

# Boxes of a sheet.
NUMBERS = 0
PARKED = 40
"""PARKED + street: park boxes crossed."""
AGENCY = 46
"""AGENCY + size: agents hired for estates of this size."""
TEMPED = 53
BISSED = 54
REFUSED = 55
PLANNED = 56
"""PLANNED + slot: points of a completed plan, or -1."""
STAGE = 59
NUMBER = 60
"""The number that was taken and is to be written."""
EFFECT = 61
"""The effect that may still be used."""
COMBO = 62
"""What was taken: the k of TAKE + k, or GONE + k for REFUSE + k; -1 before that."""
HOUSE = 63
"""The place written this turn, or -1."""
SLOT = 64
"""The plan being claimed."""
FIRST = 65
"""Whether this turn completed a plan before anybody else."""
WISH = 66
"""Whether this turn wants the cards shuffled."""
SPENT = 67
"""0 while the effect may be used, 1 when it was, 2 when temps were counted though the number stayed as it is."""
TOTAL = 68
"""The final score."""
BOXES = 69
GONE = 20

PLAN_OUTCOME = 200
"""As a chance outcome: PLAN_OUTCOME + number of the plan in the box. Outcomes below it are cards."""
SPECIAL = 96
"""Cards from here on are no construction cards."""
SOLO_CARD = 96
"""The card of the solo game."""
