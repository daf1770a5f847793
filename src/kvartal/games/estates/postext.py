"""Positions of The Estates as text; see docs/notation.md.

The rows `a`, `b` and `c` list their buildings from the street: `R6S3^2` is red 6, blue 3 on it, and a roof of 2.
Barriers are `A-1` in row A, `3` not yet auctioned, `x3` out of the game. `most 1` is what others must think possible in
the box of seat 1. Offer rows stand with ` / ` between them. What is left out has its value of the start.
"""

from __future__ import annotations

import re

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.estates import codes
from kvartal.games.estates.city import WHITE_LOTS
from kvartal.games.estates.facts import Auction, City, Market, Purse
from kvartal.games.estates.pieces import (
    COLOURS,
    ROWS,
    floor_name,
    floor_of,
    floors_in,
    lot_name,
    offered,
    piece_name,
    piece_of,
)
from kvartal.games.estates.position import Estates

STAGES = ("deal", "begin", "choose", "roof", "bid", "settle", "place", "over")
MOST_MONEY = 60


def write(game: Estates) -> str:
    """Writes a position; fields that have their usual value are left out."""
    city, market, auction = game.record(City), game.record(Market), game.record(Auction)
    lines = [f"stage: {STAGES[auction.stage]}", f"turn: {auction.auctioneer}", f"ply: {game.ply}"]
    for row in range(3):
        lots = range(codes.lot_at(row, 0), codes.lot_at(row, city.built[row]))
        lines.append(f"{ROWS[row].lower()}: {' '.join(_building(city, lot) for lot in lots)}".rstrip())
    lines.append(f"barriers: {' '.join(_barrier(city, which) for which in range(3))}")
    lines.append(f"mayor: {_where(city.mayor)}")
    lines.append(f"cube: {_where(city.cube)}")
    lines.append("offer: " + " / ".join(" ".join(map(floor_name, row)) for row in offered(market)))
    if auction.stage > codes.BEGIN:
        lines.append("unused: " + " ".join(map(floor_name, members(market.bag))))
    lines.append("roofs: " + " ".join(str(i + 1) for i, n in enumerate(market.roofs_left) for _ in range(n)))
    held = [f"{COLOURS[colour]}{seat}" for colour, seat in enumerate(city.owner) if seat != codes.FREE]
    lines.append("certificates: " + " ".join(held))
    purses = [game.record(Purse, seat) for seat in range(game.seats)]
    for seat, purse in enumerate(purses):
        lines += [f"hand {seat}: {purse.money - purse.box}", f"box {seat}: {purse.box}"]
        if purse.most != purse.box:
            lines.append(f"most {seat}: {purse.most}")
    lines += _write_auction(auction, purses)
    for number, (points, winner) in enumerate(game.rounds.closed(game)):
        told = " ".join(map(str, points))
        lines.append(f"round {number + 1}: {told} / {'shared' if winner == marks.EMPTY else winner}")
    if auction.ending:
        lines.append(f"ending: {auction.ending}")
    return "\n".join(line.rstrip() for line in lines)


def _building(city: City, lot: int) -> str:
    roof = f"^{city.roof[lot]}" if city.roof[lot] else ""
    return "".join(map(floor_name, floors_in(city.buildings[lot]))) + roof


def _barrier(city: City, which: int) -> str:
    row = city.barrier[which]
    if row < 0:
        return f"{which + 1}" if row == codes.FREE else f"x{which + 1}"
    return f"{ROWS[row]}{'+' if city.sign[which] > 0 else '-'}{which + 1}"


def _where(row: int) -> str:
    return ROWS[row] if row >= 0 else "free" if row == codes.FREE else "gone"


def _write_auction(auction: Auction, purses: list[Purse]) -> list[str]:
    lines = ["embezzled: yes"] if purses[auction.auctioneer].embezzled else []
    if auction.piece == marks.EMPTY:
        return lines
    lines.append(f"piece: {piece_name(auction.piece)}" + (f" {auction.face}" if auction.face else ""))
    told = [f"{seat}={purse.bid or 'pass'}" for seat, purse in enumerate(purses) if purse.bid != marks.EMPTY]
    if told:
        lines.append("bids: " + " ".join(told))
    if auction.acts >= 0 and auction.stage != codes.CHOOSE:
        lines.append(f"acts: {auction.acts}")
    return lines


