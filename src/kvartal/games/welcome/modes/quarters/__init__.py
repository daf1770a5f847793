"""Three more cards, with a number between 9 and 10."""

from __future__ import annotations

from kvartal.games.welcome.modes.quarters.extension import Quarters

__all__ = ["Quarters"]
