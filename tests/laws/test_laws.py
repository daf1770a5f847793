import pytest

from kvartal import testing
from kvartal.testing import laws

VARIATIONS = [
    ("town77(exchanges=0)", 2),
    ("town77(exchanges=99)", 4),
    ("town77(solo,facedown=0,stacks=1)", 1),
    ("town77(solo,facedown=10,stacks=5)", 1),
    ("town77(calls,exchanges=1)", 4),
]


@pytest.mark.parametrize(("ruleset", "seats"), [*testing.tables(), *VARIATIONS])
def test_every_law_holds(ruleset: str, seats: int) -> None:
    held = laws.hold(ruleset, seats, games=1, seed=1)
    # A single stack without face-down tiles may be stuck at once.
    assert held.states > 2
