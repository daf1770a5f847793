"""Advice on Christmas lights."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """A new arc is worth most of a point."""

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Counts the arcs that a number would be linked by."""
        value = 0.0
        number = codes.whole(number)
        if world.box.before[place] and number > 0 and codes.whole(here.numbers[place - 1]) == number - 1:
            value += 0.9
        if world.box.after[place] and codes.whole(here.numbers[place + 1]) == number + 1:
            value += 0.9
        return value
