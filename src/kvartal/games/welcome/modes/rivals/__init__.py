"""Rivals: alone against somebody who lives on the cards given away."""

from __future__ import annotations

from kvartal.games.welcome.modes.rivals.way import Rivals

__all__ = ["Rivals"]
