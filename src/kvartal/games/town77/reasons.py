"""Why an action of Town 77 is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.errors import Refusal
from kvartal.core.position import Position
from kvartal.games.town77 import codes, facts, fits
from kvartal.games.town77.tiles import TRIPLES, cell_name, members, tile_name


def why_not_there(
    town: facts.Town, tile: int, cell: int, colours_stay: bool = False, shape_counts: bool = True
) -> Refusal:
    """Names the condition that a tile breaks on a cell; tiles that lie face down may keep their colour."""
    told = {"tile": tile_name(tile), "cell": cell_name(cell)}
    if town.tiles[cell] != marks.EMPTY:
        return Refusal("town77-refusal-taken", **told, other=tile_name(town.tiles[cell]))
    if not town.edge >> cell & 1:
        return Refusal("town77-refusal-alone", **told)
    for at, other in enumerate(town.tiles):
        row, column = codes.row_of(at) == codes.row_of(cell), codes.column_of(at) == codes.column_of(cell)
        if other == marks.EMPTY or not (row or column):
            continue
        found = {"other": tile_name(other), "at": cell_name(at), "line": "row" if row else "column"}
        down = town.down >> at & 1
        if codes.colour_of(other) == codes.colour_of(tile) and (colours_stay or not down):
            return Refusal("town77-refusal-colour", **told, **found)
        if shape_counts and codes.shape_of(other) == codes.shape_of(tile) and not down:
            return Refusal("town77-refusal-shape", **told, **found)
    return Refusal("town77-refusal-now", stage="act")


def battle_reason(battle: Position, code: int, cap: int) -> Refusal:
    """Says why the acting seat of a battle, who may exchange `cap` times a turn, may not play a code."""
    town = battle.record(facts.Town)
    hand = battle.record(facts.Hand, town.turn).hand
    acting = town.stage == codes.ACT
    if code < codes.FACEDOWN:
        tile = codes.tile_of(code)
        if not acting:
            return Refusal("town77-refusal-now", stage="discard")
        if not hand >> tile & 1:
            return Refusal("town77-refusal-not-held", tile=tile_name(tile))
        return why_not_there(town, tile, codes.cell_of(code))
    if codes.EXCHANGE <= code < codes.DISCARD and acting:
        return _exchange_reason(battle, hand, TRIPLES[code - codes.EXCHANGE], cap)
    if codes.DISCARD <= code < codes.KEEP and not acting:
        return Refusal("town77-refusal-not-held", tile=tile_name(code - codes.DISCARD))
    if code == codes.LEAVE and acting:
        return _leave_reason(town, hand)
    return Refusal("town77-refusal-now", stage="act" if acting else "discard")


def _exchange_reason(battle: Position, hand: int, triple: tuple[int, int, int], cap: int) -> Refusal:
    for tile in triple:
        if not hand >> tile & 1:
            return Refusal("town77-refusal-not-held", tile=tile_name(tile))
    if battle.record(facts.Turn).exchanges >= cap:
        return Refusal("town77-refusal-exchange-cap", cap=cap)
    return Refusal("town77-refusal-bag-empty")


def _leave_reason(town: facts.Town, hand: int) -> Refusal:
    tile, spots = next((tile, fits.cells(town, tile)) for tile in members(hand) if fits.cells(town, tile))
    return Refusal("town77-refusal-can-place", tile=tile_name(tile), cell=cell_name(members(spots)[0]))


def call_reason(battle: Position, cell: int) -> Refusal:
    """Says why the acting seat may not call out what lies on a cell."""
    town, seen = battle.record(facts.Town), battle.record(facts.Mistakes)
    told = {"cell": cell_name(cell)}
    if town.stage != codes.ACT or seen.caller != marks.EMPTY:
        return Refusal("town77-refusal-call-later", **told)
    if town.tiles[cell] == marks.EMPTY or town.down >> cell & 1:
        return Refusal("town77-refusal-call-nothing", **told)
    if not seen.wrong >> cell & 1:
        return Refusal("town77-refusal-call-right", **told)
    return Refusal("town77-refusal-call-own", **told)


def solo_reason(solo: Position, code: int) -> Refusal:
    """Says why a tile may not be placed in the solo challenge."""
    if code >= codes.EXCHANGE:
        return Refusal("town77-refusal-now", stage="act")
    facedown = code >= codes.FACEDOWN
    at = code - codes.FACEDOWN if facedown else code
    tile, cell = codes.tile_of(at), codes.cell_of(at)
    stacks = solo.record(facts.Stacks, 0)
    if tile not in stacks.tops:
        return Refusal("town77-refusal-not-top", tile=tile_name(tile))
    if facedown and not stacks.uses:
        return Refusal("town77-refusal-no-facedown")
    return why_not_there(solo.record(facts.Town), tile, cell, colours_stay=True, shape_counts=not facedown)
