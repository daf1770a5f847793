"""How many ways there are to begin: a missing or an extra step changes the numbers."""

import pytest

import kvartal
from kvartal.lab.perft import perft

PINS = [
    ("welcome", 1, [1, 3, 231, 1419, 1881]),
    ("welcome", 2, [1, 3, 231, 1419]),
    ("welcome(expert)", 1, [1, 36, 330, 16203]),
    ("welcome(experienced)", 2, [1, 6, 429, 2805]),
    ("welcome(solo)", 1, [1, 6, 429, 2805]),
    ("welcome(roswell)", 1, [1, 4, 12, 924, 5856]),
]


@pytest.mark.parametrize(("ruleset", "seats", "counts"), PINS)
def test_the_counts_stay(ruleset: str, seats: int, counts: list[int]) -> None:
    assert perft(kvartal.rules(ruleset), seats, 1, len(counts) - 1) == counts
