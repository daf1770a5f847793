"""Rivals: alone against an automatic rival, who gets the cards that the player does not use."""

from __future__ import annotations

from kvartal.games.welcome.modes.rivals.way import Rivals

__all__ = ["Rivals"]
