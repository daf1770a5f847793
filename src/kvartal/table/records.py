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


def noted(rules: Rules, over: Over, seat: int = 0) -> tuple[int, int | None]:
    """Returns the score of a seat, and the target if the game had one; against others, that is the best of theirs."""
    spec = rules.spec
    found = {one.seat: one.tiers for one in over.standings}
    tiers = found.pop(seat)
    score = tiers[spec.score]
    if found and not spec.coop:
        best = max if spec.tiers[spec.score].high else min
        return score, best(one[spec.score] for one in found.values())
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
