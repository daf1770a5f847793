"""Players that are programs: they get a `Sight`, never the position, and answer with an action."""

from kvartal.bots.bot import Bot, Budget
from kvartal.bots.makers import Player, levels, make, names
from kvartal.bots.sight import Sight, look, sight

__all__ = ["Bot", "Budget", "Player", "Sight", "levels", "look", "make", "names", "sight"]