def read(fields: Fields, game: Estates) -> None:
    """Reads a position into a fresh one; raises `BadLine`."""
    stage = fields.text("stage", "choose")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "estates-stage", text=stage[:20], stages=tuple(STAGES))
    auction = game.record(Auction)
    auction.stage = STAGES.index(stage)
    auction.auctioneer = fields.number("turn", 0, 0, game.seats - 1)
    game.ply = fields.number("ply", 0)
    used = _read_board(fields, game)
    used |= _read_market(fields, game, auction.stage, used)
    purses = _read_purses(fields, game.seats, auction.auctioneer)
    _read_auction(fields, auction, purses, used)
    _read_roofs(fields, game, auction.face)
    game.store(auction)
    for seat, purse in enumerate(purses):
        game.store(purse, seat)
    if game.rounds.count > 1:
        _read_rounds(fields, game, auction.stage)
    fields.done()
    _check(fields, game)


def _read_board(fields: Fields, game: Estates) -> int:
    """Reads rows, barriers, mayor, cube and certificates, and returns the floors on the board."""
    used = 0
    for row in range(3):
        name = ROWS[row].lower()
        for place, word in enumerate(fields.words(name)):
            if place >= 10:
                raise BadLine(fields.line(name), "estates-row-full", row=ROWS[row])
            used = _read_building(fields.line(name), word, codes.lot_at(row, place), used, game)
    gone = _read_barriers(fields, game)
    city = game.record(City)
    for which in gone:
        city.barrier[which] = codes.GONE
    city.mayor = _row(fields, "mayor")
    city.cube = _row(fields, "cube")
    if city.cube >= 0:
        raise BadLine(fields.line("cube"), "estates-bad-row", text=fields.text("cube"))
    for row in range(3):
        if not city.built[row] <= city.length[row] <= city.longest:
            line = fields.line("barriers") or fields.line(ROWS[row].lower())
            raise BadLine(line, "estates-row-length-bad", row=ROWS[row], length=city.length[row])
    _read_certificates(fields, city, {codes.colour_of(floor) for floor in members(used)}, game.seats)
    game.store(city)
    return used


def _read_building(line: int, word: str, lot: int, used: int, game: Estates) -> int:
    form = re.fullmatch(r"((?:[A-Z][1-6]){1,6})(?:\^([1-6]))?", word, re.ASCII)
    if form is None:
        raise BadLine(line, "estates-building", text=word[:40])
    floors, roof = form.groups()
    top = 7
    for i in range(0, len(floors), 2):
        floor = _floor(line, floors[i : i + 2])
        if used >> floor & 1:
            raise BadLine(line, "estates-floor-twice", floor=floor_name(floor))
        if codes.value_of(floor) >= top or (i and WHITE_LOTS >> lot & 1):
            raise BadLine(line, "estates-stack", lot=lot_name(lot), floor=floor_name(floor))
        used |= 1 << floor
        top = codes.value_of(floor)
        game.add_floor(floor, lot)
    if roof:
        game.add_roof(int(roof), lot)
    return used


def _floor(line: int, word: str) -> int:
    try:
        return floor_of(word)
    except Unreadable as error:
        raise BadLine(line, error.key, **error.args_) from error


def _read_barriers(fields: Fields, game: Estates) -> list[int]:
    """Sets the barriers that stand in a row, and returns those that are out of the game."""
    line = fields.line("barriers")
    seen: set[int] = set()
    gone = []
    for word in fields.words("barriers", "1 2 3"):
        form = re.fullmatch(r"(x|[ABC][+-])?([123])", word, re.ASCII)
        if form is None or int(form[2]) in seen:
            raise BadLine(line, "estates-barrier", text=word[:20])
        seen.add(int(form[2]))
        where, which = form[1], int(form[2]) - 1
        if where == "x":
            gone.append(which)
        elif where:
            game.add_barrier(which, ROWS.index(where[0]), 1 if where[1] == "+" else -1)
    return gone


def _row(fields: Fields, name: str) -> int:
    word = fields.text(name, "free")
    if word in ("free", "gone"):
        return codes.FREE if word == "free" else codes.GONE
    if len(word) != 1 or word not in ROWS:
        raise BadLine(fields.line(name), "estates-bad-row", text=word[:20])
    return ROWS.index(word)


def _read_certificates(fields: Fields, city: City, built: set[int], seats: int) -> None:
    line = fields.line("certificates")
    for word in fields.words("certificates"):
        if not re.fullmatch(f"[{COLOURS}][0-9]", word, re.ASCII) or int(word[1]) >= seats:
            raise BadLine(line, "estates-certificate", text=word[:20])
        city.owner[COLOURS.index(word[0])] = int(word[1])
    for colour in range(6):
        if (city.owner[colour] != codes.FREE) != (colour in built):
            raise BadLine(line, "estates-certificate-needed", colour=COLOURS[colour])


