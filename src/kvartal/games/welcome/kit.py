"""What a ruleset puts on the table: the box, the supply, the extensions, and the names of places, plans and steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kvartal.core.errors import Unreadable
from kvartal.core.facts import Layout
from kvartal.games.welcome import codes, facts, moments
from kvartal.games.welcome.box import add_plan, packed, printed
from kvartal.games.welcome.cards import STREETS, Places, deck
from kvartal.games.welcome.extension import Card, Extension
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.tables import table
from kvartal.games.welcome.town import Chains, Link, Listener, Supply


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan card: what it wants and what it pays."""

    id: str
    level: int
    key: str
    """The message that words what it wants."""
    sizes: tuple[int, ...]
    first: int
    second: int
    reconstructed: bool
    """Whether a fact of the card is our guess; its table says which and why."""


def refuse_uncompiled(part: Listener | Supply, base: type) -> None:
    """Refuses a part in plain Python beside a compiled town, which would call none of its verbs, and silently."""
    kind = type(part)
    # A compiled class has a table of its verbs; a Python class below one has none of its own.
    if "__pyx_vtable__" in vars(base) and "__pyx_vtable__" not in vars(kind):
        name = f"{kind.__module__}.{kind.__qualname__}"
        raise TypeError(f"{name} is not compiled, and the compiled town would not see it: give it a .pxd")


class Kit:
    """The components of one ruleset and what they are called."""

    def __init__(self, cards: int, way: Way, extensions: Sequence[Extension]) -> None:
        sheets = [(extension, sheet) for extension in extensions if (sheet := extension.sheet())]
        if len(sheets) > 1:
            raise Unreadable("welcome-options-clash", one=sheets[0][0].name, two=sheets[1][0].name)
        form = sheets[0][1] if sheets else table("sheet")
        self.extensions = list(extensions)
        self.places = Places([street["houses"] for street in form["streets"]], form.get("letters", STREETS))
        self.box = printed(form, deck(cards) + [card for extension in extensions for card in extension.cards()])
        self.plans: list[Plan] = []
        self.special = ["solo"]
        """The names of the cards from SPECIAL on."""
        self.codes = codes.EXTRA
        """Action codes are below this number."""
        self._plans(extensions)
        self._number(extensions)
        self.chains = self._chains([extension.listener for extension in extensions])
        self.way = self._way(way, extensions)
        self.way.special_at = codes.SPECIAL + len(self.special)
        self.special += self.way.special()
        self.interludes = self.way.interludes + sum(extension.interludes for extension in extensions)
        """No seat takes more turns outside the rounds."""
        self.supply = self.way.supply()
        refuse_uncompiled(self.supply, Supply)
        self.printed = packed(self.box)
        self.temps_wanted, self.temps_pay = self.way.temps
        self.rows, self.common = self._layouts(extensions)

    def _plans(self, extensions: Sequence[Extension]) -> None:
        replaced = {level for extension in extensions for level in extension.levels()}
        for card in table("plans")["plans"]:
            if card["set"] == "base" and card["level"] not in replaced:
                self._add(card, 0)
        for number, extension in enumerate(extensions, 1):
            for card in extension.plans():
                self._add(card, number)

    def _add(self, card: Card, owner: int) -> None:
        """Puts a plan card into the box; raises `Unreadable` if it is full."""
        room = len(self.box.plan_owner)
        if len(self.plans) == room:
            raise Unreadable("welcome-mix-plans", most=room)
        wants = card["requirement"]
        sizes = tuple(wants.get("sizes", ()))
        plain = wants["kind"] == "estates"
        level = card["level"] if "level" in card else "ABC".index(card["letter"]) + 1
        pays = (card["first"], card["second"])
        add_plan(self.box, level, owner, card.get("kind", 0), card.get("extra", 0), sizes, pays)
        key = "welcome-plan-estates" if plain else "welcome-plan-" + card["id"].lower().replace("*", "x")
        guess = "reconstructed" in (card.get("points_source"), card.get("requirement_source"))
        self.plans.append(Plan(card["id"], level, key, sizes, *pays, guess))

    def _number(self, extensions: Sequence[Extension]) -> None:
        """Gives each listener its number, its codes and its cards."""
        for number, extension in enumerate(extensions, 1):
            listener = extension.listener
            refuse_uncompiled(listener, Listener)
            moments.check(type(listener), Listener)
            listener.number = number
            listener.codes_at = self.codes
            listener.codes_count = extension.codes
            self.codes += extension.codes
            listener.cards_at = codes.SPECIAL + len(self.special)
            self.special += extension.special()

    def _chains(self, listeners: Sequence[Listener]) -> Chains:
        """Links the listeners in their order; behind all stands one that does nothing, so that there always is one."""
        everybody = Link(Listener(), None)
        heard: dict[str, Link | None] = dict.fromkeys(moments.MOMENTS)
        for listener in reversed(listeners):
            everybody = Link(listener, everybody)
            for moment in listener.hears:
                heard[moment] = Link(listener, heard[moment])
        return Chains(everybody, heard)

    def _way(self, usual: Way, extensions: Sequence[Extension]) -> Way:
        """Finds the one provider of cards."""
        offered = [(e, way) for e in extensions if (way := e.way(usual)) is not None]
        if len(offered) > 1:
            raise Unreadable("welcome-mix-hands", one=offered[0][0].name, two=offered[1][0].name)
        return offered[0][1] if offered else usual

    def _layouts(self, extensions: Sequence[Extension]) -> tuple[Layout, Layout]:
        """Lays the facts of all parts side by side, and prints the blank sheet and the full pile."""
        seen = self.way.seen
        rows = Layout([facts.Sheet, *self.way.rows, *(kind for e in extensions for kind in e.rows)], seen)
        common = Layout([facts.Course, *self.way.common, *(kind for e in extensions for kind in e.common)], seen)
        for extension in extensions:
            if extension.rows:
                extension.listener.row_at = rows.places[extension.rows[0]]
            if extension.common:
                extension.listener.common_at = common.places[extension.common[0]]
        self.way.place(self.supply, rows, common)
        blank = rows.fresh()
        blank[facts.Sheet].fences = self.box.ends
        blank[facts.Sheet].open = [self.box.all_places] * self.box.numbers + [0] * (codes.NUMBERS - self.box.numbers)
        rows.print(blank)
        table_ = common.fresh()
        self.way.fill(table_, self.box)
        common.print(table_)
        return rows, common

    def extension_at(self, code: int) -> tuple[Extension, int]:
        """Finds the extension of a step, and the number of the step within it."""
        for extension in self.extensions:
            step = code - extension.listener.codes_at
            if 0 <= step < extension.codes:
                return extension, step
        raise IndexError(code)

    def plan_number(self, name: str) -> int:
        """Finds a plan by its name, or tells -1."""
        return next((i for i, plan in enumerate(self.plans) if plan.id == name), -1)
