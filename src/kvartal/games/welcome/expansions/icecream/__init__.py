"""Ice cream truck: a truck on each street drives to the house just written; the first to finish a route get a bonus."""

from __future__ import annotations

from kvartal.games.welcome.expansions.icecream.extension import Expansion

__all__ = ["Expansion"]
