"""Positions of The Estates as text; see docs/notation.md.

The rows `a`, `b` and `c` list their buildings from the street: `R6S3^2` is red 6, blue 3 on it, and a roof of 2.
Barriers are `A-1` in row A, `3` not yet auctioned, `x3` out of the game. `most 1` is what others must think possible in
the box of seat 1. Offer rows stand with ` / ` between them. What is left out has its value of the start.
"""

from __future__ import annotations

import re

from kvartal.core import marks
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.estates import city, codes
from kvartal.games.estates.auction import Auction
from kvartal.games.estates.pieces import COLOURS, ROWS, floor_name, floor_of, lot_name, members, piece_name, piece_of
from kvartal.games.estates.rounds import Rounds

STAGES = ("deal", "begin", "choose", "roof", "bid", "settle", "place", "over")
MOST_MONEY = 60


def write(auction: Auction) -> str:
    """Writes a position; fields that have their usual value are left out."""
    lines = [f"stage: {STAGES[auction.stage]}", f"turn: {auction.turn}", f"ply: {auction.ply}"]
    for row in range(3):
        lots = range(row * 10, row * 10 + auction.developed(row))
        lines.append(f"{ROWS[row].lower()}: {' '.join(_building(auction, lot) for lot in lots)}".rstrip())
    lines.append(f"barriers: {' '.join(_barrier(auction, which) for which in range(3))}")
    lines.append(f"mayor: {_where(auction.mayor)}")
    lines.append(f"cube: {_where(auction.cube)}")
    lines.append("offer: " + " / ".join(" ".join(map(floor_name, row)) for row in auction.offered()))
    if auction.stage > codes.BEGIN:
        lines.append("unused: " + " ".join(map(floor_name, members(auction.bag))))
    lines.append("roofs: " + " ".join(str(i + 1) for i, n in enumerate(auction.roofs_left()) for _ in range(n)))
    held = [f"{COLOURS[c]}{auction.owner(c)}" for c in range(6) if auction.owner(c) != codes.FREE]
    lines.append("certificates: " + " ".join(held))
    for seat in range(auction.seats):
        hand, box, most = auction.purse(seat)
        lines += [f"hand {seat}: {hand}", f"box {seat}: {box}"]
        if most != box:
            lines.append(f"most {seat}: {most}")
    lines += _write_auction(auction)
    if isinstance(auction, Rounds):
        for number, (points, winner) in enumerate(auction.closed()):
            told = " ".join(map(str, points))
            lines.append(f"round {number + 1}: {told} / {'shared' if winner == marks.EMPTY else winner}")
    if auction.ending:
        lines.append(f"ending: {auction.ending}")
    return "\n".join(line.rstrip() for line in lines)


def _building(auction: Auction, lot: int) -> str:
    roof = auction.roof_on(lot)
    return "".join(map(floor_name, auction.floors_on(lot))) + (f"^{roof}" if roof else "")


def _barrier(auction: Auction, which: int) -> str:
    row, sign = auction.barrier_at(which)
    if row < 0:
        return f"{which + 1}" if row == codes.FREE else f"x{which + 1}"
    return f"{ROWS[row]}{'+' if sign > 0 else '-'}{which + 1}"


def _where(row: int) -> str:
    return ROWS[row] if row >= 0 else "free" if row == codes.FREE else "gone"


def _write_auction(auction: Auction) -> list[str]:
    lines = ["embezzled: yes"] if auction.took else []
    if auction.piece == marks.EMPTY:
        return lines
    lines.append(f"piece: {piece_name(auction.piece)}" + (f" {auction.face}" if auction.face else ""))
    bids = [(seat, auction.bid_of(seat)) for seat in range(auction.seats)]
    told = [f"{seat}={bid or 'pass'}" for seat, bid in bids if bid != marks.EMPTY]
    if told:
        lines.append("bids: " + " ".join(told))
    if auction.acts >= 0 and auction.stage != codes.CHOOSE:
        lines.append(f"acts: {auction.acts}")
    return lines


