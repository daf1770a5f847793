"""A module adds to the game: the expert mode and every expansion are modules, chained one behind the other.

The base game calls a module at named moments and never asks which one it is. The *hot moments* run in compiled loops
and pass the call on to the next module of the chain; the *plain* ones are for Python. A module holds no game: what it
needs to remember it keeps in masks and boxes of its own on every sheet, so that copies, desks, undo and hidden turns
work without it knowing. See docs/adding-an-expansion.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kvartal.core.action import Action
from kvartal.core.errors import Refusal
from kvartal.core.position import Moves, Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Tier, Value
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.sheet import Sheets


class Module:
    """An addition to the game that changes nothing yet."""

    name = "module"
    """The word that switches it on."""
    wants_masks = 0
    """How many masks it needs on every sheet."""
    wants_boxes = 0
    wants_codes = 0
    """How many action codes it needs."""
    alone = False
    """Whether no other module may be played with it."""

    def __init__(self) -> None:
        self.next: Any = None
        """The module behind this one, or nothing."""
        self.number = 0
        """Its place in the chain, from 1; plans name their owner by it."""
        self.masks_at = 0
        self.boxes_at = 0
        self.codes_at = 0
        self.cards_at = 0

    # The hot moments.

    def opens(self, sheets: Sheets, row: int) -> bool:
        """Before round one: tells whether this seat still has something to decide."""
        return self.next is not None and self.next.opens(sheets, row)

    def owes(self, sheets: Sheets, row: int) -> bool:
        """In a turn: tells whether the module insists on something before anything else."""
        return self.next is not None and self.next.owes(sheets, row)

    def owed(self, sheets: Sheets, row: int, out: Moves) -> None:
        """Adds the steps that a module insists on, in ascending order; DONE may be among them."""
        if self.next is not None:
            self.next.owed(sheets, row, out)

    def steps(self, sheets: Sheets, row: int, out: Moves) -> None:
        """Adds the legal steps of the module, in ascending order; the stage of the turn is a box of the sheet."""
        if self.next is not None:
            self.next.steps(sheets, row, out)

    def step(self, sheets: Sheets, row: int, code: int) -> None:
        """Takes a step of the module."""
        if self.next is not None:
            self.next.step(sheets, row, code)

    def brings(self, sheets: Sheets, row: int, effect: int) -> int:
        """Tells which effect a pair brings instead of the one on its card."""
        return effect if self.next is None else self.next.brings(sheets, row, effect)

    def wrote(self, sheets: Sheets, row: int, place: int) -> None:
        """After a number was written, by a bis too."""
        if self.next is not None:
            self.next.wrote(sheets, row, place)

    def closed(self, sheets: Sheets, row: int) -> None:
        """At the end of a seat's own turn."""
        if self.next is not None:
            self.next.closed(sheets, row)

    def resolved(self, sheets: Sheets) -> None:
        """At the end of the round, when every turn is in."""
        if self.next is not None:
            self.next.resolved(sheets)

    def compared(self, sheets: Sheets) -> None:
        """Whenever the sheets of all seats lie open side by side: at the end of a round, and when they were read."""
        if self.next is not None:
            self.next.compared(sheets)

    def ends(self, sheets: Sheets) -> bool:
        """At the end of the round: tells whether the game ends."""
        return self.next is not None and self.next.ends(sheets)

    def points(self, sheets: Sheets, row: int) -> int:
        """When scoring: tells what the module adds to a seat's score."""
        return 0 if self.next is None else self.next.points(sheets, row)

    def suits(self, sheets: Sheets, row: int, owner: int, kind: int, estate: int) -> bool:
        """Tells whether an estate, given by its places, is of the sort that a plan of the module wants."""
        return self.next is not None and self.next.suits(sheets, row, owner, kind, estate)

    def fulfils(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> bool:
        """Tells whether a seat fulfils a plan of the module that is not about estates."""
        return self.next is not None and self.next.fulfils(sheets, row, owner, kind, extra)

    def uses(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> int:
        """Gives the houses that such a plan uses up."""
        return 0 if self.next is None else self.next.uses(sheets, row, owner, kind, extra)

    def lures(self, sheets: Sheets, row: int, number: int, place: int) -> float:
        """For bots: tells what a sensible player sees in writing a number at a place, about in points."""
        return 0.0 if self.next is None else self.next.lures(sheets, row, number, place)

    def tempts(self, sheets: Sheets, row: int, code: int) -> float:
        """For bots: tells what a sensible player sees in a step of the module."""
        return 0.0 if self.next is None else self.next.tempts(sheets, row, code)

    # The plain moments.

    def plans(self) -> list[dict[str, Any]]:
        """Gives the plan cards of the module, as `plans.json` has them, with `kind` and `extra` for its own plans."""
        return []

    def levels(self) -> tuple[int, ...]:
        """Names the levels whose base plans the module's plans replace instead of joining them."""
        return ()

    def sheet(self) -> dict[str, Any] | None:
        """Gives the printed sheet that takes the place of the usual one, as `sheet.json` has it, or nothing."""
        return None

    def special(self) -> tuple[str, ...]:
        """Names the cards of its own that may come up; as outcomes they are numbered from `cards_at` on."""
        return ()

    def lay_out(self, seats: int, box: Box, first: Module, chosen: Mapping[str, Value]) -> Position | None:
        """Gives the position of a game whose cards the module deals in a way of its own, or nothing."""
        return None

    def verbs(self) -> tuple[str, ...]:
        """Names the verbs of its steps."""
        return ()

    def spell(self, code: int) -> Action:
        """Spells a step, counted from 0."""
        raise IndexError(code)

    def code(self, action: Action) -> int:
        """Reads a step whose verb is the module's, counted from 0; raises `Unreadable`."""
        raise KeyError(action.verb)

    def reason(self, sheets: Sheets, seat: int, code: int) -> Refusal:
        """Says why a step, counted from 0, may not be taken."""
        return Refusal("welcome-refusal-now", stage="")

    def insists(self, sheets: Sheets, seat: int) -> Refusal | None:
        """Says what must be done before anything else, if the seat owes it."""
        return None

    def told(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells what a step, counted from 0, brought."""
        return []

    def aftermath(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells what the module made of a step of the base game, or, with the seat CHANCE, of a card of its own."""
        return []

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        """Gives its lines of the score sheet; they add up to `points`."""
        return []

    def tiers(self) -> tuple[Tier, ...]:
        """Names tie-breaks that come behind those of the base game."""
        return ()

    def tied(self, sheets: Sheets, seat: int) -> tuple[int, ...]:
        """Gives the values of these tie-breaks."""
        return ()

    def faults(self, sheets: Sheets, seat: int) -> list[Refusal]:
        """Finds what no play can have led to on a finished paper sheet."""
        return []

    def excuses(self, sheets: Sheets, seat: int, fault: Refusal) -> bool:
        """Tells whether what the base game takes for a fault of a sheet is the module's own doing."""
        return False

    def effects(self, sheets: Sheets, seat: int) -> int:
        """Counts the effects that went into what it keeps on a sheet; free ones it gave count below zero."""
        return 0

    def layer(self, sheets: Sheets, seat: int) -> object:
        """Shows what the module draws on a seat's sheet."""
        return None

    def write(self, sheets: Sheets, seat: int) -> dict[str, str]:
        """Writes what the module keeps on a sheet as fields of a position text."""
        return {}

    def read(self, fields: Fields, sheets: Sheets, seat: int, prefix: str) -> None:
        """Reads these fields; raises `BadLine`."""
