"""Advice on ducklings."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.quack.listener import Ducklings
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """A duckling found is worth a little, but no worse place for the number."""

    def __init__(self, listener: Ducklings) -> None:
        Advice.__init__(self, listener)
        self.ducklings = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Looks at the ducklings beside a place."""
        value = 0.0
        rest = self.ducklings.near[place]
        while rest:
            duckling = bits.first(rest)
            rest &= rest - 1
            value += 0.6 if self.ducklings.beside[duckling] & here.houses else 0.4
        return value
