"""Judgement in the solo challenge: keep places for the open tiles first, then for all that are to come."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.town77 import mobility
from kvartal.core import bits
from kvartal.core.position import Position
from kvartal.games.town77 import codes
from kvartal.games.town77.solo import Solo


class SoloEvaluator(Evaluator):
    """Judges a town by the part of it that is built."""

    def __init__(self, world: Position) -> None:
        Evaluator.__init__(self, world)
        assert isinstance(world, Solo)
        self.world = world
        self.trial: Solo = world
        """A copy to try actions on, once any is to be rated."""

    def value(self, seat: int) -> float:
        """Values a town by the part of it that is built."""
        return bits.count(self.world.town.built) / 49.0

    def rates(self, seat: int, legal: list[int]) -> list[float]:
        """Rates the legal placements."""
        if self.trial is self.world:
            self.trial = self.world.copy()
        return [self.rate(code) for code in legal]

    def rate(self, code: int) -> float:
        """Rates a placement by how many of all tiles still to come will fit, the open ones most."""
        self.trial.become(self.world)
        self.trial.apply(code)
        tops = self.trial.open_tiles()
        value = 2 * mobility.mobility(self.trial.town, tops) + mobility.fitting(
            self.trial.town, self.trial.town.bag | tops
        )
        return value if code < codes.FACEDOWN else value - 100.0
