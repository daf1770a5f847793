"""What happened in Town 77, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.rules import Fact
from kvartal.games.town77 import codes, facts
from kvartal.games.town77.notation import action_of
from kvartal.games.town77.tables import grade
from kvartal.games.town77.tiles import members, tile_name


def tell_battle(before: Position, seat: int, code: int, after: Position) -> list[Fact]:
    """Tells one action or one draw of a battle."""
    if seat == marks.CHANCE:
        return _tell_draw(before.record(facts.Town), code)
    action = action_of(code)
    if code < codes.FACEDOWN:
        told = [_fact("placed", seat=seat, tile=action.args[0], cell=action.args[1])]
        if not after.record(facts.Hand, seat).hand:
            told.append(_fact("emptied", seat=seat))
        return told
    if code < codes.DISCARD:
        return [_fact("exchanged", seat=seat, tiles=" ".join(action.args))]
    if code < codes.KEEP:
        return _half_open("discarded", seat, action.args[0])
    if code == codes.KEEP:
        return [_fact("kept", seat=seat)]
    return _tell_leaving(before, seat, after)


def _tell_leaving(before: Position, seat: int, after: Position) -> list[Fact]:
    hand = after.record(facts.Hand, seat).hand
    # Whoever was called out and cannot place returns what was drawn after the mistake.
    returned = before.record(facts.Hand, seat).hand & ~hand
    told = [fact for tile in members(returned) for fact in _half_open("discarded", seat, tile_name(tile))]
    return [*told, _fact("left", seat=seat, count=hand.bit_count())]


def tell_call(before: Position, seat: int, code: int, after: Position) -> list[Fact]:
    """Tells that a mistake was called out."""
    cell = code - codes.CALL
    key = "called-back" if after.record(facts.Town).tiles[cell] == marks.EMPTY else "called-down"
    owner = before.record(facts.Mistakes).builder[cell]
    tile = tile_name(before.record(facts.Town).tiles[cell])
    return [_fact(key, seat=seat, owner=owner, tile=tile, cell=action_of(code).args[0])]


def _tell_draw(before: facts.Town, code: int) -> list[Fact]:
    if before.stage == codes.DEAL:
        return []
    if before.stage == codes.START:
        return [_fact("start", tile=tile_name(code))]
    if before.stage == codes.BEGIN:
        return [_fact("first", seat=code - codes.FIRST)]
    return _half_open("drew", before.turn, tile_name(code))


def tell_solo(before: Position, seat: int, code: int, after: Position) -> list[Fact]:
    """Tells one placement of the solo challenge, or which tile was turned up, and how it ended."""
    town = after.record(facts.Town)
    if seat == marks.CHANCE:
        starts = before.record(facts.Town).stage == codes.START
        told = [_fact("start" if starts else "turned-up", tile=tile_name(code))]
        if town.stage == codes.START:
            # Everything goes back into the bag, so it does not matter which tiles lay there.
            told = [_fact("dealt-anew")]
    else:
        action = action_of(code)
        told = [_fact(_PLACED[action.verb], seat=0, tile=action.args[0], cell=action.args[1])]
    if town.stage == codes.FINISHED:
        tiles = town.built.bit_count()
        told.append(_fact("finished", tiles=tiles, grade=grade(tiles)))
    return told


_PLACED = {"place": "placed", "facedown": "placed-facedown"}


def _half_open(key: str, seat: int, tile: str) -> list[Fact]:
    """Tells the seat which tile it was, and the others the colour of its back."""
    return [
        Fact(f"town77-fact-{key}-open", {"seat": seat, "tile": tile}, only=seat),
        Fact(f"town77-fact-{key}", {"seat": seat, "colour": tile[0]}, but=seat),
    ]


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"town77-fact-{key}", args)
