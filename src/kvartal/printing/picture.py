"""A picture of a table for those who are sent a link to it: what everybody may see, as a PNG of 1200 × 630."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from kvartal.printing import png

COLOURS = {
    "A": "#E69F00",
    "B": "#56B4E9",
    "C": "#009E73",
    "D": "#F0E442",
    "E": "#0072B2",
    "F": "#D55E00",
    "G": "#CC79A7",
}
COMPANIES = {"S": "E", "R": "F", "Y": "D", "E": "C", "H": "G", "W": ""}
ZONES = {"R": "#E69F00", "C": "#6FC0EC", "I": "#B3BAC1", "P": "#3FAE85"}
GREY, PAPER, LAWN, POOL = "#B9BEC6", "#FFFDF7", "#A9CC9A", "#56B4E9"
BRICK = "#9A4A33"
DARK = {"#009E73", "#0072B2", "#D55E00", BRICK}
"""Colours on which white is easier to read than ink."""

LEFT, TOP, WIDE, HIGH = 664.0, 64.0, 472.0, 502.0
"""Where the board has its place in the picture."""
MOST = 6
"""How many players are named."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle of a board, in squares; without a colour it is an empty place."""

    x: float
    y: float
    fill: str = ""
    text: str = ""
    w: float = 1.0
    h: float = 1.0
    form: str = ""
    """A gable, a pool, a lawn; else a rectangle."""


@dataclass(frozen=True, slots=True)
class Row:
    """One player: the name, and the points in words."""

    name: str
    points: str
    first: bool = False


def town77(view: Any, seat: int | None) -> Iterator[Cell]:
    """Draws the town of Town 77."""
    for index, laid in enumerate(view["town"]):
        y, x = divmod(index, 7)
        yield Cell(x, y, COLOURS.get(laid["tile"][:1], GREY), laid["tile"][:1]) if laid else Cell(x, y)


def sprawlopolis(view: Any, seat: int | None) -> Iterator[Cell]:
    """Draws the blocks of Sprawlopolis; a later card lies on the earlier ones."""
    for laid in view["laid"]:
        for index, block in enumerate(laid["blocks"]):
            y, x = divmod(index, 2)
            yield Cell(laid["column"] + x, laid["row"] + y, ZONES.get(block[:1], GREY))


def estates(view: Any, seat: int | None) -> Iterator[Cell]:
    """Draws the three rows of The Estates from the side, floor upon floor."""
    ground = 0.0
    for row in view["rows"]:
        # A row begins below the one above it, and its tallest building has to fit between them.
        ground += 1.6 + 0.95 * max((len(building["floors"]) for building in row["buildings"]), default=1)
        for lot in range(row["length"]):
            yield Cell(lot * 1.15, ground + 0.75, h=0.25)
        for lot, building in enumerate(row["buildings"]):
            for level, floor in enumerate(building["floors"]):
                fill = COLOURS.get(COMPANIES.get(floor[:1], ""), GREY)
                yield Cell(lot * 1.15, ground - level * 0.95, fill, floor[1:])
            if building["roof"]:
                y = ground - len(building["floors"]) * 0.95 + 0.35
                yield Cell(lot * 1.15, y, BRICK, str(building["roof"]), h=0.6)


def welcome(view: Any, seat: int | None) -> Iterator[Cell]:
    """Draws the streets of a sheet of Welcome To, or of the best, with their lawns, pools and fences."""
    sheets = sorted(view["sheets"], key=lambda sheet: (sheet["seat"] != seat, -sheet["score"]))
    streets = sheets[0]["streets"] if sheets else ()
    # Few streets have room for more garden.
    pitch = max(2.6, min(4.2, HIGH / WIDE * max((len(street["houses"]) for street in streets), default=0) / 3))
    for line, street in enumerate(streets):
        y, long = line * pitch, len(street["houses"])
        yield Cell(0, y + 1.9, LAWN, w=long, h=0.5, form="lawn")
        for lot, house in enumerate(street["houses"]):
            if house["number"] is None:
                yield Cell(lot + 0.08, y + 0.85, w=0.84, h=1.05)
            else:
                number = house["number"]
                text = str(int(number)) + ("" if number == int(number) else "¾")
                yield Cell(lot + 0.08, y + 0.8, PAPER, text, w=0.84, h=1.1)
                yield Cell(lot, y, list(COLOURS.values())[(lot * 3 + line) % 7], h=0.8, form="gable")
            if house["swum"]:
                yield Cell(lot + 0.2, y + 2.02, POOL, w=0.6, h=0.26, form="pool")
        for gap, fence in enumerate(street["fences"]):
            if fence:
                yield Cell(gap + 0.93, y + 1.35, PAPER, w=0.14, h=1.05)


BOARDS: dict[str, Callable[[Any, int | None], Iterator[Cell]]] = {
    "town77": town77,
    "sprawlopolis": sprawlopolis,
    "estates": estates,
    "welcome": welcome,
}


def placed(cells: Sequence[Cell]) -> list[dict[str, Any]]:
    """Returns the cells as large as the place for them allows, in its middle."""
    if not cells:
        return []
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    wide, high = max(cell.x + cell.w for cell in cells) - left, max(cell.y + cell.h for cell in cells) - top
    scale = min(WIDE / wide, HIGH / high, 66)
    x0, y0 = LEFT + (WIDE - wide * scale) / 2, TOP + (HIGH - high * scale) / 2
    # Empty places come first, so that their edges lie below what is built.
    return [
        {
            **asdict(cell),
            "x": x0 + (cell.x - left) * scale,
            "y": y0 + (cell.y - top) * scale,
            "w": cell.w * scale,
            "h": cell.h * scale,
            "dark": cell.fill in DARK,
        }
        for cell in sorted(cells, key=lambda cell: bool(cell.fill))
    ]


def picture(
    kind: str, view: Any, title: str, line: str, rows: Sequence[Row], lang: str = "en", seat: int | None = None
) -> bytes:
    """Draws a table of a title from a spectator's view as it is sent; without one, before the game, no board."""
    cells = list(BOARDS[kind](view, seat)) if view is not None and kind in BOARDS else []
    data = {"title": title, "line": line, "rows": [asdict(row) for row in rows[:MOST]], "cells": placed(cells)}
    return png("table.typ", {**data, "lang": lang})
