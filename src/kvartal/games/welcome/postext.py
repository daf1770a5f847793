"""Positions of Welcome To as text; see docs/notation.md.

A street is a row of places: `.` is empty, `@` a roundabout, `X` lost, `7` a house, `7b` a bis; behind it `~` is a built
pool, `'` says that the house counts for a plan, `^` that it is picked for one, and `|` is a fence to its right.
"""

from __future__ import annotations

import re

from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, card_of, house_number, value_of
from kvartal.games.welcome.facts import Course, Sheet
from kvartal.games.welcome.faults import faults, misnoted
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Pile
from kvartal.games.welcome.supplies.way import misfit
from kvartal.games.welcome.turntext import check_turn, read_turn, write_turn

STAGES = ("plans", "tops", "interlude", "deal", "play", "over")
_AFTER = {"tops": codes.TOPS, "deal": codes.DEALING}
"""The stages with which a game goes on after an interlude."""
_MARKS = {"~": "pools", "'": "used", "^": "picked", "|": "fences"}
_COUNTS = ("temps", "bis", "refusals")
_TOKEN = re.compile(r"(\.|@|X|[0-9]{1,2}(?:\.75)?b?)(~?)('?)(\^?)(\|?)", re.ASCII)


# Writing.


def write(kit: Kit, game: Welcome) -> str:
    """Writes a position; fields that have their usual value are left out."""
    course = game.record(Course)
    plans = [kit.plans[plan].id for plan in course.plan if plan >= 0]
    drawn = len(plans) if course.stage == codes.PLANNING else game.record(Pile).drawn
    lines = [f"stage: {STAGES[course.stage]}", f"round: {course.round}", f"ply: {game.ply}"]
    if course.after != codes.DEALING:
        lines.append(f"after: {STAGES[course.after]}")
    lines += [f"{name}: {value}" for name, value in (("turn", course.turn), ("drawn", drawn)) if value]
    if plans:
        lines.append(f"plans: {' '.join(plans)}")
    if course.approved:
        lines.append("approved: " + " ".join(str(slot + 1) for slot in range(3) if course.approved >> slot & 1))
    cards = f"unseen: {' '.join(map(card_name, kit.way.unseen(game))) or 'none'}"
    lying = kit.way.write(game)
    lines += [*(line for line in lying if line.startswith("stack")), cards]
    lines += [line for line in lying if not line.startswith("stack")]
    was = game.as_begun() if game.mid_round() else game
    for seat in game.rows.seats():
        if was is not game and not _untouched(game, was, seat):
            lines += _write_sheet(kit, was, seat, "was ")
        lines += _write_sheet(kit, game, seat, "")
        if game.stage_of(seat) not in (codes.START, codes.AHEAD):
            lines.append(write_turn(kit, game, seat))
    return "\n".join(lines)


TURN = ("stage", "number", "effect", "combo", "house", "slot", "first", "shuffle", "spent")
"""The facts of a sheet that belong to the turn under way."""


def _untouched(game: Welcome, was: Welcome, seat: int) -> bool:
    """Returns whether the row of a seat is still as it was when the round began, but for the turn itself."""
    now, then = (dict(world.rows.changed(seat)) for world in (game, was))
    return all(now.get(name) == then.get(name) for name in (now.keys() | then.keys()) - set(TURN))


def _write_sheet(kit: Kit, game: Welcome, seat: int, prefix: str) -> list[str]:
    sheet = game.record(Sheet, seat)
    lines = [f"{prefix}sheet {seat}:"]
    place = 0
    for street, length in enumerate(kit.places.lengths):
        words = []
        for at in range(place, place + length):
            number = sheet.numbers[at]
            word = "." if number < 0 else f"{value_of(number)}{'b' if sheet.copies >> at & 1 else ''}"
            word = "@" if sheet.cuts >> at & 1 else "X" if sheet.lost >> at & 1 else word
            for mark, name in _MARKS.items():
                if getattr(sheet, name) >> at & 1 and not (mark == "|" and at == place + length - 1):
                    word += mark
            words.append(word)
        lines.append(f"  {kit.places.letters[street]} {' '.join(words)}")
        place += length
    parks, agents = sheet.parks[: len(kit.places.lengths)], sheet.agents[1:]
    lines += [
        f"{prefix}{name} {seat}: {' '.join(map(str, row))}"
        for name, row in (("parks", parks), ("agents", agents))
        if any(row)
    ]
    for name in _COUNTS:
        value = getattr(sheet, name)
        if value or (name == "bis" and sheet.copies):
            lines.append(f"{prefix}{name} {seat}: {value}")
    if max(sheet.plans) >= 0:
        lines.append(f"{prefix}done {seat}: {' '.join(str(p) if p >= 0 else '-' for p in sheet.plans)}")
    more = [kit.way.write_row(game, seat), *(extension.write(game, seat) for extension in kit.extensions)]
    return lines + [f"{prefix}{name} {seat}: {value}" for fields in more for name, value in fields.items()]


