"""Results: what is noted of a game played alone, which of several is better, and what a game earns for a diploma."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kvartal.core.game import Game
from kvartal.core.rules import Over, Rules
from kvartal.table.bodies import DailyResult, Solo
from kvartal.table.rows import HonourRow, SeatRow

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


def honours(game: Game, table: str, seats: Iterable[SeatRow], now: str) -> list[HonourRow]:
    """Lists what a game, once it is over, earned for the persons at it; guests at their screens earn nothing."""
    if game.over is None:
        return []
    return [
        HonourRow(table, one.person, game.rules.title, honour, now)
        for one in seats
        if one.person is not None and one.kind == "person"
        for honour in game.rules.earned(game.position, one.seat)
    ]
