"""The town is a frame of 7 × 7 cells; this module knows what a tile in it forbids, and which sets it deals in.

For each colour and each shape the town keeps the set of cells where it may still go (condition 2 of the rulebook), so
that the cells open to a tile are one intersection; see `fits`.
"""

from __future__ import annotations

from kvartal.core import marks
from kvartal.games.town77 import codes, facts

ONE = 1
FULL = (1 << 49) - 1

CROSS = [0] * 49
"""For each cell, the cells of its row and its column, itself included."""
BESIDE = [0] * 49
"""For each cell, the cells that share a side with it."""
COLOUR = [0] * 7
"""For each colour, its tiles."""
SHAPE = [0] * 7
"""For each shape, its tiles."""
TRIPLE = [0] * 490
"""Three tiles of one colour (the first 245) or of one shape, as masks, in the order of `tiles.TRIPLES`."""

for _i in range(49):
    for _j in range(49):
        _rows, _columns = codes.row_of(_i) - codes.row_of(_j), codes.column_of(_i) - codes.column_of(_j)
        if _rows == 0 or _columns == 0:
            CROSS[_i] |= 1 << _j
        if abs(_rows) + abs(_columns) == 1:
            BESIDE[_i] |= 1 << _j
    COLOUR[codes.colour_of(_i)] |= 1 << _i
    SHAPE[codes.shape_of(_i)] |= 1 << _i

_n = 0
for _line in range(14):
    for _a in range(7):
        for _b in range(_a + 1, 7):
            for _c in range(_b + 1, 7):
                for _k in (_a, _b, _c):
                    TRIPLE[_n] |= ONE << codes.tile_of_line(_line, _k)
                _n += 1


def put(town: facts.Town, tile: int, cell: int) -> None:
    """Lays a tile face up on an empty cell."""
    town.shape_open[codes.shape_of(tile)] &= ~CROSS[cell]
    lay(town, tile, cell)


def lay(town: facts.Town, tile: int, cell: int) -> None:
    """Lays a tile on an empty cell; of what it forbids, only the colour."""
    town.colour_open[codes.colour_of(tile)] &= ~CROSS[cell]
    town.tiles[cell] = tile
    town.built |= ONE << cell
    town.edge = (town.edge | BESIDE[cell]) & ~town.built


def put_down(town: facts.Town, tile: int, cell: int) -> None:
    """Lays a tile face down on an empty cell: it has a colour and no shape."""
    town.down |= ONE << cell
    lay(town, tile, cell)


def rebuild(town: facts.Town, colours_stay: bool) -> None:
    """Works the open cells out anew from the tiles; those face down may keep their colour, their shape is gone."""
    town.built = 0
    town.edge = 0
    for i in range(7):
        town.colour_open[i] = FULL
        town.shape_open[i] = FULL
    for cell in range(49):
        tile = town.tiles[cell]
        if tile != marks.EMPTY:
            town.built |= ONE << cell
            town.edge |= BESIDE[cell]
            down = (town.down >> cell) & 1
            if colours_stay or not down:
                town.colour_open[codes.colour_of(tile)] &= ~CROSS[cell]
            if not down:
                town.shape_open[codes.shape_of(tile)] &= ~CROSS[cell]
    town.edge &= ~town.built


def clear(town: facts.Town) -> None:
    """Puts all tiles back into the bag."""
    for cell in range(49):
        town.tiles[cell] = marks.EMPTY
    town.down = 0
    town.bag = FULL
    rebuild(town, True)
