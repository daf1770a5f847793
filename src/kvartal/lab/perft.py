"""Perft counts what the rules allow: the sequences of legal actions of a given length from the start.

Chance is not branched over: after every action that leads to chance, outcomes are drawn from a stream whose seed
is the given one mixed with the actions played so far. Equal paths therefore meet equal outcomes, whatever was
counted before them, and the count depends on the rules, the seats, the seed and the depth alone.
"""

from __future__ import annotations

from collections.abc import Callable

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.core.ruleset import ruled


def perft(
    ruleset: str | Rules, seats: int, seed: int, depth: int, progress: Callable[[int], None] | None = None
) -> list[int]:
    """Counts the sequences of legal actions for each depth from 0; a game that is over ends its sequence.

    Seats that decide at once step one after another, in the order that the position names them.
    """
    rules = ruled(ruleset)
    rules.check_seats(seats)
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    counts = [0] * (depth + 1)
    start = rules.new(seats)
    _deal(start, seed)
    _count(start, seed, 0, counts, progress)
    return counts


def _deal(position: Position, path: int) -> None:
    rng = Rng(path)
    while position.actor() == marks.CHANCE:
        position.deal(rng)


def _count(
    position: Position, path: int, depth: int, counts: list[int], progress: Callable[[int], None] | None
) -> None:
    counts[depth] += 1
    if position.actor() == marks.OVER or depth == len(counts) - 1:
        return
    codes = position.moves()
    if depth == len(counts) - 2:
        # The last actions need not be played to be counted.
        counts[depth + 1] += len(codes)
        if progress is not None:
            progress(len(codes))
        return
    for code in codes:
        after = position.copy()
        after.play_unchecked(code)
        onward = Rng(path + code + 1).state
        _deal(after, onward)
        _count(after, onward, depth + 1, counts, progress)
