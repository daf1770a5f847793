"""What holds at every state of random games: pieces and checks conserved, rows within bounds, stacks falling."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.bots.titles import evaluator
from kvartal.core import marks
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.games.estates.facts import City, Purse
from kvartal.games.estates.pieces import floors_in
from kvartal.games.estates.position import Estates


def check(rules: Rules, position: Estates) -> None:
    city = position.record(City)
    assert rules.ledger(position) == {"floors": 36, "roofs": 12, "checks": 12 * position.seats}
    for row in range(3):
        assert 0 <= city.built[row] <= city.length[row] <= city.longest
        for place in range(10):
            lot = row * 10 + place
            floors = floors_in(city.buildings[lot])
            values = [floor % 6 for floor in floors]
            assert bool(floors) == (place < city.built[row])
            assert values == sorted(values, reverse=True)
            assert len(set(values)) == len(values)
            if floors:
                assert city.colour[lot] == floors[-1] // 6
                assert city.owner[floors[-1] // 6] >= 0
                assert city.value[lot] == sum(value + 1 for value in values) + city.roof[lot]
    assert sum(position.is_complete(row) for row in range(3)) <= 2
    for seat in range(position.seats):
        purse = position.record(Purse, seat)
        assert 0 <= purse.box <= purse.most + purse.embezzled
        assert purse.most <= purse.money


def play(ruleset: str, seats: int, seed: int) -> int:
    """Plays one random game with a check of every state, and counts the states."""
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    assert isinstance(position, Estates)
    rng = Rng(seed)
    states = 0
    while position.actor() != marks.OVER:
        if position.actor() == marks.CHANCE:
            position.deal(rng)
        else:
            moves = position.moves()
            position.play(moves[rng.roll(len(moves))])
        check(rules, position)
        states += 1
    assert position.ply <= rules.spec.longest
    return states


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "ruleset", ["estates", "estates(rounds=3)", "estates(longest_row=10,zero_row=false,offer_ends=true)"]
)
def test_random_games_keep_every_piece_and_every_bound(ruleset: str, seats: int) -> None:
    for seed in range(6):
        assert play(ruleset, seats, seed) > 40


def test_sensible_games_keep_them_too() -> None:
    rules = kvartal.rules("estates")
    for seats in (2, 3, 4, 5):
        position = rules.new(seats)
        assert isinstance(position, Estates)
        rng = Rng(seats)
        broker = evaluator(rules)(position)
        while position.actor() != marks.OVER:
            if position.actor() == marks.CHANCE:
                position.deal(rng)
            else:
                advice = broker.advice(rng)
                assert advice in position.moves()
                position.play(advice)
            check(rules, position)
