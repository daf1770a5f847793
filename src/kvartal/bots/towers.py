"""Judgement that still stands in the rules, asked through an evaluator."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.core.tower import Tower


class TowerEvaluator(Evaluator):
    """Asks the position itself."""

    def __init__(self, world: Position) -> None:
        Evaluator.__init__(self, world)
        assert isinstance(world, Tower)
        self.tower = world

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the code that a sensible player plays here."""
        return self.tower.policy(rng, moves)

    def consider(self, out: Moves) -> None:
        """Lists the legal codes that are worth a thought, never none."""
        self.tower.consider(out)

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly to the end and tells how many actions that took."""
        return self.tower.rollout(rng, moves)

    def value(self, seat: int) -> float:
        """Tells how good the finished game is for a seat, from 0 (worst) to 1 (best)."""
        return self.tower.worth(seat)
