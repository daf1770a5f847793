"""Advice on goals and saucers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.expansions.roswell.listener import Saucers
from kvartal.games.welcome.town import Town

REACH = 0.6
"""A goal is within reach if it wants no more groups than this share of the saucers."""
GROUP = 2.0
"""How many times its points a group is worth: one too few, and all the others lose most of theirs."""
EMPTY = 0.36
"""How much less likely a fenced piece becomes a group if all its places are empty."""
LATER = 0.29
"""How likely a fenced piece without a zurg gets one, if a saucer still hangs over an empty place."""
SECOND = 0.43
"""What another zurg adds to a fenced piece, which a fence may part."""
WIDE = 0.55
"""What a zurg adds where too many places lie between two fences."""
FENCE = 9.0
"""What a fence is worth beside what the base game sees in it: without many fences there are no groups."""
EFFECT = 4.0
"""What an effect is worth that is traded for a zurg, unless it is a bis or a pool where none is planned."""


class Tips(Advice):
    """The highest goal pays best: many small estates with a zurg in each, for which parks and pools are given up."""

    def __init__(self, listener: Saucers) -> None:
        Advice.__init__(self, listener)
        self.saucers = listener

    def group_value(self, here: facts.Sheet) -> float:
        """Returns what one more group is worth: nothing if there are as many as the goal allows."""
        goal = self.saucers.landing(here).goal
        return GROUP * self.saucers.pays[goal] if self.saucers.groups(here) < self.saucers.most[goal] else 0.0

    def piece(self, houses: int, zurgs: int, first: int, last: int) -> float:
        """Returns how many groups the places between two fences are likely to become."""
        size = last - first + 1
        part = sheet.span(first, size)
        have = bits.count(zurgs & part)
        if size > sheet.LARGEST:
            return WIDE * have
        likely = 1.0 - EMPTY * bits.count(part & ~houses) / size
        if have == 0:
            return LATER * likely if self.saucers.saucers & part & ~houses else 0.0
        return likely + SECOND * (have - 1)

    def first_of(self, here: facts.Sheet, place: int) -> int:
        """Finds the first place between the same two fences."""
        while place > 0 and not (here.fences >> (place - 1)) & 1:
            place -= 1
        return place

    def last_of(self, here: facts.Sheet, place: int) -> int:
        """Finds the last place between the same two fences."""
        while not (here.fences >> place) & 1:
            place += 1
        return place

    def around(self, here: facts.Sheet, place: int, houses: int, zurgs: int) -> float:
        """Returns how many groups the piece around a place would likely become with these houses and zurgs."""
        return self.piece(houses, zurgs, self.first_of(here, place), self.last_of(here, place))

    def zurg_value(self, here: facts.Sheet, place: int) -> float:
        """Returns what a zurg is worth in a house that stands or is about to."""
        spot = sheet.ONE << place
        houses = here.houses | spot
        zurgs = self.saucers.landing(here).zurgs
        more = self.around(here, place, houses, zurgs | spot) - self.around(here, place, houses, zurgs)
        return self.group_value(here) * more

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Sees groups that a house brings nearer."""
        houses = here.houses | (sheet.ONE << place)
        zurgs = self.saucers.landing(here).zurgs
        more = self.around(here, place, houses, zurgs) - self.around(here, place, here.houses, zurgs)
        return self.group_value(here) * more

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Sees a fence, or a zurg instead of an effect that is worth less."""
        value = FENCE if effect == codes.FENCES else 0.0
        if ((self.saucers.saucers & ~self.saucers.landing(here).zurgs) >> place) & 1:
            zurg = self.zurg_value(here, place)
            if effect != codes.BISES and (effect != codes.POOLING or (world.box.pools >> place) & 1):
                zurg -= EFFECT
            if zurg > value:
                return zurg
        return value

    def on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Sees groups that a fence parts or makes."""
        first = self.first_of(here, gap)
        last = self.last_of(here, gap + 1)
        zurgs = self.saucers.landing(here).zurgs
        parts = self.piece(here.houses, zurgs, first, gap) + self.piece(here.houses, zurgs, gap + 1, last)
        return self.group_value(here) * (parts - self.piece(here.houses, zurgs, first, last))

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Returns what a goal or a zurg is worth."""
        if step == kinds.SAUCER:
            return self.zurg_value(here, here.house)
        least = self.saucers.least[step + 1]
        return 0.0 + least * self.saucers.pays[step + 1] if least <= REACH * bits.count(self.saucers.saucers) else 0.0
