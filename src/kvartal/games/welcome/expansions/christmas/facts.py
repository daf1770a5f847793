"""What Christmas lights remember."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Garland(Record):
    """The garlands of a sheet."""

    arcs: int = fact("u64", derived=True)
    """The gaps that a garland crosses."""


garland_beside = beside(Garland)
