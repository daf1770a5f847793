"""Halloween: a ghost or a candy at marked houses, and a bonus for whoever has exactly enough of them in time."""

from __future__ import annotations

from kvartal.games.welcome.expansions.halloween.extension import Expansion

__all__ = ["Expansion"]
