"""Why an action of Town 77 is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.errors import Refusal
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tiles import TRIPLES, cell_name, members, tile_name
from kvartal.games.town77.town import Town


def why_not_there(town: Town, tile: int, cell: int, shape_counts: bool = True) -> Refusal:
    """Names the condition that a tile breaks on a cell."""
    told = {"tile": tile_name(tile), "cell": cell_name(cell)}
    board = town.board()
    if board[cell] != marks.EMPTY:
        return Refusal("town77-refusal-taken", **told, other=tile_name(board[cell]))
    if not town.edge >> cell & 1:
        return Refusal("town77-refusal-alone", **told)
    for at, other in enumerate(board):
        row, column = at // 7 == cell // 7, at % 7 == cell % 7
        if other == marks.EMPTY or not (row or column):
            continue
        found = {"other": tile_name(other), "at": cell_name(at), "line": "row" if row else "column"}
        down = town.down >> at & 1
        # Face down, a tile keeps its colour in the solo challenge and nothing at all after a call.
        if other // 7 == tile // 7 and (not down or isinstance(town, Solo)):
            return Refusal("town77-refusal-colour", **told, **found)
        if shape_counts and other % 7 == tile % 7 and not down:
            return Refusal("town77-refusal-shape", **told, **found)
    return Refusal("town77-refusal-now", stage="act")


def battle_reason(battle: Battle, code: int) -> Refusal:
    """Says why the acting seat of a battle may not play a code."""
    hand = battle.hand(battle.turn)
    acting = battle.stage == codes.ACT
    if code < codes.FACEDOWN:
        tile, cell = code // 49, code % 49
        if not acting:
            return Refusal("town77-refusal-now", stage="discard")
        if not hand >> tile & 1:
            return Refusal("town77-refusal-not-held", tile=tile_name(tile))
        return why_not_there(battle, tile, cell)
    if codes.EXCHANGE <= code < codes.DISCARD:
        return _exchange_reason(battle, hand, TRIPLES[code - codes.EXCHANGE])
    if codes.DISCARD <= code < codes.KEEP:
        tile = code - codes.DISCARD
        if acting:
            return Refusal("town77-refusal-now", stage="act")
        return Refusal("town77-refusal-not-held", tile=tile_name(tile))
    if code == codes.KEEP:
        return Refusal("town77-refusal-now", stage="act")
    if code == codes.LEAVE:
        return _leave_reason(battle, hand)
    if code >= codes.CALL and isinstance(battle, Calls):
        return _call_reason(battle, code - codes.CALL)
    return Refusal("town77-refusal-now", stage="act" if acting else "discard")


def _exchange_reason(battle: Battle, hand: int, triple: tuple[int, int, int]) -> Refusal:
    if battle.stage != codes.ACT:
        return Refusal("town77-refusal-now", stage="discard")
    if isinstance(battle, Calls) and battle.caller != marks.EMPTY:
        return Refusal("town77-refusal-called")
    for tile in triple:
        if not hand >> tile & 1:
            return Refusal("town77-refusal-not-held", tile=tile_name(tile))
    if battle.exchanges >= battle.cap:
        return Refusal("town77-refusal-exchange-cap", cap=battle.cap)
    return Refusal("town77-refusal-bag-empty")


def _leave_reason(battle: Battle, hand: int) -> Refusal:
    if battle.stage != codes.ACT:
        return Refusal("town77-refusal-now", stage="discard")
    tile, spots = next((t, battle.open_cells(t)) for t in members(hand) if battle.open_cells(t))
    cell = next(members(spots))
    return Refusal("town77-refusal-can-place", tile=tile_name(tile), cell=cell_name(cell))


def _call_reason(calls: Calls, cell: int) -> Refusal:
    told = {"cell": cell_name(cell)}
    if calls.stage != codes.ACT or calls.caller != marks.EMPTY:
        return Refusal("town77-refusal-call-later", **told)
    if calls.board()[cell] == marks.EMPTY or calls.down >> cell & 1:
        return Refusal("town77-refusal-call-nothing", **told)
    if not calls.wrong >> cell & 1:
        return Refusal("town77-refusal-call-right", **told)
    return Refusal("town77-refusal-call-own", **told)


def solo_reason(solo: Solo, code: int) -> Refusal:
    """Says why a tile may not be placed in the solo challenge."""
    if code >= codes.EXCHANGE:
        return Refusal("town77-refusal-now", stage="act")
    facedown = code >= codes.FACEDOWN
    at = code - codes.FACEDOWN if facedown else code
    tile, cell = at // 49, at % 49
    if tile not in (solo.top(i) for i in range(solo.piles)):
        return Refusal("town77-refusal-not-top", tile=tile_name(tile))
    if facedown and not solo.uses:
        return Refusal("town77-refusal-no-facedown")
    return why_not_there(solo, tile, cell, shape_counts=not facedown)
