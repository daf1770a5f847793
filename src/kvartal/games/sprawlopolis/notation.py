"""The words of the actions and outcomes, and their numbers.

A card is its printed number, 1 to 18. A place is `column,row`, counted from the north-west block of the start card:
`2,-1` lies two blocks to the east and one to the north of it. `place 7 2,-1 turned` lays card 7, turned by half a turn,
so that its north-west block comes to lie there.
"""

from __future__ import annotations

import re

from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import Unreadable
from kvartal.games.sprawlopolis import codes

_PLACE = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", re.ASCII)


def card_of(text: str) -> int:
    """Reads a card, counted from 0; raises `Unreadable`.

    >>> card_of("7")
    6
    """
    if re.fullmatch("[0-9]{1,2}", text, re.ASCII) and 1 <= int(text) <= codes.CARDS:
        return int(text) - 1
    raise Unreadable("sprawlopolis-bad-card", text=text[:20])


def card_name(card: int) -> str:
    """Names a card that is counted from 0."""
    return str(card + 1)


def card_names(mask: int) -> str:
    """Names the cards of a set in ascending order."""
    return " ".join(map(card_name, members(mask)))


def mask_of(names: list[str]) -> int:
    """Reads a list of cards, no card twice; raises `Unreadable`."""
    mask = 0
    for name in names:
        bit = 1 << card_of(name)
        if mask & bit:
            raise Unreadable("sprawlopolis-card-twice", card=name)
        mask |= bit
    return mask


def place_name(row: int, column: int) -> str:
    """Names a place.

    >>> place_name(29, 32)
    '2,-1'
    """
    return f"{column - codes.ORIGIN},{row - codes.ORIGIN}"


def place_of(text: str) -> tuple[int, int]:
    """Reads a place as row and column; raises `Unreadable`."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise Unreadable("sprawlopolis-bad-place", text=text[:20])
    column, row = (int(part) + codes.ORIGIN for part in match.groups())
    most = codes.LEAST + codes.SIDE
    if not (codes.LEAST <= row < most and codes.LEAST <= column < most):
        raise Unreadable("sprawlopolis-far-place", text=text, most=codes.ORIGIN - codes.LEAST)
    return row, column


def parts_of(code: int) -> tuple[int, bool, int, int]:
    """Splits a code into the card, whether it is turned, and the row and column of its north-west block."""
    card, turned = divmod(codes.face_of(code), 2)
    return card, turned == 1, codes.row_of(code), codes.column_of(code)


def code_at(card: int, turned: bool, row: int, column: int) -> int:
    """Joins what `parts_of` splits."""
    return codes.placement(card * 2 + turned, codes.place(row, column))


def action_of(code: int) -> Action:
    """Spells a code; raises `Unreadable` for a number that no placement has.

    >>> str(action_of(code_at(6, True, 29, 32)))
    'place 7 2,-1 turned'
    """
    if not 0 <= code < codes.END:
        raise Unreadable("bad-code", code=code, codes=codes.END)
    card, turned, row, column = parts_of(code)
    told = (card_name(card), place_name(row, column))
    return Action("place", (*told, "turned") if turned else told)


def code_of(action: Action) -> int:
    """Reads an action."""
    verb, args = action.verb, action.args
    if verb != "place":
        raise Unreadable("unknown-verb", verb=verb[:20], verbs="place")
    if len(args) not in (2, 3):
        raise Unreadable("argument-count", verb=verb, wanted=min(max(len(args), 2), 3), found=len(args))
    if len(args) == 3 and args[2] != "turned":
        raise Unreadable("sprawlopolis-bad-turn", text=args[2][:20])
    row, column = place_of(args[1])
    return code_at(card_of(args[0]), len(args) == 3, row, column)


def outcome_of(code: int) -> Action:
    """Spells what chance brought: a card, or who begins."""
    return Action(card_name(code)) if code < codes.FIRST else Action("first", (str(code - codes.FIRST),))


def outcome_code_of(outcome: Action) -> int:
    """Reads what chance brought."""
    if outcome.verb == "first" and len(outcome.args) == 1 and outcome.args[0] in ("0", "1", "2", "3"):
        return codes.FIRST + int(outcome.args[0])
    if outcome.args:
        raise Unreadable("bad-outcome", text=str(outcome)[:40])
    return card_of(outcome.verb)
