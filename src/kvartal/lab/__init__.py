"""Games in bulk: simulations, duels between bots and perft counts; what a notebook needs.

>>> from kvartal import lab
>>> rules = lab.rules("town77")
>>> lab.simulate(rules, ["random", "random"], games=10, seed=1).games
10
"""

from kvartal.bots import Bot, Budget, Player, Sight, look, make, names, sight
from kvartal.bots.evaluator import Evaluator, PlainEvaluator
from kvartal.bots.titles import evaluator
from kvartal.core.game import Game, replay
from kvartal.core.playouts import Playouts
from kvartal.core.rng import Rng
from kvartal.core.ruleset import parse as rules
from kvartal.core.ruleset import titles
from kvartal.lab.batch import Stopped
from kvartal.lab.duel import Duel, Record, duel
from kvartal.lab.match import Result, match, play
from kvartal.lab.perft import perft
from kvartal.lab.simulate import Summary, simulate

__all__ = [
    "Bot",
    "Budget",
    "Duel",
    "Evaluator",
    "Game",
    "PlainEvaluator",
    "Player",
    "Playouts",
    "Record",
    "Result",
    "Rng",
    "Sight",
    "Stopped",
    "Summary",
    "duel",
    "evaluator",
    "look",
    "make",
    "match",
    "names",
    "perft",
    "play",
    "replay",
    "rules",
    "sight",
    "simulate",
    "titles",
]
