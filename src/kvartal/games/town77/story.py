"""What happened in Town 77, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rules import Fact
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.facts import grade
from kvartal.games.town77.notation import action_of
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tiles import tile_name


def tell_battle(before: Battle, seat: int, code: int, after: Battle) -> list[Fact]:
    """Tells one action or one draw of a battle."""
    if seat == marks.CHANCE:
        return _tell_draw(before, code)
    action = action_of(code)
    if code < codes.FACEDOWN:
        facts = [_fact("placed", seat=seat, tile=action.args[0], cell=action.args[1])]
        if not after.hand(seat):
            facts.append(_fact("emptied", seat=seat))
        return facts
    if code < codes.DISCARD:
        return [_fact("exchanged", seat=seat, tiles=" ".join(action.args))]
    if code < codes.KEEP:
        tile = action.args[0]
        return _half_open("discarded", seat, tile)
    if code == codes.KEEP:
        return [_fact("kept", seat=seat)]
    if code == codes.LEAVE:
        return [_fact("left", seat=seat, count=after.hand(seat).bit_count())]
    assert isinstance(before, Calls)
    cell = code - codes.CALL
    told = {"seat": seat, "owner": before.built_on(cell), "tile": tile_name(before.tile_at(cell))}
    key = "called-back" if after.tile_at(cell) == marks.EMPTY else "called-down"
    return [_fact(key, **told, cell=action.args[0])]


def _tell_draw(before: Battle, code: int) -> list[Fact]:
    if before.stage == codes.DEAL:
        return []
    if before.stage == codes.START:
        return [_fact("start", tile=tile_name(code))]
    if before.stage == codes.BEGIN:
        return [_fact("first", seat=code - codes.FIRST)]
    return _half_open("drew", before.turn, tile_name(code))


def tell_solo(before: Solo, seat: int, code: int, after: Solo) -> list[Fact]:
    """Tells one placement of the solo challenge, or which tile was turned up, and how it ended."""
    if seat == marks.CHANCE:
        facts = [_fact("start" if before.stage == codes.START else "turned-up", tile=tile_name(code))]
    else:
        action = action_of(code)
        key = "placed" if code < codes.FACEDOWN else "placed-facedown"
        facts = [_fact(key, seat=0, tile=action.args[0], cell=action.args[1])]
    if after.stage == codes.FINISHED:
        tiles = after.built.bit_count()
        facts.append(_fact("finished", tiles=tiles, grade=grade(tiles)))
    return facts


def _half_open(key: str, seat: int, tile: str) -> list[Fact]:
    """Tells the seat which tile it was, and the others the colour of its back."""
    return [
        Fact(f"town77-fact-{key}-open", {"seat": seat, "tile": tile}, only=seat),
        Fact(f"town77-fact-{key}", {"seat": seat, "colour": tile[0]}, but=seat),
    ]


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"town77-fact-{key}", args)
