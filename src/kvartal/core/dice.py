"""`Rng.below` for hot loops: compiled, it is inlined into its caller."""

from __future__ import annotations

from kvartal.core.rng import Rng


def below(rng: Rng, bound: int) -> int:
    """Returns a number from 0 to bound - 1."""
    return rng.below(bound)
