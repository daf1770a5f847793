"""Pieces, lots and rows have short names: `S3` is the blue floor 3, `B1` the lot of row B next to the street."""

from __future__ import annotations

from collections.abc import Iterator

from kvartal.core.errors import Unreadable
from kvartal.games.estates import codes

COLOURS = "SRYEHW"
"""The six companies: blue (sky), red, yellow, green (emerald), purple (heather), grey (white collar)."""
VALUES = "123456"
ROWS = "ABC"
SPECIALS = ("roof", "barrier1", "barrier2", "barrier3", "mayor", "cube")
"""The pieces from ROOF to CUBE."""


def floor_name(floor: int) -> str:
    """Names a floor.

    >>> floor_name(2)
    'S3'
    """
    return COLOURS[floor // 6] + VALUES[floor % 6]


def floor_of(text: str) -> int:
    """Reads a floor; raises `Unreadable`."""
    if len(text) == 2 and text[0] in COLOURS and text[1] in VALUES:
        return COLOURS.index(text[0]) * 6 + VALUES.index(text[1])
    raise Unreadable("estates-bad-floor", text=text[:20])


def lot_name(lot: int) -> str:
    """Names a lot.

    >>> lot_name(29)
    'C10'
    """
    return f"{ROWS[lot // 10]}{lot % 10 + 1}"


def lot_of(text: str) -> int:
    """Reads a lot; raises `Unreadable`."""
    for lot in range(30):
        if lot_name(lot) == text:
            return lot
    raise Unreadable("estates-bad-lot", text=text[:20])


def row_of(text: str) -> int:
    """Reads a row; raises `Unreadable`."""
    if len(text) == 1 and text in ROWS:
        return ROWS.index(text)
    raise Unreadable("estates-bad-row", text=text[:20])


def piece_name(code: int) -> str:
    """Names a piece by the code that chooses it.

    >>> piece_name(38)
    'barrier2'
    """
    return floor_name(code) if code < codes.ROOF else SPECIALS[code - codes.ROOF]


def piece_of(text: str) -> int:
    """Reads a piece; raises `Unreadable`."""
    if text in SPECIALS:
        return codes.ROOF + SPECIALS.index(text)
    return floor_of(text)


def members(mask: int) -> Iterator[int]:
    """Gives the members of a set in ascending order."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
