"""The cards still to come: a set, not an order. Of equal cards the first is always the next to go."""

from __future__ import annotations

from kvartal.core import bits, dice
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.supplies import facts as supplied

WORD = 0xFFFFFFFFFFFFFFFF
HALF = 64
"""How many cards the lower mask has."""


def gather(pile: supplied.Pile, box: facts.Box) -> None:
    """Lets all cards be still to come."""
    size = box.cards
    pile.low = WORD if size >= HALF else (sheet.ONE << size) - 1
    pile.high = (sheet.ONE << (size - HALF)) - 1 if size > HALF else 0


def left(pile: supplied.Pile) -> int:
    """Counts the cards not yet turned up."""
    return bits.count(pile.low) + bits.count(pile.high)


def any_card(pile: supplied.Pile, box: facts.Box, rng: Rng) -> int:
    """Picks one of the cards not yet turned up."""
    below = bits.count(pile.low)
    k = dice.below(rng, below + bits.count(pile.high))
    if k < below:
        return box.card[bits.pick(pile.low, k)]
    return box.card[HALF + bits.pick(pile.high, k - below)]


def any_with(pile: supplied.Pile, box: facts.Box, effect: int, rng: Rng) -> int:
    """Picks one of the cards not yet turned up that have an effect; there must be one."""
    found = 0
    for i in range(box.cards):
        if codes.card_effect(box.card[i]) == effect and holds(pile, i):
            found += 1
    k = dice.below(rng, found)
    for i in range(box.cards):
        if codes.card_effect(box.card[i]) == effect and holds(pile, i):
            if k == 0:
                return box.card[i]
            k -= 1
    return 0


def holds(pile: supplied.Pile, i: int) -> bool:
    """Returns whether a card of the box, given by its place there, is still to come."""
    return ((pile.low >> i) & 1 if i < HALF else (pile.high >> (i - HALF)) & 1) == 1


def pull(pile: supplied.Pile, box: facts.Box, card: int) -> None:
    """Takes a card out of those not yet turned up; of equal cards the first."""
    i = box.card_at[card]
    while i < HALF:
        if (pile.low >> i) & 1:
            pile.low &= ~(sheet.ONE << i)
            return
        i += 1
    while not (pile.high >> (i - HALF)) & 1:
        i += 1
    pile.high &= ~(sheet.ONE << (i - HALF))


def put_back(pile: supplied.Pile, box: facts.Box, card: int) -> None:
    """Puts a card back among those that may come: of equal cards the last that is missing."""
    i = box.card_at[card]
    spot = i
    while i < box.cards and box.card[i] == card:
        if i < HALF:
            if not (pile.low >> i) & 1:
                spot = i
        elif not (pile.high >> (i - HALF)) & 1:
            spot = i
        i += 1
    if spot < HALF:
        pile.low |= sheet.ONE << spot
    else:
        pile.high |= sheet.ONE << (spot - HALF)


def any_plan(box: facts.Box, level: int, rng: Rng) -> int:
    """Picks a plan of a level."""
    plans = box.plans_of[level]
    return bits.pick(plans, dice.below(rng, bits.count(plans)))
