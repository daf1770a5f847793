"""Rules are the contract between a game and everybody who plays, watches, stores, studies or draws it.

A `Rules` object is one ruleset, such as `welcome(expert)`: a title with its options bound. It makes positions,
spells actions, explains refusals, shows a position to a reader and tells what happened. It is immutable and holds no
game. What must hold for every verb is written here and tested by `kvartal.testing.laws` for every ruleset.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Args, Refusal, Unreadable
from kvartal.core.facts import Layout
from kvartal.core.position import Position
from kvartal.core.ranking import Standing, Tier, ranked

SPECTATOR = -1
"""A reader who holds no seat and sees what lies open on the table."""
EVERYTHING = -2
"""A reader of a finished game, from whom nothing is hidden any more."""

Value = bool | int | str
"""What an option of a ruleset may be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a title: a flag, a number in a range, one of several words, or a text that the title reads."""

    name: str
    default: Value = False
    choices: tuple[Value, ...] = ()
    """For words: what may be chosen. For numbers: the least and the greatest. For flags and texts: nothing."""

    @property
    def kind(self) -> str:
        """Names the sort of option: flag, int, choice or text."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, int):
            return "int"
        return "choice" if self.choices else "text"


@dataclass(frozen=True, slots=True)
class Spec:
    """What can be known of a ruleset before anybody sits down."""

    title: str
    ruleset: str
    version: int
    """Grows when the same journal would no longer give the same game."""
    least: int
    most: int
    """How few and how many seats may play."""
    coop: bool = False
    """Whether all seats win or lose together."""
    hidden: bool = True
    """Whether a seat may know what another does not."""
    rounds: bool = False
    """Whether all seats decide at once, round by round, on what chance has laid out for the round."""
    tiers: tuple[Tier, ...] = ()
    """The ranking, first criterion first."""
    score: int = 0
    """Which tier is the score that the score sheet adds up to and statistics report."""
    margin: int | None = None
    """Which tier tells how far the score lies above the target, in games that set one."""
    longest: int = 0
    """No game takes more turns than this."""
    codes: int = 0
    """Action codes are below this number."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance must decide before anybody can go on."""


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats each have a turn to decide, all at once if they are several."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended: why, and who stands where."""

    reason: str
    standings: tuple[Standing, ...]
    won: bool | None = None
    """For games that all seats win or lose together, and for solo goals."""


Pending = Chance | Decide | Over


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet; the points of all lines of a seat add up to its score."""

    key: str
    points: int
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Section:
    """A sort of thing on a printed sheet that its owner may correct."""

    word: str
    items: tuple[str, ...]
    letters: tuple[tuple[str, ...], ...] = ()
    """For each value that an item has behind its place, how it may be spelled."""
    form: str = "places"
    """How items are written: `places`, `points`, or a form of the title's own."""


