"""Advice on ghosts and candies."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.expansions.halloween import facts as halloween
from kvartal.games.welcome.expansions.halloween import kinds
from kvartal.games.welcome.expansions.halloween.listener import Haunting
from kvartal.games.welcome.town import Town

LIKELY = 0.92
"""How likely the next symbol comes in time."""


class Tips(Advice):
    """Every symbol brings one or both kinds nearer to a level; a level is taken unless a later one promises more."""

    def __init__(self, listener: Haunting) -> None:
        Advice.__init__(self, listener)
        self.haunting = listener

    def reward(self, level: int) -> float:
        """Values a level, ghosts and candies alike."""
        return 4.0 * level

    def expected(self, level: int, gone: int, count: int, left: int) -> float:
        """Values a level by the symbols that it still wants; 0 if it is out of reach."""
        wanted = self.haunting.counts[level] - count
        if (gone >> level) & 1 or wanted < 0 or wanted > left:
            return 0.0
        value = self.reward(level)
        while wanted:
            value *= LIKELY
            wanted -= 1
        return value

    def best_expected(self, taken: int, gone: int, count: int, left: int) -> float:
        """Values the best level of a kind."""
        best = 0.0
        if taken == 0:
            for level in range(1, kinds.LEVELS + 1):
                value = self.expected(level, gone, count, left)
                if value > best:
                    best = value
        return best

    def promise(self, night: halloween.Night, ghosts: int, candies: int, left: int) -> float:
        """Values what this many symbols may still lead to: the best level of ghosts, and what is left for candies."""
        best = self.best_expected(night.candy_level, night.candies_gone, candies, left)
        if night.ghost_level:
            return best
        for level in range(1, kinds.LEVELS + 1):
            wanted = self.haunting.counts[level] - ghosts
            value = self.expected(level, night.ghosts_gone, ghosts, left)
            if value > 0.0:
                value += self.best_expected(night.candy_level, night.candies_gone, candies, left - wanted)
                if value > best:
                    best = value
        return best

    def gain(self, world: Town, here: facts.Sheet, which: int) -> float:
        """Values a bonus by the points that its marks bring at once; two bis fill two places."""
        marks = self.haunting.marks[which]
        if self.haunting.bonuses[which] == kinds.BIS:
            return 2.0 * marks
        if self.haunting.bonuses[which] == kinds.POOL:
            pools = bits.count(here.pools)
            return 0.0 + world.box.pool_points[pools + marks] - world.box.pool_points[pools]
        best = 0.0
        for street in range(world.box.streets):
            parks = here.parks[street]
            most = parks + marks if parks + marks < world.box.park_boxes[street] else world.box.park_boxes[street]
            value = 0.0 + world.box.park_points[street * 8 + most] - world.box.park_points[street * 8 + parks]
            if value > best:
                best = value
        return best

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """A marked house brings a symbol."""
        if not (self.haunting.marked >> place) & 1:
            return 0.0
        night = self.haunting.night(here)
        ghosts = bits.count(night.ghosts)
        candies = bits.count(night.candies)
        left = bits.count(self.haunting.marked & ~here.filled) - 1
        one = self.promise(night, ghosts + 1, candies, left)
        two = self.promise(night, ghosts, candies + 1, left)
        still = LIKELY * self.promise(night, ghosts, candies, left + 1)
        # Most marked houses are built anyway, so a good place for a number matters more.
        return 0.3 * ((one if one > two else two) - still)

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Returns what a symbol, a level or a mark is worth."""
        night = self.haunting.night(here)
        left = bits.count(self.haunting.marked & ~here.filled)
        ghosts = bits.count(night.ghosts)
        candies = bits.count(night.candies)
        if step == kinds.GHOST:
            return 10.0 * self.promise(night, ghosts + 1, candies, left)
        if step == kinds.CANDY:
            return 10.0 * self.promise(night, ghosts, candies + 1, left)
        if step < kinds.TREAT_POOL:
            now = self.promise(night, ghosts, candies, left)
            if step < kinds.SWEETS:
                level = (step - kinds.GHOSTS) // 2 + 1
                rest = self.best_expected(night.candy_level, night.candies_gone, candies, left)
                return 1.0 + self.reward(level) + rest - now + 0.1 * self.gain(world, here, step - kinds.GHOSTS)
            level = step - kinds.SWEETS + 1
            rest = self.best_expected(night.ghost_level, night.ghosts_gone, ghosts, left)
            return 1.0 + self.reward(level) + rest - now
        if step < kinds.TREAT_PARK:
            return 1.0 if (here.filled >> (step - kinds.TREAT_POOL)) & 1 else 0.5
        if step < kinds.TREAT_BIS:
            street = step - kinds.TREAT_PARK
            at = street * 8 + here.parks[street]
            return 0.5 + world.box.park_points[at + 1] - world.box.park_points[at]
        return 1.0 if (self.haunting.marked >> codes.place_of(step - kinds.TREAT_BIS)) & 1 else 0.5
