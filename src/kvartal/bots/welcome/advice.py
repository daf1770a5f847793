"""What a sensible player makes of a mode or an expansion, about in points: one `Advice` for each, called in order.

The advice for an extension is the class `Tips` of the module of this package that has its name; without one, its steps
are worth nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from kvartal.games.welcome import facts
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.town import Listener, Town

GIFT = 0.35
"""What a point of a rival weighs against those of a step: much of it would come with any other card."""


class Advice:
    """Advice on one extension; this one sees nothing in it."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        """The listener of the extension."""
        self.next: Advice | None = None
        """The advice behind this one."""

    def given_away(self, world: Town, here: facts.Sheet, combo: int) -> float:
        """Returns what it costs that a rival gets the card which a combination or a refusal leaves over."""
        return -GIFT * world.supply.gift(world, here, combo)

    # Overridden.

    def doomed(self, world: Town, here: facts.Sheet) -> int:
        """Returns the places that will be gone before the end, with a house or without."""
        return 0

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Returns what it is worth to write a number at a place, beside what the base game sees in it."""
        return 0.0

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Returns what the effect of a pair is worth at a place, beside what the base game sees in it."""
        return 0.0

    def on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Returns what a fence is worth, beside what the base game sees in it."""
        return 0.0

    def on_step(self, world: Town, here: facts.Sheet, step: int) -> float:
        """Returns what a step of the extension, counted from 0, is worth."""
        return 0.0

    # The chain.

    def all_doomed(self, world: Town, here: facts.Sheet) -> int:
        """Returns the places that any of them knows to be doomed."""
        places = self.doomed(world, here)
        return places if self.next is None else places | self.next.all_doomed(world, here)

    def all_on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Adds up what all see in writing a number at a place."""
        value = self.on_write(world, here, number, place)
        return value if self.next is None else value + self.next.all_on_write(world, here, number, place)

    def all_on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Adds up what all see in an effect at a place."""
        value = self.on_effect(world, here, effect, place)
        return value if self.next is None else value + self.next.all_on_effect(world, here, effect, place)

    def all_on_fence(self, world: Town, here: facts.Sheet, gap: int) -> float:
        """Adds up what all see in a fence."""
        value = self.on_fence(world, here, gap)
        return value if self.next is None else value + self.next.all_on_fence(world, here, gap)

    def any_on_step(self, world: Town, here: facts.Sheet, code: int) -> float:
        """Asks the one whose step a code is."""
        if self.listener.codes_at <= code and code < self.listener.codes_at + self.listener.codes_count:
            return self.on_step(world, here, code - self.listener.codes_at)
        return 0.0 if self.next is None else self.next.any_on_step(world, here, code)


@cache
def _tips(name: str) -> type[Advice] | None:
    """Finds the class of an extension's advice."""
    module = f"{__package__}.{name}"
    found: type[Advice] | None = import_module(module).Tips if find_spec(module) is not None else None
    return found


def chained(extensions: Sequence[Extension]) -> Advice:
    """Returns the first of the advices on these extensions: one that says nothing, so that there always is one."""
    first = last = Advice(Listener())
    for extension in extensions:
        kind = _tips(extension.name)
        if kind is not None:
            advice = kind(extension.listener)
            last.next = advice
            last = advice
    return first


__all__ = ["Advice", "chained"]
