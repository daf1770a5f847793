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

A line `name:` begins a sheet, a line `table:` names the plans that lie there, so that `plans:` may say `first` and
`later`, a line `others:` tells the temps of players whose sheets are not written down, `#` starts a comment. Whatever
is missing was not used. See docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.postext import Fields
from kvartal.core.rules import Tallied, Tally
from kvartal.games.welcome import codes
from kvartal.games.welcome.box import track
from kvartal.games.welcome.facts import Course, Sheet
from kvartal.games.welcome.faults import faults
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.postext import read_sheet
from kvartal.games.welcome.view import PlanView, plan_card, sheet_view

if TYPE_CHECKING:
    from kvartal.games.welcome.rules import WelcomeTo

_FIELD = re.compile(r"\s*([a-z]+)\s*:(.*)", re.ASCII | re.IGNORECASE)
_RUSSIAN = re.compile(r"^[АВСЕМТавсемт](?=[\s:])")
_ALIKE = str.maketrans("АВСЕМТавсемт", "ABCEMTABCEMT")
"""Whoever writes in Russian cannot see which T this is."""
_COUNTED = {"bis": "copies", "pools": "pools"}
"""What the streets show as well: the count may be left out, and if it is written it must agree."""


@dataclass(frozen=True, slots=True)
class TableView:
    """What a real table may have: the plans in the box, how many boxes for temps, and the values of the tracks."""

    plans: list[PlanView]
    temps: int
    tracks: dict[str, list[int]]


def table(kit: Kit) -> TableView:
    """Shows what may lie on a real table, for those who write down what does."""
    tracks = {name: track(kit.box, name) for name in ("pools", "bis", "refusals", "temps")}
    return TableView([plan_card(plan) for plan in kit.plans], kit.box.temp_boxes, tracks)


def tally(rules: WelcomeTo, text: str) -> Tally:
    """Counts every sheet of a text, wrong or not; raises `BadLine` for what cannot be read at all."""
    try:
        return Tally(_count(rules, text), table=table(rules.kit))
    except BadLine as error:
        # The fields are named as they were written, without the number of the sheet.
        args = {name: value for name, value in error.args_.items() if name != "line"}
        if "field" in args:
            name = re.sub(r" [0-9]+$", "", str(args["field"]))
            args["field"] = "plans" if name == "done" else name
        raise BadLine(error.line, error.key, **args) from error


def _count(rules: WelcomeTo, text: str) -> list[Tallied]:
    written = _sort(text, rules.kit.places.letters)
    lying = _lying(rules.kit, written)
    fields = written.fields(rules.kit, lying)
    names, others = written.names, written.others
    game = rules.new(max(len(names) + len(others), rules.spec.least))
    assert isinstance(game, Welcome)
    course = game.record(Course)
    course.stage, course.plan = codes.FINISHED, list(lying)
    game.store(course)
    wrong = [_read(rules.kit, fields, game, seat) for seat in range(len(names))]
    fields.done()
    for seat, temps in enumerate(others, len(names)):
        sheet = game.record(Sheet, seat)
        sheet.temps = temps
        game.store(sheet, seat)
    game.settle_sheets()
    for seat, found in enumerate(wrong):
        found += _plans(rules.kit, game, seat)
    others_missing = len(names) < game.seats
    missed = [Refusal(part.missed) for part in rules.kit.extensions if part.missed and others_missing]
    places: dict[int, int] = {}
    if len(names) > 1 and not others:
        for seat, fault in _late(rules.kit, game):
            wrong[seat].append(fault)
        places = {standing.seat: standing.place for standing in rules.over(game).standings}
    return [
        Tallied(
            rules.score(game, seat),
            name,
            wrong[seat],
            [*_surplus(rules.kit, game, seat), *missed],
            sheet_view(rules.kit, game, seat),
            places.get(seat),
        )
        for seat, name in enumerate(names)
    ]


