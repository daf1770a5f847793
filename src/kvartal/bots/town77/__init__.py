"""How a careful person plays Town 77: keeps places for the own tiles, and sheds tiles when the town gets narrow."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.town77.battle import BattleEvaluator
from kvartal.bots.town77.calls import CallsEvaluator
from kvartal.bots.town77.solo import SoloEvaluator
from kvartal.bots.town77.worlds import worlds
from kvartal.core.rules import Rules
from kvartal.games.town77.rules import Town77
from kvartal.games.town77.ways import BattleWay, CallsWay, SoloWay, Way

EVALUATORS: dict[type[Way], type[Evaluator]] = {
    BattleWay: BattleEvaluator,
    CallsWay: CallsEvaluator,
    SoloWay: SoloEvaluator,
}
"""The evaluator of each way to play."""


def evaluator(rules: Rules) -> type[Evaluator]:
    """Returns the evaluator of a ruleset."""
    assert isinstance(rules, Town77)
    return EVALUATORS[type(rules.way)]


__all__ = ["evaluator", "worlds"]
