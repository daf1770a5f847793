"""Ducklings below the houses of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.quack.extension import FlockLayer

_STATES = {"lost": "", "found": "*", "home": "!"}


def signs(layer: FlockLayer) -> dict[str, str]:
    """Writes ducklings below the first of their houses: `y` or `b`, `>` to the next house or `v` to the street below.

    A circled one has `*`, one that is home `!`; mothers are `Y` and `B`.
    """
    found = {mother.place: mother.colour[0].upper() for mother in layer.mothers}
    for duckling in layer.ducklings:
        way = ">" if duckling.one[0] == duckling.two[0] else "v"
        found[duckling.one] = found.get(duckling.one, "") + duckling.colour[0] + way + _STATES[duckling.state]
    return found
