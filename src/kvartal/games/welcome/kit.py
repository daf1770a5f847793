"""What a ruleset puts on the table: the box, the modules, and the names of places, plans and steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kvartal.games.welcome import codes
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.cards import Places, deck
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.module import Module


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


@dataclass
class Kit:
    """The components of one ruleset and what they are called."""

    box: Box
    modules: list[Module]
    places: Places
    plans: list[Plan] = field(default_factory=list)
    special: list[str] = field(default_factory=lambda: ["solo"])
    """The names of the cards from SPECIAL on."""
    codes: int = codes.EXTRA
    """Action codes are below this number."""

    @property
    def first(self) -> Module | None:
        """The first module of the chain."""
        return self.modules[0] if self.modules else None

    def module_at(self, code: int) -> tuple[Module, int]:
        """Finds the module of a step, and the number of the step within it."""
        for module in self.modules:
            if module.codes_at <= code < module.codes_at + module.wants_codes:
                return module, code - module.codes_at
        raise IndexError(code)

    def plan_number(self, name: str) -> int:
        """Finds a plan by its name, or tells -1."""
        return next((i for i, plan in enumerate(self.plans) if plan.id == name), -1)


def kit(size: int, modules: Sequence[Module], spare: int = 0) -> Kit:
    """Packs a kit with a deck of so many cards, modules in a chain, and so many spare boxes for a mode."""
    printed = next((sheet for module in modules if (sheet := module.sheet())), table("sheet"))
    places = Places([street["houses"] for street in printed["streets"]])
    packed = Kit(Box(printed, deck(size)), list(modules), places)
    packed.box.room(0, spare)
    replaced = {level for module in modules for level in module.levels()}
    for card in table("plans")["plans"]:
        if card["set"] == "base" and card["level"] not in replaced:
            _add(packed, card, 0)
    for number, module in enumerate(modules, 1):
        module.number = number
        module.codes_at = packed.codes
        packed.codes += module.wants_codes
        module.cards_at = codes.SPECIAL + len(packed.special)
        packed.special += module.special()
        module.masks_at, module.boxes_at = packed.box.room(module.wants_masks, module.wants_boxes)
        module.next = modules[number] if number < len(modules) else None
        for card in module.plans():
            _add(packed, card, number)
    return packed


def _add(packed: Kit, card: dict[str, Any], owner: int) -> None:
    """Puts a plan card into the box."""
    wants = card["requirement"]
    sizes = wants.get("sizes", ())
    plain = wants["kind"] == "estates"
    level = card["level"] if "level" in card else "ABC".index(card["letter"]) + 1
    packed.box.add_plan(level, owner, card.get("kind", 0), card.get("extra", 0), sizes, card["first"], card["second"])
    key = "welcome-plan-estates" if plain else "welcome-plan-" + card["id"].lower().replace("*", "x")
    guess = "reconstructed" in (card.get("points_source"), card.get("requirement_source"))
    packed.plans.append(Plan(card["id"], level, key, tuple(sizes), card["first"], card["second"], guess))
