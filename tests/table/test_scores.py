"""Score sheets at a table that begins in the middle of a round: nobody is told what others have decided in it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kvartal
from kvartal import Action, Draft
from kvartal.core.rules import EVERYTHING, SPECTATOR
from kvartal.table.updates import ViewCache, preview_of

GOALS = """ruleset: welcome(roswell)
seats: 2
stage: interlude
plans: N1-1 N2-1 ROSWELL-1
stack 1: 7-park
stack 2: 8-park
stack 3: 9-park
goal 0: 2
"""
PARK = """ruleset: welcome
seats: 2
plans: N1-1 N2-1 N3-1
stack 1: 7-park fence
stack 2: 8-park fence
stack 3: 9-park park
was sheet 0:
sheet 0:
  T . . . 9 . . . . . .
parks 0: 1 0 0
turn 0: ready combo=2 number=9 effect=park house=T3 spent=1
"""


def told(lines: object) -> list[tuple[Any, int]]:
    """Gives what a score sheet tells of goals and parks."""
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(lines))
    return [
        (line["args"].get("goal", line["args"].get("parks")), line["points"])
        for line in found
        if line["key"] in ("welcome-line-roswell", "welcome-line-parks") and line["args"].get("street", 0) == 0
    ]


@pytest.mark.parametrize("text", [GOALS, PARK], ids=["goal", "turn"])
def test_a_reader_is_told_the_scores_of_others_as_the_round_began(text: str) -> None:
    game = kvartal.Game.at(text)
    began = game.position.copy()
    began.rows.become(began.begun)
    before, now = (told(game.rules.score(position, 0)) for position in (began, game.position))
    assert before != now
    views = ViewCache(game)
    for reader, wanted in ((0, now), (1, before), (SPECTATOR, before)):
        scores = msgspec.json.decode(views.scores(reader))
        assert told(scores[0]) == wanted
        assert told(msgspec.json.decode(views.sheet(0, reader)[1])) == wanted
    assert told(msgspec.json.decode(views.sheet(0, EVERYTHING)[1])) == now
    step = next(iter(game.legal(1)))
    trial = Draft(game.rules, game.position, 1, [Action.read(str(step))])
    assert told(preview_of("one", "two", trial).scores[0]) == before
