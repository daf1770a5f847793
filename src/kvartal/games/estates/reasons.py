"""Why an action of The Estates is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core.errors import Refusal
from kvartal.games.estates import city, codes
from kvartal.games.estates.auction import Auction
from kvartal.games.estates.pieces import ROWS, floor_name, lot_name, piece_name

STEPS = {codes.CHOOSE: "choose", codes.BIDDING: "bid", codes.SETTLE: "settle", codes.PLACE: "place"}


def reason(position: Auction, code: int) -> Refusal:
    """Says why the seat to act may not play a code."""
    stage = position.stage
    if code <= codes.EMBEZZLE:
        wanted = codes.CHOOSE
    elif code < codes.SELL:
        wanted = codes.BIDDING
    else:
        wanted = codes.SETTLE if code < codes.LOT else codes.PLACE
    if stage != wanted:
        return Refusal("estates-refusal-now", stage=STEPS.get(stage, "wait"))
    if stage == codes.CHOOSE:
        return _choice_reason(position, code)
    if stage == codes.BIDDING:
        return _bid_reason(position, code - codes.BID)
    if stage == codes.SETTLE:
        return Refusal("estates-refusal-keep", price=position.high, hand=position.purse(position.turn)[0])
    return _place_reason(position, code)


def _choice_reason(position: Auction, code: int) -> Refusal:
    if code == codes.EMBEZZLE:
        key = "estates-refusal-embezzled" if position.took else "estates-refusal-no-cash"
        return Refusal(key)
    if code == codes.ROOF:
        return Refusal("estates-refusal-no-bare")
    if code > codes.ROOF:
        return Refusal("estates-refusal-piece-gone", piece=piece_name(code))
    floor = floor_name(code)
    rows = position.offered()
    if not any(code in row for row in rows):
        return Refusal("estates-refusal-not-offered", floor=floor)
    if not any(row and code in (row[0], row[-1]) for row in rows):
        return Refusal("estates-refusal-not-end", floor=floor)
    return Refusal("estates-refusal-no-lot", floor=floor)


def _bid_reason(position: Auction, bid: int) -> Refusal:
    hand = position.purse(position.acts)[0]
    if bid > hand:
        return Refusal("estates-refusal-too-poor", bid=bid, hand=hand)
    return Refusal("estates-refusal-too-low", bid=bid, high=position.high)


def _place_reason(position: Auction, code: int) -> Refusal:
    piece = position.piece
    told = piece_name(piece)
    if code < codes.SHORTEN and piece <= codes.ROOF:
        lot = code - codes.LOT
        return _roof_reason(position, lot) if piece == codes.ROOF else _floor_reason(position, piece, lot)
    if code == codes.REMOVE:
        return Refusal("estates-refusal-must-place", piece=told)
    if codes.SHORTEN <= code < codes.SEAT and codes.BARRIER <= piece < codes.MAYOR:
        return _barrier_reason(position, piece - codes.BARRIER + 1, code)
    if code >= codes.LIFT and piece == codes.CUBE:
        return _cube_reason(position, code - codes.LIFT)
    return Refusal("estates-refusal-wrong-piece", piece=told)


def _floor_reason(position: Auction, floor: int, lot: int) -> Refusal:
    row, at = lot // 10, lot % 10 + 1
    told = {"floor": floor_name(floor), "lot": lot_name(lot)}
    if at > position.length_of(row):
        return Refusal("estates-refusal-beyond", **told, length=position.length_of(row), row=ROWS[row])
    if at > position.developed(row):
        return Refusal("estates-refusal-gap", **told, next=lot_name(row * 10 + position.developed(row)))
    if position.roof_on(lot):
        return Refusal("estates-refusal-roofed", **told)
    if city.WHITE_LOTS >> lot & 1:
        return Refusal("estates-refusal-white", **told)
    return Refusal("estates-refusal-not-lower", **told, top=position.top_on(lot))


def _roof_reason(position: Auction, lot: int) -> Refusal:
    key = "estates-refusal-roofed" if position.roof_on(lot) else "estates-refusal-no-building"
    return Refusal(key, floor="roof", lot=lot_name(lot))


def _barrier_reason(position: Auction, value: int, code: int) -> Refusal:
    shorten = code < codes.LENGTHEN
    row = code - (codes.SHORTEN if shorten else codes.LENGTHEN)
    length = position.length_of(row) + (-value if shorten else value)
    if not shorten:
        return Refusal("estates-refusal-too-long", row=ROWS[row], length=length, most=position.longest)
    return _short_reason(position, row, length)


def _short_reason(position: Auction, row: int, length: int) -> Refusal:
    """Says why a row cannot get as short as this."""
    if length < 0 or (length == 0 and not position.developed(row)):
        return Refusal("estates-refusal-no-row", row=ROWS[row])
    return Refusal("estates-refusal-too-short", row=ROWS[row], length=length, built=position.developed(row))


def _cube_reason(position: Auction, which: int) -> Refusal:
    row, sign = position.barrier_at(which)
    if row < 0:
        return Refusal("estates-refusal-no-barrier", value=which + 1)
    return _short_reason(position, row, position.length_of(row) - sign * (which + 1))
