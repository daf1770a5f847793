"""Positions of Town 77 as text; see docs/notation.md."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.games.town77 import codes, facts
from kvartal.games.town77.tiles import cell_name, cell_of, mask_of, members, tile_name, tile_names, tile_of

STAGES = ("deal", "start", "begin", "act", "swap", "draw", "discard", "over")


# The town.


def write_town(town: facts.Town) -> list[str]:
    """Writes the rows of the town; a star marks a tile that lies face down."""
    words = [
        (".." if tile == marks.EMPTY else tile_name(tile)) + ("*" if town.down >> cell & 1 else "")
        for cell, tile in enumerate(town.tiles)
    ]
    return ["town:", *("  " + " ".join(words[row : row + 7]) for row in range(0, 49, 7))]


def read_town(fields: Fields, town: facts.Town) -> int:
    """Reads the rows of the town and returns its tiles as a mask."""
    rows = fields.rows("town")
    used = 0
    if len(rows) > 7:
        raise BadLine(rows[7][0], "town77-rows", found=len(rows))
    for row, (number, line) in enumerate(rows):
        words = line.split()
        if len(words) > 7:
            raise BadLine(number, "town77-columns", found=len(words))
        for cell, word in enumerate(words, codes.cell_at(row, 0)):
            if word == "..":
                continue
            tile = _tile(number, word.removesuffix("*"))
            if used >> tile & 1:
                raise BadLine(number, "town77-tile-twice", tile=tile_name(tile))
            used |= 1 << tile
            town.tiles[cell] = tile
            town.down |= word.endswith("*") << cell
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


def _cell(fields: Fields, name: str, word: str) -> int:
    try:
        return cell_of(word)
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _stage(fields: Fields) -> int:
    stage = fields.text("stage", "act")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "town77-stage", text=stage[:20], stages=tuple(STAGES))
    return STAGES.index(stage)


# The battle.


def write_battle(battle: Position) -> list[str]:
    """Writes a battle; fields that have their usual value are left out."""
    town, turn = battle.record(facts.Town), battle.record(facts.Turn)
    lines = [f"stage: {STAGES[town.stage]}", f"turn: {town.turn}", f"ply: {battle.ply}", *write_town(town)]
    elsewhere = sum(1 << tile for tile in town.tiles if tile != marks.EMPTY)
    for seat in range(battle.seats):
        mine = battle.record(facts.Hand, seat)
        elsewhere |= mine.hand
        lines.append(f"hand {seat}: {' '.join(tile_names(mine.hand))}".rstrip())
        if mine.left:
            lines.append(f"out {seat}: {mine.left}")
        if mine.placed:
            lines.append(f"placed {seat}: {mine.placed}")
    if town.bag != facts.FULL & ~elsewhere:
        lines.append(f"bag: {' '.join(tile_names(town.bag)) or 'empty'}")
    if turn.exchanges:
        lines.append(f"exchanges: {turn.exchanges}")
    if turn.owed:
        lines.append(f"owed: {turn.owed}")
    drawn = battle.record(facts.Hand, town.turn).fresh
    if drawn != marks.EMPTY:
        lines.append(f"drawn: {tile_name(drawn)}")
    return lines


def read_battle(fields: Fields, battle: Position, size: int, spare: int = 0) -> None:
    """Reads a battle into a fresh position; hands hold `size` tiles, the acting seat perhaps some to spare."""
    town, turn = battle.record(facts.Town), battle.record(facts.Turn)
    used = read_town(fields, town)
    town.stage = _stage(fields)
    town.turn = fields.number("turn", 0, 0, battle.seats - 1)
    battle.ply = fields.number("ply", 0)
    for seat in range(battle.seats):
        mine = battle.record(facts.Hand, seat)
        line = fields.line(f"hand {seat}")
        mine.hand = _mask(fields, f"hand {seat}")
        if mine.hand & used:
            raise BadLine(line, "town77-tile-twice", tile=tile_names(mine.hand & used)[0])
        most = size + (spare if seat == town.turn else 0)
        if mine.hand.bit_count() > most:
            raise BadLine(line, "town77-hand-full", most=most)
        used |= mine.hand
        mine.left = fields.number(f"out {seat}", 0)
        mine.placed = fields.number(f"placed {seat}", 0, 0, 48)
        if seat == town.turn and fields.line("drawn"):
            mine.fresh = _tile(fields.line("drawn"), fields.text("drawn"))
        battle.store(mine, seat)
    town.bag = _read_bag(fields, used)
    turn.exchanges = fields.number("exchanges", 0, 0, 99)
    owing = {codes.DRAW: 1, codes.SWAP: 3}.get(town.stage, 0)
    turn.owed = fields.number("owed", owing, min(owing, 1), owing)
    battle.store(town)
    battle.store(turn)


def _read_bag(fields: Fields, used: int) -> int:
    words = fields.words("bag", "rest")
    if words == ["rest"]:
        return facts.FULL & ~used
    bag = 0 if words == ["empty"] else _mask(fields, "bag")
    if bag & used:
        raise BadLine(fields.line("bag"), "town77-tile-twice", tile=tile_names(bag & used)[0])
    return bag


def check_battle(fields: Fields, battle: Position, size: int) -> None:
    """Refuses a position from which play could not go on."""
    town, owed = battle.record(facts.Town), battle.record(facts.Turn).owed
    line, turn, stage = fields.line("stage"), town.turn, town.stage
    rows = [battle.record(facts.Hand, seat) for seat in range(battle.seats)]
    hands = [mine.hand.bit_count() for mine in rows]
    built = any(tile != marks.EMPTY for tile in town.tiles)
    if stage in (codes.ACT, codes.DISCARDING, codes.SWAP, codes.DRAW) and rows[turn].left:
        raise BadLine(fields.line(f"out {turn}"), "town77-turn-out", seat=turn)
    wanted = {codes.SWAP: owed, codes.DRAW: owed, codes.START: 1}.get(stage, 0)
    if stage == codes.DEAL:
        wanted = size * battle.seats - sum(hands) + 1
        dealt = [size] * turn + [hands[turn]] + [0] * (battle.seats - turn - 1)
        if hands != dealt or hands[turn] == size:
            raise BadLine(line, "town77-dealing", most=size)
    if town.bag.bit_count() < wanted:
        raise BadLine(line, "town77-bag-needed", count=wanted)
    if owed and hands[turn] + owed > size:
        raise BadLine(fields.line(f"hand {turn}"), "town77-hand-full", most=size - owed)
    if stage < codes.BEGIN and built:
        raise BadLine(fields.line("town"), "town77-town-early")
    drawn = rows[turn].fresh
    if drawn != marks.EMPTY and not rows[turn].hand >> drawn & 1:
        raise BadLine(fields.line("drawn"), "town77-drawn", tile=tile_name(drawn), seat=turn)
    if stage in (codes.ACT, codes.DISCARDING) and not hands[turn]:
        raise BadLine(fields.line(f"hand {turn}"), "town77-hand-needed", seat=turn)
    if stage in (codes.DRAW, codes.DISCARDING) and hands[turn] + (stage == codes.DRAW) < 2:
        raise BadLine(fields.line(f"hand {turn}"), "town77-hand-last", seat=turn)
    if stage >= codes.BEGIN and not built:
        raise BadLine(line, "town77-town-needed")
    if stage == codes.FINISHED and not all(mine.left for mine in rows):
        raise BadLine(line, "town77-not-over")
    if codes.DEAL < stage < codes.FINISHED:
        for seat, mine in enumerate(rows):
            if not (mine.hand or mine.left or (stage == codes.SWAP and seat == turn)):
                raise BadLine(fields.line(f"hand {seat}"), "town77-hand-out", seat=seat)


# What players who watch for mistakes may call out.


def write_mistakes(battle: Position) -> list[str]:
    """Writes what a battle remembers of mistakes."""
    seen = battle.record(facts.Mistakes)
    lines = []
    if seen.wrong:
        lines.append("wrong: " + " ".join(map(cell_name, members(seen.wrong))))
    builders = [f"{cell_name(cell)}={seat}" for cell, seat in enumerate(seen.builder) if seat != marks.EMPTY]
    if builders:
        lines.append("builders: " + " ".join(builders))
    if seen.newest != marks.EMPTY:
        lines.append(f"newest: {cell_name(seen.newest)}")
    if seen.newest_ply:
        lines.append(f"newest ply: {seen.newest_ply}")
    if seen.kept != marks.EMPTY:
        lines.append(f"kept: {tile_name(seen.kept)}")
    if seen.caller != marks.EMPTY:
        lines.append(f"caller: {seen.caller}")
    return lines


def read_mistakes(fields: Fields, battle: Position) -> None:
    """Reads that into a battle whose other facts were read before."""
    town, seen = battle.record(facts.Town), battle.record(facts.Mistakes)
    for word in fields.words("wrong"):
        seen.wrong |= 1 << _cell(fields, "wrong", word)
    for word in fields.words("builders"):
        name, _, number = word.partition("=")
        if not (number.isascii() and number.isdigit()) or int(number) >= battle.seats:
            raise BadLine(fields.line("builders"), "position-number", field="builders", text=word[:20])
        seen.builder[_cell(fields, "builders", name)] = int(number)
    if fields.line("newest"):
        seen.newest = _cell(fields, "newest", fields.text("newest"))
    seen.newest_ply = fields.number("newest ply", 0, 0, battle.ply)
    seen.caller = fields.number("caller", marks.EMPTY, marks.EMPTY, battle.seats - 1)
    newest = 1 << seen.newest if seen.newest != marks.EMPTY else 0
    for seat in range(battle.seats):
        mine, known = battle.record(facts.Hand, seat), seen.builder.count(seat)
        if not fields.line(f"placed {seat}"):
            mine.placed = known
            battle.store(mine, seat)
        elif mine.placed < known:
            raise BadLine(fields.line(f"placed {seat}"), "town77-placed", seat=seat, count=known)
    for name, cells in (("wrong", seen.wrong), ("newest", newest)):
        for cell in members(cells):
            if town.tiles[cell] == marks.EMPTY or seen.builder[cell] == marks.EMPTY:
                raise BadLine(fields.line(name), "town77-builder", cell=cell_name(cell))
    called = seen.caller != marks.EMPTY
    if called and (town.stage != codes.ACT or seen.caller == town.turn or battle.record(facts.Hand, seen.caller).left):
        raise BadLine(fields.line("caller"), "town77-caller", seat=seen.caller)
    if fields.line("kept"):
        seen.kept = _tile(fields.line("kept"), fields.text("kept"))
        owner = town.turn if called else seen.builder[seen.newest] if newest else marks.EMPTY
        if owner == marks.EMPTY or not battle.record(facts.Hand, owner).hand >> seen.kept & 1:
            raise BadLine(fields.line("kept"), "town77-kept", tile=tile_name(seen.kept))
    battle.store(seen)


# The solo challenge.


def write_solo(solo: Position, piles: int) -> list[str]:
    """Writes a solo challenge."""
    town, stacks = solo.record(facts.Town), solo.record(facts.Stacks, 0)
    lines = ["stage: start"] if town.stage == codes.START else []
    lines += [f"ply: {solo.ply}", f"facedown left: {stacks.uses}", *write_town(town)]
    for i in range(piles):
        top = stacks.tops[i]
        lines.append(f"stack {i}: {tile_name(top) if top != marks.EMPTY else 'closed'} {stacks.heights[i]}")
    return lines


def read_solo(fields: Fields, solo: Position, piles: int) -> None:
    """Reads a solo challenge into a fresh position."""
    town, stacks = solo.record(facts.Town), solo.record(facts.Stacks, 0)
    used = read_town(fields, town)
    solo.ply = fields.number("ply", 0)
    stacks.uses = fields.number("facedown left", stacks.uses, 0, 48)
    for i in range(piles):
        words = fields.words(f"stack {i}", f"closed {stacks.heights[i]}")
        line = fields.line(f"stack {i}")
        if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()) or int(words[1][:6]) > 48:
            raise BadLine(line, "town77-stack", text=" ".join(words)[:40])
        top = marks.EMPTY if words[0] == "closed" else _tile(line, words[0])
        if top != marks.EMPTY and (used >> top & 1 or words[1] == "0"):
            raise BadLine(line, "town77-tile-twice", tile=words[0])
        used |= 1 << top if top != marks.EMPTY else 0
        stacks.tops[i] = top
        stacks.heights[i] = int(words[1])
    town.bag = facts.FULL & ~used
    # Any other stage follows from the stacks.
    town.stage = codes.START if _stage(fields) == codes.START else codes.DRAW
    solo.store(town)
    solo.store(stacks, 0)


def check_solo(fields: Fields, solo: Position) -> None:
    """Refuses a position from which play could not go on."""
    town, stacks = solo.record(facts.Town), solo.record(facts.Stacks, 0)
    closed = sum(stacks.heights) - sum(top != marks.EMPTY for top in stacks.tops)
    start = town.stage == codes.START
    if closed + start > town.bag.bit_count():
        raise BadLine(fields.line("stack 0"), "town77-stacks-high", tiles=town.bag.bit_count())
    if not start and all(tile == marks.EMPTY for tile in town.tiles):
        raise BadLine(fields.line("town"), "town77-town-needed")
