"""Near the end of a game, every way it can end is counted out instead of sampled.

Every seat is taken to play for its own result and to know the hidden tiles, as it nearly does by then. The thinking
seat itself knows only its worlds: its actions are valued by the mean over all of them.
"""

from __future__ import annotations

from kvartal.bots.sight import Sight
from kvartal.bots.titles import evaluator, worlds
from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules

NEAR = 6
"""Random games that take more actions than this are too far from their end."""


class TooMany(Exception):
    """Counting out would cost more than is allowed."""


def solve(sight: Sight, positions: int) -> list[float] | None:
    """Returns the exact worth of each action of `sight.legal`, or None if that costs more positions than allowed."""
    if sight.rules.spec.rounds or not near(sight):
        return None
    fitting = all_worlds(sight)
    if not fitting or len(fitting) * len(sight.codes) > positions:
        return None
    counter = Counter(sight.rules, positions)
    values = [0.0] * len(sight.codes)
    try:
        for world in fitting:
            for i, code in enumerate(sight.codes):
                after = world.copy()
                after.play_unchecked(code)
                values[i] += counter.values(after)[sight.seat]
    except TooMany:
        return None
    return [value / len(fitting) for value in values]


def near(sight: Sight) -> bool:
    """Returns whether a few random games from here end soon; if not, counting need not be tried."""
    rng = Rng(len(sight.codes))
    return all(sight.sample(rng).playout(rng) <= NEAR for _ in range(3))


def all_worlds(sight: Sight) -> list[Position] | None:
    """Lists the worlds of a sight: one if nothing is hidden, else as many as the title's own `worlds` finds."""
    if not sight.rules.spec.hidden:
        return [sight.world.copy()]
    find = worlds(sight.rules)
    found = find(sight.world, sight.seat) if find is not None else None
    return None if found is None else list(found)


class Counter:
    """Solves positions without hidden information, remembering what it has solved."""

    def __init__(self, rules: Rules, positions: int) -> None:
        self.rules = rules
        self.left = positions
        self.known: dict[str, tuple[float, ...]] = {}

    def values(self, position: Position) -> tuple[float, ...]:
        """Returns what a position is worth to each seat if all play their best; raises `TooMany`."""
        state = repr(position.raw())
        if state not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            self.known[state] = self._count(position)
        return self.known[state]

    def _count(self, position: Position) -> tuple[float, ...]:
        actor = position.actor()
        if actor == marks.OVER:
            mind = evaluator(self.rules)(position)
            return tuple(mind.result(seat) for seat in range(position.seats))
        if actor == marks.CHANCE:
            odds = self.rules.odds(position)
            if len(odds) > self.left:
                raise TooMany
            sums = [0.0] * position.seats
            for code, weight in odds:
                after = position.copy()
                after.turn_up_unchecked(code)
                for seat, value in enumerate(self.values(after)):
                    sums[seat] += weight * value
            whole = sum(weight for _, weight in odds)
            return tuple(value / whole for value in sums)
        best: tuple[float, ...] = ()
        codes = position.moves()
        if len(codes) > self.left:
            raise TooMany
        for code in codes:
            after = position.copy()
            after.play_unchecked(code)
            values = self.values(after)
            # Of equal actions the first stands, so that the count does not depend on anything but the rules.
            if not best or values[actor] > best[actor]:
                best = values
        return best
