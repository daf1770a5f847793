"""Kvartal: city-building tabletop games as a library, and a site to play them.

>>> import kvartal
>>> game = kvartal.new("town77", seats=2, seed=7)
>>> while not game.over:
...     seat = game.acting[0]
...     game.play(seat, game.legal(seat)[0])
>>> kvartal.replay(game.journal).position.digest() == game.position.digest()
True
"""

from kvartal.core.action import Action
from kvartal.core.dealer import AskingDealer, Dealer, ScriptedDealer, SeededDealer
from kvartal.core.draft import Draft
from kvartal.core.driver import Driver, told
from kvartal.core.errors import BadLine, KvartalError, OutOfTurn, Refusal, Unreadable
from kvartal.core.game import Game, replay
from kvartal.core.journal import Entry, Journal
from kvartal.core.plain import Plain
from kvartal.core.playouts import Playouts
from kvartal.core.position import Moves, Position
from kvartal.core.postext import read as read_position
from kvartal.core.postext import write as write_position
from kvartal.core.rng import Rng
from kvartal.core.rules import (
    EVERYTHING,
    SPECTATOR,
    Chance,
    Decide,
    Fact,
    Line,
    Option,
    Over,
    Rules,
    Spec,
    Standing,
    Tier,
    total,
)
from kvartal.core.ruleset import parse as rules
from kvartal.core.ruleset import titles
from kvartal.games import load

__version__ = "0.1.0"

load()
new = Game.new


def _worded(error: KvartalError) -> str:
    """Words an error in English, if the words and what reads them are here."""
    try:
        from kvartal.texts import Texts
    except ImportError:
        return ""
    return Texts("en").explain(error) if Texts("en").has(error.key) else ""


KvartalError.worded = staticmethod(_worded)

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Action",
    "AskingDealer",
    "BadLine",
    "Chance",
    "Dealer",
    "Decide",
    "Draft",
    "Driver",
    "Entry",
    "Fact",
    "Game",
    "Journal",
    "KvartalError",
    "Line",
    "Moves",
    "Option",
    "OutOfTurn",
    "Over",
    "Plain",
    "Playouts",
    "Position",
    "Refusal",
    "Rng",
    "Rules",
    "ScriptedDealer",
    "SeededDealer",
    "Spec",
    "Standing",
    "Tier",
    "Unreadable",
    "new",
    "read_position",
    "replay",
    "rules",
    "titles",
    "told",
    "total",
    "write_position",
]