@dataclass(slots=True)
class _Written:
    """The lines of a text, sorted by what they speak of."""

    names: list[str] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    """The temps of players without a sheet."""
    table: tuple[int, list[str]] | None = None
    """The line that names the plans, and their names."""
    streets: list[list[tuple[int, str]]] = field(default_factory=list)
    boxes: list[tuple[int, str, int, str]] = field(default_factory=list)
    """Line, field, sheet and value."""

    def fields(self, kit: Kit, lying: list[int]) -> Fields:
        """Returns the fields of all sheets as those of a position text."""
        lines = [line for rows in self.streets for line in rows]
        for number, name, seat, value in self.boxes:
            if name == "plans":
                lines.append((number, f"done {seat}: {_points(kit, lying, number, value)}"))
            else:
                lines.append((number, f"{name} {seat}: {value}"))
        return Fields(lines)


def _sort(text: str, letters: str) -> _Written:
    """Finds out which line belongs to which sheet."""
    written, streets = _Written(), re.compile(rf"([{letters}])\b\s*:?(.*)", re.ASCII | re.IGNORECASE)
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        street = streets.fullmatch(_RUSSIAN.sub(lambda found: found[0].translate(_ALIKE), line))
        parts = None if street else _FIELD.fullmatch(line)
        name, value = (parts[1].lower(), parts[2].strip()) if parts else ("", line)
        if name == "others":
            written.others += _temps(number, value)
        elif name == "table":
            if written.table:
                raise BadLine(number, "position-twice", field=name)
            written.table = (number, value.split())
        elif line:
            if name == "name" or not written.names:
                written.names.append(value if name == "name" else "")
                written.streets.append([(number, f"sheet {len(written.names) - 1}:")])
            if not parts:
                written.streets[-1].append((number, f"{street[1].upper()} {street[2]}" if street else line))
            elif name != "name":
                written.boxes.append((number, name, len(written.names) - 1, value))
    if not written.names:
        raise BadLine(1, "welcome-tally-empty")
    return written


def _lying(kit: Kit, written: _Written) -> list[int]:
    """Returns the numbers of the three plans on the table, or -1 for one that is not named."""
    number, names = written.table or (0, ["-"] * 3)
    if len(names) != 3:
        raise BadLine(number, "welcome-row", field="table", wanted=3, found=len(names))
    found = []
    for slot, name in enumerate(names):
        plan = kit.plan_number(name)
        if name != "-" and (plan < 0 or kit.plans[plan].level != slot + 1):
            raise BadLine(number, "welcome-bad-plan", text=name[:20])
        found.append(plan)
    return found


def _points(kit: Kit, lying: list[int], number: int, value: str) -> str:
    """Puts points in the place of `first` and `later`; no points are no plan."""
    words = ["-" if re.fullmatch("0+", word, re.ASCII) else word for word in value.split()]
    for slot, word in enumerate(words[:3]):
        if word in ("first", "later"):
            if lying[slot] < 0:
                raise BadLine(number, "welcome-tally-plan", plan=slot + 1)
            plan = kit.plans[lying[slot]]
            words[slot] = str(plan.first if word == "first" else plan.second)
    return " ".join(words)


def _temps(number: int, text: str) -> list[int]:
    words = text.replace(",", " ").split()
    for word in words:
        if not re.fullmatch("[0-9]{1,2}", word, re.ASCII) or int(word) > 11:
            raise BadLine(number, "position-number", field="others", text=word[:20])
    return [int(word) for word in words]


