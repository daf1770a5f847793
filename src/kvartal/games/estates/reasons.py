"""Why an action of The Estates is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core.errors import Refusal
from kvartal.games.estates import codes
from kvartal.games.estates.city import WHITE_LOTS
from kvartal.games.estates.facts import Auction, City, Market, Purse
from kvartal.games.estates.pieces import ROWS, floor_name, lot_name, offered, piece_name
from kvartal.games.estates.position import Estates

STEPS = {codes.CHOOSE: "choose", codes.BIDDING: "bid", codes.SETTLE: "settle", codes.PLACE: "place"}


def reason(game: Estates, code: int) -> Refusal:
    """Says why the seat to act may not play a code."""
    auction = game.record(Auction)
    if code <= codes.EMBEZZLE:
        wanted = codes.CHOOSE
    elif code < codes.SELL:
        wanted = codes.BIDDING
    else:
        wanted = codes.SETTLE if code < codes.PLACE_ON else codes.PLACE
    if auction.stage != wanted:
        return Refusal("estates-refusal-now", stage=STEPS.get(auction.stage, "wait"))
    purse = game.record(Purse, auction.acts)
    if wanted == codes.CHOOSE:
        return _choice_reason(game.record(Market), purse, code)
    if wanted == codes.BIDDING:
        return _bid_reason(auction, purse, code - codes.BID)
    if wanted == codes.SETTLE:
        return Refusal("estates-refusal-keep", price=auction.high, hand=purse.money - purse.box)
    return _place_reason(game.record(City), auction.piece, code)


def _choice_reason(market: Market, purse: Purse, code: int) -> Refusal:
    if code == codes.EMBEZZLE:
        return Refusal("estates-refusal-embezzled" if purse.embezzled else "estates-refusal-no-cash")
    if code == codes.ROOF:
        return Refusal("estates-refusal-no-bare")
    if code > codes.ROOF:
        return Refusal("estates-refusal-piece-gone", piece=piece_name(code))
    floor = floor_name(code)
    rows = offered(market)
    if not any(code in row for row in rows):
        return Refusal("estates-refusal-not-offered", floor=floor)
    if not any(row and code in (row[0], row[-1]) for row in rows):
        return Refusal("estates-refusal-not-end", floor=floor)
    return Refusal("estates-refusal-no-lot", floor=floor)


def _bid_reason(auction: Auction, purse: Purse, bid: int) -> Refusal:
    hand = purse.money - purse.box
    if bid > hand:
        return Refusal("estates-refusal-too-poor", bid=bid, hand=hand)
    return Refusal("estates-refusal-too-low", bid=bid, high=auction.high)


def _place_reason(city: City, piece: int, code: int) -> Refusal:
    told = piece_name(piece)
    if code < codes.SHORTEN and piece <= codes.ROOF:
        lot = code - codes.PLACE_ON
        return _roof_reason(city, lot) if piece == codes.ROOF else _floor_reason(city, piece, lot)
    if code == codes.REMOVE:
        return Refusal("estates-refusal-must-place", piece=told)
    if codes.SHORTEN <= code < codes.MAYOR_TO and codes.BARRIER <= piece < codes.MAYOR:
        return _barrier_reason(city, piece - codes.BARRIER + 1, code)
    if code >= codes.CANCEL and piece == codes.CUBE:
        return _cube_reason(city, code - codes.CANCEL)
    return Refusal("estates-refusal-wrong-piece", piece=told)


def _floor_reason(city: City, floor: int, lot: int) -> Refusal:
    row = codes.row_of(lot)
    told = {"floor": floor_name(floor), "lot": lot_name(lot)}
    if lot >= codes.lot_at(row, city.length[row]):
        return Refusal("estates-refusal-beyond", **told, length=city.length[row], row=ROWS[row])
    following = codes.lot_at(row, city.built[row])
    if lot >= following:
        return Refusal("estates-refusal-gap", **told, next=lot_name(following))
    if city.roof[lot]:
        return Refusal("estates-refusal-roofed", **told)
    if WHITE_LOTS >> lot & 1:
        return Refusal("estates-refusal-white", **told)
    return Refusal("estates-refusal-not-lower", **told, top=city.top[lot])


def _roof_reason(city: City, lot: int) -> Refusal:
    key = "estates-refusal-roofed" if city.roof[lot] else "estates-refusal-no-building"
    return Refusal(key, floor="roof", lot=lot_name(lot))


def _barrier_reason(city: City, value: int, code: int) -> Refusal:
    if code >= codes.LENGTHEN:
        row = code - codes.LENGTHEN
        return Refusal("estates-refusal-too-long", row=ROWS[row], length=city.length[row] + value, most=city.longest)
    row = code - codes.SHORTEN
    return _short_reason(city, row, city.length[row] - value)


def _short_reason(city: City, row: int, length: int) -> Refusal:
    """Says why a row cannot get as short as this."""
    if city.built[row] > max(length, 0):
        return Refusal("estates-refusal-too-short", row=ROWS[row], built=city.built[row])
    left = city.length[row]
    return Refusal("estates-refusal-no-row", row=ROWS[row], least=city.shortest, left=left, fewer=left - length)


def _cube_reason(city: City, barrier: int) -> Refusal:
    row = city.barrier[barrier]
    if row < 0:
        return Refusal("estates-refusal-no-barrier", value=barrier + 1)
    return _short_reason(city, row, city.length[row] - city.sign[barrier] * (barrier + 1))
