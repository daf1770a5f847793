"""Positions of Welcome To as text; see docs/notation.md.

A street is a row of places: `.` is empty, `@` a roundabout, `7` a house, `7b` a bis; behind it `~` is a built pool, `'`
says that the house counts for a plan, `^` that it is picked for one, and `|` is a fence to its right.
"""

from __future__ import annotations

import re

from kvartal.core import marks
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import STREETS, card_name, card_of
from kvartal.games.welcome.facts import EFFECTS
from kvartal.games.welcome.faults import faults
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.reasons import STAGES as TURNS

STAGES = ("plans", "tops", "opening", "deal", "play", "over")
_TURN = {"combo": codes.COMBO, "number": codes.NUMBER, "effect": codes.EFFECT, "house": codes.HOUSE, "plan": codes.SLOT}
_FLAGS = {"spent": codes.SPENT, "first": codes.FIRST, "wish": codes.WISH}
_TOKEN = re.compile(r"(\.|@|[0-9]{1,2}b?)(~?)('?)(\^?)(\|?)", re.ASCII)


def write(kit: Kit, game: Welcome) -> str:
    """Writes a position; fields that have their usual value are left out."""
    lines = [f"stage: {STAGES[game.stage]}", f"round: {game.round}", f"ply: {game.ply}"]
    if game.turn:
        lines.append(f"turn: {game.turn}")
    if game.drawn:
        lines.append(f"drawn: {game.drawn}")
    plans = [kit.plans[game.plan_at(slot)].id for slot in range(3) if game.plan_at(slot) >= 0]
    if plans:
        lines.append(f"plans: {' '.join(plans)}")
    if game.approved:
        lines.append("approved: " + " ".join(str(slot + 1) for slot in range(3) if game.approved >> slot & 1))
    for stack in range(3):
        if game.top(stack) >= 0:
            effect = game.beside(stack)
            beside = f" {EFFECTS[effect]}" if effect < codes.NOTHING else ""
            lines.append(f"stack {stack + 1}: {card_name(game.top(stack))}{beside}")
    lines.append(f"unseen: {' '.join(map(card_name, game.unseen())) or 'none'}")
    lines += [f"{name}: {value}" for name, value in game.extra_fields().items()]
    was = game.as_begun() if game.mid_round() else game
    for seat in range(game.lowest, game.lowest + game.held):
        if was is not game and not game.as_it_was(seat):
            lines += _write_sheet(kit, was, seat, "was ")
        lines += _write_sheet(kit, game, seat, "")
        if game.mark(seat, codes.STAGE) not in (codes.START, codes.AHEAD):
            lines.append(_write_turn(kit, game, seat))
    return "\n".join(lines)


def _write_turn(kit: Kit, game: Welcome, seat: int) -> str:
    words = [TURNS[game.mark(seat, codes.STAGE)]]
    for name, field in _TURN.items():
        value = game.mark(seat, field)
        if name == "effect":
            words += [f"effect={EFFECTS[value]}"] if value < codes.NOTHING else []
        elif name == "house":
            words += [f"house={kit.places.names[value]}"] if value >= 0 else []
        elif value > 0 or (name == "combo" and value == 0):
            words.append(f"{name}={value}")
    words += [f"{name}={game.mark(seat, field)}" for name, field in _FLAGS.items() if game.mark(seat, field)]
    return f"turn {seat}: {' '.join(words)}"


def _write_sheet(kit: Kit, game: Welcome, seat: int, prefix: str) -> list[str]:
    masks = [game.mask(seat, f) for f in (codes.POOLED, codes.USED, codes.PICKED, codes.FENCED)]
    cuts, copies = game.mask(seat, codes.CUTS), game.mask(seat, codes.COPIES)
    lines = [f"{prefix}sheet {seat}:"]
    place = 0
    for street, length in enumerate(kit.places.lengths):
        words = []
        for at in range(place, place + length):
            number = game.mark(seat, codes.NUMBERS + at)
            word = "@" if cuts >> at & 1 else "." if number < 0 else f"{number}{'b' if copies >> at & 1 else ''}"
            for mark, mask in zip("~'^|", masks, strict=True):
                if mask >> at & 1 and not (mark == "|" and at == place + length - 1):
                    word += mark
            words.append(word)
        lines.append(f"  {STREETS[street]} {' '.join(words)}")
        place += length
    parks = [game.mark(seat, codes.PARKED + street) for street in range(len(kit.places.lengths))]
    agents = [game.mark(seat, codes.AGENCY + size) for size in range(1, 7)]
    done = [game.mark(seat, codes.PLANNED + slot) for slot in range(3)]
    if any(parks):
        lines.append(f"{prefix}parks {seat}: {' '.join(map(str, parks))}")
    if any(agents):
        lines.append(f"{prefix}agents {seat}: {' '.join(map(str, agents))}")
    for name, field in _COUNTS.items():
        if game.mark(seat, field):
            lines.append(f"{prefix}{name} {seat}: {game.mark(seat, field)}")
    if any(points >= 0 for points in done):
        lines.append(f"{prefix}done {seat}: {' '.join(str(p) if p >= 0 else '-' for p in done)}")
    for name, value in game.extra_boxes(seat).items():
        lines.append(f"{prefix}{name} {seat}: {value}")
    for module in kit.modules:
        lines += [f"{prefix}{name} {seat}: {value}" for name, value in module.write(game, seat).items()]
    return lines


