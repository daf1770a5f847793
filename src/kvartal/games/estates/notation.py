"""The words of The Estates' actions and outcomes, and their numbers."""

from __future__ import annotations

import re

from kvartal.core.action import Action
from kvartal.core.errors import Unreadable
from kvartal.games.estates import codes
from kvartal.games.estates.pieces import (
    ROWS,
    floor_name,
    floor_of,
    lot_name,
    lot_of,
    piece_name,
    piece_of,
    row_of,
)

MOST = codes.SELL - codes.BID - 1
"""All the checks of five players."""
_BARE = {"embezzle": codes.EMBEZZLE, "pass": codes.PASS, "sell": codes.SELL, "keep": codes.KEEP, "remove": codes.REMOVE}
_ROW = {"shorten": codes.SHORTEN, "lengthen": codes.LENGTHEN, "mayor": codes.MAYOR_TO}
_VERB = {code: verb for verb, code in _BARE.items()}
VERBS = ("offer", *_BARE, "bid", "place", *_ROW, "cancel")


def action_of(code: int) -> Action:
    """Spells a code."""
    if not 0 <= code < codes.END:
        raise Unreadable("bad-code", code=code, codes=codes.END)
    if code < codes.EMBEZZLE:
        return Action("offer", (piece_name(code),))
    if code in _VERB:
        return Action(_VERB[code])
    if code < codes.SELL:
        return Action("bid", (str(code - codes.BID),))
    if code < codes.SHORTEN:
        return Action("place", (lot_name(code - codes.PLACE_ON),))
    if code >= codes.CANCEL:
        return Action("cancel", (str(code - codes.CANCEL + 1),))
    verb = next(verb for verb, base in reversed(_ROW.items()) if code >= base)
    return Action(verb, (ROWS[code - _ROW[verb]],))


def code_of(action: Action) -> int:
    """Reads an action."""
    verb, args = action.verb, action.args
    if verb not in VERBS:
        raise Unreadable("unknown-verb", verb=verb[:20], verbs=tuple(VERBS))
    wanted = 0 if verb in _BARE else 1
    if len(args) != wanted:
        raise Unreadable("argument-count", verb=verb, wanted=wanted, found=len(args))
    if verb in _BARE:
        return _BARE[verb]
    if verb == "offer":
        return piece_of(args[0])
    if verb == "bid":
        if args[0] == "0":
            raise Unreadable("estates-bid-nothing")
        return codes.BID + _number(args[0], MOST)
    if verb == "place":
        return codes.PLACE_ON + lot_of(args[0])
    if verb == "cancel":
        return codes.CANCEL + _number(args[0], 3) - 1
    return _ROW[verb] + row_of(args[0])


def _number(text: str, most: int) -> int:
    if not re.fullmatch("[1-9][0-9]?", text, re.ASCII) or int(text) > most:
        raise Unreadable("estates-bad-number", text=text[:20], most=most)
    return int(text)


def outcome_of(code: int) -> Action:
    """Spells what chance brought: a floor for the offer, a roof, or who begins."""
    if code < codes.ROOF:
        return Action(floor_name(code))
    if code < codes.FIRST:
        return Action("roof", (str(code - codes.ROOF + 1),))
    return Action("first", (str(code - codes.FIRST),))


def outcome_code_of(outcome: Action) -> int:
    """Reads what chance brought."""
    if outcome.verb == "roof" and len(outcome.args) == 1:
        return codes.ROOF + _number(outcome.args[0], 6) - 1
    if outcome.verb == "first" and len(outcome.args) == 1 and outcome.args[0] in ("0", "1", "2", "3", "4"):
        return codes.FIRST + int(outcome.args[0])
    if outcome.args:
        raise Unreadable("bad-outcome", text=str(outcome)[:40])
    return floor_of(outcome.verb)
