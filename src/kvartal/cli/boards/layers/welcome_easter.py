"""Eggs below the houses of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.easter.extension import EggLayer


def signs(layer: EggLayer) -> dict[str, str]:
    """Writes an egg as `o` behind two letters of its colour, a taken one as `O`; lost eggs are left out."""
    found = {}
    for egg in layer.eggs:
        eggs = "O" * egg.taken + "o" * (egg.eggs if egg.state == "open" else 0)
        if eggs:
            found[egg.place] = egg.colour[:2] + eggs
    return found