_COUNTS = {"temps": codes.TEMPED, "bis": codes.BISSED, "refusals": codes.REFUSED}


def read(kit: Kit, fields: Fields, game: Welcome) -> None:
    """Reads a position into a fresh one; raises `BadLine`."""
    stage = fields.text("stage", "play")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "welcome-stage", text=stage[:20], stages=" ".join(STAGES))
    game.stage = STAGES.index(stage)
    game.round = fields.number("round", 0, 0, 99)
    game.ply = fields.number("ply", 0)
    game.turn = fields.number("turn", 0, 0, game.seats - 1)
    game.drawn = fields.number("drawn", 0, 0, 3 * game.seats)
    _read_plans(kit, fields, game)
    _read_cards(fields, game)
    game.read_extra(fields)
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            _read_sheet(kit, fields, game, seat, "was ")
        else:
            _read_sheet(kit, fields, game, seat, "")
    game.note()
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            game.wipe(seat)
            _read_sheet(kit, fields, game, seat, "")
        if fields.line(f"turn {seat}"):
            _read_turn(kit, fields, game, seat)
    fields.done()
    _check(fields, game)
    game.go_on()


def _read_plans(kit: Kit, fields: Fields, game: Welcome) -> None:
    names = fields.words("plans")
    if len(names) > 3 or (game.stage != codes.PLANNING and len(names) != 3):
        raise BadLine(fields.line("plans"), "welcome-plans", found=len(names))
    for slot, name in enumerate(names):
        number = kit.plan_number(name)
        if number < 0 or kit.plans[number].level != slot + 1:
            raise BadLine(fields.line("plans"), "welcome-bad-plan", text=name[:20])
        game.set_plan(slot, number)
    for word in fields.words("approved"):
        if word not in ("1", "2", "3"):
            raise BadLine(fields.line("approved"), "position-number", field="approved", text=word[:20])
        game.approved |= 1 << int(word) - 1


def _cards(fields: Fields, name: str, words: list[str]) -> list[int]:
    try:
        return [card_of(word) for word in words]
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _read_cards(fields: Fields, game: Welcome) -> None:
    tops = []
    for stack in range(3):
        name = f"stack {stack + 1}"
        words = fields.words(name)
        if not words:
            continue
        top = _cards(fields, name, words[:1])[0]
        if len(words) > 2 or (words[1:] and words[1] not in EFFECTS):
            raise BadLine(fields.line(name), "welcome-bad-stack", text=" ".join(words)[:40])
        tops.append(top)
        game.set_stack(stack, top, EFFECTS.index(words[1]) if words[1:] else codes.NOTHING)
    held = [card for seat in range(game.seats) for card in _cards(fields, f"hand {seat}", fields.words(f"hand {seat}"))]
    rest = game.box.cards()
    for card in tops + held:
        if card not in rest:
            raise BadLine(fields.line("stack 1"), "welcome-card-twice", card=card_name(card))
        rest.remove(card)
    words = fields.words("unseen", "rest")
    unseen = rest if words == ["rest"] else [] if words == ["none"] else _cards(fields, "unseen", words)
    for card in unseen if unseen is not rest else []:
        if card not in rest:
            raise BadLine(fields.line("unseen"), "welcome-card-twice", card=card_name(card))
        rest.remove(card)
    game.set_unseen(unseen)


def _read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
    read_sheet(kit, fields, game, seat, prefix)
    for fault in faults(kit, game, seat):
        raise BadLine(fields.line(f"{prefix}sheet {seat}"), fault.key, **fault.args_)


def read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str = "") -> None:
    """Reads what is written on a sheet, right or wrong; raises `BadLine` if it cannot be read."""
    name = f"{prefix}sheet {seat}"
    rows = fields.rows(name)
    fields.text(name, "")
    lengths = kit.places.lengths
    if len(rows) > len(lengths):
        raise BadLine(rows[len(lengths)][0], "welcome-rows", found=len(rows), wanted=len(lengths))
    place = 0
    for street, length in enumerate(lengths):
        if street < len(rows):
            number, line = rows[street]
            words = line.split()
            if words[0] != STREETS[street] or len(words) != length + 1:
                raise BadLine(number, "welcome-street", street=STREETS[street], wanted=length, found=len(words) - 1)
            for at, word in enumerate(words[1:], place):
                _read_place(game, seat, at, number, word)
        place += length
    for field, count in (("parks", len(lengths)), ("agents", 6), ("done", 3)):
        _read_row(fields, game, seat, prefix, field, count)
    for count_name, box in _COUNTS.items():
        game.set_mark(seat, box, fields.number(f"{prefix}{count_name} {seat}", 0, 0, 11))
    game.read_boxes(fields, seat, prefix)
    for module in kit.modules:
        module.read(fields, game, seat, prefix)
    game.renew(seat)