@dataclass(frozen=True, slots=True)
class Tallied:
    """A sheet from a real table: its score, whose it is, what is wrong with it, and its place if all are known."""

    lines: list[Line]
    name: str = ""
    faults: list[Refusal] = field(default_factory=list)
    notes: list[Refusal] = field(default_factory=list)
    """Warnings: what looks odd on the sheet, though the sum is right."""
    view: Any = None
    """The sheet as it is drawn."""
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """What lies on a real table, counted: the sheet of each player, or the one that all of them share."""

    sheets: list[Tallied]
    target: int | None = None
    """What the sheets should reach."""
    table: Any = None
    """What may lie between the sheets, for those who write down what does."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened: a message key, its arguments, and who may know it."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    only: int | None = None
    """The seat that alone may know it; everybody, if None."""
    but: int | None = None
    """The seat that is told something else instead."""

    def heard(self, reader: int) -> bool:
        """Returns whether a reader may know it; whoever sees everything hears what only one seat may know."""
        if self.only is not None:
            return reader in (self.only, EVERYTHING)
        return self.but is None or reader not in (self.but, EVERYTHING)


class Rules(ABC):
    """One ruleset of one title."""

    title: ClassVar[str]
    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    """All options of the title, in the canonical order."""
    rulesets: ClassVar[tuple[str, ...]] = ()
    """The ways to play that a site offers; each is held to the laws and has a golden playthrough."""
    shown: ClassVar[frozenset[str]] = frozenset()
    """Verbs that show everybody for a moment what no view shows later, such as tiles held up before an exchange."""
    phrases: ClassVar[tuple[str, ...]] = ()
    """Message keys of what is often said at the table; the talk offers them."""
    honours: ClassVar[tuple[str, ...]] = ()
    """What the diploma of the title asks for, in its order; `<title>-honour-<name>` words each."""
    texts: ClassVar[str] = ""
    """For titles of other packages: the package with the folders `en` and `ru`, which hold the words as Fluent files
    and the rules as `rules/<title>.md`."""
    judgement: ClassVar[str] = ""
    """For titles of other packages: the module whose `evaluator(rules)` gives the `Evaluator` that bots judge by."""
    laws: ClassVar[tuple[Callable[[Any], None], ...]] = ()
    """Laws of the title's own, each given a `kvartal.testing.laws.State`; they are checked beside those of all."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats decide at once, so that positions remember the rows as they were when the round began."""
    common: Layout = Layout(())
    """The facts of a position that belong to no seat."""
    rows: Layout = Layout(())
    """The facts of each seat."""

    def __init__(self, chosen: Mapping[str, Value] | None = None) -> None:
        """Binds options; those not named keep their defaults. `core.ruleset` checks names and values."""
        self.chosen: dict[str, Value] = {o.name: o.default for o in self.options} | dict(chosen or {})

    @property
    @abstractmethod
    def spec(self) -> Spec:
        """What can be known before anybody sits down."""

    @property
    def ruleset(self) -> str:
        """The canonical text of this ruleset, such as `town77` or `welcome(expert,pass=left)`."""
        words = []
        for option in self.options:
            value = self.chosen[option.name]
            if value != option.default:
                word = str(value).lower() if isinstance(value, bool) else value
                words.append(option.name if value is True else f"{option.name}={word}")
        return f"{self.title}({','.join(words)})" if words else self.title

    @property
    def engine(self) -> str:
        """Names the form in which the positions of this ruleset run: compiled or interpreted."""
        module = sys.modules[type(self.new(self.spec.least)).__module__]
        return "interpreted" if (module.__file__ or ".py").endswith(".py") else "compiled"

    def __repr__(self) -> str:
        return f"kvartal.rules({self.ruleset!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and type(self) is type(other) and self.chosen == other.chosen

    def __hash__(self) -> int:
        return hash(self.ruleset)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.chosen,)

    @abstractmethod
    def new(self, seats: int) -> Position:
        """Returns the position before anything was dealt; raises `Unreadable` for a wrong number of seats."""

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats that the ruleset has no room for."""
        if not self.spec.least <= seats <= self.spec.most:
            raise Unreadable("bad-seats", ruleset=self.ruleset, seats=seats, least=self.spec.least, most=self.spec.most)

    # Spelling. Codes, actions and texts round-trip for every code below `spec.codes` that can ever be legal.

    @abstractmethod
    def action(self, code: int) -> Action:
        """Spells an action code."""

    @abstractmethod
    def code(self, action: Action) -> int:
        """Reads an action; raises `Unreadable` if it means nothing in this ruleset."""

    @abstractmethod
    def outcome(self, code: int) -> Action:
        """Spells a chance outcome."""

    @abstractmethod
    def outcome_code(self, outcome: Action) -> int:
        """Reads a chance outcome; raises `Unreadable` if it means nothing in this ruleset."""

    # Going on.

    def pending(self, position: Position) -> Pending:
        """Says what the game waits for."""
        actor = position.actor()
        if actor == marks.CHANCE:
            return Chance()
        return self.over(position) if actor == marks.OVER else Decide(position.acting())

    @abstractmethod
    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Lists the outcomes that chance may decide on now, each with an integer weight."""

    def refusal(self, position: Position, code: int) -> Refusal | None:
        """Says why the seat that acts next may not play this code, or None if it may.

        Agrees with `position.moves()` for every code. Games override `reason` to say it well.
        """
        return None if code in position.moves() else self.reason(position, code)

    @abstractmethod
    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that an illegal action breaks."""

    @abstractmethod
    def over(self, position: Position) -> Over:
        """Says why a finished game ended and who stands where."""

    # Looking. `reader` is a seat, SPECTATOR or EVERYTHING.

    @abstractmethod
    def view(self, position: Position, reader: int) -> Any:
        """Shows a position to a reader, as a frozen dataclass built by naming what is shown.

        `view(p, seat)` is equal for `p` and for any world that `p.resample(seat)` leads to.
        """

    def sheet(self, position: Position, seat: int, reader: int) -> Any:
        """Shows a reader what lies before one seat, in titles whose views leave it out where many sit; else None."""
        return None

    @abstractmethod
    def score(self, position: Position, seat: int) -> list[Line]:
        """Returns the score sheet of a seat as it stands, as lines that add up."""

    def earned(self, position: Position, seat: int) -> tuple[str, ...]:
        """Names the honours that a seat earned in a finished game; by default none."""
        return ()

    @abstractmethod
    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells what one action did, each fact with its audience; `seat` is CHANCE when the code is an outcome."""

    def ledger(self, position: Position) -> Mapping[str, int]:
        """Counts what a game never gains nor loses, such as tiles, cards or money; equal at every state of a game."""
        return {}

    def replays(self, version: int) -> bool:
        """Returns whether journals of a rules version lead to the same games under the present one."""
        return version == self.version

    # Text. `read(write(p))` equals `p`.

    @abstractmethod
    def write(self, position: Position) -> str:
        """Writes a position as text, without the ruleset line that `core.postext` puts above it."""

    @abstractmethod
    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote, as numbered lines; raises `BadLine`."""

    def sections(self) -> tuple[Section, ...]:
        """Lists what of the printed sheets an owner may correct, as this ruleset has it; by default nothing."""
        return ()

    def sheet_file(self) -> str:
        """Writes the own sheet of this ruleset as a file."""
        return ""

    @classmethod
    def from_sheet(cls, text: str) -> Rules:
        """Reads such a file and returns the ruleset that plays with it; raises `Unreadable` that names the field."""
        raise Unreadable("no-own-sheets", title=cls.title)

    def tally(self, text: str) -> Tally | None:
        """Counts what lies on a real table, written down; raises `BadLine`. None where there is no way to write it."""
        return None


def checked(rules: Rules, position: Position, action: Action) -> int:
    """Returns the code of an action that the seat to act may play; raises `Unreadable` or `Refusal`."""
    code = rules.code(action)
    refusal = rules.refusal(position, code)
    if refusal is not None:
        raise refusal
    return code


def heard(facts: Sequence[Fact], reader: int) -> list[Fact]:
    """Returns the facts that a reader may know."""
    return [fact for fact in facts if fact.heard(reader)]


def total(lines: Sequence[Line]) -> int:
    """Adds a score sheet up."""
    return sum(line.points for line in lines)


__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Args",
    "Chance",
    "Decide",
    "Fact",
    "Line",
    "Option",
    "Over",
    "Pending",
    "Rules",
    "Spec",
    "Standing",
    "Tallied",
    "Tally",
    "Tier",
    "Value",
    "checked",
    "heard",
    "ranked",
    "total",
]
