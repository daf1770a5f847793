"""Games in bulk: simulations, duels between bots, and counts of what the rules allow."""

from kvartal.lab.batch import Stopped
from kvartal.lab.duel import Duel, Record, duel
from kvartal.lab.match import Result, match
from kvartal.lab.perft import perft
from kvartal.lab.simulate import Summary, simulate

__all__ = ["Duel", "Record", "Result", "Stopped", "Summary", "duel", "match", "perft", "simulate"]
