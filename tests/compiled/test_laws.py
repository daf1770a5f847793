"""The laws hold compiled, too: C arrays have no bounds that anybody checks."""

import pytest
from tests.compiled import speeds

from kvartal import testing
from kvartal.testing import laws


@pytest.mark.parametrize(("ruleset", "seats"), testing.tables())
def test_every_law_holds_compiled(ruleset: str, seats: int) -> None:
    assert speeds.compiled()
    # At a full table three states in a row differ in little but the seat.
    fewest, most = min(testing.seatings(ruleset)), max(testing.seatings(ruleset))
    every = 3 if fewest < seats == most else 1
    assert laws.hold(ruleset, seats, games=1, seed=101, every=every).states > 5
