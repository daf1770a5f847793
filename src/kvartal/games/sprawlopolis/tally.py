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
from kvartal.games.sprawlopolis import facts
from kvartal.games.sprawlopolis.notation import card_of, mask_of
from kvartal.games.sprawlopolis.postext import read_rows
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sheet import lines_of
from kvartal.games.sprawlopolis.sprawl import Sprawl

_GOALS = re.compile(r"goals\s*:(.*)", re.ASCII | re.IGNORECASE)


def tally(sprawl: Sprawl, text: str) -> Tally:
    """Counts a city, laid out on an empty table; the target is known if it names its conditions; raises `BadLine`."""
    rows = []
    target = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        goals = _GOALS.fullmatch(line)
        if goals:
            if target is not None:
                raise BadLine(number, "position-twice", field="goals")
            target = _read_goals(sprawl, number, goals.group(1))
        elif line and line.lower() != "city:":
            rows.append((number, line))
    read_rows(rows, sprawl)
    return Tally([Tallied(lines_of(Score(sprawl)))], target)


def _read_goals(sprawl: Sprawl, number: int, text: str) -> int:
    names = text.replace(",", " ").split()
    try:
        mask_of(names)
    except Unreadable as error:
        raise BadLine(number, error.key, **error.args_) from error
    if not 1 <= len(names) <= 3:
        raise BadLine(number, "sprawlopolis-tally-goals", found=len(names))
    course = sprawl.record(facts.Course)
    for i, name in enumerate(names):
        course.goals[i] = card_of(name)
    sprawl.store(course)
    return sum(map(int, names))
