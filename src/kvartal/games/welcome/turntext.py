"""The turn of a seat in a position text: `turn 0: built combo=1 number=7 effect=park house=T3`."""

from __future__ import annotations

import re

from kvartal.core.errors import BadLine
from kvartal.core.postext import Fields
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import QUARTERS, value_of
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.reasons import STAGES
from kvartal.games.welcome.tables import EFFECTS

_WORDS = {
    "combo": "combo",
    "number": "number",
    "effect": "effect",
    "house": "house",
    "plan": "slot",
    "spent": "spent",
    "first": "first",
    "wish": "shuffle",
}
"""The words of a turn, and the facts they stand for."""
_MOST = {"plan": 2, "spent": 2, "first": 1, "wish": 1}


def write_turn(kit: Kit, game: Welcome, seat: int) -> str:
    """Writes the turn of a seat; what has its usual value is left out."""
    sheet, usual = game.record(Sheet, seat), Sheet()
    words = [STAGES[sheet.stage]]
    for word, name in _WORDS.items():
        value = getattr(sheet, name)
        # What an extension makes of an effect follows from the pair.
        if value != getattr(usual, name) and not (word == "effect" and value > codes.NOTHING):
            words.append(f"{word}={_told(kit, word, value)}")
    return f"turn {seat}: {' '.join(words)}"


def _told(kit: Kit, word: str, value: int) -> str | float:
    if word == "number":
        return value_of(value)
    return EFFECTS[value] if word == "effect" else kit.places.names[value] if word == "house" else value


def read_turn(kit: Kit, fields: Fields, game: Welcome, seat: int) -> None:
    """Reads the turn of a seat; raises `BadLine`."""
    name = f"turn {seat}"
    stage, *words = fields.words(name) or [""]
    if stage not in STAGES:
        raise BadLine(fields.line(name), "welcome-stage", text=stage[:20], stages=tuple(STAGES))
    sheet = game.record(Sheet, seat)
    sheet.stage = STAGES.index(stage)
    for word in words:
        key, _, value = word.partition("=")
        if key == "effect" and value in EFFECTS:
            sheet.effect = EFFECTS.index(value)
        elif key == "house" and value in kit.places.numbers:
            sheet.house = kit.places.numbers[value]
        elif key == "number" and QUARTERS.get(value, codes.NUMBERS) < kit.box.numbers:
            sheet.number = QUARTERS[value]
        elif key in _WORDS and re.fullmatch("[0-9]{1,2}", value, re.ASCII) and int(value) <= _MOST.get(key, 99):
            setattr(sheet, _WORDS[key], int(value))
        elif key in _WORDS and value.isdecimal():
            raise BadLine(fields.line(name), "position-number", field=name, text=word[:20])
        else:
            raise BadLine(fields.line(name), "welcome-turn-word", text=word[:20], known=tuple(_WORDS))
    game.store(sheet, seat)


def check_turn(kit: Kit, game: Welcome, seat: int) -> bool:
    """Returns whether a turn can go on, and notes number and effect of the pair that was taken."""
    sheet = game.record(Sheet, seat)
    stage, combo = sheet.stage, sheet.combo
    if sheet.picked and stage != codes.PICKING:
        return False
    if stage in (codes.START, codes.AHEAD):
        return stage == codes.START and _idle(sheet)
    closing = stage not in (codes.CHOSEN, codes.BUILT)
    if combo >= codes.GONE:
        return closing and combo - codes.GONE in ((1, 2, 3) if kit.way.passes else (0,))
    if combo < 0 and closing and not kit.way.passes:
        return stage != codes.PICKING or _picks(game, seat)
    number, effect = game.offer(seat, combo) if 0 <= combo < game.combos() else (-1, codes.NOTHING)
    if number < 0 or sheet.number not in (0, number) or sheet.effect not in (codes.NOTHING, effect):
        return False
    sheet.number, sheet.effect = number, effect
    game.store(sheet, seat)
    if stage == codes.BUILT and (sheet.house < 0 or not sheet.houses >> sheet.house & 1):
        return False
    if stage == codes.CHOSEN and not game.spots(seat, number, effect):
        return False
    return stage != codes.PICKING or _picks(game, seat)


def _idle(sheet: Sheet) -> bool:
    """Returns whether a turn that has not begun has nothing of a turn on its sheet."""
    usual = Sheet()
    return all(getattr(sheet, name) == getattr(usual, name) for name in _WORDS.values())


def _picks(game: Welcome, seat: int) -> bool:
    """Returns whether estates are left to pick for the plan being claimed, and none too many are picked."""
    return min(game.wanting(seat)) >= 0 and game.choices(seat) != 0
