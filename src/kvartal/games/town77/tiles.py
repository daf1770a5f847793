"""Tiles and cells have short names: `B2` is colour B and shape 2, `b1` is column b and row 1."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from kvartal.core.errors import Unreadable
from kvartal.games.town77 import codes

COLOURS = "ABCDEFG"
SHAPES = "1234567"
COLUMNS = "abcdefg"
ROWS = "1234567"

TRIPLES: tuple[tuple[int, int, int], ...] = tuple(
    tuple(codes.tile_of_line(line, k) for k in three)  # type: ignore[misc]
    for line in range(14)
    for three in combinations(range(7), 3)
)
"""Every three tiles of one colour, then every three of one shape; the index is the exchange's number."""

COLOUR_SETS = tuple(127 << 7 * colour for colour in range(7))
"""For each colour, its tiles as a mask."""


@cache
def tile_name(tile: int) -> str:
    """Names a tile.

    >>> tile_name(8)
    'B2'
    """
    return COLOURS[codes.colour_of(tile)] + SHAPES[codes.shape_of(tile)]


@cache
def cell_name(cell: int) -> str:
    """Names a cell.

    >>> cell_name(1)
    'b1'
    """
    return COLUMNS[codes.column_of(cell)] + ROWS[codes.row_of(cell)]


def tile_of(text: str) -> int:
    """Reads a tile; raises `Unreadable`."""
    if len(text) == 2 and text[0] in COLOURS and text[1] in SHAPES:
        return codes.tile_at(COLOURS.index(text[0]), SHAPES.index(text[1]))
    raise Unreadable("town77-bad-tile", text=text[:20])


def cell_of(text: str) -> int:
    """Reads a cell; raises `Unreadable`."""
    if len(text) == 2 and text[0] in COLUMNS and text[1] in ROWS:
        return codes.cell_at(ROWS.index(text[1]), COLUMNS.index(text[0]))
    raise Unreadable("town77-bad-cell", text=text[:20])


def members(mask: int) -> list[int]:
    """Returns the members of a set in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(names: list[str]) -> int:
    """Reads a list of tiles, no tile twice; raises `Unreadable`."""
    mask = 0
    for name in names:
        bit = 1 << tile_of(name)
        if mask & bit:
            raise Unreadable("town77-tile-twice", tile=name)
        mask |= bit
    return mask


def tile_names(mask: int) -> list[str]:
    """Names the tiles of a set in ascending order."""
    return [tile_name(tile) for tile in members(mask)]
