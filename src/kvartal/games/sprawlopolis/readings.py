"""How a table counts: the modes, and the readings where the rulebook can be read in two ways."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Readings:
    """What a ruleset chose."""

    easy: bool
    """Roads cost nothing."""
    hard: int
    """Which zone's group counts alone: 0 all of them count, LARGEST the largest, 1 to 4 this one."""
    holes: bool
    """Whether the rim of an enclosed hole is an edge of the city."""
    apart: bool
    """Whether Park Hopping wants two park groups, not only two blocks."""
    worst: bool
    """Whether, of equally large residential groups, the worst one counts for The 'Burbs."""
