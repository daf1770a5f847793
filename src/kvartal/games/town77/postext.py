"""Positions of Town 77 as text; see docs/notation.md."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tiles import cell_name, cell_of, mask_of, members, tile_name, tile_names, tile_of
from kvartal.games.town77.town import FULL_TOWN, Town

STAGES = ("deal", "start", "begin", "act", "swap", "draw", "discard", "over")


def write_town(town: Town) -> list[str]:
    """Writes the rows of the town; a star marks a tile that lies face down."""
    lines = ["town:"]
    for row in range(7):
        words = []
        for cell in range(row * 7, row * 7 + 7):
            tile = town.tile_at(cell)
            name = ".." if tile == marks.EMPTY else tile_name(tile)
            words.append(name + ("*" if town.down >> cell & 1 else ""))
        lines.append("  " + " ".join(words))
    return lines


def read_town(fields: Fields, town: Town) -> int:
    """Reads the rows of the town and gives its tiles as a mask."""
    rows = fields.rows("town")
    used = 0
    if len(rows) > 7:
        raise BadLine(rows[7][0], "town77-rows", found=len(rows))
    for row, (number, line) in enumerate(rows):
        words = line.split()
        if len(words) > 7:
            raise BadLine(number, "town77-columns", found=len(words))
        for column, word in enumerate(words):
            if word == "..":
                continue
            tile = _tile(number, word.removesuffix("*"))
            if used >> tile & 1:
                raise BadLine(number, "town77-tile-twice", tile=tile_name(tile))
            used |= 1 << tile
            town.set_tile(row * 7 + column, tile, word.endswith("*"))
    return used


def _tile(number: int, word: str) -> int:
    try:
        return tile_of(word)
    except Unreadable as error:
        raise BadLine(number, error.key, **error.args_) from error


def _mask(fields: Fields, name: str) -> int:
    try:
        return mask_of(fields.words(name))
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def write_battle(battle: Battle) -> str:
    """Writes a battle; fields that have their usual value are left out."""
    lines = [f"stage: {STAGES[battle.stage]}", f"turn: {battle.turn}", f"ply: {battle.ply}"]
    lines += write_town(battle)
    held = 0
    for seat in range(battle.seats):
        lines.append(f"hand {seat}: {' '.join(tile_names(battle.hand(seat)))}".rstrip())
        held |= battle.hand(seat)
        if battle.out(seat):
            lines.append(f"out {seat}: {battle.out(seat)}")
        if battle.built_by(seat):
            lines.append(f"placed {seat}: {battle.built_by(seat)}")
    laid = sum(1 << tile for tile in battle.board() if tile != marks.EMPTY)
    if battle.bag != FULL_TOWN & ~held & ~laid:
        lines.append(f"bag: {' '.join(tile_names(battle.bag)) or 'empty'}")
    if battle.exchanges:
        lines.append(f"exchanges: {battle.exchanges}")
    if battle.owed:
        lines.append(f"owed: {battle.owed}")
    if battle.fresh != marks.EMPTY:
        lines.append(f"drawn: {tile_name(battle.fresh)}")
    if isinstance(battle, Calls):
        lines += _write_calls(battle)
    return "\n".join(lines)


def _write_calls(calls: Calls) -> list[str]:
    lines = []
    if calls.wrong:
        lines.append("wrong: " + " ".join(map(cell_name, members(calls.wrong))))
    builders = [f"{cell_name(c)}={calls.built_on(c)}" for c in range(49) if calls.built_on(c) != marks.EMPTY]
    if builders:
        lines.append("builders: " + " ".join(builders))
    if calls.newest != marks.EMPTY:
        lines.append(f"newest: {cell_name(calls.newest)}")
    if calls.caller != marks.EMPTY:
        lines.append(f"caller: {calls.caller}")
    return lines


def read_battle(fields: Fields, battle: Battle) -> None:
    """Reads a battle into a fresh position; raises `BadLine`."""
    used = read_town(fields, battle)
    battle.stage = _stage(fields)
    battle.turn = fields.number("turn", 0, 0, battle.seats - 1)
    battle.ply = fields.number("ply", 0)
    for seat in range(battle.seats):
        hand = _mask(fields, f"hand {seat}")
        if hand & used:
            raise BadLine(fields.line(f"hand {seat}"), "town77-tile-twice", tile=tile_names(hand & used)[0])
        # Whoever was called out holds the tile that came back beside a full hand.
        most = battle.size + (seat == battle.turn and bool(fields.line("caller")))
        if hand.bit_count() > most:
            raise BadLine(fields.line(f"hand {seat}"), "town77-hand-full", most=most)
        used |= hand
        battle.set_hand(seat, hand)
        battle.set_out(seat, fields.number(f"out {seat}", 0))
        battle.set_built_by(seat, fields.number(f"placed {seat}", 0, 0, 48))
    battle.bag = _read_bag(fields, used)
    battle.exchanges = fields.number("exchanges", 0)
    owing = {codes.DRAW: 1, codes.SWAP: 3}.get(battle.stage, 0)
    battle.owed = fields.number("owed", owing, min(owing, 1), owing)
    battle.fresh = _tile(fields.line("drawn"), fields.text("drawn")) if fields.line("drawn") else marks.EMPTY
    if isinstance(battle, Calls):
        _read_calls(fields, battle)
    fields.done()
    _check_battle(fields, battle)


def _read_bag(fields: Fields, used: int) -> int:
    words = fields.words("bag", "rest")
    if words == ["rest"]:
        return FULL_TOWN & ~used
    bag = 0 if words == ["empty"] else _mask(fields, "bag")
    if bag & used:
        raise BadLine(fields.line("bag"), "town77-tile-twice", tile=tile_names(bag & used)[0])
    return bag


def _read_calls(fields: Fields, calls: Calls) -> None:
    for word in fields.words("wrong"):
        calls.wrong |= 1 << _cell(fields, "wrong", word)
    for word in fields.words("builders"):
        name, _, seat = word.partition("=")
        if not (seat.isascii() and seat.isdigit()) or int(seat) >= calls.seats:
            raise BadLine(fields.line("builders"), "position-number", field="builders", text=word[:20])
        calls.set_built_on(_cell(fields, "builders", name), int(seat))
    if fields.line("newest"):
        calls.newest = _cell(fields, "newest", fields.text("newest"))
    calls.caller = fields.number("caller", marks.EMPTY, marks.EMPTY, calls.seats - 1)
    newest = 1 << calls.newest if calls.newest != marks.EMPTY else 0
    for name, cells in (("wrong", calls.wrong), ("newest", newest)):
        for cell in members(cells):
            if calls.tile_at(cell) == marks.EMPTY or calls.built_on(cell) == marks.EMPTY:
                raise BadLine(fields.line(name), "town77-builder", cell=cell_name(cell))
    if calls.caller != marks.EMPTY and (
        calls.stage != codes.ACT or calls.caller == calls.turn or calls.out(calls.caller)
    ):
        raise BadLine(fields.line("caller"), "town77-caller", seat=calls.caller)


def _cell(fields: Fields, name: str, word: str) -> int:
    try:
        return cell_of(word)
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _stage(fields: Fields) -> int:
    stage = fields.text("stage", "act")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "town77-stage", text=stage[:20], stages=" ".join(STAGES))
    return STAGES.index(stage)


def _check_battle(fields: Fields, battle: Battle) -> None:
    """Refuses a position from which play could not go on."""
    line = fields.line("stage")
    turn = battle.turn
    hands = [battle.hand(seat).bit_count() for seat in range(battle.seats)]
    if battle.stage in (codes.ACT, codes.DISCARDING, codes.SWAP, codes.DRAW) and battle.out(turn):
        raise BadLine(fields.line(f"out {turn}"), "town77-turn-out", seat=turn)
    wanted = {codes.SWAP: battle.owed, codes.DRAW: battle.owed, codes.START: 1}.get(battle.stage, 0)
    if battle.stage == codes.DEAL:
        wanted = battle.size * battle.seats - sum(hands) + 1
        dealt = [battle.size] * turn + [hands[turn]] + [0] * (battle.seats - turn - 1)
        if hands != dealt or hands[turn] == battle.size:
            raise BadLine(line, "town77-dealing", most=battle.size)
    if battle.bag.bit_count() < wanted:
        raise BadLine(line, "town77-bag-needed", count=wanted)
    if battle.owed and hands[turn] + battle.owed > battle.size:
        raise BadLine(fields.line(f"hand {turn}"), "town77-hand-full", most=battle.size - battle.owed)
    if battle.stage < codes.BEGIN and battle.built:
        raise BadLine(fields.line("town"), "town77-town-early")
    if battle.fresh != marks.EMPTY and not battle.hand(turn) >> battle.fresh & 1:
        raise BadLine(fields.line("drawn"), "town77-drawn", tile=tile_name(battle.fresh), seat=turn)
    if battle.stage in (codes.ACT, codes.DISCARDING) and not hands[turn]:
        raise BadLine(fields.line(f"hand {turn}"), "town77-hand-needed", seat=turn)
    if battle.stage >= codes.BEGIN and not battle.built:
        raise BadLine(line, "town77-town-needed")
    if battle.stage == codes.FINISHED and not all(battle.out(seat) for seat in range(battle.seats)):
        raise BadLine(line, "town77-not-over")


def write_solo(solo: Solo) -> str:
    """Writes a solo challenge."""
    lines = [f"ply: {solo.ply}", f"facedown left: {solo.uses}"]
    lines += write_town(solo)
    for i in range(solo.piles):
        top = solo.top(i)
        lines.append(f"stack {i}: {tile_name(top) if top != marks.EMPTY else 'closed'} {solo.height(i)}")
    if solo.stage == codes.START:
        lines.insert(0, "stage: start")
    return "\n".join(lines)


def read_solo(fields: Fields, solo: Solo) -> None:
    """Reads a solo challenge into a fresh position; raises `BadLine`."""
    used = read_town(fields, solo)
    solo.ply = fields.number("ply", 0)
    solo.uses = fields.number("facedown left", solo.uses, 0, 48)
    heights = 0
    for i in range(solo.piles):
        words = fields.words(f"stack {i}", f"closed {solo.height(i)}")
        line = fields.line(f"stack {i}")
        if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()) or int(words[1][:6]) > 48:
            raise BadLine(line, "town77-stack", text=" ".join(words)[:40])
        top = marks.EMPTY if words[0] == "closed" else _tile(line, words[0])
        if top != marks.EMPTY and (used >> top & 1 or words[1] == "0"):
            raise BadLine(line, "town77-tile-twice", tile=words[0])
        used |= 1 << top if top != marks.EMPTY else 0
        solo.set_pile(i, top, int(words[1]))
        heights += int(words[1]) - (top != marks.EMPTY)
    solo.bag = FULL_TOWN & ~used
    start = _stage(fields) == codes.START
    fields.done()
    if heights + start > solo.bag.bit_count():
        raise BadLine(fields.line("stack 0"), "town77-stacks-high", tiles=solo.bag.bit_count())
    if not start:
        if not solo.built:
            raise BadLine(fields.line("town"), "town77-town-needed")
        solo.go_on()
