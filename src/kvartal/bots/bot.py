"""A bot is anything that chooses an action from what one seat can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kvartal.bots.sight import Sight
from kvartal.core.action import Action


class Bot(Protocol):
    """A program that plays a seat."""

    def choose(self, sight: Sight) -> Action:
        """Chooses one of `sight.legal`; turns of several steps ask once a step."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one step; it stops at whichever limit comes first.

    Equal seeds give equal play only while the simulations are the limit that comes first.
    """

    simulations: int = 0
    """0 stands for as many as the bot usually has."""
    seconds: float | None = None

    def instead_of(self, usual: Budget) -> Budget:
        """Returns this budget, with the simulations of the usual one if it names none."""
        return self if self.simulations else Budget(usual.simulations, self.seconds)