# Reading.


def read(kit: Kit, fields: Fields, game: Welcome) -> None:
    """Reads a position into a fresh one; raises `BadLine`."""
    stage = fields.text("stage", "play")
    # Interludes before round one used to have a name of their own.
    stage = "interlude" if stage == "opening" else stage
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "welcome-stage", text=stage[:20], stages=tuple(STAGES))
    game.ply = fields.number("ply", 0)
    course = game.record(Course)
    course.stage = STAGES.index(stage)
    after = fields.text("after", "deal") if course.stage == codes.INTERLUDE else "deal"
    if after not in _AFTER:
        raise BadLine(fields.line("after"), "welcome-stage", text=after[:20], stages=tuple(_AFTER))
    course.after = _AFTER[after]
    course.round = fields.number("round", 0, 0, 99)
    course.turn = fields.number("turn", 0, 0, game.seats - 1)
    _read_plans(kit, fields, course)
    game.store(course)
    _read_drawn(fields, game, course)
    _read_cards(kit, fields, game)
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            _read_sheet(kit, fields, game, seat, "was ")
        else:
            _read_sheet(kit, fields, game, seat, "")
        if fields.line(f"was sheet {seat}") or not fields.line(f"turn {seat}"):
            _approve(game, seat)
    concealed = _conceal(kit, game)
    game.settle_sheets()
    for seat in range(game.seats):
        if fields.line(f"was sheet {seat}"):
            _read_sheet(kit, fields, game, seat, "")
        elif seat in concealed:
            game.rows.load(seat, concealed[seat])
        if fields.line(f"turn {seat}"):
            read_turn(kit, fields, game, seat)
        elif game.stage_of(seat) == codes.AHEAD and not _steps(kit, game, seat):
            sheet = game.record(Sheet, seat)
            sheet.stage = codes.READY
            game.store(sheet, seat)
    fields.done()
    _check(kit, fields, game)
    game.go_on()


def _conceal(kit: Kit, game: Welcome) -> dict[int, bytes]:
    """Takes off what is secret until all have decided in an interlude; returns the rows of these seats as they were."""
    if game.stage != codes.INTERLUDE:
        return {}
    rows = [game.rows.raw(seat) for seat in range(game.seats)]
    return {seat: rows[seat] for extension in kit.extensions for seat in extension.conceal(game)}


def _approve(game: Welcome, seat: int) -> None:
    """Approves the plans that a seat had completed when the round began."""
    course = game.record(Course)
    for slot, points in enumerate(game.record(Sheet, seat).plans):
        course.approved |= (points >= 0) << slot
    game.store(course)


def _read_plans(kit: Kit, fields: Fields, course: Course) -> None:
    names = fields.words("plans")
    if len(names) > 3 or (course.stage != codes.PLANNING and len(names) != 3):
        raise BadLine(fields.line("plans"), "welcome-plans", found=len(names))
    for slot, name in enumerate(names):
        number = kit.plan_number(name)
        if number < 0 or kit.plans[number].level != slot + 1:
            raise BadLine(fields.line("plans"), "welcome-bad-plan", text=name[:20])
        course.plan[slot] = number
    for word in fields.words("approved"):
        if word not in ("1", "2", "3"):
            raise BadLine(fields.line("approved"), "position-number", field="approved", text=word[:20])
        course.approved |= 1 << int(word) - 1


def _read_drawn(fields: Fields, game: Welcome, course: Course) -> None:
    """Reads how far a deal is; the plans that lie there are counted by themselves."""
    known = sum(plan >= 0 for plan in course.plan)
    dealing = game.phase in (codes.PLANNING, codes.TOPS, codes.DEALING)
    usual = known if course.stage == codes.PLANNING else 0
    drawn = fields.number("drawn", usual, 0, 3 * game.seats if dealing else 0)
    if course.stage == codes.PLANNING:
        if drawn != known or known == 3:
            wrong = misfit("plans", "three") if known == 3 else misfit("drawn", "plans", known, drawn)
            raise _misfitting(fields, game, wrong)
        return
    pile = game.record(Pile)
    pile.drawn = drawn
    game.store(pile)


