"""UFO in Roswell: a secret goal before round one, and houses where the effect may be traded for a zurg."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kvartal.core import bits
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.cards import PLACES, members, number_of
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.module import Module
from kvartal.games.welcome.sheet import Sheets

ONE_EACH, TWO_EACH, NONE, STREET, COLUMNS = range(1, 6)
ENDLESS = 99
SAUCER = 4
"""The step that circles a saucer, behind the four goals."""
_FACTS = table("roswell")
FAILED = int(_FACTS["failed_goal_points_each"]["value"])


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal: so many estates with zurgs, each worth so much."""

    least: int
    most: int | None
    points: int
    chosen: bool
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class SaucerView:
    """A saucer above a house."""

    place: str
    circled: bool


@dataclass(frozen=True, slots=True)
class SaucerLayer:
    """Goals and saucers of a sheet; where the saucers hang is our guess, as its table says."""

    goals: list[GoalView]
    saucers: list[SaucerView]
    groups: int
    failed: int
    reconstructed: bool


class Expansion(Module):
    """The circled saucers and the goal of each sheet."""

    name = "roswell"
    wants_masks = 1
    """Circled saucers."""
    wants_boxes = 1
    """The goal, from 1; 0 before it is chosen."""
    wants_codes = 5

    def __init__(self) -> None:
        Module.__init__(self)
        self.saucers = 0
        self.columns = [0] * 3
        self.least = [0] * 5
        self.most = [0] * 5
        self.pays = [0] * 5
        self.failed = FAILED
        for saucer in _FACTS["sheet"]["saucers"]:
            self.saucers |= 1 << PLACES.of(f"{'TMB'[saucer['street']]}{saucer['house']}")
        for number, column in enumerate(_FACTS["sheet"]["columns"]):
            for street, house in column["houses"]:
                self.columns[number] |= 1 << PLACES.of(f"{'TMB'[street]}{house}")
        for goal in _FACTS["goals"]:
            self.least[goal["id"]] = goal["min_groups"]
            self.most[goal["id"]] = ENDLESS if goal["max_groups"] is None else goal["max_groups"]
            self.pays[goal["id"]] = goal["points_each"]

    # The hot moments.

    def opens(self, sheets: Sheets, row: int) -> bool:
        """A goal is to be chosen before round one."""
        return sheets.boxes[row * sheets.boxes_each + self.boxes_at] == 0 or Module.opens(self, sheets, row)

    def trades(self, sheets: Sheets, row: int) -> bool:
        """Tells whether the effect of this turn may be traded: a saucer over the new house, the effect not used."""
        b = row * sheets.boxes_each
        if sheets.boxes[b + codes.STAGE] != codes.BUILT or sheets.boxes[b + codes.SPENT] == 1:
            return False
        free = self.saucers & ~sheets.masks[row * sheets.masks_each + self.masks_at]
        return (free >> sheets.boxes[b + codes.HOUSE]) & 1 != 0

    def steps(self, sheets: Sheets, row: int, out: Moves) -> None:
        """Lists the goals, or the saucer over the house just written."""
        b = row * sheets.boxes_each
        if sheets.boxes[b + codes.STAGE] == codes.AHEAD:
            if sheets.boxes[b + self.boxes_at] == 0:
                for goal in range(4):
                    out.add(self.codes_at + goal)
        elif self.trades(sheets, row):
            out.add(self.codes_at + SAUCER)
        Module.steps(self, sheets, row, out)

    def step(self, sheets: Sheets, row: int, code: int) -> None:
        """Chooses a goal, or brings a zurg in."""
        if self.codes_at <= code and code < self.codes_at + SAUCER:
            sheets.boxes[row * sheets.boxes_each + self.boxes_at] = code - self.codes_at + 1
        elif code == self.codes_at + SAUCER:
            sheets.forgo(row)
            house = sheets.boxes[row * sheets.boxes_each + codes.HOUSE]
            sheets.masks[row * sheets.masks_each + self.masks_at] |= sheet.ONE << house
        else:
            Module.step(self, sheets, row, code)

    def groups(self, sheets: Sheets, row: int) -> int:
        """Counts the complete estates with at least one zurg."""
        m = row * sheets.masks_each
        missing = ~sheets.masks[m + codes.HOUSES]
        zurgs = sheets.masks[m + self.masks_at]
        rest = sheets.masks[m + codes.FENCED]
        start = 0
        found = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            estate = ((sheet.ONE << size) - 1) << start
            if size <= 6 and missing & estate == 0 and zurgs & estate:
                found += 1
            start = end + 1
        return found

    def goal_points(self, sheets: Sheets, row: int) -> int:
        """Pays each group by the goal, or little if the number of groups is not the promised one."""
        goal = sheets.boxes[row * sheets.boxes_each + self.boxes_at]
        groups = self.groups(sheets, row)
        if goal and self.least[goal] <= groups and groups <= self.most[goal]:
            return groups * self.pays[goal]
        return groups * self.failed

    def points(self, sheets: Sheets, row: int) -> int:
        """Adds the goal."""
        return Module.points(self, sheets, row) + self.goal_points(sheets, row)

    def suits(self, sheets: Sheets, row: int, owner: int, kind: int, estate: int) -> bool:
        """Wants estates with one zurg, with two, or without any."""
        if owner != self.number:
            return Module.suits(self, sheets, row, owner, kind, estate)
        zurgs = bits.count(sheets.masks[row * sheets.masks_each + self.masks_at] & estate)
        if kind == NONE:
            return zurgs == 0
        return zurgs >= 1 if kind == ONE_EACH else zurgs >= 2

    def fulfils(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> bool:
        """Wants all saucers of a street circled, or two in each column."""
        if owner != self.number:
            return Module.fulfils(self, sheets, row, owner, kind, extra)
        zurgs = sheets.masks[row * sheets.masks_each + self.masks_at]
        found = 0
        if kind == STREET:
            for street in range(sheets.box.streets):
                if self.saucers & sheets.box.street[street] & ~zurgs == 0:
                    found += 1
            return found > 0
        for column in range(3):
            if bits.count(zurgs & self.columns[column]) >= extra:
                found += 1
        return found == 3

    def tempts(self, sheets: Sheets, row: int, code: int) -> float:
        """The second goal is ambitious and within reach; zurgs beyond the goal do harm."""
        if self.codes_at <= code and code < self.codes_at + SAUCER:
            return 1.0 if code == self.codes_at + 1 else 0.0
        if code == self.codes_at + SAUCER:
            zurgs = bits.count(sheets.masks[row * sheets.masks_each + self.masks_at])
            goal = sheets.boxes[row * sheets.boxes_each + self.boxes_at]
            return 3.2 if zurgs < self.most[goal] else 0.0 - 1.0
        return Module.tempts(self, sheets, row, code)

    # The plain moments.

    def plans(self) -> list[dict[str, Any]]:
        """Gives its five plans."""
        found = []
        for card in _FACTS["plans"]:
            wants = card["requirement"]
            kind = {"all_saucers_circled_on_street": STREET, "circled_saucers_per_column": COLUMNS}.get(
                wants["kind"], 0
            )
            if not kind:
                least = wants.get("min_zurgs_each", 0)
                kind = NONE if not least else ONE_EACH if least == 1 else TWO_EACH
            found.append({**card, "kind": kind, "extra": wants.get("min_each", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def verbs(self) -> tuple[str, ...]:
        """Names its verbs."""
        return ("goal", "saucer")

    def spell(self, code: int) -> Action:
        """Spells a goal or the saucer."""
        return Action("saucer") if code == SAUCER else Action("goal", (str(code + 1),))

    def code(self, action: Action) -> int:
        """Reads a goal or the saucer."""
        wanted = 1 if action.verb == "goal" else 0
        if len(action.args) != wanted:
            raise Unreadable("argument-count", verb=action.verb, wanted=wanted, found=len(action.args))
        return number_of(action.args[0], 1, 4) - 1 if wanted else SAUCER

    def reason(self, sheets: Sheets, seat: int, code: int) -> Refusal:
        """Says why a goal or a saucer cannot be had."""
        stage = sheets.mark(seat, codes.STAGE)
        if code < SAUCER:
            return Refusal("welcome-refusal-roswell-goal")
        if stage != codes.BUILT:
            return Refusal("welcome-refusal-roswell-now")
        house = sheets.mark(seat, codes.HOUSE)
        if not self.saucers >> house & 1:
            return Refusal("welcome-refusal-roswell-none", place=PLACES.names[house])
        return Refusal("welcome-refusal-roswell-used")

    def told(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells a goal, which is told when all are in, or a zurg."""
        if code < SAUCER:
            goal = code + 1
            args = {"seat": seat, "goal": goal, "least": self.least[goal], "most": self.most[goal]}
            return [Fact("welcome-fact-roswell-goal", args)]
        place = PLACES.names[before.mark(seat, codes.HOUSE)]
        return [Fact("welcome-fact-roswell-zurg", {"seat": seat, "place": place})]

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        """Gives the line of the goal."""
        row = seat - sheets.lowest
        goal, groups = sheets.mark(seat, self.boxes_at), self.groups(sheets, row)
        reached = "yes" if goal and self.least[goal] <= groups <= self.most[goal] else "no"
        args = {"groups": groups, "goal": goal, "reached": reached}
        return [Line("welcome-line-roswell", self.goal_points(sheets, row), args)]

    def faults(self, sheets: Sheets, seat: int) -> list[Refusal]:
        """Finds zurgs where no effect was traded for them, and estates with zurgs but no goal."""
        zurgs = sheets.mask(seat, self.masks_at)
        traded = sheets.mask(seat, codes.HOUSES) & ~(sheets.mask(seat, codes.COPIES) | sheets.mask(seat, codes.POOLED))
        wrong = members(zurgs & ~traded)
        found = [Refusal("welcome-fault-roswell-zurg", place=PLACES.names[place]) for place in wrong]
        if not sheets.mark(seat, self.boxes_at) and self.groups(sheets, seat - sheets.lowest):
            found.append(Refusal("welcome-fault-roswell-goal"))
        return found

    def effects(self, sheets: Sheets, seat: int) -> int:
        """A zurg takes the effect of its turn."""
        return bits.count(sheets.mask(seat, self.masks_at))

    def layer(self, sheets: Sheets, seat: int) -> object:
        """Shows goals and saucers."""
        zurgs, chosen = sheets.mask(seat, self.masks_at), sheets.mark(seat, self.boxes_at)
        goals = [
            GoalView(
                goal["min_groups"],
                goal["max_groups"],
                goal["points_each"],
                goal["id"] == chosen,
                goal.get("range_source") == "reconstructed",
            )
            for goal in _FACTS["goals"]
        ]
        saucers = [SaucerView(PLACES.names[place], bool(zurgs >> place & 1)) for place in members(self.saucers)]
        guess = any(saucer["source"] == "reconstructed" for saucer in _FACTS["sheet"]["saucers"])
        return SaucerLayer(goals, saucers, self.groups(sheets, seat - sheets.lowest), FAILED, guess)

    def write(self, sheets: Sheets, seat: int) -> dict[str, str]:
        """Writes the goal and the zurgs."""
        zurgs = " ".join(PLACES.names[place] for place in members(sheets.mask(seat, self.masks_at)))
        goal = sheets.mark(seat, self.boxes_at)
        return ({"goal": str(goal)} if goal else {}) | ({"zurgs": zurgs} if zurgs else {})

    def read(self, fields: Fields, sheets: Sheets, seat: int, prefix: str) -> None:
        """Reads them."""
        sheets.set_mark(seat, self.boxes_at, fields.number(f"{prefix}goal {seat}", 0, 0, 4))
        name = f"{prefix}zurgs {seat}"
        mask = PLACES.marked(fields, name)
        wrong = mask & ~self.saucers
        if wrong:
            raise BadLine(fields.line(name), "welcome-refusal-roswell-none", place=PLACES.names[next(members(wrong))])
        sheets.set_mask(seat, self.masks_at, mask)
