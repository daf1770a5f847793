"""Advice on goals and saucers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.expansions.roswell.listener import Saucers
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """The lowest goal is within reach; a zurg is worth a weak effect where it makes a new group."""

    def __init__(self, listener: Saucers) -> None:
        Advice.__init__(self, listener)
        self.saucers = listener

    def piece(self, here: facts.Sheet, first: int, last: int, zurgs: int) -> float:
        """Tells how likely the places between two fences become a group."""
        size = last - first + 1
        part = sheet.span(first, size)
        if zurgs & part == 0:
            return 0.0
        if size > sheet.LARGEST:
            return 0.4
        return 1.0 - 0.6 * bits.count(part & ~here.houses) / size

    def expected(self, here: facts.Sheet) -> float:
        """Adds up the groups that stand or are likely to."""
        zurgs = self.saucers.landing(here).zurgs
        rest = here.fences
        start = 0
        expected = 0.0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            expected += self.piece(here, start, end, zurgs)
            start = end + 1
        return expected

    def zurg(self, here: facts.Sheet, place: int) -> float:
        """Tells what a zurg in a house is worth."""
        landing = self.saucers.landing(here)
        first = place
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        last = place
        while not (here.fences >> last) & 1:
            last += 1
        zurgs = landing.zurgs
        gain = self.piece(here, first, last, zurgs | sheet.ONE << place) - self.piece(here, first, last, zurgs)
        if last - first >= sheet.LARGEST and gain == 0.0:
            gain = 0.3
        if self.saucers.most[landing.goal] < self.expected(here) + gain:
            return 0.0 - 0.5
        return 0.8 * gain * self.saucers.pays[landing.goal]

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Sees a zurg instead of an effect that is worth less."""
        if not ((self.saucers.saucers & ~self.saucers.landing(here).zurgs) >> place) & 1:
            return 0.0
        other = 2.0
        if effect == codes.PARKS or (effect == codes.POOLING and (world.box.pools >> place) & 1):
            other = 3.5
        value = self.zurg(here, place) - other
        return value if value > 0.0 else 0.0

    def on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Sees groups that a fence parts or makes."""
        landing = self.saucers.landing(here)
        if self.expected(here) >= self.saucers.most[landing.goal]:
            return 0.0
        first = gap
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        last = gap + 1
        while not (here.fences >> last) & 1:
            last += 1
        zurgs = landing.zurgs
        parts = self.piece(here, first, gap, zurgs) + self.piece(here, gap + 1, last, zurgs)
        return self.saucers.pays[landing.goal] * (parts - self.piece(here, first, last, zurgs))

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Tells what a goal or a zurg is worth."""
        if step < kinds.SAUCER:
            return 1.0 if step == 0 else 0.0
        return self.zurg(here, here.house)