def _cards(fields: Fields, name: str, words: list[str]) -> list[int]:
    try:
        return [card_of(word) for word in words]
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _read_cards(kit: Kit, fields: Fields, game: Welcome) -> None:
    kit.way.read(fields, game)
    lying = [(name, card) for name, words in kit.way.named(fields, game) for card in _cards(fields, name, words)]
    rest = kit.box.card[: kit.box.cards]
    for name, card in lying:
        _take_out(kit, rest, card, fields.line(name))
    words = fields.words("unseen", "rest")
    unseen = rest if words == ["rest"] else [] if words == ["none"] else _cards(fields, "unseen", words)
    for card in unseen if unseen is not rest else []:
        _take_out(kit, rest, card, fields.line("unseen"))
    kit.way.set_unseen(game, unseen)


def _take_out(kit: Kit, rest: list[int], card: int, line: int) -> None:
    """Takes a card out of those that lie nowhere yet; raises `BadLine` if it is not among them."""
    if card not in rest:
        known = card in kit.box.card[: kit.box.cards]
        raise BadLine(line, "welcome-card-twice" if known else "welcome-card-none", card=card_name(card))
    rest.remove(card)


def _read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
    streets = read_sheet(kit, fields, game, seat, prefix)
    for fault in faults(kit, game, seat):
        track = _TRACKS.get(str(fault.args_.get("track", "")).partition("-")[0], "")
        sheet = streets.get(str(fault.args_.get("place", " "))[0], fields.line(f"{prefix}sheet {seat}"))
        raise BadLine(fields.line(f"{prefix}{track} {seat}") or sheet, fault.key, **fault.args_)
    for fault in impossible(kit, game, seat):
        sheet = streets.get(str(fault.args_.get("place", " "))[0], fields.line(f"{prefix}sheet {seat}"))
        noted = _NOTED.get(fault.key, "")
        raise BadLine(fields.line(f"{prefix}{noted} {seat}") or sheet, fault.key, **fault.args_)


def impossible(kit: Kit, game: Welcome, seat: int) -> list[Refusal]:
    """Finds marks and notes on a sheet that no play can have led to."""
    found = list(misnoted(kit, game, seat))
    return found + [fault for extension in kit.extensions for fault in extension.faults(game, seat)]


_TRACKS = {"park": "parks", "agent": "agents", "temp": "temps", "bis": "bis", "refusal": "refusals"}
_NOTED = {"welcome-fault-count": "bis", "welcome-fault-plan": "done"}


def read_sheet(kit: Kit, fields: Fields, game: Welcome, seat: int, prefix: str = "") -> dict[str, int]:
    """Reads what is written on a sheet, right or wrong, and tells on which line each street stands.

    Raises `BadLine` if it cannot be read.
    """
    name = f"{prefix}sheet {seat}"
    rows = fields.rows(name)
    fields.text(name, "")
    game.rows.load(seat, game.rows.layout.blank)
    sheet = game.record(Sheet, seat)
    if game.stage == codes.INTERLUDE:
        sheet.stage = codes.AHEAD
    lengths = kit.places.lengths
    letters = kit.places.letters
    known: dict[str, int] = {}
    for number, line in rows:
        letter, *words = line.split()
        if letter not in tuple(letters):
            raise BadLine(number, "welcome-bad-street", text=letter[:20], streets=tuple(letters))
        if letter in known:
            raise BadLine(number, "position-twice", field=letter)
        known[letter] = number
        street = letters.index(letter)
        if len(words) != lengths[street]:
            raise BadLine(number, "welcome-street", street=letter, wanted=lengths[street], found=len(words))
        for at, word in enumerate(words, sum(lengths[:street])):
            _read_place(kit, sheet, at, number, word)
    sheet.parks[: len(lengths)] = _read_row(fields, f"{prefix}parks {seat}", "parks", len(lengths))
    sheet.agents[1:] = _read_row(fields, f"{prefix}agents {seat}", "agents", 6)
    sheet.plans = _read_row(fields, f"{prefix}done {seat}", "done", 3)
    for count in _COUNTS:
        shown = sheet.copies.bit_count() if count == "bis" else 0
        setattr(sheet, count, fields.number(f"{prefix}{count} {seat}", shown, 0, sum(lengths)))
    game.store(sheet, seat)
    kit.way.read_row(fields, game, seat, prefix)
    for extension in kit.extensions:
        extension.read(fields, game, seat, prefix)
    game.renew(seat)
    return known


def _read_row(fields: Fields, name: str, field: str, count: int) -> list[int]:
    words = fields.words(name)
    usual = -1 if field == "done" else 0
    if words and len(words) != count:
        raise BadLine(fields.line(name), "welcome-row", field=field, wanted=count, found=len(words))
    values = [usual] * count
    for i, word in enumerate(words):
        if word == "-" and field == "done":
            continue
        if not re.fullmatch("[0-9]{1,2}", word, re.ASCII):
            raise BadLine(fields.line(name), "position-number", field=field, text=word[:20])
        values[i] = int(word)
    return values


