"""The laws hold compiled, too: C arrays have no bounds that anybody checks."""

import pytest
from tests.compiled import speeds

from kvartal import testing
from kvartal.testing import laws


@pytest.mark.parametrize(("ruleset", "seats"), testing.tables())
def test_every_law_holds_compiled(ruleset: str, seats: int) -> None:
    assert speeds.compiled()
    assert laws.hold(ruleset, seats, games=1, seed=101).states > 0
