"""What is shown of a rival."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RivalCardView:
    """A card of the rival's stack, and the effect that it counts as: none for a house of another sort."""

    card: str
    laid: str | None


@dataclass(frozen=True, slots=True)
class RivalLineView:
    """One line of the rival's score sheet."""

    key: str
    points: int
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class RivalView:
    """The rival: its card, its stack bottom first, its plans and its points."""

    level: int
    values: dict[str, int]
    """What each effect is worth on its card; nothing at level 0."""
    completes: list[bool]
    """Whether it completes the plan of the first, second, third plan-completed card that comes."""
    completed: list[int]
    """The plans whose cards have come, from 1, in the order in which they came."""
    cards: list[RivalCardView]
    plans: list[int | None]
    """The points of each plan that it completed."""
    lines: list[RivalLineView]
    score: int | None
    """What it has in all; none at level 0."""
    reconstructed: bool
    """Whether a value of its card is our guess; the table of solo games says which and why."""
