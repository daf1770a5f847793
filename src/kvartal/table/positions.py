"""A game may begin at a position that somebody has set up, to try it out or to show it; nothing of it counts."""

from __future__ import annotations

from kvartal.core import marks, postext
from kvartal.core.errors import KvartalError, Unreadable
from kvartal.core.game import Game
from kvartal.core.rules import Rules
from kvartal.table import lessons
from kvartal.table.bodies import NewTable
from kvartal.table.daily import dealer_of
from kvartal.table.problems import Problem
from kvartal.table.rows import TableRow


def start_of(wanted: NewTable, rules: Rules) -> str:
    """Returns the position at which a new table begins as it is kept, nothing if it is the usual one.

    Raises a `Problem` whose cause says what is wrong with it.
    """
    if not wanted.position:
        return ""
    if lessons.number_of(wanted.settings):
        raise Problem("malformed", "a lesson has a deal of its own")
    try:
        found, position = postext.read(wanted.position)
        if (found.ruleset, position.seats) != (rules.ruleset, len(wanted.seats)):
            raise Unreadable("position-other", ruleset=found.ruleset, seats=position.seats)
        if position.actor() == marks.OVER:
            raise Unreadable("position-over")
    except KvartalError as error:
        raise Problem("bad-position", str(error)) from error
    return postext.body(found, position)


def begun(row: TableRow, seats: int, secret: bytes) -> Game:
    """Begins the game of a table, at its position or with a deal."""
    dealer = dealer_of(row.settings, secret)
    if row.start:
        return Game.at(f"ruleset: {row.ruleset}\nseats: {seats}\n{row.start}", dealer=dealer, tells=True)
    return Game.new(row.ruleset, seats, dealer=dealer, tells=True)


__all__ = ["begun", "start_of"]
