"""Who comes first: the tiers by which seats are compared, and where each of them ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tier:
    """One criterion of the ranking; ties are broken by the next tier."""

    key: str
    high: bool = True
    """Whether more is better."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat ended: its place from 1, shared on a tie, and the value of each tier."""

    seat: int
    place: int
    tiers: tuple[int, ...]


def ranked(tiers: Sequence[Tier], values: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Returns every seat its place by comparing the tiers in order; equal seats share the better place."""
    keys = [tuple(v if t.high else -v for t, v in zip(tiers, seat, strict=True)) for seat in values]
    places: dict[tuple[int, ...], int] = {}
    for place, key in enumerate(sorted(keys, reverse=True), 1):
        places.setdefault(key, place)
    return tuple(Standing(seat, places[keys[seat]], tuple(values[seat])) for seat in range(len(keys)))


__all__ = ["Standing", "Tier", "ranked"]