def _read_place(kit: Kit, sheet: Sheet, at: int, line: int, word: str) -> None:
    token = _TOKEN.fullmatch(word)
    if token is None:
        raise BadLine(line, "welcome-bad-house", text=word[:20])
    if token[1] != ".":
        sheet.filled |= 1 << at
    if token[1] == "@":
        sheet.cuts |= 1 << at
    elif token[1] == "X":
        sheet.lost |= 1 << at
    elif token[1] != ".":
        sheet.houses |= 1 << at
        try:
            sheet.numbers[at] = house_number(token[1].rstrip("b"), kit.box.numbers)
        except Unreadable as error:
            raise BadLine(line, "welcome-bad-house", text=word[:20]) from error
        if token[1].endswith("b"):
            sheet.copies |= 1 << at
    for mark, name in zip(token.groups()[1:], _MARKS.values(), strict=True):
        if mark:
            setattr(sheet, name, getattr(sheet, name) | 1 << at)


def _check(kit: Kit, fields: Fields, game: Welcome) -> None:
    """Refuses a position from which play could not go on."""
    stage = fields.line("stage")
    playing = game.stage in (codes.PLAY, codes.INTERLUDE)
    wrong = kit.way.misfit(game)
    if wrong:
        raise _misfitting(fields, game, wrong)
    if playing and not game.acting():
        raise BadLine(stage, "welcome-all-ready")
    for seat in range(game.seats):
        turn, line = game.stage_of(seat), fields.line(f"turn {seat}")
        if turn not in (codes.START, codes.AHEAD) and not playing:
            raise BadLine(line, "welcome-turn-idle", seat=seat)
        if game.stage == codes.INTERLUDE and not _decides(kit, game, seat):
            raise BadLine(line or stage, "welcome-turn-short", seat=seat)
        if game.stage == codes.PLAY and turn not in (codes.BUILT, codes.CLOSING) and _owes(kit, game, seat):
            raise BadLine(line or fields.line(f"sheet {seat}"), "welcome-turn-owed", seat=seat)
        if game.stage == codes.PLAY and not check_turn(kit, game, seat):
            raise BadLine(line or fields.line(f"sheet {seat}"), "welcome-turn-short", seat=seat)
        if turn == codes.START and game.stage != codes.FINISHED:
            _check_open(kit, fields, game, seat)
        for extension in kit.extensions:
            if contradicted := extension.contradicted(game, seat):
                field, why = f"{contradicted[0]} {seat}", contradicted[1]
                raise BadLine(fields.line(field), why.key, field=field, **why.args_)


def _misfitting(fields: Fields, game: Welcome, wrong: Refusal) -> BadLine:
    """Returns the error of a field that does not fit the stage."""
    line = fields.line(str(wrong.args_["field"])) or fields.line("stage")
    return BadLine(line, wrong.key, **wrong.args_, stage=STAGES[game.stage])


def _check_open(kit: Kit, fields: Fields, game: Welcome, seat: int) -> None:
    """Refuses a sheet that ended the game with the last round."""
    here = game.record(Sheet, seat)
    if here.refusals == 3:
        raise BadLine(fields.line(f"refusals {seat}"), "welcome-refused-thrice", seat=seat)
    if min(here.plans) >= 0:
        raise BadLine(fields.line(f"done {seat}"), "welcome-planned-thrice", seat=seat)
    # A roundabout on the last lot may have begun the turn under way, and between rounds the last lot may be lost.
    if game.as_begun().record(Sheet, seat).filled == kit.box.all_places and not here.lost:
        raise BadLine(fields.line(f"sheet {seat}"), "welcome-built-all", seat=seat)


def _owes(kit: Kit, game: Welcome, seat: int) -> bool:
    """Returns whether a seat has yet to mark something before anything else, as it may have once a house is built."""
    return any(extension.required(game, seat) for extension in kit.extensions)


def _decides(kit: Kit, game: Welcome, seat: int) -> bool:
    """Returns whether a seat has something to decide in an interlude, or nothing any more."""
    if game.stage_of(seat) != codes.AHEAD:
        return game.stage_of(seat) == codes.READY
    return _steps(kit, game, seat)


def _steps(kit: Kit, game: Welcome, seat: int) -> bool:
    """Returns whether there is a step that a seat may take."""
    turn = game.actor()
    game.focus(seat)
    steps = bool(kit.extensions and game.moves())
    game.focus(turn)
    return steps


__all__ = ["read", "read_sheet", "write"]
