"""Advice on hordes, bullets and barricades."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """A bullet goes to the horde that would take most; a barricade is seldom worth a fence."""

    def __init__(self, listener: Hordes) -> None:
        Advice.__init__(self, listener)
        self.hordes = listener

    def wanted(self, world: Town, here: facts.Sheet, kind: int) -> bool:
        """Tells whether the third plan is of a kind and still open."""
        plan = world.course.plan[2]
        if plan < 0 or here.plans[2] >= 0 or world.box.plan_owner[plan] != self.hordes.number:
            return False
        return world.box.plan_kind[plan] == kind

    def saved(self, here: facts.Sheet, horde: int) -> float:
        """Tells what it is worth that a horde does not move now: a house and its estate, or an empty place."""
        siege = self.hordes.siege(here)
        if siege.hordes[horde] >= kinds.STOPS:
            return 0.0
        place = self.hordes.stops[horde * kinds.STOPS + siege.hordes[horde]]
        if not (self.hordes.bare(here) >> place) & 1:
            return 0.0
        if not (here.houses >> place) & 1:
            return 1.0
        first = place
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        size = bits.first(here.fences >> first) + 1
        return 2.0 + (size if size <= sheet.LARGEST else 1)

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Weighs a bullet against the other hordes that are coming, a barricade against a fence, and cards to give."""
        if step >= kinds.GIVE:
            return self.given_away(world, here, codes.GONE + 1 + step - kinds.GIVE)
        if step == kinds.BARRICADE:
            return 0.0 - 1.0 if self.wanted(world, here, kinds.CAPTURED) else 0.5
        if step >= kinds.ADVANCE:
            return 0.7
        if self.wanted(world, here, kinds.BULLETS):
            return 3.0
        if self.wanted(world, here, kinds.CAPTURED):
            return 0.0
        value = self.saved(here, step)
        better = 0
        for horde in range(step + 1, kinds.HORDES):
            if (self.hordes.siege(here).hordes_coming >> horde) & 1 and self.saved(here, horde) > value:
                better += 1
        return value if better < self.hordes.bullets(here) else 0.0
