"""A chronicle tells each reader what happened at a table, entry by entry, as far as that reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.journal import Entry
from kvartal.core.rules import Rules
from kvartal.table.bodies import Fact


@dataclass(slots=True)
class Story:
    """What one reader is told of each entry after the first `begun` ones."""

    begun: int
    told: list[list[Fact]] = field(default_factory=list)


class Chronicle:
    """Follows a game one step behind, and remembers the stories of those who have asked."""

    def __init__(self, rules: Rules, seats: int, entries: Sequence[Entry] = ()) -> None:
        self.rules = rules
        self.seats = seats
        self.position = rules.new(seats)
        self.entries: list[Entry] = []
        self._sealed: dict[int, tuple[Action, ...]] = {}
        self._waiting: tuple[int, ...] = ()
        """The seats of the round under way."""
        self._stories: dict[int, Story] = {}
        self.add(entries)

    def add(self, entries: Sequence[Entry]) -> None:
        """Goes on by some entries and tells them to every reader whose story is known; each step is made once."""
        for entry in entries:
            self.entries.append(entry)
            seq = len(self.entries)
            for story in self._stories.values():
                story.told.append([])
            for seat, code in self._steps(entry):
                before = self.position.copy() if self._stories else self.position
                if seat == marks.CHANCE:
                    self.position.turn_up(code)
                else:
                    self.position.focus(seat)
                    self.position.play(code)
                for reader, story in self._stories.items():
                    for fact in self.rules.tell(before, seat, code, self.position, reader):
                        story.told[-1].append(Fact(seq, fact.key, dict(fact.args)))

    def _steps(self, entry: Entry) -> list[tuple[int, int]]:
        """Gives what an entry does: the turns of a simultaneous round are done together with the last of them."""
        if entry.seat == marks.CHANCE:
            return [(marks.CHANCE, self.rules.outcome_code(entry.steps[0]))]
        if not self._sealed:
            self._waiting = self.position.acting()
        self._sealed[entry.seat] = entry.steps
        if len(self._sealed) < len(self._waiting):
            return []
        steps = [(seat, self.rules.code(action)) for seat in self._waiting for action in self._sealed[seat]]
        self._sealed = {}
        return steps

    def since(self, reader: int, seq: int) -> list[Fact]:
        """Tells a reader what has happened after entry `seq`."""
        story = self._stories.get(reader)
        if story is None or seq < story.begun:
            story = self._stories[reader] = self._told(reader, seq)
        return [fact for facts in story.told[seq - story.begun :] for fact in facts]

    def _told(self, reader: int, seq: int) -> Story:
        """Plays the game again, and listens from entry `seq` on: after a restart a hundred may come back at once."""
        again = Chronicle(self.rules, self.seats, self.entries[:seq])
        story = again._stories[reader] = Story(seq)
        again.add(self.entries[seq:])
        return story
