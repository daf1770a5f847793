"""Plain Python beside compiled core: the example game plays the same games, and silent overrides are refused."""

from __future__ import annotations

import pytest
from tests.compiled import speeds

import kvartal
from kvartal.bots.evaluator import Evaluator
from kvartal.core.ruleset import register
from kvartal.games.welcome.kit import refuse_uncompiled
from kvartal.games.welcome.town import Listener, Supply
from kvartal.testing import laws
from street import StreetGame, StreetRules

RULES = StreetRules()


def test_a_game_in_plain_python_keeps_the_laws_beside_compiled_core() -> None:
    assert speeds.compiled()
    register(StreetRules)
    assert laws.hold("street", 3, games=2, seed=5).states > 20
    loop = kvartal.Playouts(StreetGame(RULES, 3), 1)
    assert loop.run(5) == 5 * 24


def test_a_position_that_overrides_a_hot_verb_is_refused() -> None:
    class Wrong(StreetGame):
        def who(self) -> int:
            return -2

    with pytest.raises(TypeError, match=r"Wrong overrides who, .* subclass kvartal\.Plain"):
        Wrong(RULES, 2)


def test_an_evaluator_that_overrides_a_hot_verb_is_refused() -> None:
    class Wrong(Evaluator):
        def value(self, seat: int) -> float:
            return 1.0

    with pytest.raises(TypeError, match=r"Wrong overrides value, .* subclass PlainEvaluator"):
        Wrong(StreetGame(RULES, 2))


@pytest.mark.parametrize("base", [Listener, Supply])
def test_a_part_of_welcome_that_is_not_compiled_is_refused(base: type) -> None:
    refuse_uncompiled(base(), base)
    wrong = type("Wrong", (base,), {"points": lambda self, town, here: 1})
    with pytest.raises(TypeError, match=r"Wrong is not compiled, .* give it a \.pxd"):
        refuse_uncompiled(wrong(), base)
