"""Advice on hordes, bullets and barricades."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.town import Town

CAPTURED = -0.3
"""What a house is worth less that will be captured: it still brings its effect."""
SPENT = 1.0
"""What a shot is worth if the third plan wants bullets spent."""
KEPT = 1.0
"""What a shot or a barricade must save at least: an X parts estates as two fences do, and is one place less to fill."""

FENCED = 0.5
"""What a fence is worth more than in the base game: rounds are few, and an estate not fenced off is lost whole."""

SAFE = 0.5
"""What a park or a pool is worth more than in the base game: hordes leave them alone."""


class Tips(Advice):
    """What a horde will reach counts as gone; bullets and barricades go where an estate would be broken."""

    def __init__(self, listener: Hordes) -> None:
        Advice.__init__(self, listener)
        self.hordes = listener
        self.reached = 0
        """The places that a horde will reach, as the sheet was last looked over."""

    def wanted(self, world: Town, here: facts.Sheet, kind: int) -> bool:
        """Returns whether the third plan is of a kind and still open."""
        plan = world.course.plan[2]
        if plan < 0 or here.plans[2] >= 0 or world.box.plan_owner[plan] != self.hordes.number:
            return False
        return world.box.plan_kind[plan] == kind

    def doomed(self, world: Town, here: facts.Sheet) -> int:
        """Counts the zombie cards to come for each horde."""
        siege = self.hordes.siege(here)
        left = self.hordes.outbreak(world).zombies_left
        bare = self.hordes.bare(here)
        found = sheet.ONE & 0
        for horde in range(kinds.HORDES):
            orders = ((left >> (horde % 2)) & 1) + ((left >> kinds.BOTH) & 1)
            stop = siege.hordes[horde]
            while orders > 0 and stop < kinds.STOPS:
                found |= sheet.ONE << self.hordes.stops[horde * kinds.STOPS + stop]
                stop += 1
                orders -= 1
        self.reached = found & bare
        return self.reached

    def estate(self, world: Town, here: facts.Sheet, first: int, last: int) -> float:
        """Values the places between two fences."""
        size = last - first + 1
        if size <= 0:
            return 0.0
        if size > sheet.LARGEST:
            return 0.5 * size
        value = world.box.estate_points[codes.estate_box(size, here.agents[size])] + 0.0
        return value * (1.0 - 0.6 * bits.count(sheet.span(first, size) & ~here.houses) / size)

    def saved(self, world: Town, here: facts.Sheet, place: int) -> float:
        """Returns what it is worth that a place stays: its estate against the two that would be left of it."""
        first = place
        while first > 0 and not (here.fences >> (first - 1)) & 1:
            first -= 1
        last = place
        while not (here.fences >> last) & 1:
            last += 1
        parts = self.estate(world, here, first, place - 1) + self.estate(world, here, place + 1, last)
        return self.estate(world, here, first, last) - parts

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """A house that will be captured is worth less."""
        return CAPTURED if (self.reached >> place) & 1 else 0.0

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Sees what hordes cannot take away."""
        if effect == codes.PARKS or (effect == codes.POOLING and (world.box.pools >> place) & 1):
            return SAFE
        return 0.0

    def on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Sees no use in a fence where a horde will put one, and more in the others."""
        coming = self.reached | (self.reached >> 1) & ~world.box.ends
        return 0.0 if (coming >> gap) & 1 else FENCED

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Weighs a bullet against the other hordes that are coming, a barricade against a fence, and cards to give."""
        if step >= kinds.GIVE:
            return self.given_away(world, here, codes.GONE + 1 + step - kinds.GIVE)
        if step == kinds.BARRICADE:
            if self.wanted(world, here, kinds.CAPTURED):
                return 0.0 - 1.0
            return self.saved(world, here, here.house) - KEPT
        if step >= kinds.ADVANCE:
            return 0.0
        if self.wanted(world, here, kinds.CAPTURED):
            return 0.0 - 1.0
        value = self.stopped(world, here, step)
        if self.wanted(world, here, kinds.BULLETS):
            return value + SPENT
        better = 0
        for horde in range(step + 1, kinds.HORDES):
            if (self.hordes.siege(here).hordes_coming >> horde) & 1 and self.stopped(world, here, horde) > value:
                better += 1
        return value - KEPT if better < self.hordes.bullets(here) else 0.0 - 1.0

    def stopped(self, world: Town, here: facts.Sheet, horde: int) -> float:
        """Returns what it is worth that a horde does not move now."""
        siege = self.hordes.siege(here)
        if siege.hordes[horde] >= kinds.STOPS:
            return 0.0
        place = self.hordes.stops[horde * kinds.STOPS + siege.hordes[horde]]
        return self.saved(world, here, place) if (self.hordes.bare(here) >> place) & 1 else 0.0
