"""Easter egg hunt: certain numbers find the eggs that are hidden beside the houses."""

from __future__ import annotations

from kvartal.games.welcome.expansions.easter.extension import Expansion

__all__ = ["Expansion"]
