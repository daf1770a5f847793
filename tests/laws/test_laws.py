import pytest

from kvartal import testing
from kvartal.testing import laws

VARIATIONS = [
    ("town77(exchanges=0)", 2),
    ("town77(exchanges=99)", 4),
    ("town77(solo,facedown=0,stacks=1)", 1),
    ("town77(solo,facedown=10,stacks=5)", 1),
    ("town77(calls,exchanges=1)", 4),
    ("welcome(deck=63,rivals=0,icecream)", 1),
    ("welcome(expert,deck=63,rivals=5,christmas,halloween,icecream,roswell)", 1),
]


SMALLEST = [(ruleset, min(testing.seatings(ruleset))) for ruleset in testing.rulesets()]
"""All other numbers of seats are held to the laws compiled, which is quicker."""
LARGEST = [("town77", 5), ("estates", 5), ("welcome", 5), ("sprawlopolis", 4)]


@pytest.mark.parametrize(("ruleset", "seats"), [*SMALLEST, *LARGEST])
def test_every_law_holds(ruleset: str, seats: int) -> None:
    # Every second state: compiled, a game of each ruleset is held to the laws at every one.
    assert laws.hold(ruleset, seats, games=1, seed=1, every=2).states > 5


@pytest.mark.parametrize(("ruleset", "seats"), VARIATIONS)
def test_every_law_holds_with_numbers_at_their_ends(ruleset: str, seats: int) -> None:
    # A single stack without face-down tiles may be stuck at once.
    assert laws.hold(ruleset, seats, games=1, seed=1).states > 2
