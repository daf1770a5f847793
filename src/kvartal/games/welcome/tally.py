"""Counts finished sheets from a real table, written as in a position text.

    name: Anna
    T 1| 2 3~ 4| . . . . . .
    M . . . . . . . . . . .
    B . . . . . . . . . . . .
    parks: 3 1 0
    agents: 1 0 2 0 0 0
    temps: 5
    refusals: 2
    plans: 8 - 7

A line `name:` begins a sheet, a line `others:` tells the temps of players whose sheets are not written down, `#` starts
a comment. Whatever is missing was not used. See docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kvartal.core.errors import BadLine, Refusal
from kvartal.core.postext import Fields
from kvartal.core.rules import Line, Rules
from kvartal.games.welcome import codes
from kvartal.games.welcome.faults import faults
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.postext import read_sheet
from kvartal.games.welcome.rules import WelcomeTo

_FIELD = re.compile(r"\s*([a-z]+)\s*:(.*)", re.ASCII | re.IGNORECASE)
_COUNTED = {"bis": codes.COPIES, "pools": codes.POOLED}
"""What the streets show as well: the count may be left out, and if it is written it must agree."""


@dataclass(frozen=True, slots=True)
class Tallied:
    """A sheet that was counted: whose it is, its score, what is wrong with it, and its place if all are known."""

    name: str
    lines: list[Line]
    faults: list[Refusal]
    place: int | None = None


def sheets(rules: Rules, text: str) -> list[Tallied]:
    """Counts every sheet of a text, wrong or not; raises `BadLine` for what cannot be read at all."""
    assert isinstance(rules, WelcomeTo)
    try:
        return _count(rules, text)
    except BadLine as error:
        # The fields are named as they were written, without the number of the sheet.
        args = dict(error.args_)
        line = int(args.pop("line"))
        if "field" in args:
            name = re.sub(r" [0-9]+$", "", str(args["field"]))
            args["field"] = "plans" if name == "done" else name
        raise BadLine(line, error.key, **args) from error


def _count(rules: WelcomeTo, text: str) -> list[Tallied]:
    names, fields, others = _sort(text)
    game = rules.new(max(len(names) + len(others), rules.spec.least))
    assert isinstance(game, Welcome)
    game.stage = codes.FINISHED
    wrong = [_read(rules.kit, fields, game, seat) for seat in range(len(names))]
    fields.done()
    for seat, temps in enumerate(others, len(names)):
        game.set_mark(seat, codes.TEMPED, temps)
    game.note()
    places: dict[int, int] = {}
    if len(names) > 1 and not others:
        places = {standing.seat: standing.place for standing in rules.over(game).standings}
    return [Tallied(name, rules.score(game, seat), wrong[seat], places.get(seat)) for seat, name in enumerate(names)]


def _sort(text: str) -> tuple[list[str], Fields, list[int]]:
    """Gives the names of the sheets, their fields as those of a position text, and the temps of other players."""
    names: list[str] = []
    others: list[int] = []
    streets: list[list[tuple[int, str]]] = []
    fields: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        field = _FIELD.fullmatch(line)
        name, value = (field[1].lower(), field[2].strip()) if field else ("", line)
        if name == "others":
            others += _temps(number, value)
        elif line:
            if name == "name" or not names:
                names.append(value if name == "name" else "")
                streets.append([(number, f"sheet {len(names) - 1}:")])
            if not field:
                streets[-1].append((number, line[0].upper() + line[1:]))
            elif name != "name":
                fields.append((number, f"{'done' if name == 'plans' else name} {len(names) - 1}: {value}"))
    if not names:
        raise BadLine(1, "welcome-tally-empty")
    return names, Fields([*(line for rows in streets for line in rows), *fields]), others


def _temps(number: int, text: str) -> list[int]:
    words = text.replace(",", " ").split()
    for word in words:
        if not re.fullmatch("[0-9]{1,2}", word, re.ASCII) or int(word) > 11:
            raise BadLine(number, "position-number", field="others", text=word[:20])
    return [int(word) for word in words]


def _read(kit: Kit, fields: Fields, game: Welcome, seat: int) -> list[Refusal]:
    """Reads a sheet and gives what is wrong with it; afterwards no track has more marks than boxes."""
    read_sheet(kit, fields, game, seat)
    found = []
    for name, mask in _COUNTED.items():
        shown = game.mask(seat, mask).bit_count()
        written = fields.number(f"{name} {seat}", shown, 0, 33)
        if written != shown:
            found.append(Refusal("welcome-fault-count", field=name, written=written, found=shown))
    game.set_mark(seat, codes.BISSED, game.mask(seat, codes.COPIES).bit_count())
    found += [*faults(kit, game, seat), *_plans(kit, game, seat)]
    if game.mask(seat, codes.CUTS) and not any("roundabout" in module.verbs() for module in kit.modules):
        found.append(Refusal("welcome-fault-no-roundabouts"))
    printed = {codes.PARKED + street: kit.box.parks(street) for street in range(len(kit.places.lengths))}
    printed |= {codes.AGENCY + size: kit.box.agents(size) for size in range(1, 7)}
    printed |= {codes.TEMPED: kit.box.temp_boxes, codes.BISSED: kit.box.bis_boxes, codes.REFUSED: 3}
    for field, most in printed.items():
        game.set_mark(seat, field, min(game.mark(seat, field), most))
    # A pool where none can be is pointed out, and not paid.
    game.set_mask(seat, codes.POOLED, game.mask(seat, codes.POOLED) & kit.box.pools & game.mask(seat, codes.HOUSES))
    return found


def _plans(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds points that no plan of its level brings."""
    for slot in range(3):
        points = game.mark(seat, codes.PLANNED + slot)
        paid = {pay for plan in kit.plans if plan.level == slot + 1 for pay in (plan.first, plan.second)}
        if points > 0 and points not in paid:
            yield Refusal("welcome-fault-plan", plan=slot + 1, points=points)
