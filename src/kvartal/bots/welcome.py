"""How a sensible person plays Welcome To: room for later numbers first, then points, then the estates of the plans."""

from __future__ import annotations

from kvartal.bots.towers import TowerEvaluator
from kvartal.core.rules import Rules
from kvartal.games.welcome.codes import ESTATE, FENCE, PLAN
from kvartal.games.welcome.position import Welcome


class Judge(TowerEvaluator):
    """Judges by the sense of the sheet."""

    def rates(self, seat: int, codes: list[int]) -> list[float]:
        """Rates the legal steps; a plan is claimed once the effect is used or worth nothing."""
        world = self.position
        assert isinstance(world, Welcome)
        rates = [world.judge(code) for code in codes]
        effects = [rate for code, rate in zip(codes, rates, strict=True) if FENCE <= code < PLAN]
        if effects and max(effects) > 0:
            # Claiming a plan gives the effect of the turn up.
            return [0.0 if PLAN <= code < ESTATE else rate for code, rate in zip(codes, rates, strict=True)]
        return rates


def evaluator(rules: Rules) -> type[Judge]:
    """Gives the evaluator of a ruleset."""
    return Judge
