"""The words of Town 77's actions and outcomes, and their numbers."""

from __future__ import annotations

from functools import lru_cache

from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.games.town77 import codes
from kvartal.games.town77.tiles import TRIPLES, cell_name, cell_of, mask_of, tile_name, tile_of

_NUMBER_OF_TRIPLE = {frozenset(triple): number for number, triple in enumerate(TRIPLES)}
_ARGUMENTS = {"place": 2, "facedown": 2, "exchange": 3, "discard": 1, "keep": 0, "leave": 0, "call": 1}


@lru_cache(4096)
def action_of(code: int) -> Action:
    """Spells a code; raises `Unreadable` for a number that is none."""
    if not 0 <= code < codes.END:
        raise Unreadable("bad-code", code=code, codes=codes.END)
    if code < codes.EXCHANGE:
        verb, at = ("place", code) if code < codes.FACEDOWN else ("facedown", code - codes.FACEDOWN)
        return Action(verb, (tile_name(codes.tile_of(at)), cell_name(codes.cell_of(at))))
    if code < codes.DISCARD:
        return Action("exchange", tuple(map(tile_name, TRIPLES[code - codes.EXCHANGE])))
    if code < codes.KEEP:
        return Action("discard", (tile_name(code - codes.DISCARD),))
    if code < codes.CALL:
        return Action("keep" if code == codes.KEEP else "leave")
    return Action("call", (cell_name(code - codes.CALL),))


def code_of(action: Action, verbs: tuple[str, ...]) -> int:
    """Reads an action whose verb this ruleset knows."""
    verb, args = action.verb, action.args
    if verb not in verbs:
        raise Unreadable("unknown-verb", verb=verb[:20], verbs=tuple(verbs))
    if len(args) != _ARGUMENTS[verb]:
        raise Unreadable("argument-count", verb=verb, wanted=_ARGUMENTS[verb], found=len(args))
    if verb == "place":
        return codes.place_code(tile_of(args[0]), cell_of(args[1]))
    if verb == "facedown":
        return codes.facedown_code(tile_of(args[0]), cell_of(args[1]))
    if verb == "exchange":
        mask_of(list(args))
        number = _NUMBER_OF_TRIPLE.get(frozenset(map(tile_of, args)))
        if number is None:
            raise Refusal("town77-refusal-not-alike", tiles=tuple(args))
        return codes.EXCHANGE + number
    if verb == "discard":
        return codes.DISCARD + tile_of(args[0])
    if verb == "call":
        return codes.CALL + cell_of(args[0])
    return codes.KEEP if verb == "keep" else codes.LEAVE


def outcome_of(code: int) -> Action:
    """Spells what chance brought: a tile, or who begins."""
    return Action(tile_name(code)) if code < codes.FIRST else Action("first", (str(code - codes.FIRST),))


def outcome_code_of(outcome: Action) -> int:
    """Reads what chance brought."""
    if outcome.verb == "first" and len(outcome.args) == 1 and outcome.args[0] in ("0", "1", "2", "3", "4"):
        return codes.FIRST + int(outcome.args[0])
    if outcome.args:
        raise Unreadable("bad-outcome", text=str(outcome)[:40])
    return tile_of(outcome.verb)
