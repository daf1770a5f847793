"""Where a tile may stand: asked so often that compiled code has it inline, from `fits.pxd`."""

from __future__ import annotations

from kvartal.games.town77 import codes, facts


def anywhere(town: facts.Town, tile: int) -> int:
    """Returns the cells whose row and column hold neither the colour nor the shape of a tile (condition 2)."""
    return town.colour_open[codes.colour_of(tile)] & town.shape_open[codes.shape_of(tile)]


def cells(town: facts.Town, tile: int) -> int:
    """Returns the cells where a tile may be placed face up."""
    return town.edge & anywhere(town, tile)


def back_cells(town: facts.Town, tile: int) -> int:
    """Returns the cells where a tile may be placed face down: its colour still counts, its shape does not."""
    return town.edge & town.colour_open[codes.colour_of(tile)]
