"""Advice on the egg hunt."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.town import Town

FIRST, LAST = 6, 10
"""The numbers that find eggs without temps, and one between them that does not."""
NEAR = 4.0
"""A number that is so far from what is just right for a place is not written there."""
LIKELY = 0.075
"""How much likelier each of these numbers comes in time and is written there for every step that it is nearer."""
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
        self.left = [0] * 40
        """For each empty place, the last house to its left, or the place before the street."""
        self.right = [0] * 40
        """The next house to its right, or the place behind the street."""
        self.low = [0] * 40
        """The number of the house on the left, 0 if there is none."""
        self.high = [0] * 40
        """The number of the house on the right, 16 if there is none."""
        self.promise = [0.0] * 40
        """How likely eggs are found at an empty place as it is now."""

    def look(self, world: Town, here: facts.Sheet) -> None:
        """Looks for the houses on both sides of each empty place."""
        walls = here.houses | here.cuts
        for number in range(world.box.streets):
            rest = world.box.street[number]
            left = bits.first(rest) - 1
            low = 0
            while rest:
                place = bits.first(rest)
                rest &= rest - 1
                self.left[place] = left
                self.low[place] = low
                if (walls >> place) & 1:
                    left = place
                    low = codes.whole(here.numbers[place]) if (here.houses >> place) & 1 else 0
            right = left + 1
            while (world.box.street[number] >> right) & 1:
                right += 1
            high = 16
            place = right - 1
            while place >= 0 and (world.box.street[number] >> place) & 1:
                self.right[place] = right
                self.high[place] = high
                if (walls >> place) & 1:
                    right = place
                    high = codes.whole(here.numbers[place]) if (here.houses >> place) & 1 else 16
                place -= 1

    def chance(self, place: int, left: int, right: int, low: int, high: int) -> float:
        """Returns how likely eggs are found at an empty place between two houses and their numbers."""
        if low >= LAST or high <= FIRST:
            return 0.0
        right_one = low + (high - low) * (place - left) / (0.0 + right - left)
        most = 2 if (self.eggs.pairs >> place) & 1 else 1
        value = 0.0
        for number in range(low + 1 if low >= FIRST else FIRST, high if high <= LAST else LAST + 1):
            off = number - right_one
            if off < 0.0:
                off = -off
            if off < NEAR:
                found = self.eggs.finds[number]
                value += (NEAR - off) * (most if found > most else found)
        value *= LIKELY
        return value if value < 1.0 else 1.0

    def doomed(self, world: Town, here: facts.Sheet) -> int:
        """Looks the sheet over; nothing is doomed."""
        self.look(world, here)
        self.odds[0] = 1.0
        most = 0
        rest = self.eggs.hidden & ~here.filled
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            likely = self.chance(place, self.left[place], self.right[place], self.low[place], self.high[place])
            self.promise[place] = likely
            likely *= 1.0 - MISSED
            if likely > 0.0:
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
        if self.worth == 0.0:
            return 0.0
        value = 0.0
        if (self.eggs.hidden >> place) & 1:
            found = self.eggs.offered(place, number)
            value = found - self.promise[place]
            if found:
                value *= FOUND
        number = codes.whole(number)
        left = self.left[place]
        right = self.right[place]
        rest = self.eggs.hidden & ~here.filled & sheet.span(left + 1, right - left - 1) & ~(sheet.ONE << place)
        while rest:
            other = bits.first(rest)
            rest &= rest - 1
            if other < place:
                value += SHIFTED * (self.chance(other, left, place, self.low[place], number) - self.promise[other])
            else:
                value += SHIFTED * (self.chance(other, place, right, number, self.high[place]) - self.promise[other])
        return self.worth * value

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """More eggs are better."""
        return 1.0 * step
