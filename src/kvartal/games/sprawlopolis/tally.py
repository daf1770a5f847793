"""Counts a city that lies on a real table, written as rows of blocks.

    goals: 8 9 11
    . . . REW IEW
    IEW CEW P P CES

A block is its zone (R, C, I, P) and the two sides, of N, E, S and W, on which its road leaves it, or the Russian
letters for these; a dot is an empty place, `#` starts a comment, and case does not matter. The line with the conditions
may name fewer than three or be missing; without it only groups and roads are counted.
"""

from __future__ import annotations

import re

from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.rules import Tallied, Tally
from kvartal.games.sprawlopolis.notation import card_of, mask_of
from kvartal.games.sprawlopolis.postext import read_rows
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sheet import lines_of

_GOALS = re.compile(r"goals\s*:(.*)", re.ASCII | re.IGNORECASE)


def tally(score: Score, text: str) -> Tally:
    """Lays a written city out and counts it; the target is known if it names its conditions; raises `BadLine`."""
    rows = []
    target = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        goals = _GOALS.fullmatch(line)
        if goals:
            if target is not None:
                raise BadLine(number, "position-twice", field="goals")
            target = _read_goals(score, number, goals.group(1))
        elif line and line.lower() != "city:":
            rows.append((number, line))
    read_rows(rows, score)
    return Tally([Tallied(lines_of(score))], target)


def _read_goals(score: Score, number: int, text: str) -> int:
    names = text.replace(",", " ").split()
    try:
        mask_of(names)
    except Unreadable as error:
        raise BadLine(number, error.key, **error.args_) from error
    if not 1 <= len(names) <= 3:
        raise BadLine(number, "sprawlopolis-tally-goals", found=len(names))
    for i, name in enumerate(names):
        score.set_goal(i, card_of(name))
    return sum(map(int, names))
