"""A finished game is shown again, moment by moment, with nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from kvartal.core.driver import Driver
from kvartal.core.game import Game, beginning
from kvartal.core.rules import EVERYTHING, heard
from kvartal.table.bodies import Fact, Frame
from kvartal.table.updates import score_lines


def frames(game: Game, handovers: Sequence[Fact] = (), reader: int = EVERYTHING) -> list[Frame]:
    """Returns the moments at which something could be told, and the last one; who took over is told with the next."""
    shown: list[Frame] = []
    waiting = list(handovers)
    rules = game.rules
    driver = Driver(rules, beginning(rules, game.journal), tells=True)
    last = len(game.journal.entries)
    for seq, entry in enumerate(game.journal.entries, 1):
        facts = [Fact(seq, fact.key, dict(fact.args)) for fact in heard(driver.take(entry), EVERYTHING)]
        if facts or seq == last:
            first = [structs.replace(fact, seq=seq) for fact in waiting if fact.seq < seq]
            waiting = waiting[len(first) :]
            score = score_lines(rules, driver.position, 0) if rules.spec.coop else []
            shown.append(Frame(seq, first + facts, rules.view(driver.position, reader), score))
    return shown
