"""Advice on the egg hunt."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.town import Town

FIRST, LAST = 6, 10
"""The numbers that find eggs without temps, and one between them that does not."""
LIKELY = 0.3
"""How likely each of these comes in time and is written at a place for which it is just right."""
NEAR = 4.0
"""A number that is so far from what is just right is not written there."""
MISSED = 0.3
"""How many of the eggs that are likely to be found are missed after all."""
FOUND = 0.4
"""How much of its eggs a house is worth to a number that finds them: to prefer such numbers costs better effects."""
SHIFTED = 0.7
"""How much it weighs that a number brings the empty places beside it nearer to those that find eggs, or farther off."""


class Tips(Advice):
    """Places with eggs are kept for the numbers that find them, on the whole stretch between two houses."""

    def __init__(self, listener: Eggs) -> None:
        Advice.__init__(self, listener)
        self.eggs = listener
        self.odds = [0.0] * 41
        """How likely each number of eggs more is, as the sheet was last looked over."""
        self.worth = 0.0
        """What one egg more is then worth."""
        self.left = 0
        """The last house left of the place that was last looked at, or the place before the street."""
        self.right = 0
        """The next house right of it, or the place behind the street."""
        self.low = 0
        """The number of the house on the left, 0 if there is none."""
        self.high = 0
        """The number of the house on the right, 16 if there is none."""

    def look(self, world: Town, here: facts.Sheet, place: int) -> None:
        """Looks for the houses on both sides of an empty place."""
        street = world.box.street[world.box.street_of[place]] & ~here.cuts
        self.left = place - 1
        while self.left >= 0 and (street >> self.left) & 1 and not (here.houses >> self.left) & 1:
            self.left -= 1
        self.right = place + 1
        while (street >> self.right) & 1 and not (here.houses >> self.right) & 1:
            self.right += 1
        self.low = codes.whole(here.numbers[self.left]) if self.left >= 0 and (street >> self.left) & 1 else 0
        self.high = codes.whole(here.numbers[self.right]) if (street >> self.right) & 1 else 16

    def chance(self, place: int, left: int, right: int, low: int, high: int) -> float:
        """Tells how likely eggs are found at an empty place between two houses and their numbers."""
        right_one = low + (high - low) * (place - left) / (0.0 + right - left)
        value = 0.0
        for number in range(FIRST, LAST + 1):
            if low < number and number < high:
                off = number - right_one
                if off < 0.0:
                    off = -off
                if off < NEAR:
                    value += LIKELY * (1.0 - off / NEAR) * self.eggs.offered(place, number)
        return value if value < 1.0 else 1.0

    def doomed(self, world: Town, here: facts.Sheet) -> int:
        """Looks the sheet over; nothing is doomed."""
        self.odds[0] = 1.0
        most = 0
        rest = self.eggs.hidden & ~here.filled
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            self.look(world, here, place)
            likely = (1.0 - MISSED) * self.chance(place, self.left, self.right, self.low, self.high)
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
        """Sees the eggs that a number finds or loses, here and at the empty places beside."""
        self.look(world, here, place)
        value = 0.0
        if (self.eggs.hidden >> place) & 1:
            found = self.eggs.offered(place, number)
            value = found - self.chance(place, self.left, self.right, self.low, self.high)
            if found:
                value *= FOUND
        number = codes.whole(number)
        for other in range(self.left + 1, self.right):
            if other != place and (self.eggs.hidden >> other) & 1:
                value -= SHIFTED * self.chance(other, self.left, self.right, self.low, self.high)
                if other < place:
                    value += SHIFTED * self.chance(other, self.left, place, self.low, number)
                else:
                    value += SHIFTED * self.chance(other, place, self.right, number, self.high)
        return self.worth * value

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """More eggs are better."""
        return 1.0 * step
