"""Advice on ducklings."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts, sheet
from kvartal.games.welcome.expansions.quack import kinds
from kvartal.games.welcome.expansions.quack.listener import Ducklings
from kvartal.games.welcome.town import Town

PHASE = 0.6
"""What a duckling is worth for each phase to come: less than its point, since most places are built anyway."""
ALONE = 0.6
"""How much of it counts while the house on the other side is missing."""
PLAN = 0.5
"""What a duckling is worth that the third plan wants."""
MOTHER = 1.5
"""How much more than a duckling the house beside a mother is worth, on which all of a colour depend."""
RACE = 0.8
"""What the last duckling of a colour is worth more than the first: whoever has all sets the phase off."""
EARLY = 0.2
"""How much of all this counts in an empty town, where room for numbers comes first; the whole with 16 houses."""


class Tips(Advice):
    """A duckling is worth the phases that are to come and the third plan, the more, the more houses stand."""

    def __init__(self, listener: Ducklings) -> None:
        Advice.__init__(self, listener)
        self.ducklings = listener

    def wanted(self, world: Town, here: facts.Sheet) -> int:
        """Returns the ducklings that the third plan still wants."""
        plan = world.course.plan[2]
        if plan < 0 or here.plans[2] >= 0 or world.box.plan_owner[plan] != self.ducklings.number:
            return 0
        circled = self.ducklings.flock(here).ducklings
        yellow = self.ducklings.colour[kinds.YELLOW]
        black = self.ducklings.colour[kinds.BLACK]
        kind = world.box.plan_kind[plan]
        extra = world.box.plan_extra[plan]
        if kind == kinds.POOLS:
            return 0
        if kind == kinds.STREETS:
            return self.ducklings.street[0] | self.ducklings.street[1] | self.ducklings.street[2]
        if kind == kinds.FAR:
            yellow &= self.ducklings.street[2]
            black &= self.ducklings.street[0]
        elif kind == kinds.BETWEEN:
            yellow &= self.ducklings.between
            black &= self.ducklings.between
        found = sheet.ONE & 0
        if bits.count(yellow & circled) < extra >> 3:
            found |= yellow
        if bits.count(black & circled) < extra & 7:
            found |= black
        return found

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Looks at the ducklings beside a place, and at a mother there."""
        flock = self.ducklings.flock(here)
        value = 0.0
        both = PHASE if flock.phases[kinds.BOTH] < 0 else 0.0
        for colour in range(2):
            each = both + PHASE if flock.phases[colour] < 0 else both
            if (self.ducklings.mothers[colour] >> place) & 1:
                value += MOTHER * each
            # Whoever has all of a colour first sets it off before the others are ready.
            if flock.phases[colour] < 0:
                each += RACE * bits.count(flock.ducklings & self.ducklings.colour[colour]) / 8.0
            rest = self.ducklings.near[place] & self.ducklings.colour[colour]
            while rest:
                duckling = bits.first(rest)
                rest &= rest - 1
                value += each if self.ducklings.beside[duckling] & here.houses else ALONE * each
        rest = self.ducklings.near[place] & self.wanted(world, here)
        while rest:
            duckling = bits.first(rest)
            rest &= rest - 1
            value += PLAN if self.ducklings.beside[duckling] & here.houses else ALONE * PLAN
        return value * (EARLY + (1.0 - EARLY) * bits.count(here.houses) / 16.0)
