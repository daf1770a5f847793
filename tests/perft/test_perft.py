"""How many ways there are to begin: a missing or an extra action changes the numbers."""

import pytest

import kvartal
from kvartal.lab.perft import perft

PINS = [
    ("town77", 2, 1, [1, 8, 40, 350, 1750, 15120]),
    ("town77", 5, 3, [1, 6, 30, 300, 1500]),
    ("town77(exchanges=0)", 2, 1, [1, 8, 40, 350, 1750]),
    ("town77(solo)", 1, 1, [1, 8, 101, 1237]),
    ("town77(solo,facedown=0)", 1, 1, [1, 4, 21, 125, 897]),
    ("town77(calls)", 3, 2, [1, 8, 40, 480, 2400]),
]


@pytest.mark.parametrize(("ruleset", "seats", "seed", "counts"), PINS)
def test_the_counts_stay(ruleset: str, seats: int, seed: int, counts: list[int]) -> None:
    assert perft(kvartal.rules(ruleset), seats, seed, len(counts) - 1) == counts
