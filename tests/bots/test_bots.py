"""Bots have names, play whole games by the rules, and repeat themselves for equal seeds."""

from __future__ import annotations

from typing import Any

import pytest

import kvartal
from kvartal.bots import Budget, levels, make, names
from kvartal.bots.sight import Sight
from kvartal.core.action import Action
from kvartal.core.rng import Rng
from kvartal.lab.match import match, play


@pytest.mark.parametrize("ruleset", ["town77", "town77(solo)", "town77(calls)"])
def test_every_bot_plays_to_the_end_and_again_the_same(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    seats = rules.spec.least
    for name in names(rules):
        ends = []
        for _ in range(2):
            bots = [make(name, rules, seat, Budget(4)) for seat in range(seats)]
            ends.append(play(rules, bots, Rng(6)))
        assert ends[0] == ends[1], name


@pytest.mark.parametrize("ruleset", [text for kind in kvartal.titles() for text in kind.rulesets])
def test_every_ruleset_has_levels_and_a_greedy_player(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    assert levels() == ("easy", "normal", "hard")
    result = match(rules, ["easy"] * rules.spec.least, 2)
    assert result.steps > 0
    assert len(result.scores) == rules.spec.least


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(kvartal.Unreadable, match="There is no bot “clever”"):
        make("clever", kvartal.rules("town77"))


def test_greedy_beats_random() -> None:
    rules = kvartal.rules("town77")
    won = sum(match(rules, ["greedy", "random"], seed).wins[0] for seed in range(20))
    assert won >= 17


def test_a_bot_is_asked_for_each_step_of_a_turn() -> None:
    class First:
        """Takes the first action and remembers how far its turn was."""

        def __init__(self) -> None:
            self.asked: list[int] = []

        def choose(self, sight: Sight) -> Action:
            self.asked.append(len(sight.steps))
            return sight.legal[0]

    rules = kvartal.rules("welcome")
    bots = [First() for _ in range(rules.spec.least)]
    play(rules, bots, Rng(1))
    assert max(bots[0].asked) > 0


def test_a_bot_that_cheats_is_named_with_what_it_chose() -> None:
    class Cheat:
        """Wants to win at once."""

        def choose(self, sight: Sight) -> Action:
            return Action("win")

    with pytest.raises(kvartal.Unreadable, match="Cheat” chose “win”") as caught:
        play(kvartal.rules("town77"), [Cheat(), Cheat()], Rng(1))
    assert caught.value.key == "bot-illegal"


@pytest.mark.parametrize("choice", ["place A1 b1", 7, None])
def test_a_bot_that_chooses_what_is_no_action_is_told_so(choice: object) -> None:
    class Careless:
        """Chooses something else than an action."""

        def choose(self, sight: Sight) -> Any:
            return choice

    with pytest.raises(kvartal.Unreadable, match=f"one of the actions in sight.legal; it chose {choice!r}"):
        play(kvartal.rules("town77"), [Careless(), Careless()], Rng(1))
