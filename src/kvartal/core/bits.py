"""Sets of up to 64 things are ints; these functions count, find and list their members.

Compiled modules take the same names from `bits.pxd`, where each is one machine instruction or two.
"""

from __future__ import annotations

from collections.abc import Iterator


def count(mask: int) -> int:
    """Returns how many members the set has."""
    return mask.bit_count()


def first(mask: int) -> int:
    """Returns the smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> Iterator[int]:
    """Yields the members of a set in ascending order."""
    while mask:
        yield first(mask)
        mask &= mask - 1


MEMBERS = tuple(tuple(i for i in range(10) if mask >> i & 1) for mask in range(1024))
"""The members of each set of numbers below 10."""


def pick(mask: int, k: int) -> int:
    """Returns the k-th smallest member, counted from 0."""
    start = 0
    members = MEMBERS[mask & 1023]
    while k >= len(members):
        k -= len(members)
        mask >>= 10
        start += 10
        members = MEMBERS[mask & 1023]
    return start + members[k]


def write(mask: int, base: int, codes: list[int], n: int) -> int:
    """Writes base + member for each member in ascending order from place n on; returns the place after the last."""
    while mask:
        for member in MEMBERS[mask & 1023]:
            codes[n] = base + member
            n += 1
        mask >>= 10
        base += 10
    return n
