"""Doomsday: bunkers under the houses hold as many people as the number above them says."""

from __future__ import annotations

from kvartal.games.welcome.expansions.doomsday.extension import Expansion

__all__ = ["Expansion"]
