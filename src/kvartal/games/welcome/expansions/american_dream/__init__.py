"""American Dream: a sheet of coloured houses in five streets and seven columns, where effects are only colours."""

from __future__ import annotations

from kvartal.games.welcome.expansions.american_dream.extension import Expansion

__all__ = ["Expansion"]