def _read_row(fields: Fields, game: Welcome, seat: int, prefix: str, field: str, count: int) -> None:
    name = f"{prefix}{field} {seat}"
    words = fields.words(name)
    first = {"parks": codes.PARKED, "agents": codes.AGENCY + 1, "done": codes.PLANNED}[field]
    if words and len(words) != count:
        raise BadLine(fields.line(name), "welcome-row", field=field, wanted=count, found=len(words))
    for i, word in enumerate(words):
        if word == "-" and field == "done":
            continue
        if not re.fullmatch("[0-9]{1,2}", word, re.ASCII):
            raise BadLine(fields.line(name), "position-number", field=field, text=word[:20])
        game.set_mark(seat, first + i, int(word))


def _read_place(game: Welcome, seat: int, at: int, line: int, word: str) -> None:
    token = _TOKEN.fullmatch(word)
    if token is None or (token[1][0].isdigit() and int(token[1].rstrip("b")) > 17):
        raise BadLine(line, "welcome-bad-house", text=word[:20])

    def add(field: int) -> None:
        game.set_mask(seat, field, game.mask(seat, field) | 1 << at)

    if token[1] != ".":
        add(codes.TAKEN)
    if token[1] == "@":
        add(codes.CUTS)
    elif token[1] != ".":
        add(codes.HOUSES)
        game.set_mark(seat, codes.NUMBERS + at, int(token[1].rstrip("b")))
        if token[1].endswith("b"):
            add(codes.COPIES)
    marked = zip(token.groups()[1:], (codes.POOLED, codes.USED, codes.PICKED, codes.FENCED), strict=True)
    for mark, field in marked:
        if mark:
            add(field)


def _read_turn(kit: Kit, fields: Fields, game: Welcome, seat: int) -> None:
    name = f"turn {seat}"
    stage, *words = fields.words(name) or [""]
    if stage not in TURNS:
        raise BadLine(fields.line(name), "welcome-stage", text=stage[:20], stages=" ".join(TURNS))
    game.set_mark(seat, codes.STAGE, TURNS.index(stage))
    for word in words:
        key, _, value = word.partition("=")
        field = (_TURN | _FLAGS).get(key)
        if key == "effect" and value in EFFECTS:
            game.set_mark(seat, codes.EFFECT, EFFECTS.index(value))
        elif key == "house" and value in kit.places.numbers:
            game.set_mark(seat, codes.HOUSE, kit.places.numbers[value])
        elif field is not None and re.fullmatch("[0-9]{1,2}", value, re.ASCII):
            game.set_mark(seat, field, int(value))
        else:
            raise BadLine(fields.line(name), "position-number", field=name, text=word[:20])


def _check(fields: Fields, game: Welcome) -> None:
    """Refuses a position from which play could not go on."""
    stage = fields.line("stage")
    playing = game.stage in (codes.PLAY, codes.OPENING)
    for seat in range(game.seats):
        turn = game.mark(seat, codes.STAGE)
        if turn not in (codes.START, codes.AHEAD) and not playing:
            raise BadLine(fields.line(f"turn {seat}"), "welcome-turn-idle", seat=seat)
        if turn in (codes.CHOSEN, codes.BUILT) and game.mark(seat, codes.COMBO) < 0:
            raise BadLine(fields.line(f"turn {seat}"), "welcome-turn-short", seat=seat)
        if turn == codes.BUILT and game.mark(seat, codes.HOUSE) < 0:
            raise BadLine(fields.line(f"turn {seat}"), "welcome-turn-short", seat=seat)
        if turn == codes.PICKING and (game.mark(seat, codes.SLOT) > 2 or not game.choices(seat)):
            raise BadLine(fields.line(f"turn {seat}"), "welcome-turn-short", seat=seat)
    if playing and all(game.mark(seat, codes.STAGE) == codes.READY for seat in range(game.seats)):
        raise BadLine(stage, "welcome-all-ready")
    if not game.supplied():
        raise BadLine(stage, "welcome-cards-needed")
    assert game.waiting >= 0
    if marks.EMPTY in (game.plan_at(slot) for slot in range(3)) and game.stage != codes.PLANNING:
        raise BadLine(stage, "welcome-plans", found=0)
