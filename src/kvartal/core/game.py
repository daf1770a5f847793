"""A game under way: a position, the journal that led to it, and the drafts of the seats that are thinking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.dealer import Dealer, ScriptedDealer, SeededDealer
from kvartal.core.draft import Draft
from kvartal.core.errors import BadLine, KvartalError, OutOfTurn, Unreadable
from kvartal.core.journal import Entry, Journal
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, SPECTATOR, Chance, Decide, Fact, Line, Over, Pending, Rules
from kvartal.core.ruleset import parse


class Game:
    """One game from the first deal to the last turn.

    >>> game = Game.new("town77", seats=2, seed=7)
    >>> while not game.over:
    ...     seat = game.acting[0]
    ...     game.play(seat, game.legal(seat)[0])
    >>> [standing.place for standing in game.over.standings]
    [2, 1]
    """

    def __init__(self, rules: Rules, position: Position, dealer: Dealer | None = None) -> None:
        self.rules = rules
        self.position = position
        self.dealer = dealer
        self.journal = Journal(rules.ruleset, rules.version, position.seats)
        self.sealed: dict[int, tuple[Action, ...]] = {}
        """Turns that are committed while other seats of the same round still think."""
        self._drafts: dict[int, Draft] = {}
        self._round: tuple[int, int, frozenset[int]] | None = None

    @classmethod
    def new(cls, ruleset: str | Rules, seats: int = 1, seed: int = 0, dealer: Dealer | None = None) -> Game:
        """Sets up a game and lets the dealer deal until somebody has to decide."""
        rules = parse(ruleset) if isinstance(ruleset, str) else ruleset
        rules.check_seats(seats)
        game = cls(rules, rules.new(seats), dealer or SeededDealer(seed))
        game.deal()
        return game

    # What the game waits for.

    @property
    def pending(self) -> Pending:
        """What the game waits for: chance, seats to decide, or nothing any more."""
        return self.rules.pending(self.position)

    @property
    def over(self) -> Over | None:
        """How the game ended, or None while it goes on."""
        return self.rules.over(self.position) if self.position.actor() == marks.OVER else None

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that still have a turn to commit before the game goes on."""
        return tuple(seat for seat in self.position.acting() if seat not in self.sealed)

    def _decides(self, seat: int) -> bool:
        """Tells whether a seat still has a turn to commit, without listing all of a large round each time."""
        return seat in self._seats_of_round() and seat not in self.sealed

    def _seats_of_round(self) -> frozenset[int]:
        known, ply = len(self.journal.entries) - len(self.sealed), self.position.ply
        if self._round is None or self._round[:2] != (known, ply):
            self._round = known, ply, frozenset(self.position.acting())
        return self._round[2]

    # Playing.

    def draft(self, seat: int) -> Draft:
        """Gives the turn that a seat is thinking over; raises `OutOfTurn` if it has none."""
        if not self._decides(seat):
            raise OutOfTurn("out-of-turn", seat=seat)
        if seat not in self._drafts:
            self._drafts[seat] = Draft(self.rules, self.position, seat)
        return self._drafts[seat]

    def legal(self, seat: int) -> list[Action]:
        """Lists what a seat may do next, nothing if it is not to act."""
        return self.draft(seat).legal() if self._decides(seat) else []

    def play(self, seat: int, action: Action | str) -> None:
        """Takes one step of a turn, and commits the turn if that completes it."""
        draft = self.draft(seat)
        draft.step(Action.read(action) if isinstance(action, str) else action)
        if draft.complete:
            self.commit(seat)

    def commit(self, seat: int) -> list[Entry]:
        """Seals a complete turn; the last seat of a round resolves it and the dealer deals on.

        Gives the entries that the journal grew by.
        """
        draft = self.draft(seat)
        if not draft.complete:
            raise Unreadable("turn-incomplete", seat=seat)
        known = len(self.journal.entries)
        self._seal(seat, tuple(draft.steps))
        self.deal()
        return self.journal.entries[known:]

    def deal(self) -> None:
        """Lets the dealer decide for as long as chance is to decide; nothing happens without a dealer."""
        while self.dealer is not None and self.position.actor() == marks.CHANCE:
            code = self.dealer.deal(self.rules, self.position)
            self._note(Entry(marks.CHANCE, (self.rules.outcome(code),)))

    def _seal(self, seat: int, steps: tuple[Action, ...]) -> None:
        last = len(self.sealed) + 1 == len(self._seats_of_round())
        self.sealed[seat] = steps
        self._drafts.pop(seat, None)
        if last:
            for other in self.position.acting():
                self.position.focus(other)
                for action in self.sealed[other]:
                    self.position.play(self.rules.code(action))
            self.sealed = {}
            self._drafts = {}
        self.journal.entries.append(Entry(seat, steps))
        if last:
            self.journal.digests[len(self.journal.entries)] = self.position.digest()

    def _note(self, entry: Entry) -> None:
        self.journal.entries.append(entry)
        if self.position.actor() != marks.CHANCE:
            self.journal.digests[len(self.journal.entries)] = self.position.digest()

    def enter(self, entry: Entry) -> None:
        """Replays one entry of a journal; raises a `KvartalError` if it does not fit here."""
        if entry.seat == marks.CHANCE:
            if not isinstance(self.pending, Chance):
                raise Unreadable("journal-no-chance")
            if len(entry.steps) != 1:
                raise Unreadable("journal-one-outcome", found=len(entry.steps))
            code = ScriptedDealer([str(entry.steps[0])]).deal(self.rules, self.position)
            self._note(Entry(marks.CHANCE, (self.rules.outcome(code),)))
            return
        draft = self.draft(entry.seat)
        draft.restart()
        for action in entry.steps:
            draft.step(action)
        if not draft.complete:
            raise Unreadable("turn-incomplete", seat=entry.seat)
        self._seal(entry.seat, tuple(draft.steps))

    # Looking.

    def view(self, reader: int) -> Any:
        """Shows the game as one reader may see it: a seat, SPECTATOR or EVERYTHING."""
        if reader not in (SPECTATOR, EVERYTHING):
            self._check(reader)
        return self.rules.view(self.position, reader)

    def score(self, seat: int) -> list[Line]:
        """Gives the score sheet of a seat as it stands."""
        self._check(seat)
        return self.rules.score(self.position, seat)

    def _check(self, seat: int) -> None:
        if seat not in range(self.position.seats):
            raise Unreadable("no-seat", seat=seat, seats=self.position.seats)

    def copy(self) -> Game:
        """Gives an equal game that shares nothing with this one and has no dealer of its own."""
        twin = Game(self.rules, self.position.copy())
        twin.journal = Journal.read(str(self.journal))
        twin.sealed = dict(self.sealed)
        return twin


