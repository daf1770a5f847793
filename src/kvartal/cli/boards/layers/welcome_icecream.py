"""Cones below the houses of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.icecream.extension import IceLayer


def signs(layer: IceLayer) -> dict[str, str]:
    """Writes a cone as its scoops, a sold one in brackets; cones that are gone are left out."""
    return {c.place: f"({c.scoops})" if c.state == "sold" else str(c.scoops) for c in layer.cones if c.state != "gone"}
