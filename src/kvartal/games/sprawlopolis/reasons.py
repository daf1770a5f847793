"""Why a placement is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core.errors import Refusal
from kvartal.games.sprawlopolis import codes
from kvartal.games.sprawlopolis.notation import card_name, parts_of, place_name
from kvartal.games.sprawlopolis.sprawl import Sprawl


def reason(sprawl: Sprawl, code: int) -> Refusal:
    """Says why the acting seat may not play a code."""
    card, _, row, column = parts_of(code)
    told = {"card": card_name(card), "place": place_name(row, column)}
    if sprawl.stage != codes.ACT:
        return Refusal("sprawlopolis-refusal-now")
    if not sprawl.hand(sprawl.turn) >> card & 1:
        return Refusal("sprawlopolis-refusal-not-held", **told)
    corners = ((row - 1, column - 1), (row - 1, column + 2), (row + 2, column - 1), (row + 2, column + 2))
    if any(sprawl.block(*corner) for corner in corners):
        return Refusal("sprawlopolis-refusal-corner", **told)
    return Refusal("sprawlopolis-refusal-alone", **told)
