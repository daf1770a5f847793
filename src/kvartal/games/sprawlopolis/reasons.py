"""Why a placement is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core.errors import Refusal
from kvartal.games.sprawlopolis import codes, facts
from kvartal.games.sprawlopolis.notation import card_name, parts_of, place_name
from kvartal.games.sprawlopolis.sprawl import Sprawl


def reason(sprawl: Sprawl, code: int) -> Refusal:
    """Says why the acting seat may not play a code."""
    card, _, row, column = parts_of(code)
    course = sprawl.record(facts.Course)
    if course.stage != codes.ACT:
        return Refusal("sprawlopolis-refusal-now")
    if not sprawl.record(facts.Hand, course.turn).held >> card & 1:
        return Refusal("sprawlopolis-refusal-not-held", card=card_name(card), place=place_name(row, column))
    return apart(sprawl, code)


def apart(sprawl: Sprawl, code: int) -> Refusal:
    """Says how a card misses the city: it touches it by a corner, or not at all."""
    card, _, row, column = parts_of(code)
    corners = ((row - 1, column - 1), (row - 1, column + 2), (row + 2, column - 1), (row + 2, column + 2))
    touched = any(sprawl.block(*corner) for corner in corners)
    key = "sprawlopolis-refusal-corner" if touched else "sprawlopolis-refusal-alone"
    return Refusal(key, card=card_name(card), place=place_name(row, column))
