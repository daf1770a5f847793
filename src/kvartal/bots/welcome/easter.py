"""Advice on the egg hunt."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.town import Town

FIRST, LAST = 6, 10
"""The numbers that find eggs without temps, and one between them that does not."""
LIKELY = 0.136
"""How likely each of these that fits an empty house comes in time and is written there."""
KEPT = 0.455
"""How much of its eggs a house is worth to another number that would take its place."""


class Tips(Advice):
    """Eggs are not worth a worse place for a number that finds them; other numbers leave it the places with eggs."""

    def __init__(self, listener: Eggs) -> None:
        Advice.__init__(self, listener)
        self.eggs = listener
        self.odds = [0.0] * 41
        """How likely each number of eggs more is, as the sheet was last looked over."""
        self.worth = 0.0
        """What one egg more is then worth."""

    def promise(self, here: facts.Sheet, place: int) -> float:
        """Tells how likely eggs are taken at an empty place."""
        value = 0.0
        for number in range(FIRST, LAST + 1):
            if (here.open[number] >> place) & 1:
                value += LIKELY * self.eggs.offered(place, number)
        return value if value < 1.0 else 1.0

    def doomed(self, world: Town, here: facts.Sheet) -> int:
        """Looks the sheet over; nothing is doomed."""
        self.odds[0] = 1.0
        most = 0
        rest = self.eggs.hidden & ~here.houses
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            likely = self.promise(here, place)
            most += 1
            self.odds[most] = 0.0
            at = most
            while at > 0:
                self.odds[at] += (self.odds[at - 1] - self.odds[at]) * likely
                at -= 1
            self.odds[0] *= 1.0 - likely
        taken = self.eggs.count(here, world.box.all_places)
        self.worth = 0.0
        for found in range(most + 1):
            self.worth += self.odds[found] * (self.eggs.pays[taken + found + 1] - self.eggs.pays[taken + found])
        return 0

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Sees the eggs that are lost to a number which does not find them."""
        if not (self.eggs.hidden >> place) & 1 or self.eggs.offered(place, number):
            return 0.0
        return -KEPT * self.worth * self.promise(here, place)

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """More eggs are better."""
        return 1.0 * step
