"""What holds at every state of random games: pieces and checks conserved, rows within bounds, stacks falling."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.core import marks
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.games.estates.auction import Auction


def check(rules: Rules, position: Auction) -> None:
    longest = position.longest
    assert rules.ledger(position) == {"floors": 36, "roofs": 12, "checks": 12 * position.seats}
    for row in range(3):
        assert 0 <= position.developed(row) <= position.length_of(row) <= longest
        for place in range(10):
            lot = row * 10 + place
            floors = position.floors_on(lot)
            values = [floor % 6 for floor in floors]
            assert bool(floors) == (place < position.developed(row))
            assert values == sorted(values, reverse=True)
            assert len(set(values)) == len(values)
            if floors:
                assert position.colour_on(lot) == floors[-1] // 6
                assert position.owner(floors[-1] // 6) >= 0
                assert position.value_on(lot) == sum(value + 1 for value in values) + position.roof_on(lot)
    assert sum(position.is_complete(row) for row in range(3)) <= 2
    for seat in range(position.seats):
        hand, box, most = position.purse(seat)
        assert hand >= 0
        assert 0 <= box <= most + position.took
        assert most <= hand + box


def play(ruleset: str, seats: int, seed: int) -> int:
    """Plays one random game with a check of every state, and counts the states."""
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    assert isinstance(position, Auction)
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
        assert isinstance(position, Auction)
        rng = Rng(seats)
        while position.actor() != marks.OVER:
            if position.actor() == marks.CHANCE:
                position.deal(rng)
            else:
                advice = position.advice(rng)
                assert advice in position.moves()
                position.play(advice)
            check(rules, position)
