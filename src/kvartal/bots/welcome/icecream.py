"""Advice on the ice cream trucks."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.icecream.listener import Trucks
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """A cone sold is worth its scoops, a cone passed by costs some of them."""

    def __init__(self, listener: Trucks) -> None:
        Advice.__init__(self, listener)
        self.trucks = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Looks at the cones on the way to a place."""
        if here.houses & self.trucks.ahead(world, place):
            return 0.0
        value = 0.0 + self.trucks.scoops[place]
        sales = self.trucks.sales(here)
        lost = self.trucks.cones & self.trucks.behind(world, place) & ~(sales.cones_sold | sales.cones_gone)
        while lost:
            value -= 0.7 * self.trucks.scoops[bits.first(lost)]
            lost &= lost - 1
        return value
