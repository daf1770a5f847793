"""A position in plain Python: its errors reach whoever asks, and what compiled code would not see is refused."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.bots.evaluator import Evaluator, PlainEvaluator
from kvartal.core import marks, position
from kvartal.core.errors import BadLine
from kvartal.core.facts import fact
from kvartal.core.position import refuse_unseen
from street import Common, Street, StreetGame, StreetRules

RULES = StreetRules()


class Failing(StreetGame):
    """Fails in the middle of a game."""

    def step(self, code: int) -> None:
        if self.ply == 3:
            raise ValueError("the fourth step fails")
        super().step(code)


def test_an_error_inside_a_loop_ends_it_and_reaches_whoever_asks_next() -> None:
    with pytest.raises(ValueError, match="the fourth step fails"):
        Failing(RULES, 2).playout(kvartal.Rng(1))
    loop = kvartal.Playouts(Failing(RULES, 2), 1)
    loop.run(1)
    with pytest.raises(ValueError, match="the fourth step fails"):
        loop.world.actor()


def test_an_error_of_a_single_step_is_raised_at_once() -> None:
    game = Failing(RULES, 2)
    rng = kvartal.Rng(1)
    while game.ply < 3 or game.actor() == marks.CHANCE:
        if game.actor() == marks.CHANCE:
            game.deal(rng)
        else:
            game.play(game.moves()[-1])
    with pytest.raises(ValueError, match="the fourth step fails"):
        game.play(game.moves()[-1])
    assert game.ply == 3


def test_facts_are_live_and_a_copy_has_its_own() -> None:
    game = StreetGame(RULES, 2)
    game.fact(Street, 1).lots[2] = 7
    twin = game.copy()
    twin.fact(Street, 1).lots[2] = 8
    twin.fact(Common).number = 3
    assert game.record(Street, 1).lots == [0, 0, 7, 0, 0, 0]
    assert (twin.record(Street, 1).lots[2], twin.record(Common).number) == (8, 3)
    assert game.named() == {"1 lots.2": 7}
    assert game != twin


def test_a_value_that_a_fact_cannot_hold_is_noticed() -> None:
    game = StreetGame(RULES, 2)
    game.fact(Common).number = 200
    with pytest.raises(Exception, match="format requires"):
        game.digest()


@pytest.mark.parametrize(
    ("lines", "key"),
    [("lots 0: 1 2 3", "position-count"), ("number: 200", "position-number"), ("number: x", "position-number")],
)
def test_facts_that_cannot_be_read_are_named(lines: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        RULES.read([(3, lines)], 2)
    assert (caught.value.key, caught.value.args_["line"]) == (key, 3)


def test_a_title_that_does_not_say_who_acts_is_told_so() -> None:
    with pytest.raises(NotImplementedError, match="Plain does not say who is to act"):
        kvartal.Plain(RULES, 2).actor()


def test_an_overridden_verb_that_compiled_code_would_not_see_is_refused() -> None:
    class Compiled:
        """Stands for a compiled class, whose hot verbs are no attributes."""

    class Stranger(Compiled):
        def who(self) -> int:
            return 0

    with pytest.raises(TypeError, match=r"Stranger overrides who, .* subclass Plain"):
        refuse_unseen(Stranger, Compiled, position.HOT_VERBS, "subclass Plain")


def test_an_evaluator_in_plain_python_judges_a_plain_position() -> None:
    class Optimist(PlainEvaluator):
        def judge(self, world: kvartal.Position, seat: int) -> float:
            return 1.0

    game = StreetGame(RULES, 2)
    assert Optimist(game).result(0) == 1.0
    assert Optimist(game).play_on(kvartal.Rng(1)) == 16
    assert isinstance(Optimist(game), Evaluator)


def test_a_fact_that_nobody_knows_how_to_see_is_refused() -> None:
    with pytest.raises(TypeError, match="one of all, owner, nobody, not 'own'"):
        fact("i8", seen="own")
