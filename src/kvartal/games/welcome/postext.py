"""Positions of Welcome To as text; see docs/notation.md.

A street is a row of places: `.` is empty, `@` a roundabout, `7` a house, `7b` a bis; behind it `~` is a built pool, `'`
says that the house counts for a plan, `^` that it is picked for one, and `|` is a fence to its right.
"""

from __future__ import annotations

import re

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
_MOST = {"plan": 2, "spent": 2, "first": 1, "wish": 1}
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
        if game.mark(seat, field) or (field == codes.BISSED and copies):
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
    known = _read_plans(kit, fields, game)
    dealing = game.stage in (codes.PLANNING, codes.TOPS, codes.DEALING)
    usual = known if game.stage == codes.PLANNING else 0
    game.drawn = fields.number("drawn", usual, 0, 3 * game.seats if dealing else 0)
    _read_cards(fields, game)
    game.read_extra(fields)
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            _read_sheet(kit, fields, game, seat, "was ")
        else:
            _read_sheet(kit, fields, game, seat, "")
        if fields.line(f"was sheet {seat}") or not fields.line(f"turn {seat}"):
            _approve(game, seat)
    game.note()
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            game.wipe(seat)
            _read_sheet(kit, fields, game, seat, "")
        if fields.line(f"turn {seat}"):
            _read_turn(kit, fields, game, seat)
    fields.done()
    _check(kit, fields, game)
    game.go_on()


def _approve(game: Welcome, seat: int) -> None:
    """Approves the plans that a seat had completed when the round began."""
    for slot in range(3):
        if game.mark(seat, codes.PLANNED + slot) >= 0:
            game.approved |= 1 << slot


def _read_plans(kit: Kit, fields: Fields, game: Welcome) -> int:
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
    return len(names)


def _cards(fields: Fields, name: str, words: list[str]) -> list[int]:
    try:
        return [card_of(word) for word in words]
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _read_cards(fields: Fields, game: Welcome) -> None:
    lying: list[tuple[str, int]] = []
    dealt = game.ways() > 3
    for stack in () if dealt else range(3):
        name = f"stack {stack + 1}"
        words = fields.words(name)
        if not words:
            continue
        top = _cards(fields, name, words[:1])[0]
        if len(words) > 2 or (words[1:] and words[1] not in EFFECTS):
            raise BadLine(fields.line(name), "welcome-bad-stack", text=" ".join(words)[:40])
        lying.append((name, top))
        game.set_stack(stack, top, EFFECTS.index(words[1]) if words[1:] else codes.NOTHING)
    for name in [f"hand {seat}" for seat in range(game.seats)] if dealt else []:
        lying += [(name, card) for card in _cards(fields, name, fields.words(name))]
    rest = game.box.cards()
    for name, card in lying:
        if card not in rest:
            raise BadLine(fields.line(name), "welcome-card-twice", card=card_name(card))
        rest.remove(card)
    words = fields.words("unseen", "rest")
    unseen = rest if words == ["rest"] else [] if words == ["none"] else _cards(fields, "unseen", words)
    for card in unseen if unseen is not rest else []:
        if card not in rest:
            raise BadLine(fields.line("unseen"), "welcome-card-twice", card=card_name(card))
        rest.remove(card)
    game.set_unseen(unseen)


def _read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
    streets = read_sheet(kit, fields, game, seat, prefix)
    for fault in faults(kit, game, seat):
        track = _TRACKS.get(str(fault.args_.get("track", "")).partition("-")[0], "")
        sheet = streets.get(str(fault.args_.get("place", " "))[0], fields.line(f"{prefix}sheet {seat}"))
        raise BadLine(fields.line(f"{prefix}{track} {seat}") or sheet, fault.key, **fault.args_)


_TRACKS = {"park": "parks", "agent": "agents", "temp": "temps", "bis": "bis", "refusal": "refusals"}


