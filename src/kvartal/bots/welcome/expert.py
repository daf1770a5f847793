"""Advice on roundabouts."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.modes.expert.listener import Roundabouts
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """A roundabout costs more than it usually brings."""

    def __init__(self, listener: Roundabouts) -> None:
        Advice.__init__(self, listener)
        self.roundabouts = listener

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Returns what the next roundabout costs."""
        built = bits.count(here.cuts)
        return 0.0 - self.roundabouts.costs[built + 1] + self.roundabouts.costs[built]
