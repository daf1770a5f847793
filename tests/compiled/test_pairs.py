"""Every pair of options of Welcome To that go together is played once and held to every law; compiled, for the time."""

import pytest
from tests.compiled import speeds
from tests.laws import pairs

from kvartal.testing import laws


@pytest.mark.parametrize(("ruleset", "seats"), pairs.tables())
def test_every_law_holds_for_each_pair_of_options(ruleset: str, seats: int) -> None:
    assert speeds.compiled()
    assert laws.hold(ruleset, seats, games=1, seed=7, every=3).states > 2
