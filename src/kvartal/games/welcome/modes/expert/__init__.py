"""The expert game: roundabouts, and ten more plans."""

from __future__ import annotations

from kvartal.games.welcome.modes.expert.extension import Expert

__all__ = ["Expert"]
