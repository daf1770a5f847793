"""Judgement in a battle whose players watch for mistakes: call every one, and make none."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.town77.battle import BattleEvaluator
from kvartal.core import bits
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, fits
from kvartal.games.town77.calls import Calls


class CallsEvaluator(BattleEvaluator):
    """Judges a battle in which tiles may be misplaced."""

    def __init__(self, world: Position) -> None:
        BattleEvaluator.__init__(self, world)
        referee = self.world.referee
        assert isinstance(referee, Calls)
        self.referee = referee

    def consider(self, out: Moves) -> None:
        """Lists all but the wrong placements: nobody misplaces on purpose."""
        self.world.fill(out)
        here = self.world.town
        kept = 0
        for i in range(out.count):
            code = out.codes[i]
            if code >= codes.FACEDOWN or (fits.cells(here, codes.tile_of(code)) >> codes.cell_of(code)) & 1:
                out.codes[kept] = code
                kept += 1
        out.count = kept

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Calls every mistake out, and makes none."""
        if self.world.town.stage == codes.ACT:
            wrong = self.referee.callable(self.world)
            if wrong:
                return codes.CALL + bits.first(wrong)
        return BattleEvaluator.policy(self, rng, moves)

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly to the end and returns how many actions that took."""
        return Evaluator.rollout(self, rng, moves)
