"""A city laid out from text, and a game that begins at a written position."""

from __future__ import annotations

from tests.laid import Laid

import kvartal
from kvartal.games.sprawlopolis import facts
from kvartal.games.sprawlopolis.postext import read_rows
from kvartal.games.sprawlopolis.rules import Sprawlopolis
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sprawl import Sprawl


def city(rows: str | list[str], ruleset: str = "sprawlopolis", goals: tuple[int, ...] = ()) -> Score:
    """Gives a city, surveyed and ready to be asked; `goals` are printed numbers."""
    position = empty(ruleset, goals)
    lines = rows.strip().splitlines() if isinstance(rows, str) else rows
    read_rows(list(enumerate(lines, 1)), position)
    score = Score(position)
    score.survey()
    return score


def empty(ruleset: str = "sprawlopolis", goals: tuple[int, ...] = ()) -> Sprawl:
    """Gives a table without a city; `goals` are printed numbers."""
    rules = kvartal.rules(ruleset)
    assert isinstance(rules, Sprawlopolis)
    position = rules.new(1)
    set_goals(position, goals)
    return position


def set_goals(position: Sprawl, goals: tuple[int, ...]) -> None:
    """Lets conditions be in play, by their printed numbers."""
    course = position.record(facts.Course)
    for i, card in enumerate(goals):
        course.goals[i] = card - 1
    position.store(course)


def points(card: int, rows: str | list[str], ruleset: str = "sprawlopolis") -> int:
    """Counts one condition, by its printed number."""
    return city(rows, ruleset).condition(card - 1)


class Table(Laid):
    """A game in which chance brings what the test says."""

    def __init__(self, laid: str, ruleset: str = "sprawlopolis", seats: int = 1, **fields: str | int) -> None:
        super().__init__(ruleset, seats, fields, city=laid)

    def play(self, action: str, *chance: str) -> Table:
        self.game.play(self.seat, action)
        for outcome in chance:
            self.game.position.turn_up(self.game.rules.outcome_code(kvartal.Action.read(outcome)))
        return self
