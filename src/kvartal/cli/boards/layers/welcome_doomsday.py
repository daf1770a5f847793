"""Bunkers below the houses of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.doomsday.extension import ShelterLayer


def signs(layer: ShelterLayer) -> dict[str, str]:
    """Writes a bunker as brackets with its number; those under roundabouts are left out."""
    return {b.place: "[ ]" if b.room is None else f"[{b.room}]" for b in layer.bunkers if b.state != "gone"}
