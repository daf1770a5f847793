"""Remembered answers: a command that comes again gets the answer it got, and does nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from kvartal.table.protocol import Answer, Error, Ok, Refused

ACTS = 1000
"""So many commands of one person are remembered in memory; those before are looked up on disk."""
REFUSALS = 30
"""So many refusals of one person are remembered; they changed nothing, and are given anew if they are asked for."""
PERSONS = 200
"""Refusals of so many persons are remembered, those who asked last."""


class Remembered:
    """The answers of one table, person by person, so that nobody pushes out another's."""

    def __init__(self, kept: Mapping[tuple[str, str], int], older: bool = False) -> None:
        self._done: dict[str, OrderedDict[str, int]] = {}
        self._refused: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()
        self._all_older = older
        """Whether the disk may know more of everybody."""
        self._older: set[str] = set()
        """Persons of whom the disk knows more."""
        for (who, ask), seq in kept.items():
            self._add(who, ask, seq)

    def answer(self, who: str, ask: str) -> Answer | None:
        """Gives what somebody was answered; None if it is not known here."""
        done, refused = self._done.get(who), self._refused.get(who)
        if done is not None and ask in done:
            return Ok(ask, done[ask])
        return None if refused is None else refused.get(ask)

    def older(self, who: str) -> bool:
        """Tells whether the disk may know an answer that is not known here."""
        return self._all_older or who in self._older

    def add(self, who: str, ask: str, answer: Answer) -> None:
        """Remembers an answer; what was done is on disk already."""
        if isinstance(answer, Ok):
            self._add(who, ask, answer.seq)
        elif isinstance(answer, Refused | Error):
            own = self._refused.setdefault(who, OrderedDict())
            self._refused.move_to_end(who)
            own[ask] = answer
            if len(own) > REFUSALS:
                own.popitem(last=False)
            if len(self._refused) > PERSONS:
                self._refused.popitem(last=False)

    def _add(self, who: str, ask: str, seq: int) -> None:
        own = self._done.setdefault(who, OrderedDict())
        own[ask] = seq
        if len(own) > ACTS:
            own.popitem(last=False)
            self._older.add(who)