def read(fields: Fields, auction: Auction) -> None:
    """Reads a position into a fresh one; raises `BadLine`."""
    stage = fields.text("stage", "choose")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "estates-stage", text=stage[:20], stages=" ".join(STAGES))
    auction.stage = STAGES.index(stage)
    auction.turn = fields.number("turn", 0, 0, auction.seats - 1)
    auction.ply = fields.number("ply", 0)
    used = _read_board(fields, auction)
    _read_certificates(fields, auction)
    used |= _read_offer(fields, auction, used)
    _read_roofs(fields, auction)
    for seat in range(auction.seats):
        hand = fields.number(f"hand {seat}", 12, 0, MOST_MONEY)
        box = fields.number(f"box {seat}", 0, 0, MOST_MONEY)
        most = fields.number(f"most {seat}", box, 0, hand + box)
        auction.set_purse(seat, hand, box, most)
    if sum(sum(auction.purse(seat)[:2]) for seat in range(auction.seats)) > MOST_MONEY:
        raise BadLine(fields.line("hand 0"), "estates-money", most=MOST_MONEY)
    _read_auction(fields, auction, used)
    if isinstance(auction, Rounds):
        _read_rounds(fields, auction)
    fields.done()
    _check(fields, auction)


def _read_board(fields: Fields, auction: Auction) -> int:
    """Reads rows, barriers, mayor and cube, and gives the floors on the board."""
    used = 0
    for row in range(3):
        name = ROWS[row].lower()
        for at, word in enumerate(fields.words(name)):
            if at >= 10:
                raise BadLine(fields.line(name), "estates-row-full", row=ROWS[row])
            used = _read_building(fields.line(name), word, row * 10 + at, used, auction)
    for word in fields.words("barriers", "1 2 3"):
        _read_barrier(fields.line("barriers"), word, auction)
    auction.mayor = _row(fields, "mayor")
    auction.cube = _row(fields, "cube")
    if auction.cube >= 0:
        raise BadLine(fields.line("cube"), "estates-bad-row", text=fields.text("cube"))
    for row in range(3):
        if not auction.developed(row) <= auction.length_of(row) <= auction.longest:
            line = fields.line("barriers") or fields.line(ROWS[row].lower())
            raise BadLine(line, "estates-row-length-bad", row=ROWS[row], length=auction.length_of(row))
    return used


def _read_building(line: int, word: str, lot: int, used: int, auction: Auction) -> int:
    form = re.fullmatch(r"((?:[A-Z][1-6]){1,6})(?:\^([1-6]))?", word, re.ASCII)
    if form is None:
        raise BadLine(line, "estates-building", text=word[:40])
    floors, roof = form.groups()
    for i in range(0, len(floors), 2):
        floor = _floor(line, floors[i : i + 2])
        if used >> floor & 1:
            raise BadLine(line, "estates-floor-twice", floor=floor_name(floor))
        if i and (floor % 6 + 1 >= auction.top_on(lot) or city.WHITE_LOTS >> lot & 1):
            raise BadLine(line, "estates-stack", lot=lot_name(lot), floor=floor_name(floor))
        used |= 1 << floor
        auction.add_floor(floor, lot)
    if roof:
        auction.add_roof(int(roof), lot)
    return used


def _floor(line: int, word: str) -> int:
    try:
        return floor_of(word)
    except Unreadable as error:
        raise BadLine(line, error.key, **error.args_) from error


def _read_barrier(line: int, word: str, auction: Auction) -> None:
    form = re.fullmatch(r"(x|[ABC][+-])?([123])", word, re.ASCII)
    if form is None or auction.barrier_at(int(form[2]) - 1)[0] != codes.FREE:
        raise BadLine(line, "estates-barrier", text=word[:20])
    where, which = form[1], int(form[2]) - 1
    if where == "x":
        auction.set_barrier(which, codes.GONE, 0)
    elif where:
        auction.set_barrier(which, ROWS.index(where[0]), 1 if where[1] == "+" else -1)


