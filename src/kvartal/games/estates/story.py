"""What happened in The Estates, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rules import Fact
from kvartal.games.estates import codes
from kvartal.games.estates.facts import Auction, City, Market
from kvartal.games.estates.pieces import COLOURS, ROWS, floor_name, lot_name, piece_name
from kvartal.games.estates.position import Estates

ENDINGS = {codes.TWO_ROWS: "two-rows", codes.NO_ROOFS: "no-roofs", codes.NO_FLOORS: "no-floors"}


def tell(before: Estates, seat: int, code: int, after: Estates) -> list[Fact]:
    """Tells one action or one outcome."""
    auction = before.record(Auction)
    if seat == marks.CHANCE:
        return _tell_chance(before, auction, code)
    if code == codes.EMBEZZLE:
        return [Fact("estates-fact-embezzled", {"seat": seat}, only=None if before.open_money else seat)]
    if auction.stage == codes.CHOOSE:
        # A roof is told of when it is turned up.
        return [] if code == codes.ROOF else [_fact("offered", seat=seat, piece=piece_name(code))]
    if auction.stage == codes.BIDDING:
        return _tell_bid(auction, seat, code, after.record(Auction))
    if auction.stage == codes.SETTLE:
        told = {"seat": seat, "rival": auction.leader, "price": auction.high, "piece": piece_name(auction.piece)}
        return [_fact("kept" if code == codes.KEEP else "sold", **told)]
    return _tell_placing(before.record(City), auction, seat, code) + _tell_rows(before, seat, code)


def _tell_chance(before: Estates, auction: Auction, code: int) -> list[Fact]:
    if auction.stage == codes.DEAL:
        begins = not any(before.record(Market).on_offer)
        return _tell_results(before, auction.round) if begins and auction.round else []
    if auction.stage == codes.BEGIN:
        return [_fact("first", seat=code - codes.FIRST, round=auction.round + 1)]
    return [_fact("roof-up", seat=auction.auctioneer, value=code - codes.ROOF + 1)]


def _tell_bid(before: Auction, seat: int, code: int, after: Auction) -> list[Fact]:
    if code != codes.PASS:
        return [_fact("bid", seat=seat, bid=code - codes.BID)]
    facts = [_fact("passed", seat=seat)]
    if after.stage == codes.PLACE:
        facts.append(_fact("free", seat=after.auctioneer, piece=piece_name(before.piece)))
    return facts


def _tell_placing(city: City, auction: Auction, seat: int, code: int) -> list[Fact]:
    piece = auction.piece
    if code == codes.REMOVE:
        return [_fact("removed", seat=seat, piece=piece_name(piece))]
    if piece < codes.ROOF:
        facts = [_fact("built", seat=seat, floor=floor_name(piece), lot=lot_name(code - codes.PLACE_ON))]
        colour = codes.colour_of(piece)
        if city.owner[colour] == codes.FREE:
            facts.append(_fact("certificate", seat=seat, colour=COLOURS[colour]))
        return facts
    if piece == codes.ROOF:
        return [_fact("roofed", seat=seat, value=auction.face, lot=lot_name(code - codes.PLACE_ON))]
    if piece == codes.MAYOR:
        return [_fact("mayor", seat=seat, row=ROWS[code - codes.MAYOR_TO])]
    if piece == codes.CUBE:
        value = code - codes.CANCEL + 1
        row = city.barrier[value - 1]
        length = city.length[row] - city.sign[value - 1] * value
        return [_fact("cancelled", seat=seat, value=value, row=ROWS[row], length=length)]
    value = piece - codes.BARRIER + 1
    shorten = code < codes.LENGTHEN
    row = code - (codes.SHORTEN if shorten else codes.LENGTHEN)
    length = city.length[row] + (-value if shorten else value)
    key = "shortened" if shorten else "lengthened"
    return [_fact(key, seat=seat, value=value, row=ROWS[row], length=length)]


def _tell_rows(before: Estates, seat: int, code: int) -> list[Fact]:
    """Tells which row the placing completed or opened again, and whether the round is over.

    What the round brought is told when the boxes have been opened.
    """
    world = before.copy()
    ending = world.imagine(seat, code)
    facts = []
    for row in range(3):
        was, now = before.is_complete(row), world.is_complete(row)
        if was != now:
            facts.append(_fact("row-complete" if now else "row-reopened", row=ROWS[row]))
    return [*facts, _fact("ended", reason=ENDINGS[ending])] if ending else facts


def _tell_results(game: Estates, number: int) -> list[Fact]:
    """Tells what the round before brought to each seat, before the next one is laid out."""
    points, winner = game.rounds.closed(game)[-1]
    facts = [_fact("round-points", seat=seat, round=number, points=n) for seat, n in enumerate(points)]
    if winner == marks.EMPTY:
        return [*facts, _fact("round-shared", round=number)]
    return [*facts, _fact("round-won", seat=winner, round=number)]


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"estates-fact-{key}", args)
