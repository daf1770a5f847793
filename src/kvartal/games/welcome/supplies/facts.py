"""What the supplies remember."""

from __future__ import annotations

from kvartal.core.facts import OWNER, Record, beside, fact
from kvartal.games.welcome.codes import NOTHING


class Pile(Record):
    """The cards not yet turned up: a set, not an order."""

    low: int = fact("u64")
    """The first 64 cards of the box that are still to come."""
    high: int = fact("u64")
    """The others that are still to come."""
    drawn: int = fact("i32")
    """How many cards or plans of this deal have been turned up."""


class Stacks(Record):
    """Three open stacks."""

    tops: list[int] = fact("i16", 3, default=-1)
    """The cards whose numbers lie on top."""
    effects: list[int] = fact("i8", 3, default=NOTHING)
    """The effects of the cards turned over."""


class Hunt(Record):
    """The solo game."""

    found: int = fact("i8")
    """Whether the solo card has come up."""


class Hand(Record):
    """The cards of a seat."""

    cards: list[int] = fact("i16", 3, default=-1, seen=OWNER)
    passed: int = fact("i16", default=-1, seen=OWNER)
    """The card passed on last."""
    masked: int = fact("i16", derived=True)
    """While hidden hands are dealt anew: how many cards of each effect are wanted, two bits an effect."""
    received: int = fact("i8", default=NOTHING, derived=True)
    """While hidden hands are dealt anew: the effect of the card that came from a neighbour who alone knows it."""


pile_beside = beside(Pile)
stacks_beside = beside(Stacks)
hunt_beside = beside(Hunt)
hand_beside = beside(Hand)