def _read_market(fields: Fields, game: Estates, stage: int, used: int) -> int:
    """Reads the offer rows, the unused floors and the roofs, and gives these floors."""
    market = game.record(Market)
    rows = [part.split() for part in fields.text("offer", "").split("/")]
    line = fields.line("offer")
    if len(rows) > 3 or any(len(row) > codes.OFFERED for row in rows):
        raise BadLine(line, "estates-offer-bad")
    taken = used
    for row, words in enumerate(rows):
        market.on_offer[row] = len(words)
        for place, word in enumerate(words):
            floor = _floor(line, word)
            if taken >> floor & 1:
                raise BadLine(line, "estates-floor-twice", floor=word)
            taken |= 1 << floor
            market.offer[codes.offer_at(row, place)] = floor
    market.bag = codes.ALL_FLOORS & ~taken if stage <= codes.BEGIN else 0
    for word in fields.words("unused"):
        floor = _floor(fields.line("unused"), word)
        if taken >> floor & 1:
            raise BadLine(fields.line("unused"), "estates-floor-twice", floor=word)
        market.bag |= 1 << floor
    game.store(market)
    return taken | market.bag


def _read_roofs(fields: Fields, game: Estates, face: int) -> None:
    market, turned_up = game.record(Market), [*game.record(City).roof, face]
    left = [2 - turned_up.count(value) for value in range(1, 7)]
    words = fields.words("roofs", " ".join(str(value) for value in range(1, 7) for _ in range(left[value - 1])))
    market.roofs_left = [words.count(str(value)) for value in range(1, 7)]
    market.hidden_roofs = len(words)
    line = fields.line("roofs") or max(fields.line(row) for row in "abc")
    if sum(market.roofs_left) != len(words):
        raise BadLine(line, "estates-roofs-bad", value=0)
    for value, (told, most) in enumerate(zip(market.roofs_left, left, strict=True), 1):
        if told > most:
            raise BadLine(line, "estates-roofs-bad", value=value)
    game.store(market)


def _read_purses(fields: Fields, seats: int, auctioneer: int) -> list[Purse]:
    embezzled = fields.text("embezzled", "no") == "yes"
    purses = []
    for seat in range(seats):
        purse = Purse()
        purse.embezzled = int(embezzled and seat == auctioneer)
        hand = fields.number(f"hand {seat}", 12, 0, MOST_MONEY)
        purse.box = fields.number(f"box {seat}", 0, 0, MOST_MONEY)
        purse.money = hand + purse.box
        purse.most = fields.number(f"most {seat}", purse.box, max(0, purse.box - purse.embezzled), purse.money)
        purses.append(purse)
    if sum(purse.money for purse in purses) > MOST_MONEY:
        raise BadLine(fields.line("hand 0"), "estates-money", most=MOST_MONEY)
    return purses


def _read_auction(fields: Fields, auction: Auction, purses: list[Purse], used: int) -> None:
    line = fields.line("piece") or fields.line("stage")
    if auction.stage == codes.CHOOSE:
        auction.acts = auction.auctioneer
    elif auction.stage == codes.FINISHED:
        auction.acts = marks.OVER
        auction.ending = fields.number("ending", codes.NO_ROOFS, codes.TWO_ROWS, codes.NO_FLOORS)
    words = fields.words("piece")
    if not codes.TURN_UP <= auction.stage <= codes.PLACE:
        if words:
            raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
        return
    if not words:
        raise BadLine(line, "position-wants", field="piece")
    try:
        auction.piece = piece_of(words[0])
    except Unreadable as error:
        raise BadLine(line, error.key, **error.args_) from error
    face = words[1] if len(words) > 1 else "0"
    wants_face = auction.piece == codes.ROOF and auction.stage != codes.TURN_UP
    if len(words) > 2 or face not in tuple("0123456") or (face != "0") != wants_face:
        raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
    if auction.stage == codes.TURN_UP and auction.piece != codes.ROOF:
        raise BadLine(line, "estates-piece", text=" ".join(words)[:40])
    auction.face = int(face)
    if auction.piece < codes.ROOF and used >> auction.piece & 1:
        raise BadLine(line, "estates-floor-twice", floor=words[0])
    _read_bids(fields, auction, purses)


