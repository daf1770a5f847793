"""Zombie outbreak: hordes come in from the ends of the streets and capture houses that have no barricade."""

from __future__ import annotations

from kvartal.games.welcome.expansions.zombies.extension import Expansion

__all__ = ["Expansion"]
