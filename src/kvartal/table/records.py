"""Results of games played alone: what is noted of one, and which of several is better."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kvartal.core.rules import Over, Rules
from kvartal.table.bodies import DailyResult, Solo

SHOWN = 100

R = TypeVar("R", Solo, DailyResult)


def noted(rules: Rules, over: Over) -> tuple[int, int | None]:
    """Gives the score of a finished game, and the target if the game had one."""
    spec, tiers = rules.spec, over.standings[0].tiers
    score = tiers[spec.score]
    return score, None if spec.margin is None else score - tiers[spec.margin]


def best_first(results: Iterable[R], rules: Rules) -> list[R]:
    """Orders results by how far they lie above the target, or by the score where there is none.

    Results from before targets were noted come after the others.
    """
    tiers = rules.spec.tiers
    sign = -1 if not tiers or tiers[rules.spec.score].high else 1
    return sorted(results, key=lambda one: (one.target is None, sign * (one.score - (one.target or 0))))[:SHOWN]
