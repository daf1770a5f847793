"""Quack!: ducklings between houses are found, and want a way home to their mothers."""

from __future__ import annotations

from kvartal.games.welcome.expansions.quack.extension import Expansion

__all__ = ["Expansion"]
