"""The town is a frame of 7 × 7 cells; this module knows where a tile may stand.

Sets of tiles and sets of cells are 49-bit masks. For each colour and each shape the town keeps the set of cells
where it may still go (condition 2 of the rulebook), so that the cells open to a tile are one intersection.
"""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.tower import Tower

ONE = 1
FULL = (1 << 49) - 1
FULL_TOWN = (1 << 49) - 1
"""All tiles, or all cells, for modules outside compiled code."""

CROSS = [0] * 49
"""For each cell, the cells of its row and its column, itself included."""
BESIDE = [0] * 49
"""For each cell, the cells that share a side with it."""
COLOUR = [0] * 7
"""For each colour, its tiles."""
SHAPE = [0] * 7
"""For each shape, its tiles."""

for _i in range(49):
    for _j in range(49):
        if _i // 7 == _j // 7 or _i % 7 == _j % 7:
            CROSS[_i] |= 1 << _j
        if abs(_i // 7 - _j // 7) + abs(_i % 7 - _j % 7) == 1:
            BESIDE[_i] |= 1 << _j
    COLOUR[_i // 7] |= 1 << _i
    SHAPE[_i % 7] |= 1 << _i

COLOUR_SETS = tuple(127 << 7 * _i for _i in range(7))
"""For each colour, its tiles, for modules outside compiled code."""

TRIPLE = [0] * 490
"""Three tiles of one colour (the first 245) or of one shape, as masks, in the order of `tiles.TRIPLES`."""

_n = 0
for _line in range(14):
    for _a in range(7):
        for _b in range(_a + 1, 7):
            for _c in range(_b + 1, 7):
                for _k in (_a, _b, _c):
                    TRIPLE[_n] |= 1 << (_line * 7 + _k if _line < 7 else _k * 7 + _line - 7)
                _n += 1


class Town(Tower):
    """The board that every way to play Town 77 shares."""

    def __init__(self, seats: int) -> None:
        Tower.__init__(self, seats)
        self.clear()

    def clear(self) -> None:
        """Empties the town; all tiles are in the bag."""
        self.built = 0
        """Cells that hold a tile."""
        self.edge = 0
        """Empty cells that touch a tile by a side (condition 1)."""
        self.colour_open = [FULL] * 7
        """For each colour, the cells whose row and column do not hold it yet."""
        self.shape_open = [FULL] * 7
        self.tiles = [-1] * 49
        """The tile on each cell; face-down tiles too."""
        self.down = 0
        """Cells whose tile lies face down."""
        self.bag = FULL
        self.turn = 0
        self.stage = 0

    def cells(self, tile: int) -> int:
        """Gives the cells where a tile may be placed face up."""
        return self.edge & self.colour_open[tile // 7] & self.shape_open[tile % 7]

    def put(self, tile: int, cell: int) -> None:
        """Lays a tile face up on an empty cell."""
        cross = CROSS[cell]
        self.colour_open[tile // 7] &= ~cross
        self.shape_open[tile % 7] &= ~cross
        Town.lay(self, tile, cell)

    def lay(self, tile: int, cell: int) -> None:
        """Takes a cell for a tile without saying what the tile forbids."""
        self.tiles[cell] = tile
        self.built |= ONE << cell
        self.edge = (self.edge | BESIDE[cell]) & ~self.built

    def rebuild(self) -> None:
        """Works the open cells out anew from the tiles that lie in the town."""
        self.built = 0
        self.edge = 0
        for i in range(7):
            self.colour_open[i] = FULL
            self.shape_open[i] = FULL
        for cell in range(49):
            tile = self.tiles[cell]
            if tile != marks.EMPTY:
                self.built |= ONE << cell
                self.edge |= BESIDE[cell]
                if not (self.down >> cell) & 1:
                    self.colour_open[tile // 7] &= ~CROSS[cell]
                    self.shape_open[tile % 7] &= ~CROSS[cell]
        self.edge &= ~self.built

    def adopt(self, home: Town) -> None:
        """Copies every field from another town."""
        self.ply = home.ply
        self.built = home.built
        self.edge = home.edge
        self.down = home.down
        self.bag = home.bag
        self.turn = home.turn
        self.stage = home.stage
        self.colour_open[:] = home.colour_open
        self.shape_open[:] = home.shape_open
        self.tiles[:] = home.tiles

    # For Python.

    def open_cells(self, tile: int) -> int:
        """Gives the cells where a tile may be placed face up, as a mask."""
        return self.cells(tile)

    def tile_at(self, cell: int) -> int:
        """Tells which tile lies on a cell, or EMPTY."""
        return self.tiles[cell]

    def set_tile(self, cell: int, tile: int, down: bool = False) -> None:
        """Puts a tile into the town as a position text says; `rebuild` must follow."""
        self.tiles[cell] = tile
        if down:
            self.down |= ONE << cell
        self.rebuild()

    def board(self) -> tuple[int, ...]:
        """Gives the tiles of all cells, row by row."""
        return tuple([self.tiles[cell] for cell in range(49)])
