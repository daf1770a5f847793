"""Advice on goals and saucers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.expansions.roswell.listener import Saucers
from kvartal.games.welcome.town import Town

EMPTY = 0.27
"""How much less likely a fenced piece becomes a group if all its places are empty."""
LATER = 0.4
"""How likely a fenced piece without a zurg gets one, if a saucer still hangs over an empty place."""
SECOND = 0.3
"""What another zurg adds to a fenced piece, which a fence may part."""
WIDE, WIDE_LATER = 0.47, 0.13
"""What a zurg, and a saucer over an empty place, add where too many places lie between two fences."""
GROUP = 1.5
"""How much of its points a group is worth to fences and houses: with fewer than promised, all lose theirs."""
FILLED = 1.6
"""How much more than that it is worth to a house, which stays."""
PRICE = 4.0
"""What a zurg that makes a group for certain is worth."""
STEERED = 1.5
"""How far cards whose effects may be traded are preferred."""
ENOUGH = 0.84
"""With so much less than the most groups that the goal allows no more are wanted."""


class Tips(Advice):
    """The lowest goal is within reach: four zurgs in four estates, in place of weak effects."""

    def __init__(self, listener: Saucers) -> None:
        Advice.__init__(self, listener)
        self.saucers = listener

    def piece(self, houses: int, zurgs: int, first: int, last: int) -> float:
        """Tells how many groups the places between two fences are likely to become."""
        size = last - first + 1
        part = sheet.span(first, size)
        have = bits.count(zurgs & part)
        may = bits.count(self.saucers.saucers & part & ~houses)
        if size > sheet.LARGEST:
            return WIDE * have + WIDE_LATER * may
        likely = 1.0 - EMPTY * bits.count(part & ~houses) / size
        if have == 0:
            return LATER * likely if may else 0.0
        return likely + SECOND * (have - 1)

    def enough(self, here: facts.Sheet) -> bool:
        """Tells whether the groups that stand or are likely to are as many as the goal allows."""
        landing = self.saucers.landing(here)
        rest = here.fences
        start = 0
        expected = ENOUGH
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            part = sheet.span(start, size)
            have = bits.count(landing.zurgs & part)
            if size > sheet.LARGEST:
                expected += WIDE * have
            elif have:
                expected += 1.0 - EMPTY * bits.count(part & ~here.houses) / size
            start = end + 1
        return expected > self.saucers.most[landing.goal]

    def group_value(self, here: facts.Sheet) -> float:
        """Tells what one more group is worth to fences and houses."""
        return 0.0 if self.enough(here) else GROUP * self.saucers.pays[self.saucers.landing(here).goal]

    def gain(self, here: facts.Sheet, place: int, house: int, zurg: int) -> float:
        """Tells how many more groups are likely with a house or a zurg at a place."""
        first = place
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        last = place
        while not (here.fences >> last) & 1:
            last += 1
        zurgs = self.saucers.landing(here).zurgs
        return self.piece(here.houses | house, zurgs | zurg, first, last) - self.piece(here.houses, zurgs, first, last)

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Sees groups that a house brings nearer."""
        return FILLED * self.group_value(here) * self.gain(here, place, sheet.ONE << place, 0)

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Sees a zurg instead of an effect that is worth less."""
        if not ((self.saucers.saucers & ~self.saucers.landing(here).zurgs) >> place) & 1 or self.enough(here):
            return 0.0
        spot = sheet.ONE << place
        value = PRICE * (self.gain(here, place, spot, spot) - self.gain(here, place, spot, 0))
        if effect == codes.PARKS:
            value -= 3.5
        elif effect == codes.POOLING:
            value -= 4.7 if (world.box.pools >> place) & 1 else 0.0
        elif effect == codes.BISES:
            value -= 0.6
        elif effect == codes.TEMPS:
            value -= 3.2
        elif effect == codes.AGENTS:
            value -= 2.4
        else:
            value -= 1.2
        return STEERED * value if value > 0.0 else 0.0

    def on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Sees groups that a fence parts or makes."""
        first = gap
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        last = gap + 1
        while not (here.fences >> last) & 1:
            last += 1
        zurgs = self.saucers.landing(here).zurgs
        parts = self.piece(here.houses, zurgs, first, gap) + self.piece(here.houses, zurgs, gap + 1, last)
        return self.group_value(here) * (parts - self.piece(here.houses, zurgs, first, last))

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Tells what a goal or a zurg is worth."""
        if step < kinds.SAUCER:
            return 1.0 if step == 0 else 0.0
        return 0.0 if self.enough(here) else PRICE * self.gain(here, here.house, 0, sheet.ONE << here.house)
