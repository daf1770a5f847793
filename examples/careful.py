"""A bot for Street: builds where a number leaves the least room unused, and passes when that is too much.

kvartal duel street --bots careful:Careful,random
"""

from __future__ import annotations

from kvartal import Action
from kvartal.bots import Sight
from street import LOTS, NUMBERS, PASS

WASTE = 1.5
"""It passes if a house would leave the lots and numbers beside it worse matched than this."""


class Careful:
    """Sees what its seat sees and chooses one of the legal actions."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Action:
        """Takes the lot that lies nearest to where the number belongs."""
        number = sight.view.number
        waste = {code: abs(number - (code + 0.5) * NUMBERS / LOTS) for code in sight.codes if code != PASS}
        best = min(waste, key=lambda code: waste[code], default=PASS)
        return sight.rules.action(best if waste.get(best, WASTE + 1) <= WASTE else PASS)
