"""Bots see what their seat sees, and nothing else."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.bots import look, make, sight
from kvartal.core.rng import Rng

RULESETS = [text for kind in kvartal.titles() for text in kind.rulesets]


def games(ruleset: str, seed: int, steps: int) -> kvartal.Game:
    """A game after so many steps of seats that always do what stands in the middle of the list."""
    rules = kvartal.rules(ruleset)
    game = kvartal.new(rules, max(rules.spec.least, min(2, rules.spec.most)), seed)
    for _ in range(steps):
        if game.over:
            break
        seat = game.acting[0]
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return game


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("steps", [0, 5, 13])
def test_a_sample_depends_on_what_the_seat_sees_and_on_the_stream_alone(ruleset: str, steps: int) -> None:
    game = games(ruleset, 3, steps)
    for seat in game.acting:
        codes = game.draft(seat).codes
        other = game.position.copy()
        other.resample(seat, Rng(99))
        real = look(game.rules, game.position, seat, codes)
        twin = look(game.rules, other, seat, codes)
        for seed in range(3):
            assert real.sample(Rng(seed)).raw() == twin.sample(Rng(seed)).raw()


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("steps", [0, 5, 13])
def test_a_sight_tells_what_the_screen_tells(ruleset: str, steps: int) -> None:
    game = games(ruleset, 4, steps)
    for seat in game.acting:
        seen = sight(game, seat)
        assert seen.view == game.view(seat)
        assert seen.legal == game.legal(seat)
        assert list(seen.steps) == game.draft(seat).steps
        assert seen.sample(Rng(1)).moves() == seen.codes


def test_the_world_in_a_sight_is_not_the_real_one() -> None:
    rules = kvartal.rules("town77")
    real = 0
    for seed in range(20):
        game = kvartal.new(rules, 5, seed)
        seat = game.acting[0]
        real += sight(game, seat).world.raw() == game.position.raw()
    assert real == 0


@pytest.mark.parametrize("name", ["greedy", "search", "hard", "easy"])
def test_a_bot_plays_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    game = games("town77", 5, 12)
    seat = game.acting[0]
    budget = kvartal.bots.Budget(100)
    other = game.position.copy()
    other.resample(seat, Rng(7))
    here = make(name, game.rules, 1, budget).choose(look(game.rules, game.position, seat))
    there = make(name, game.rules, 1, budget).choose(look(game.rules, other, seat))
    assert other.raw() != game.position.raw()
    assert here == there


def test_a_sight_without_a_turn_is_refused() -> None:
    game = kvartal.new("town77", seats=2, seed=1)
    with pytest.raises(kvartal.OutOfTurn):
        sight(game, 1 - game.acting[0])


def test_a_step_that_is_not_legal_leads_to_no_later_sight() -> None:
    game = kvartal.new("town77", seed=7)
    seen = sight(game, game.acting[0])
    illegal = next(code for code in range(game.rules.spec.codes) if code not in seen.codes)
    with pytest.raises(kvartal.Refusal):
        seen.after(illegal)
    with pytest.raises(kvartal.Unreadable):
        seen.after(10**9)