def _read_bids(fields: Fields, auction: Auction, purses: list[Purse]) -> None:
    line = fields.line("bids") or fields.line("stage")
    seats = len(purses)
    for word in fields.words("bids"):
        form = re.fullmatch(r"([0-4])=(pass|[1-9][0-9]?)", word, re.ASCII)
        if form is None or int(form[1]) >= seats:
            raise BadLine(line, "estates-bid", text=word[:20])
        purses[int(form[1])].bid = 0 if form[2] == "pass" else int(form[2])
    order = [(auction.auctioneer + i) % seats for i in range(1, seats)]
    for seat in order:
        purse = purses[seat]
        if purse.bid > 0:
            too_much = purse.bid > purse.money - purse.box and auction.stage <= codes.SETTLE
            if purse.bid <= auction.high or too_much:
                raise BadLine(line, "estates-bid", text=f"{seat}={purse.bid}")
            auction.high, auction.leader = purse.bid, seat
    waiting = [seat for seat in order if purses[seat].bid == marks.EMPTY]
    done = order[: len(order) - len(waiting)]
    wrong = any(purses[seat].bid == marks.EMPTY for seat in done) or purses[auction.auctioneer].bid != marks.EMPTY
    wrong = wrong or (auction.stage == codes.BIDDING) != bool(waiting and auction.stage != codes.TURN_UP)
    if wrong or (auction.stage == codes.SETTLE and auction.leader == marks.EMPTY):
        raise BadLine(line, "estates-bids-order")
    first = waiting[0] if waiting else auction.auctioneer
    acts = fields.number("acts", first, 0, seats - 1)
    allowed = {first} if auction.stage != codes.PLACE else {auction.auctioneer, auction.leader} - {marks.EMPTY}
    if acts not in allowed:
        raise BadLine(fields.line("acts"), "position-number", field="acts", text=str(acts))
    auction.acts = marks.CHANCE if auction.stage == codes.TURN_UP else acts


def _read_rounds(fields: Fields, game: Estates, stage: int) -> None:
    closed: list[tuple[list[int], int]] = []
    champion = marks.EMPTY
    for number in range(1, game.rounds.count + 1):
        name = f"round {number}"
        text = fields.text(name, "")
        if not text:
            break
        form = re.fullmatch(r"((?:-?[0-9]{1,3} ?)+) ?/ ?(shared|[0-4])", text, re.ASCII)
        if form is None or len(form[1].split()) != game.seats:
            raise BadLine(fields.line(name), "estates-round-bad", text=text[:40])
        points = [int(word) for word in form[1].split()]
        winner = marks.EMPTY if form[2] == "shared" else int(form[2])
        leaders = [seat for seat in range(game.seats) if points[seat] == max(points)]
        if (winner not in leaders) if winner != marks.EMPTY else (len(leaders) == 1):
            raise BadLine(fields.line(name), "estates-round-unwon", winner=form[2], seats=tuple(map(str, leaders)))
        if champion != marks.EMPTY:
            raise BadLine(fields.line(name), "estates-round-late", seat=champion)
        closed.append((points, winner))
        champion = game.rounds.champion_of([winner for _, winner in closed])
    game.rounds.restore(game, closed)
    decided = game.rounds.champion(game) != marks.EMPTY or len(closed) == game.rounds.count
    if decided and stage != codes.FINISHED:
        raise BadLine(fields.line("stage"), "estates-not-over")


def _check(fields: Fields, game: Estates) -> None:
    """Refuses a position from which play could not go on."""
    auction, market = game.record(Auction), game.record(Market)
    line = fields.line("stage")
    purse = game.record(Purse, auction.auctioneer)
    if purse.embezzled and (auction.stage != codes.CHOOSE or not purse.box):
        raise BadLine(fields.line("embezzled"), "estates-embezzled-bad")
    if auction.stage <= codes.BEGIN:
        _check_laid_out(fields, game, market, auction.stage)
    elif auction.stage < codes.FINISHED:
        if auction.stage != codes.CHOOSE and not game.ways_to_place():
            raise BadLine(fields.line("piece"), "estates-no-place", piece=piece_name(auction.piece))
        if _was_over(game, auction, market):
            raise BadLine(line, "estates-is-over")


def _check_laid_out(fields: Fields, game: Estates, market: Market, stage: int) -> None:
    """Before the first turn nothing has been auctioned, and the offer is being dealt or has been dealt."""
    blank, city = City(), game.record(City)
    blank.shortest, blank.longest = city.shortest, city.longest
    if city != blank or market.hidden_roofs != 12:
        raise BadLine(fields.line("stage"), "estates-not-laid-out")
    if (sum(market.on_offer) == 3 * codes.OFFERED) != (stage == codes.BEGIN):
        raise BadLine(fields.line("offer"), "estates-offer-bad")


def _was_over(game: Estates, auction: Auction, market: Market) -> bool:
    """Returns whether the round was over before the piece under auction was chosen."""
    before = game.copy()
    if auction.face:
        market.hidden_roofs += 1
    if 0 <= auction.piece < codes.ROOF:
        market.on_offer[0] += 1
    before.store(market)
    return before.why_over() != 0
