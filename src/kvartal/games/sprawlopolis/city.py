"""The city grows in all directions; here its blocks are laid, and the places found where a card may go."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.sprawlopolis import cards, codes, facts

ONE = 1

FACE = [0] * 144
"""The blocks of every face, four each; see `cards.faces`."""
for _i, _block in enumerate(cards.faces()):
    FACE[_i] = _block


def put(city: facts.City, row: int, column: int, block: int) -> None:
    """Makes a block visible, over whatever was there."""
    city.cell[codes.cell_at(row, column)] = block
    city.lanes[row] |= ONE << column
    if row < city.north:
        city.north = row
    if row > city.south:
        city.south = row
    if column < city.west:
        city.west = column
    if column > city.east:
        city.east = column


def cover(city: facts.City, code: int) -> None:
    """Makes the four blocks of a card visible."""
    face = codes.face_of(code) * 4
    row = codes.row_of(code)
    column = codes.column_of(code)
    put(city, row, column, FACE[face])
    put(city, row, column + 1, FACE[face + 1])
    put(city, row + 1, column, FACE[face + 2])
    put(city, row + 1, column + 1, FACE[face + 3])


def lay(city: facts.City, code: int) -> None:
    """Lays a card; the rules for where are not asked."""
    cover(city, code)
    city.laid[city.cards] = code
    city.cards += 1


def spots(city: facts.City, row: int) -> int:
    """Returns the columns where the north-west block of a card may lie in a row, as a mask.

    A card must cover a block or touch one by a side: in the two rows of the card any block from one column before it
    to one column after it will do, in the rows above and below only a block in its own columns.
    """
    beside = city.lanes[row] | city.lanes[row + 1]
    over = city.lanes[row - 1] | city.lanes[row + 2]
    return beside << 1 | beside | beside >> 1 | beside >> 2 | over | over >> 1


def places(city: facts.City) -> int:
    """Counts the places where a card may be laid."""
    found = 0
    for row in range(city.north - 2, city.south + 2):
        found += bits.count(spots(city, row))
    return found


def nth_place(city: facts.City, k: int) -> int:
    """Returns the k-th of these places, as the part of a code that says where."""
    row = city.north - 2
    count = bits.count(spots(city, row))
    while k >= count:
        k -= count
        row += 1
        count = bits.count(spots(city, row))
    return codes.place(row, bits.pick(spots(city, row), k))


def covers(city: facts.City, code: int) -> bool:
    """Returns whether a placement would cover a block."""
    row = codes.row_of(code)
    return (city.lanes[row] | city.lanes[row + 1]) >> codes.column_of(code) & 3 != 0
