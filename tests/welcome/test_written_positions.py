"""Positions written by hand: what stays secret in them, what is missing, and what cannot be."""

import pytest

import kvartal

HEAD = """ruleset: welcome(roswell)
seats: 2
stage: interlude
plans: N1-1 N2-1 ROSWELL-1
stack 1: 7-park
stack 2: 8-park
stack 3: 9-park
"""


@pytest.mark.parametrize(
    "written",
    [
        "goal 0: 2",
        "goal 0: 2\nturn 0: ready",
        "was sheet 0:\nwas goal 0: 2\nsheet 0:\ngoal 0: 2",
        "was sheet 0:\nsheet 0:\ngoal 0: 2",
    ],
)
def test_a_goal_is_secret_until_everybody_has_chosen_one(written: str) -> None:
    rules, position = kvartal.read_position(HEAD + written)
    assert position.acting() == (1,)

    def goals(reader: int) -> list[bool]:
        return [goal.chosen for goal in rules.view(position, reader).sheets[0].layers["roswell"].goals]

    assert not any(goals(1) + goals(-1))
    assert goals(0) == [False, True, False, False]
    again = kvartal.read_position(kvartal.write_position(rules, position))[1]
    assert again.raw() == position.raw()
    position.play(position.moves()[3])
    assert goals(1) == [False, True, False, False]