def _read(kit: Kit, fields: Fields, game: Welcome, seat: int) -> list[Refusal]:
    """Reads a sheet and returns what is wrong with it; afterwards no track has more marks than boxes."""
    read_sheet(kit, fields, game, seat)
    here, found = game.record(Sheet, seat), []
    for name, mask in _COUNTED.items():
        shown = int(getattr(here, mask)).bit_count()
        if name == "bis":
            shown -= sum(extension.free_bis(game, seat) for extension in kit.extensions)
            shown = max(shown, 0)
        written = fields.number(f"{name} {seat}", shown, 0, 33)
        # A lost bis has left its box crossed.
        most = shown + here.lost.bit_count() if name == "bis" else shown
        if not shown <= written <= most:
            found.append(Refusal("welcome-fault-count", field=name, written=written, found=shown))
        if name == "bis":
            here.bis = min(max(written, shown), most)
    game.store(here, seat)
    found += faults(kit, game, seat)
    box = kit.box
    here.parks = [min(pair) for pair in zip(here.parks, box.park_boxes, strict=False)]
    here.agents = [min(pair) for pair in zip(here.agents, box.agent_boxes, strict=True)]
    here.temps, here.bis = min(here.temps, box.temp_boxes), min(here.bis, box.bis_boxes)
    here.refusals = min(here.refusals, 3)
    # A pool where none can be is pointed out, and not paid.
    dry = [kit.places.of(str(fault.args_["place"])) for fault in found if fault.key == "welcome-fault-pool"]
    here.pools &= ~sum(1 << place for place in dry)
    game.store(here, seat)
    plain = here.houses & ~here.copies
    printed = {codes.card_number(card) for card in kit.box.card[: kit.box.cards]}
    changed = sum(here.numbers[at] not in printed for at in members(plain))
    if here.temps < min(changed, kit.box.temp_boxes):
        found.append(Refusal("welcome-fault-temps", houses=changed, temps=here.temps))
    for extension in kit.extensions:
        found += extension.faults(game, seat)
    return found


def _surplus(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Notes more effects than turns: a turn writes one number and brings one effect at most, a roundabout its fences.

    It is no fault of any mark, and most often a house was forgotten.
    """
    here = game.record(Sheet, seat)
    copies, cuts, lost = here.copies, here.cuts, here.lost
    fences = here.fences & ~(kit.box.ends | cuts | cuts >> 1 | lost | lost >> 1)
    marks = fences.bit_count() + copies.bit_count() + here.pools.bit_count()
    marks += sum(here.parks[street] for street in range(len(kit.places.lengths)))
    marks += sum(here.agents[size] for size in range(1, 7)) + here.temps
    marks += sum(extension.effects_used(game, seat) for extension in kit.extensions)
    # What stood on a lost place is not known.
    houses = (here.houses & ~copies | lost).bit_count()
    if marks > houses:
        yield Refusal("welcome-note-effects", marks=marks, houses=houses)


def _plans(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds points that no plan brings, and plans that the sheet does not fulfil.

    What was completed stays so: estates that count for a plan cannot be parted, tracks only grow; only where houses are
    lost nobody can tell any more. If the points of a card are our guess, those on the sheet hold.
    """
    here = game.record(Sheet, seat)
    wanted = [0] * 7
    spent = 0
    trial = game.record(Sheet, seat)
    trial.used = 0
    game.store(trial, seat)
    for slot in range(3):
        points, lying = here.plans[slot], game.plan_at(slot)
        if points < 0:
            continue
        possible = [kit.plans[lying]] if lying >= 0 else [plan for plan in kit.plans if plan.level == slot + 1]
        known = not any(plan.reconstructed for plan in possible)
        if known and points and points not in {pay for plan in possible for pay in (plan.first, plan.second)}:
            yield Refusal("welcome-fault-plan", plan=slot + 1, points=points)
        if lying < 0 or here.lost:
            continue
        trial.plans[slot] = -1
        game.store(trial, seat)
        if not game.may_claim(seat, slot):
            yield Refusal("welcome-fault-unearned", plan=slot + 1)
        else:
            spent |= game.plan_houses(seat, slot)
            for size in kit.plans[lying].sizes:
                wanted[size] += 1
        trial.plans[slot] = points
    game.store(here, seat)
    built = game.estates(seat, spent)
    for size in range(1, 7):
        if wanted[size] > built[size]:
            yield Refusal("welcome-fault-shared", size=size, wanted=wanted[size], found=built[size])


def _late(kit: Kit, game: Welcome) -> Iterator[tuple[int, Refusal]]:
    """Finds plans that some have completed later but nobody first, where all sheets are known."""
    for slot in range(3):
        if game.plan_at(slot) < 0:
            continue
        plan = kit.plans[game.plan_at(slot)]
        paid = [game.record(Sheet, seat).plans[slot] for seat in range(game.seats)]
        if not plan.reconstructed and plan.first not in paid:
            for seat in range(game.seats):
                if paid[seat] == plan.second:
                    yield seat, Refusal("welcome-fault-nobody-first", plan=slot + 1)
