"""A kept game is played again from its journal, also one that an older Kvartal has written.

A digest that differs, or an older version of the rules, does not end a game: if every turn is still legal, it goes on
by the present rules, and the log says what could not be compared. If a turn of older rules is legal no more, the table
is shown as it stood before that turn, and nobody can play on.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from kvartal.core import ruleset
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, KvartalError
from kvartal.core.game import Game, beginning, replay
from kvartal.core.journal import Journal
from kvartal.table.daily import dealer_of
from kvartal.table.problems import Problem
from kvartal.table.rows import Kept
from kvartal.table.store import Transaction


@dataclass(frozen=True, slots=True)
class Restored:
    """A table from the store, with its game if that has begun."""

    kept: Kept
    game: Game | None = None
    unchecked: str = ""
    """Why the journal could not be compared with what it was when it was written, if it could not."""
    frozen: str = ""
    """Why nobody can play on, if nobody can."""


def restored(transaction: Transaction, name: str, secret: bytes = b"") -> Restored | None:
    """Reads a table and plays its game again, and the steps of the drafts after it; None if there is no such table."""
    try:
        kept = transaction.load(name)
        if kept is None:
            return None
        if kept.table.phase == "gathering":
            return Restored(kept)
        found = _played(kept)
    except (KvartalError, ValueError, msgspec.MsgspecError) as error:
        raise Problem("old-rules", f"this table was played by other rules, or is damaged: {error}") from error
    game = found.game
    assert game is not None
    if found.frozen:
        return found
    game.dealer = dealer_of(kept.table.settings, secret, game.journal.entries)
    for seat, steps in kept.drafts.items():
        if seat in game.acting:
            _draft(game, seat, steps)
    return found


def _draft(game: Game, seat: int, steps: list[str]) -> None:
    draft = game.draft(seat)
    try:
        for step in steps:
            draft.step(Action.read(step))
    except KvartalError:
        draft.restart()


def _played(kept: Kept) -> Restored:
    """Plays a journal again; raises a `KvartalError` if it is damaged, or written by rules that are not known yet."""
    row = kept.table
    journal = Journal(row.ruleset, row.version, len(kept.seats), kept.entries, kept.digests, start=row.start)
    try:
        return Restored(kept, replay(journal, tells=True, thorough=False))
    except KvartalError as error:
        rules = ruleset.parse(row.ruleset)
        digest = error.key == "journal-digest"
        if row.version > rules.version or (row.version == rules.version and not digest):
            raise
        why = str(error)
    rules.check_seats(journal.seats)
    game = Game(rules, beginning(rules, journal), start=row.start, tells=True)
    for number, entry in enumerate(journal.entries, 1):
        try:
            game.enter(entry)
        except KvartalError as error:
            if row.version == rules.version or row.phase == "over":
                raise BadLine(number, "journal-entry-fails", entry=str(entry), why=str(error)) from error
            return Restored(kept, game, why, frozen=f"version {row.version} of the rules allowed {entry}: {error}")
    if row.version == rules.version and any(game.journal.digests.get(n) == told for n, told in journal.digests.items()):
        # Digests are computed as they were, so one that differs tells of damage.
        raise KvartalError("journal-digest", entry=why)
    if row.phase == "over" and game.over is None:
        raise KvartalError("journal-version", found=row.version, known=rules.version)
    return Restored(kept, game, why)