def _row(fields: Fields, name: str) -> int:
    word = fields.text(name, "free")
    if word in ("free", "gone"):
        return codes.FREE if word == "free" else codes.GONE
    if len(word) != 1 or word not in ROWS:
        raise BadLine(fields.line(name), "estates-bad-row", text=word[:20])
    return ROWS.index(word)


def _read_certificates(fields: Fields, auction: Auction) -> None:
    line = fields.line("certificates")
    for word in fields.words("certificates"):
        if not re.fullmatch(f"[{COLOURS}][0-9]", word, re.ASCII) or int(word[1]) >= auction.seats:
            raise BadLine(line, "estates-certificate", text=word[:20])
        auction.set_owner(COLOURS.index(word[0]), int(word[1]))
    seen = {floor // 6 for lot in range(30) for floor in auction.floors_on(lot)}
    for colour in range(6):
        if (auction.owner(colour) != codes.FREE) != (colour in seen):
            raise BadLine(line, "estates-certificate-needed", colour=COLOURS[colour])


def _read_offer(fields: Fields, auction: Auction, used: int) -> int:
    """Reads the three offer rows and the unused floors, and gives them as a mask."""
    rows = [part.split() for part in fields.text("offer", "").split("/")]
    rows += [[] for _ in range(3 - len(rows))]
    line = fields.line("offer")
    if len(rows) > 3 or any(len(row) > 8 for row in rows):
        raise BadLine(line, "estates-offer-bad")
    taken = used
    offered: list[list[int]] = []
    for words in rows:
        offered.append([_floor(line, word) for word in words])
        for floor in offered[-1]:
            if taken >> floor & 1:
                raise BadLine(line, "estates-floor-twice", floor=floor_name(floor))
            taken |= 1 << floor
    auction.set_offered(offered)
    auction.dealt = sum(map(len, offered)) if auction.stage == codes.DEAL else 24
    bag = 0
    if auction.stage <= codes.BEGIN:
        bag = (1 << 36) - 1 & ~taken
    for word in fields.words("unused"):
        floor = _floor(fields.line("unused"), word)
        if taken >> floor & 1:
            raise BadLine(fields.line("unused"), "estates-floor-twice", floor=word)
        bag |= 1 << floor
    auction.bag = bag
    return taken | bag


def _read_roofs(fields: Fields, auction: Auction) -> None:
    words = fields.words("roofs", "1 1 2 2 3 3 4 4 5 5 6 6")
    laid = [auction.roof_on(lot) for lot in range(30)]
    counts = [words.count(str(value)) for value in range(1, 7)]
    for value in range(1, 7):
        if counts[value - 1] + (laid.count(value) if fields.line("roofs") else 0) > 2:
            raise BadLine(fields.line("roofs"), "estates-roofs-bad", value=value)
    if sum(counts) != len(words):
        raise BadLine(fields.line("roofs"), "estates-roofs-bad", value=0)
    if not fields.line("roofs"):
        counts = [max(0, 2 - laid.count(value)) for value in range(1, 7)]
    auction.set_roofs(counts)


def _read_auction(fields: Fields, auction: Auction, used: int) -> None:
    auction.took = fields.text("embezzled", "no") == "yes"
    under_way = codes.TURN_UP <= auction.stage <= codes.PLACE
    words = fields.words("piece")
    line = fields.line("piece") or fields.line("stage")
    if bool(words) != under_way:
        raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
    auction.acts = marks.CHANCE
    if auction.stage == codes.CHOOSE:
        auction.acts = auction.turn
    elif auction.stage == codes.FINISHED:
        auction.acts = marks.OVER
    if not under_way:
        auction.ending = fields.number("ending", 0 if auction.stage != codes.FINISHED else 2, 0, 3)
        return
    try:
        auction.piece = piece_of(words[0])
    except Unreadable as error:
        raise BadLine(line, error.key, **error.args_) from error
    face = words[1] if len(words) > 1 else "0"
    wants_face = auction.piece == codes.ROOF and auction.stage != codes.TURN_UP
    if len(words) > 2 or face not in "0123456" or (face != "0") != wants_face:
        raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
    if auction.stage == codes.TURN_UP and auction.piece != codes.ROOF:
        raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
    auction.face = int(face)
    if auction.piece < codes.ROOF and used >> auction.piece & 1:
        raise BadLine(line, "estates-floor-twice", floor=words[0])
    _read_bids(fields, auction)


def _read_bids(fields: Fields, auction: Auction) -> None:
    line = fields.line("bids") or fields.line("stage")
    for word in fields.words("bids"):
        form = re.fullmatch(r"([0-4])=(pass|[1-9][0-9]?)", word, re.ASCII)
        if form is None or int(form[1]) >= auction.seats:
            raise BadLine(line, "estates-bid", text=word[:20])
        auction.set_bid(int(form[1]), 0 if form[2] == "pass" else int(form[2]))
    order = [(auction.turn + i) % auction.seats for i in range(1, auction.seats)]
    for seat in order:
        bid = auction.bid_of(seat)
        if bid > 0:
            if bid <= auction.high or (bid > auction.purse(seat)[0] and auction.stage <= codes.SETTLE):
                raise BadLine(line, "estates-bid", text=f"{seat}={bid}")
            auction.high, auction.leader = bid, seat
    waiting = [seat for seat in order if auction.bid_of(seat) == marks.EMPTY]
    done = order[: len(order) - len(waiting)]
    wrong = any(auction.bid_of(seat) == marks.EMPTY for seat in done) or auction.bid_of(auction.turn) != marks.EMPTY
    wrong = wrong or (auction.stage == codes.BIDDING) != bool(waiting and auction.stage != codes.TURN_UP)
    if wrong or (auction.stage == codes.SETTLE and auction.leader == marks.EMPTY):
        raise BadLine(line, "estates-bids-order")
    first = waiting[0] if waiting else auction.turn
    acts = fields.number("acts", first, 0, auction.seats - 1)
    allowed = {first} if auction.stage != codes.PLACE else {auction.turn, auction.leader} - {marks.EMPTY}
    if acts not in allowed:
        raise BadLine(fields.line("acts"), "position-number", field="acts", text=str(acts))
    auction.acts = marks.CHANCE if auction.stage == codes.TURN_UP else acts


def _read_rounds(fields: Fields, rounds: Rounds) -> None:
    results: list[list[int]] = []
    winners: list[int] = []
    for number in range(1, rounds.rounds + 1):
        name = f"round {number}"
        text = fields.text(name, "")
        if not text:
            break
        form = re.fullmatch(r"((?:-?[0-9]{1,3} ?)+) ?/ ?(shared|[0-4])", text, re.ASCII)
        if form is None or len(form[1].split()) != rounds.seats:
            raise BadLine(fields.line(name), "estates-round-bad", text=text[:40])
        results.append([int(word) for word in form[1].split()])
        winners.append(marks.EMPTY if form[2] == "shared" else int(form[2]))
    rounds.set_closed(results, winners)
    decided = rounds.champion != marks.EMPTY or len(results) == rounds.rounds
    if decided and rounds.stage != codes.FINISHED:
        raise BadLine(fields.line("stage"), "estates-not-over")


def _check(fields: Fields, auction: Auction) -> None:
    """Refuses a position from which play could not go on."""
    line = fields.line("stage")
    if auction.stage == codes.DEAL and auction.dealt >= 24:
        raise BadLine(fields.line("offer"), "estates-offer-bad")
    if auction.stage in (codes.CHOOSE, codes.TURN_UP) and not auction.hidden_roofs:
        raise BadLine(line, "estates-is-over")
    if auction.stage == codes.CHOOSE and not auction.moves():
        raise BadLine(line, "estates-is-over")
    if auction.stage in (codes.BIDDING, codes.SETTLE, codes.PLACE) and not auction.places():
        raise BadLine(fields.line("piece"), "estates-no-place", piece=piece_name(auction.piece))
    if auction.took and (auction.stage != codes.CHOOSE or not auction.purse(auction.turn)[1]):
        raise BadLine(fields.line("embezzled"), "estates-embezzled-bad")
