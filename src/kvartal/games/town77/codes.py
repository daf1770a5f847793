"""Every action of Town 77 has one number; `codes.pxd` gives compiled code the same names.

A tile is colour * 7 + shape, a cell is row * 7 + column, both from 0 to 48.
"""

PLACE = 0
"""The first of `place_code`."""
FACEDOWN = 2401
"""The first of `facedown_code`: solo, the shape is ignored."""
EXCHANGE = 4802
"""EXCHANGE + number of the triple, see `tiles.TRIPLES`."""
DISCARD = 5292
"""DISCARD + tile."""
KEEP = 5341
LEAVE = 5342
CALL = 5343
"""CALL + cell: another player's misplaced tile is called out."""
END = 5392

FIRST = 49
"""As a chance outcome: FIRST + seat begins. Outcomes below it are tiles."""

DEAL, START, BEGIN, ACT, SWAP, DRAW, DISCARDING, FINISHED = range(8)
"""The stages of a game; ACT and DISCARDING wait for a player, FINISHED for nobody, the others for chance."""


def colour_of(tile: int) -> int:
    """Returns the colour of a tile, from 0."""
    return tile // 7


def shape_of(tile: int) -> int:
    """Returns the shape of a tile, from 0."""
    return tile % 7


def tile_at(colour: int, shape: int) -> int:
    """Returns the tile of a colour and a shape."""
    return colour * 7 + shape


def tile_of_line(line: int, k: int) -> int:
    """Returns the k-th tile of a line of alike ones: the first seven lines have a colour each, the others a shape."""
    return tile_at(line, k) if line < 7 else tile_at(k, line - 7)


def cell_at(row: int, column: int) -> int:
    """Returns the cell of a row and a column."""
    return row * 7 + column


def row_of(cell: int) -> int:
    """Returns the row of a cell, from 0."""
    return cell // 7


def column_of(cell: int) -> int:
    """Returns the column of a cell, from 0."""
    return cell % 7


def place_code(tile: int, cell: int) -> int:
    """Returns the action that places a tile on a cell, face up."""
    return PLACE + tile * 49 + cell


def facedown_code(tile: int, cell: int) -> int:
    """Returns the action that places a tile on a cell, face down."""
    return FACEDOWN + tile * 49 + cell


def tile_of(code: int) -> int:
    """Returns the tile of an action counted from PLACE or FACEDOWN."""
    return code // 49


def cell_of(code: int) -> int:
    """Returns the cell of an action counted from PLACE or FACEDOWN."""
    return code % 49
