"""Counting out agrees with a plain brute force that remembers nothing and cuts nothing."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.bots import look
from kvartal.bots.exact import Counter, TooMany, all_worlds, solve
from kvartal.bots.titles import evaluator
from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.rng import Rng


def brute(rules: kvartal.Rules, position: Position) -> tuple[float, ...]:
    """The worth of a position to every seat."""
    actor = position.actor()
    if actor == marks.OVER:
        return tuple(evaluator(rules)(position).result(seat) for seat in range(position.seats))
    results = []
    if actor == marks.CHANCE:
        odds = rules.odds(position)
        for code, weight in odds:
            after = position.copy()
            after.turn_up(code)
            results.append([weight * worth for worth in brute(rules, after)])
        whole = sum(weight for _, weight in odds)
        return tuple(sum(column) / whole for column in zip(*results, strict=True))
    options = []
    for code in position.moves():
        after = position.copy()
        after.play(code)
        options.append(brute(rules, after))
    return max(options, key=lambda values: values[actor])


def late(ruleset: str, seats: int, seed: int, steps: int) -> kvartal.Game:
    """A game so many steps before its end, played by dice."""
    rng = Rng(seed)
    game = kvartal.new(ruleset, seats, seed)
    history = [game.position.copy()]
    while not game.over:
        history.append(game.position.copy())
        seat = game.acting[0]
        legal = game.legal(seat)
        game.play(seat, legal[rng.roll(len(legal))])
    return kvartal.Game(game.rules, history[max(0, len(history) - steps)])


def test_the_solo_challenge_is_counted_out_near_its_end() -> None:
    counted = 0
    for seed in range(12):
        game = late("town77(solo,facedown=0,stacks=6)", 1, seed, 1)
        values = None if game.over else solve(look(game.rules, game.position, 0), 1500)
        if values is None:
            continue
        counted += 1
        wanted = []
        for code in game.position.moves():
            after = game.position.copy()
            after.play(code)
            wanted.append(brute(game.rules, after)[0])
        assert values == pytest.approx(wanted)
    assert counted >= 3


def test_an_open_battle_is_counted_out_near_its_end() -> None:
    counted = 0
    for seed in range(12):
        game = late("town77(exchanges=0)", 2, seed, 2)
        try:
            values = Counter(game.rules, 800).values(game.position)
        except TooMany:
            continue
        counted += 1
        assert values == pytest.approx(brute(game.rules, game.position))
    assert counted >= 3


def test_all_worlds_fit_what_the_seat_sees_and_none_is_missing() -> None:
    found = 0
    for seed in range(40):
        game = late("town77", 2, seed, 4)
        seat = game.acting[0]
        seen = look(game.rules, game.position, seat)
        worlds = all_worlds(seen)
        if worlds is None:
            continue
        found += 1
        states = {world.digest() for world in worlds}
        assert len(states) == len(worlds)
        for world in worlds:
            assert game.rules.view(world, seat) == game.view(seat)
        for dice in range(20):
            assert seen.sample(Rng(dice)).digest() in states
    assert found > 3


def test_what_costs_too_much_is_not_counted() -> None:
    game = kvartal.new("town77(solo)", seats=1, seed=1)
    assert solve(look(game.rules, game.position, 0), 500) is None
