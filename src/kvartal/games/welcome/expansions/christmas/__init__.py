"""Christmas lights: houses with consecutive numbers are linked by a garland as they are written; it only scores."""

from __future__ import annotations

from kvartal.games.welcome.expansions.christmas.extension import Expansion

__all__ = ["Expansion"]
