"""Mobility: what the places are worth that tiles have in a town."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.town77 import codes, facts, fits, town

AKIN = [town.COLOUR[codes.colour_of(_n)] | town.SHAPE[codes.shape_of(_n)] for _n in range(49)]
"""For each tile, those of its colour or shape: where it lies, they may not lie in its row and column."""
VALUE = [0, 5, 6, 7] + [8] * 46
"""The value of 0, 1, 2 … places for a tile: the first one counts most, beyond four nothing is gained."""


def mobility(here: facts.Town, tiles: int) -> int:
    """Values the places that a set of tiles has; to have one at all counts a little less than in `leeway`."""
    value = 0
    while tiles:
        spots = fits.cells(here, bits.first(tiles))
        tiles &= tiles - 1
        if spots:
            value += VALUE[bits.count(spots)] - 1
    return value


def leeway(here: facts.Town, hand: int, tile: int, cell: int) -> int:
    """Values the places that the rest of a hand would have if one tile of it were placed."""
    edge = (here.edge | town.BESIDE[cell]) & ~(here.built | town.ONE << cell)
    value = 0
    hand &= ~(town.ONE << tile)
    while hand:
        other = bits.first(hand)
        hand &= hand - 1
        taken = town.CROSS[cell] if (AKIN[tile] >> other) & 1 else 0
        value += VALUE[bits.count(edge & fits.anywhere(here, other) & ~taken)]
    return value


def stiffest(here: facts.Town, hand: int) -> int:
    """Returns the tile of a hand that has the fewest places."""
    tile = bits.first(hand)
    least = 50
    while hand:
        spots = bits.count(fits.cells(here, bits.first(hand)))
        if spots < least:
            least = spots
            tile = bits.first(hand)
        hand &= hand - 1
    return tile


def fitting(here: facts.Town, tiles: int) -> int:
    """Returns how many of these tiles have a place."""
    count = 0
    while tiles:
        count += fits.cells(here, bits.first(tiles)) != 0
        tiles &= tiles - 1
    return count
