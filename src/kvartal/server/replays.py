"""A finished game is shown again, moment by moment, with nothing hidden."""

from __future__ import annotations

from kvartal.core.game import Game
from kvartal.core.rules import EVERYTHING
from kvartal.server.bodies import Frame
from kvartal.server.chronicle import Chronicle


def frames(game: Game) -> list[Frame]:
    """Gives the moments at which something could be told, and the last one."""
    shown: list[Frame] = []
    chronicle = Chronicle(game.rules, game.position.seats)
    chronicle.since(EVERYTHING, 0)
    last = len(game.journal.entries)
    for seq, entry in enumerate(game.journal.entries, 1):
        chronicle.add([entry])
        facts = chronicle.since(EVERYTHING, seq - 1)
        if facts or seq == last:
            shown.append(Frame(seq, facts, game.rules.view(chronicle.position, EVERYTHING)))
    return shown
