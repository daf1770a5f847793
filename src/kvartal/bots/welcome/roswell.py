"""Advice on goals and saucers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.expansions.roswell.listener import Saucers
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """The second goal is ambitious and within reach; zurgs beyond the goal do harm."""

    def __init__(self, listener: Saucers) -> None:
        Advice.__init__(self, listener)
        self.saucers = listener

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Tells what a goal or a zurg is worth."""
        if step < kinds.SAUCER:
            return 1.0 if step == 1 else 0.0
        landing = self.saucers.landing(here)
        return 3.2 if bits.count(landing.zurgs) < self.saucers.most[landing.goal] else 0.0 - 1.0
