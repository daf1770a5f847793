"""Advice on the egg hunt."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """Every egg is worth taking, but hardly a worse place for its number."""

    def __init__(self, listener: Eggs) -> None:
        Advice.__init__(self, listener)
        self.eggs = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Counts what the eggs that a number finds bring at once; room for later numbers matters more than that."""
        found = self.eggs.offered(place, number)
        if found == 0:
            return 0.0
        taken = self.eggs.count(here, world.box.all_places)
        return 0.3 * (self.eggs.pays[taken + found] - self.eggs.pays[taken])

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """More eggs are better."""
        return 1.0 * step
