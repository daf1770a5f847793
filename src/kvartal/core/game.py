"""A game under way: a position, the journal that led to it, and the drafts of the seats that are thinking."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from operator import index
from typing import Any

from kvartal.core import marks, postext
from kvartal.core.action import Action
from kvartal.core.dealer import Dealer, ScriptedDealer, SeededDealer
from kvartal.core.draft import Draft
from kvartal.core.driver import Driver
from kvartal.core.errors import BadLine, KvartalError, OutOfTurn, Unreadable
from kvartal.core.journal import FORM, Entry, Journal
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, SPECTATOR, Chance, Fact, Line, Over, Pending, Rules
from kvartal.core.ruleset import parse, ruled


class Game:
    """One game from the first deal to the last turn.

    >>> game = Game.new("town77", seats=2, seed=7)
    >>> while not game.over:
    ...     seat = game.acting[0]
    ...     game.play(seat, game.legal(seat)[0])
    >>> [standing.place for standing in game.over.standings]
    [2, 1]
    """

    def __init__(
        self, rules: Rules, position: Position, dealer: Dealer | None = None, start: str = "", tells: bool = False
    ) -> None:
        self.rules = rules
        self.driver = Driver(rules, position, tells)
        self.facts: list[list[Fact]] = []
        """The facts of each entry of the journal, if the game was asked to find them; that costs time."""
        self.dealer = dealer
        self.journal = Journal(rules.ruleset, rules.version, position.seats, start=start)
        self.fingerprints = True
        """Whether the journal gets a digest of every position at which somebody decides."""
        self.unchecked = 0
        """How many digests of a replayed journal could not be compared, because an older form of them was written."""
        self.sealed: dict[int, tuple[Action, ...]] = {}
        """Turns that are committed while other seats of the same round still think."""
        self._drafts: dict[int, Draft] = {}

    @classmethod
    def new(
        cls,
        ruleset: str | Rules,
        seats: int | None = None,
        seed: int = 0,
        dealer: Dealer | None = None,
        tells: bool = False,
    ) -> Game:
        """Sets up a game and lets the dealer deal until somebody has to decide; raises `Unreadable`.

        Without `seats` as few play as the ruleset allows. A `dealer` takes the place of one that deals by the `seed`.
        A game that `tells` collects its `facts`.
        """
        rules = ruled(ruleset)
        seats = rules.spec.least if seats is None else seats
        rules.check_seats(seats)
        game = cls(rules, rules.new(seats), dealer or SeededDealer(seed), tells=tells)
        game.deal()
        return game

    @classmethod
    def at(cls, text: str, seed: int = 0, dealer: Dealer | None = None, tells: bool = False) -> Game:
        """Begins a game at a position that is written as text; its journal starts with that position."""
        rules, position = postext.read(text)
        game = cls(rules, position, dealer or SeededDealer(seed), start=postext.body(rules, position), tells=tells)
        game.deal()
        return game

    # What the game waits for.

    @property
    def position(self) -> Position:
        """The committed position."""
        return self.driver.position

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
        return self.driver.acting

    # Playing.

    def draft(self, seat: int) -> Draft:
        """Returns the turn that a seat is thinking over; raises `OutOfTurn` if it has none."""
        if not self.driver.decides(index(seat)):
            raise OutOfTurn("out-of-turn", seat=seat)
        if seat not in self._drafts:
            self._drafts[seat] = Draft(self.rules, self.position, seat)
        return self._drafts[seat]

    def legal(self, seat: int) -> list[Action]:
        """Lists what a seat may do next, nothing if it is not to act."""
        return self.draft(seat).legal() if self.driver.decides(index(seat)) else []

    def play(self, seat: int, action: Action | str) -> None:
        """Takes one step of a turn, and commits the turn if that completes it.

        A text may have several steps with ` / ` between them, as in a journal; if one is refused none is taken.
        """
        if not isinstance(action, Action | str):
            raise TypeError(f"an action is a kvartal.Action or its text, not {type(action).__name__}")
        draft = self.draft(seat)
        with draft.together():
            for step in map(Action.read, action.split("/")) if isinstance(action, str) else [action]:
                draft.step(step)
        if draft.complete:
            self.commit(seat)

    def commit(self, seat: int) -> list[Entry]:
        """Seals a complete turn; the last seat of a round resolves it and the dealer deals on.

        Returns the new entries of the journal.
        """
        draft = self.draft(seat)
        known = len(self.journal.entries)
        self._seal(draft)
        self.deal()
        return self.journal.entries[known:]

    def reopen(self, seat: int) -> int:
        """Makes a sealed turn a draft again, with all its steps, while others of the round still think.

        Returns the place in the journal, from 0, at which its entry was; raises `OutOfTurn` if nothing is sealed.
        """
        self.driver.reopen(seat)
        self._drafts[seat] = Draft(self.rules, self.position, seat, self.sealed.pop(seat))
        entries = self.journal.entries
        place = next(place for place in range(len(entries) - 1, -1, -1) if entries[place].seat == seat)
        del entries[place]
        if self.driver.tells:
            del self.facts[place]
        return place

    def deal(self) -> None:
        """Lets the dealer decide for as long as chance is to decide; nothing happens without a dealer."""
        while self.dealer is not None and self.position.actor() == marks.CHANCE:
            self._dealt(self.dealer)

    def _seal(self, draft: Draft) -> None:
        if not draft.complete:
            raise Unreadable("turn-incomplete", seat=draft.seat)
        self._tell(self.driver.commit(draft.seat, draft.codes))
        self._drafts.pop(draft.seat, None)
        self.sealed[draft.seat] = tuple(draft.steps)
        self.journal.entries.append(Entry(draft.seat, tuple(draft.steps)))
        if not self.driver.sealed:
            self.sealed = {}
            self._drafts = {}
            self._fingerprint()

    def _dealt(self, dealer: Dealer) -> None:
        before = self.position.copy() if self.driver.tells else None
        code = self.driver.deal(dealer)
        outcome = self.rules.outcome(code)
        self._tell([] if before is None else self.rules.tell(before, marks.CHANCE, code, self.position))
        self.journal.entries.append(Entry(marks.CHANCE, (outcome,)))
        self._fingerprint()

    def _fingerprint(self) -> None:
        """Takes the digest of a position at which somebody decides or the game is over, not while chance decides."""
        if self.fingerprints and self.position.actor() != marks.CHANCE:
            self.journal.digests[len(self.journal.entries)] = self.position.digest()

    def _tell(self, facts: list[Fact]) -> None:
        if self.driver.tells:
            self.facts.append(facts)

    def enter(self, entry: Entry) -> None:
        """Replays one entry of a journal; raises a `KvartalError` if it does not fit here."""
        if entry.seat == marks.CHANCE:
            if not isinstance(self.pending, Chance):
                raise Unreadable("journal-no-chance")
            if len(entry.steps) != 1:
                raise Unreadable("journal-one-outcome", found=len(entry.steps))
            self._dealt(ScriptedDealer([str(entry.steps[0])]))
            return
        draft = self.draft(entry.seat)
        draft.restart()
        for action in entry.steps:
            draft.step(action)
        self._seal(draft)

    # Looking.

    def view(self, reader: int) -> Any:
        """Shows the game as one reader may see it: a seat, SPECTATOR or EVERYTHING."""
        if reader not in (SPECTATOR, EVERYTHING):
            self._check(reader)
        return self.rules.view(self.position, reader)

    def score(self, seat: int) -> list[Line]:
        """Returns the score sheet of a seat as it stands."""
        self._check(seat)
        return self.rules.score(self.position, seat)

    def _check(self, seat: int) -> None:
        # A text such as "0" is no seat, and a sentence about seat 0 would not say so.
        if index(seat) not in range(self.position.seats):
            raise Unreadable("no-seat", seat=seat, seats=self.position.seats)

    # Copies.

    def copy(self) -> Game:
        """Returns an equal game that shares nothing with this one: dealer, sealed and half-made turns too."""
        twin = Game(self.rules, self.position.copy(), deepcopy(self.dealer), tells=self.driver.tells)
        twin.facts = list(self.facts)
        twin.journal = self.journal.copy()
        twin.fingerprints = self.fingerprints
        twin.unchecked = self.unchecked
        twin.sealed = dict(self.sealed)
        twin.driver.sealed = dict(self.driver.sealed)
        twin._drafts = {
            seat: Draft(self.rules, twin.position, seat, draft.steps) for seat, draft in self._drafts.items()
        }
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        same = (self.rules, self.journal, self.sealed) == (other.rules, other.journal, other.sealed)
        return same and self.position == other.position and self._steps() == other._steps()

    def __hash__(self) -> int:
        return hash((self.rules, self.position, len(self.journal.entries)))

    def _steps(self) -> dict[int, list[Action]]:
        """Returns the steps of the drafts that have any."""
        return {seat: draft.steps for seat, draft in self._drafts.items() if draft.steps}

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_drafts": self._steps()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        steps = state["_drafts"]
        self._drafts = {seat: Draft(self.rules, self.position, seat, steps[seat]) for seat in steps}

    def __repr__(self) -> str:
        return f"<Game of {self.position!r}, {len(self.journal.entries)} entries>"


def replay(journal: Journal | str | Iterable[str], tells: bool = False, thorough: bool = True) -> Game:
    """Plays a journal again and compares the digests; raises `BadLine` with the line of the entry that fails.

    If it need not be thorough, the last digest alone is compared: where that one is right, so was the way to it.

    A journal of older rules that would be another game today raises `Unreadable` with the key `journal-old`. Entries of
    a journal that was not read from a text are counted from 1 instead. Digests of the first form of journals
    were taken of the memory, not of named facts, and are counted as `unchecked`.
    """
    record = journal if isinstance(journal, Journal) else Journal.read(journal)
    with postext.on_line(record.heads.get("ruleset", 0)):
        rules = parse(record.ruleset)
    if record.version > rules.version:
        with postext.on_line(record.heads.get("version", 0)):
            raise Unreadable("journal-version", found=record.version, known=rules.version)
    if not rules.replays(record.version):
        raise Unreadable("journal-old", found=record.version, known=rules.version)
    with postext.on_line(record.heads.get("seats", 0)):
        rules.check_seats(record.seats)
    game = Game(rules, beginning(rules, record), start=record.start, tells=tells)
    compares = record.form == FORM
    game.unchecked = 0 if compares else len(record.digests)
    last = max(record.digests, default=0)
    game.fingerprints = thorough or not compares
    if compares and 0 in record.digests and record.digests[0] != game.position.digest():
        raise BadLine(record.heads.get("seats", 0), "journal-digest", entry=f"seats: {record.seats}")
    for number, entry in enumerate(record.entries, 1):
        line = record.lines.get(number, number)
        try:
            game.enter(entry)
        except KvartalError as error:
            raise BadLine(line, "journal-entry-fails", entry=str(entry), why=str(error)) from error
        wanted = record.digests.get(number)
        if compares and wanted is not None and (thorough or number == last):
            # Where a game takes a digest by itself, this one need not be taken again.
            found = game.journal.digests.get(number) or game.position.digest()
            if wanted != found:
                raise BadLine(line, "journal-digest", entry=str(entry))
    if not game.fingerprints:
        game.fingerprints = True
        game.journal.digests |= record.digests
    return game


def beginning(rules: Rules, journal: Journal) -> Position:
    """Returns the position with which a journal begins."""
    if not journal.start:
        return rules.new(journal.seats)
    lines = journal.start.splitlines()
    numbers = journal.under if len(journal.under) == len(lines) else range(1, len(lines) + 1)
    # What a text lacks would stand behind its last line.
    with postext.on_line(numbers[-1] + 1):
        return rules.read(list(zip(numbers, lines, strict=True)), journal.seats)


__all__ = ["Game", "beginning", "replay"]
