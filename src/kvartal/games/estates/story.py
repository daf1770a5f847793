"""What happened in The Estates, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rules import Fact
from kvartal.games.estates import codes
from kvartal.games.estates.auction import Auction
from kvartal.games.estates.pieces import COLOURS, ROWS, floor_name, lot_name, piece_name
from kvartal.games.estates.rounds import Rounds

ENDINGS = {codes.TWO_ROWS: "two-rows", codes.NO_ROOFS: "no-roofs", codes.NO_FLOORS: "no-floors"}


def tell(before: Auction, seat: int, code: int, after: Auction) -> list[Fact]:
    """Tells one action or one outcome."""
    if seat == marks.CHANCE:
        return _tell_chance(before, code)
    if code == codes.EMBEZZLE:
        return [Fact("estates-fact-embezzled", {"seat": seat}, only=None if before.open_money else seat)]
    if before.stage == codes.CHOOSE:
        # A roof is told of when it is turned up.
        return [] if code == codes.ROOF else [_fact("offered", seat=seat, piece=piece_name(code))]
    if before.stage == codes.BIDDING:
        return _tell_bid(before, seat, code, after)
    if before.stage == codes.SETTLE:
        told = {"seat": seat, "rival": before.leader, "price": before.high, "piece": piece_name(before.piece)}
        return [_fact("kept" if code == codes.KEEP else "sold", **told)]
    return _tell_placing(before, seat, code) + _tell_rows(before, code) + _tell_end(before, seat, code)


def _tell_chance(before: Auction, code: int) -> list[Fact]:
    if before.stage == codes.DEAL:
        if isinstance(before, Rounds) and before.round and before.dealt == 0:
            return _tell_results(before)
        return []
    if before.stage == codes.BEGIN:
        number = before.round + 1 if isinstance(before, Rounds) else 1
        return [_fact("first", seat=code - codes.FIRST, round=number)]
    return [_fact("roof-up", seat=before.turn, value=code - codes.ROOF + 1)]


def _tell_bid(before: Auction, seat: int, code: int, after: Auction) -> list[Fact]:
    if code != codes.PASS:
        return [_fact("bid", seat=seat, bid=code - codes.BID)]
    facts = [_fact("passed", seat=seat)]
    if after.stage == codes.PLACE:
        facts.append(_fact("free", seat=after.turn, piece=piece_name(before.piece)))
    return facts


def _tell_placing(before: Auction, seat: int, code: int) -> list[Fact]:
    piece = before.piece
    if code == codes.REMOVE:
        return [_fact("removed", seat=seat, piece=piece_name(piece))]
    if piece < codes.ROOF:
        facts = [_fact("built", seat=seat, floor=floor_name(piece), lot=lot_name(code - codes.LOT))]
        if before.owner(piece // 6) == codes.FREE:
            facts.append(_fact("certificate", seat=seat, colour=COLOURS[piece // 6]))
        return facts
    if piece == codes.ROOF:
        return [_fact("roofed", seat=seat, value=before.face, lot=lot_name(code - codes.LOT))]
    if piece == codes.MAYOR:
        return [_fact("mayor", seat=seat, row=ROWS[code - codes.SEAT])]
    if piece == codes.CUBE:
        which = code - codes.LIFT
        row, sign = before.barrier_at(which)
        length = before.length_of(row) - sign * (which + 1)
        return [_fact("cancelled", seat=seat, value=which + 1, row=ROWS[row], length=length)]
    value = piece - codes.BARRIER + 1
    shorten = code < codes.LENGTHEN
    row = code - (codes.SHORTEN if shorten else codes.LENGTHEN)
    length = before.length_of(row) + (-value if shorten else value)
    key = "shortened" if shorten else "lengthened"
    return [_fact(key, seat=seat, value=value, row=ROWS[row], length=length)]


def _tell_rows(before: Auction, code: int) -> list[Fact]:
    """Tells which row the placing completed or opened again."""
    world = before.copy()
    world.imagine(before.acts, code)
    facts = []
    for row in range(3):
        was, now = before.is_complete(row), world.is_complete(row)
        if was != now:
            facts.append(_fact("row-complete" if now else "row-reopened", row=ROWS[row]))
    return facts


def _tell_end(before: Auction, seat: int, code: int) -> list[Fact]:
    """Tells that the round is over; what it brought is told when the boxes have been opened."""
    world = before.copy()
    ending = world.imagine(seat, code)
    return [_fact("ended", reason=ENDINGS[ending])] if ending else []


def _tell_results(rounds: Rounds) -> list[Fact]:
    """Tells what the round before brought to each seat, before the next one is laid out."""
    points, winner = rounds.closed()[-1]
    facts = [_fact("round-points", seat=seat, round=rounds.round, points=n) for seat, n in enumerate(points)]
    if winner == marks.EMPTY:
        return [*facts, _fact("round-shared", round=rounds.round)]
    return [*facts, _fact("round-won", seat=winner, round=rounds.round)]


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"estates-fact-{key}", args)
