"""Remembered answers: a command that comes again gets the answer it got, and does nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from kvartal.table.protocol import Answer, Error, Ok, Refused

ACTS = 1000
"""How many commands of one person are kept in memory; older ones are looked up on disk."""
REFUSALS = 30
"""How many refusals of one person are kept; they changed nothing, so an older one can be worked out again."""
PERSONS = 200
"""For how many persons, those who asked last, refusals are kept."""


class Remembered:
    """The answers of one table, kept for each person apart, so that nobody can push out another person's."""

    def __init__(self, kept: Mapping[tuple[str, str], int], older: bool = False) -> None:
        self._done: dict[str, OrderedDict[str, int]] = {}
        self._refused: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()
        self._all_older = older
        """Whether anybody may have older answers on disk."""
        self._older: set[str] = set()
        """Persons with older answers on disk."""
        for (who, ask), seq in kept.items():
            self._add(who, ask, seq)

    def answer(self, who: str, ask: str) -> Answer | None:
        """Returns what somebody was answered; None if it is not known here."""
        done, refused = self._done.get(who), self._refused.get(who)
        if done is not None and ask in done:
            return Ok(ask, done[ask])
        return None if refused is None else refused.get(ask)

    def older(self, who: str) -> bool:
        """Returns whether the disk may know an answer that is not known here."""
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
