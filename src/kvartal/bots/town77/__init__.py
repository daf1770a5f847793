"""How a careful person plays Town 77: keeps places for the own tiles, and sheds tiles when the town gets narrow."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.town77.battle import BattleEvaluator
from kvartal.bots.town77.calls import CallsEvaluator
from kvartal.bots.town77.solo import SoloEvaluator
from kvartal.bots.town77.worlds import worlds
from kvartal.core.rules import Rules


def evaluator(rules: Rules) -> type[Evaluator]:
    """Gives the evaluator of a ruleset."""
    if rules.chosen["solo"]:
        return SoloEvaluator
    return CallsEvaluator if rules.chosen["calls"] else BattleEvaluator


__all__ = ["evaluator", "worlds"]
