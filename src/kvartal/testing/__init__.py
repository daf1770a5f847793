"""What every game is held to: laws, generators, playthroughs. It ships with Kvartal, for games written elsewhere too.

>>> from kvartal.testing import laws
>>> laws.hold("town77(solo)", seats=1, games=1, seed=7).games
1
"""

from __future__ import annotations

import kvartal


def rulesets() -> list[str]:
    """Lists every ruleset that a site offers; tests run over all of them."""
    return [ruleset for kind in kvartal.titles() for ruleset in kind.rulesets or (kind.title,)]


def seatings(ruleset: str) -> list[int]:
    """Chooses the numbers of seats to test a ruleset with: the fewest, one more, and the most up to five."""
    spec = kvartal.rules(ruleset).spec
    return sorted({spec.least, min(spec.least + 1, spec.most), min(spec.most, max(5, spec.least))})


def tables() -> list[tuple[str, int]]:
    """Pairs every ruleset with the numbers of seats to test it with, ready for `pytest.mark.parametrize`."""
    return [(ruleset, seats) for ruleset in rulesets() for seats in seatings(ruleset)]
