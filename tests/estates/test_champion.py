import pytest

import kvartal
from kvartal.core.marks import EMPTY
from kvartal.games.estates.position import Estates


@pytest.mark.parametrize(
    ("ruleset", "winners", "champion"),
    [
        ("estates(rounds=3)", [0, 0], 0),
        ("estates(rounds=3)", [0, 1], EMPTY),
        ("estates(rounds=3)", [EMPTY, EMPTY], EMPTY),
        ("estates(rounds=3)", [1, 0, 1], EMPTY),
        ("estates(rounds=3,early_win=any)", [1, 0, 1], 1),
    ],
)
def test_closed_rounds_that_are_read_know_their_early_winner(ruleset: str, winners: list[int], champion: int) -> None:
    position = kvartal.rules(ruleset).new(2)
    assert isinstance(position, Estates)
    position.rounds.restore(position, [([3, 2], winner) for winner in winners])
    assert position.rounds.champion(position) == champion