def replay(journal: Journal | str | Iterable[str]) -> Game:
    """Plays a journal again and compares the digests; raises `BadLine` with the line of the entry that fails.

    Entries of a journal that was not read from a text are counted from 1 instead.
    """
    record = journal if isinstance(journal, Journal) else Journal.read(journal)
    rules = parse(record.ruleset)
    if record.version != rules.version:
        raise Unreadable("journal-version", found=record.version, known=rules.version)
    rules.check_seats(record.seats)
    game = Game(rules, rules.new(record.seats))
    if record.digests.get(0, game.position.digest()) != game.position.digest():
        raise BadLine(0, "journal-digest", entry=f"seats: {record.seats}")
    for number, entry in enumerate(record.entries, 1):
        line = record.lines.get(number, number)
        try:
            game.enter(entry)
        except KvartalError as error:
            raise BadLine(line, "journal-entry-fails", entry=str(entry), why=str(error)) from error
        wanted = record.digests.get(number)
        if wanted is not None and wanted != game.position.digest():
            raise BadLine(line, "journal-digest", entry=str(entry))
    return game


def told(rules: Rules, entries: Sequence[Entry], position: Position, reader: int) -> list[list[Fact]]:
    """Tells a reader what each entry brought, beginning at a position that it plays on.

    Turns of a simultaneous round are told when the round is resolved; until then they are nobody's business.
    """
    story: list[list[Fact]] = []
    sealed: dict[int, tuple[Action, ...]] = {}
    waiting: tuple[int, ...] = ()
    for entry in entries:
        facts: list[Fact] = []
        steps: list[tuple[int, int]] = []
        if entry.seat == marks.CHANCE:
            steps = [(marks.CHANCE, rules.outcome_code(entry.steps[0]))]
        else:
            if not sealed:
                waiting = position.acting()
            sealed[entry.seat] = entry.steps
            if len(sealed) == len(waiting):
                steps = [(seat, rules.code(action)) for seat in waiting for action in sealed[seat]]
                sealed = {}
        for seat, code in steps:
            before = position.copy()
            if seat == marks.CHANCE:
                position.turn_up(code)
            else:
                position.focus(seat)
                position.play(code)
            facts += rules.tell(before, seat, code, position, reader)
        story.append(facts)
    return story


__all__ = ["Decide", "Game", "replay", "told"]
