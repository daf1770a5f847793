"""The dice of the hot loops: `Rng.below`, which compiled code writes into its caller instead of calling it."""

from __future__ import annotations

from kvartal.core.rng import Rng


def below(rng: Rng, bound: int) -> int:
    """Gives a number from 0 to bound - 1."""
    return rng.below(bound)