def read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str = "") -> dict[str, int]:
    """Reads what is written on a sheet, right or wrong, and tells on which line each street stands.

    Raises `BadLine` if it cannot be read.
    """
    name = f"{prefix}sheet {seat}"
    rows = fields.rows(name)
    fields.text(name, "")
    lengths = kit.places.lengths
    letters = STREETS[: len(lengths)]
    known: dict[str, int] = {}
    for number, line in rows:
        letter, *words = line.split()
        if letter not in tuple(letters):
            raise BadLine(number, "welcome-bad-street", text=letter[:20], streets=" ".join(letters))
        if letter in known:
            raise BadLine(number, "position-twice", field=letter)
        known[letter] = number
        street = letters.index(letter)
        if len(words) != lengths[street]:
            raise BadLine(number, "welcome-street", street=letter, wanted=lengths[street], found=len(words))
        for at, word in enumerate(words, sum(lengths[:street])):
            _read_place(game, seat, at, number, word)
    for field, count in (("parks", len(lengths)), ("agents", 6), ("done", 3)):
        _read_row(fields, game, seat, prefix, field, count)
    for count_name, box in _COUNTS.items():
        shown = game.mask(seat, codes.COPIES).bit_count() if box == codes.BISSED else 0
        game.set_mark(seat, box, fields.number(f"{prefix}{count_name} {seat}", shown, 0, sum(lengths)))
    game.read_boxes(fields, seat, prefix)
    for module in kit.modules:
        module.read(fields, game, seat, prefix)
    game.renew(seat)
    return known


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
        elif field is not None and re.fullmatch("[0-9]{1,2}", value, re.ASCII) and int(value) <= _MOST.get(key, 99):
            game.set_mark(seat, field, int(value))
        elif field is not None and value.isdecimal():
            raise BadLine(fields.line(name), "position-number", field=name, text=word[:20])
        else:
            known = " ".join((*_TURN, *_FLAGS))
            raise BadLine(fields.line(name), "welcome-turn-word", text=word[:20], known=known)


def _check(kit: Kit, fields: Fields, game: Welcome) -> None:
    """Refuses a position from which play could not go on."""
    stage = fields.line("stage")
    playing = game.stage in (codes.PLAY, codes.OPENING)
    if not game.supplied():
        raise BadLine(stage, "welcome-cards-needed", stage=STAGES[game.stage])
    if playing and all(game.mark(seat, codes.STAGE) == codes.READY for seat in range(game.seats)):
        raise BadLine(stage, "welcome-all-ready")
    for seat in range(game.seats):
        turn, line = game.mark(seat, codes.STAGE), fields.line(f"turn {seat}")
        if turn not in (codes.START, codes.AHEAD) and not playing:
            raise BadLine(line, "welcome-turn-idle", seat=seat)
        if game.stage == codes.OPENING and not _decides(kit, game, seat):
            raise BadLine(line or stage, "welcome-turn-short", seat=seat)
        if game.stage == codes.PLAY and not _goes_on(game, seat):
            raise BadLine(line or fields.line(f"sheet {seat}"), "welcome-turn-short", seat=seat)
        if turn == codes.START and game.mark(seat, codes.REFUSED) == 3 and game.stage != codes.FINISHED:
            raise BadLine(fields.line(f"refusals {seat}"), "welcome-refused-thrice", seat=seat)


def _decides(kit: Kit, game: Welcome, seat: int) -> bool:
    """Tells whether a seat has something to decide before round one, or has decided it."""
    if game.mark(seat, codes.STAGE) != codes.AHEAD:
        return game.mark(seat, codes.STAGE) == codes.READY
    turn = game.turn
    game.focus(seat)
    decides = bool(kit.modules and game.moves())
    game.focus(turn)
    return decides


def _goes_on(game: Welcome, seat: int) -> bool:
    """Tells whether a turn can go on; what was taken has the number and effect of its pair."""
    stage, combo = game.mark(seat, codes.STAGE), game.mark(seat, codes.COMBO)
    if game.mask(seat, codes.PICKED) and stage != codes.PICKING:
        return False
    if stage in (codes.START, codes.AHEAD):
        return stage == codes.START
    closing = stage not in (codes.CHOSEN, codes.BUILT)
    if combo >= codes.GONE:
        return closing and combo - codes.GONE in ((1, 2, 3) if game.passes() else (0,))
    if combo < 0 and closing and not game.passes():
        return stage != codes.PICKING or _picks(game, seat)
    number, effect = game.offer(seat, combo) if 0 <= combo < game.ways() else (-1, codes.NOTHING)
    if number < 0 or game.mark(seat, codes.NUMBER) not in (0, number):
        return False
    if game.mark(seat, codes.EFFECT) not in (codes.NOTHING, effect):
        return False
    game.set_mark(seat, codes.NUMBER, number)
    game.set_mark(seat, codes.EFFECT, effect)
    house = game.mark(seat, codes.HOUSE)
    if stage == codes.BUILT and (house < 0 or not game.mask(seat, codes.HOUSES) >> house & 1):
        return False
    return stage != codes.PICKING or _picks(game, seat)


def _picks(game: Welcome, seat: int) -> bool:
    """Tells whether estates are left to pick for the plan being claimed, and none too many are picked."""
    return min(game.wanting(seat)) >= 0 and game.choices(seat) != 0
