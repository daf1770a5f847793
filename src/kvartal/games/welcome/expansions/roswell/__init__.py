"""UFO in Roswell: a secret goal before round one, and houses where the effect may be traded for a zurg."""

from __future__ import annotations

from kvartal.games.welcome.expansions.roswell.extension import Expansion

__all__ = ["Expansion"]
