"""Pieces, lots and rows have short names: `S3` is the blue floor 3, `B1` the lot of row B next to the street."""

from __future__ import annotations

from kvartal.core.errors import Unreadable
from kvartal.games.estates import codes
from kvartal.games.estates.facts import Market

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
    return COLOURS[codes.colour_of(floor)] + VALUES[codes.value_of(floor) - 1]


def floor_of(text: str) -> int:
    """Reads a floor; raises `Unreadable`."""
    if len(text) == 2 and text[0] in COLOURS and text[1] in VALUES:
        return codes.floor_at(COLOURS.index(text[0]), VALUES.index(text[1]) + 1)
    raise Unreadable("estates-bad-floor", text=text[:20])


def lot_name(lot: int) -> str:
    """Names a lot.

    >>> lot_name(29)
    'C10'
    """
    row = codes.row_of(lot)
    return f"{ROWS[row]}{lot - codes.lot_at(row, 0) + 1}"


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
    try:
        return floor_of(text)
    except Unreadable as error:
        raise Unreadable("estates-bad-piece", text=text[:20], pieces=tuple(SPECIALS)) from error


def floors_in(building: int) -> list[int]:
    """Returns the floors of a building from the bottom to the top, as the city remembers it.

    >>> [floor_name(floor) for floor in floors_in(0x200010)]
    ['R6', 'S2']
    """
    nibbles = [(value, building >> 4 * (value - 1) & 15) for value in range(6, 0, -1)]
    return [codes.floor_at(colour - 1, value) for value, colour in nibbles if colour]


def offered(market: Market) -> list[list[int]]:
    """Returns what is left of the three offer rows."""
    starts = [codes.offer_at(row, 0) for row in range(3)]
    return [market.offer[start : start + count] for start, count in zip(starts, market.on_offer, strict=True)]
