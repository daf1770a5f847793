"""An extension adds to the game: the expert mode and every expansion are extensions, in the order of the rulebook.

Its `Listener` (see `town`) runs in the compiled loops. Everything else is here, in plain Python: facts, plans, steps,
words, score lines and what is drawn. An extension belongs to a ruleset and holds no state of a game.
See docs/adding-an-expansion.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from kvartal.core.action import Action
from kvartal.core.errors import Refusal
from kvartal.core.facts import Record
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Tier
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.town import Listener

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome
    from kvartal.games.welcome.supplies.way import Way


class Extension:
    """An addition to the game that changes nothing yet."""

    name: ClassVar[str] = ""
    """The word that switches it on."""
    rows: ClassVar[tuple[type[Record], ...]] = ()
    """What it remembers of each seat."""
    common: ClassVar[tuple[type[Record], ...]] = ()
    """What it remembers that belongs to no seat."""
    codes: ClassVar[int] = 0
    """How many steps of its own it has."""
    interludes: ClassVar[int] = 0
    """How many turns outside the rounds it may want of a seat."""
    honours: ClassVar[tuple[str, ...]] = ()
    """The honours that it adds to the diploma."""
    loses: ClassVar[bool] = False
    """Whether houses may be lost for good."""
    alone: ClassVar[bool] = False
    """Whether it has a sheet on which no other extension can draw."""
    draws: ClassVar[bool] = True
    """Whether it draws anything on a sheet."""
    apart: ClassVar[Mapping[str, str]] = {}
    """Words of the ruleset that do not go with it, and for each the message that says why."""
    dealt: ClassVar[tuple[str, ...]] = ()
    """Words of the ruleset with which it has a way to play of its own, beside the usual one."""
    least: ClassVar[int] = 1
    """How many seats it needs, unless the way to play is for a single one."""
    missed: ClassVar[str] = ""
    """If its points compare players: the message for paper sheets when those of others are missing."""

    prints: ClassVar[tuple[Print, ...] | None] = None
    """What of its printed sheet an owner may correct, beside what its plans pay; None if it has no table of its own."""

    def __init__(self, printed: Table | None = None) -> None:
        self.printed: Table = printed or {}
        """The table of its components, with the corrections of whoever plays with an own sheet."""
        self.listener = Listener()
        """What hears of everything that happens; subclasses put their own here."""

    # What it brings to the table.

    def plans(self) -> list[dict[str, Any]]:
        """Returns its plan cards, as `plans.json` has them, with `kind` and `extra` for its own sorts of plans."""
        return []

    def levels(self) -> tuple[int, ...]:
        """Names the levels whose base plans its plans replace instead of joining them."""
        return ()

    def sheet(self) -> dict[str, Any] | None:
        """Returns the printed sheet that takes the place of the usual one, as `sheet.json` has it, or nothing."""
        return None

    def cards(self) -> tuple[int, ...]:
        """Returns the construction cards that join those of the box, each by its number, see `codes.card_of`."""
        return ()

    def special(self) -> tuple[str, ...]:
        """Names the cards of its own that may come up; as outcomes they are numbered from `listener.cards_at` on."""
        return ()

    def way(self, usual: Way) -> Way | None:
        """Returns the way to play that takes the place of the usual one, with a supply of its own, or nothing."""
        return None

    # Its steps, counted from 0.

    def verbs(self) -> tuple[str, ...]:
        """Names the verbs of its steps."""
        return ()

    def spell(self, step: int) -> Action:
        """Spells a step."""
        raise IndexError(step)

    def step_of(self, action: Action) -> int:
        """Reads a step whose verb is its own; raises `Unreadable`."""
        raise KeyError(action.verb)

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a step may not be taken."""
        return Refusal("welcome-refusal-now", stage="")

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """Says what must be done before anything else, if a step is required."""
        return None

    # What happened.

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells what a step of its own brought."""
        return []

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells what it made of a step of the base game or of others, or, with the seat CHANCE, of a special card.

        A step that ends the turn is given as DONE.
        """
        return []

    # Scores.

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns its lines of the score sheet; they add up to the points of its listener."""
        return []

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns its lines of a rival's score sheet; they add up to the `rival_points` of its listener."""
        return []

    def tiers(self) -> tuple[Tier, ...]:
        """Names tie-breaks that come behind those of the base game."""
        return ()

    def tier_values(self, game: Welcome, seat: int) -> tuple[int, ...]:
        """Returns the values of these tie-breaks."""
        return ()

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """Names those of its honours that a seat earned in a finished game, won against others or not."""
        return []

    # Sheets, on paper and as text.

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds what no play can have led to on a sheet."""
        return []

    def explains(self, game: Welcome, seat: int, fault: Refusal) -> bool:
        """Returns whether what the base game takes for a fault of a sheet is its own doing."""
        return False

    def effects_used(self, game: Welcome, seat: int) -> int:
        """Counts the effects that went into what it keeps on a sheet; free ones it gave count below zero."""
        return 0

    def given_up(self, game: Welcome, seat: int) -> Refusal | None:
        """Says for what of its own the effect of this turn was given up, if it was."""
        return None

    def free_bis(self, game: Welcome, seat: int) -> int:
        """Counts the bis houses of a sheet that crossed no box."""
        return 0

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows what is drawn on a seat's sheet."""
        return None

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes what it keeps on a sheet as fields of a position text."""
        return {}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads these fields; raises `BadLine`."""

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """Names one of these fields that other fields of a position contradict, and says why."""
        return None

    def conceal(self, game: Welcome) -> set[int]:
        """In an interlude that is read: takes off what nobody sees until all have decided, and names these seats."""
        return set()


Card = Mapping[str, Any]
