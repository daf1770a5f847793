"""The three city plans: who may claim one, which estates count for it, and what it pays."""

from __future__ import annotations

from typing import Any

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.sheet import Sheets


class Plans(Sheets):
    """Sheets with three plans beside them, and the modules that have a say."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Sheets.__init__(self, seats, box, lowest, held)
        self.modules: Any = modules
        """The first module of the chain, or nothing."""
        self.plan = [-1] * 3
        """The numbers of the three plans in the box."""
        self.approved = 0
        """The slots of plans that were completed in an earlier round: later ones pay less."""
        self.lacks = [0] * 7
        """How many estates of each size the plan being claimed still wants."""

    def look_for(self, row: int, plan: int, barred: int) -> None:
        """Counts by size the estates that may still be picked for a plan."""
        kind = self.box.plan_kind[plan]
        self.survey(row, barred)
        if kind == 0:
            return
        m = row * self.masks_each
        owner = self.box.plan_owner[plan]
        missing = ~self.masks[m + codes.HOUSES] | barred
        rest = self.masks[m + codes.FENCED]
        start = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= 6:
                part = ((sheet.ONE << size) - 1) << start
                if missing & part == 0 and not self.modules.suits(self, row, owner, kind, part):
                    self.sizes[size] -= 1
            start = end + 1

    def claimable(self, row: int, slot: int) -> bool:
        """Tells whether a seat fulfils a plan that it has not completed yet."""
        if self.boxes[row * self.boxes_each + codes.PLANNED + slot] >= 0:
            return False
        plan = self.plan[slot]
        if self.box.plan_picks[plan] == 0:
            fulfilled: bool = self.modules.fulfils(
                self, row, self.box.plan_owner[plan], self.box.plan_kind[plan], self.box.plan_extra[plan]
            )
            return fulfilled
        self.look_for(row, plan, self.masks[row * self.masks_each + codes.USED])
        short = 0
        for size in range(1, 7):
            if self.sizes[size] < self.box.plan_need[plan * 7 + size]:
                short += 1
        return short == 0

    def claim(self, row: int, slot: int) -> None:
        """Begins to claim a plan; it is completed at once unless there are estates to choose from."""
        m = row * self.masks_each
        b = row * self.boxes_each
        plan = self.plan[slot]
        self.boxes[b + codes.SLOT] = slot
        if self.box.plan_picks[plan]:
            self.boxes[b + codes.STAGE] = codes.PICKING
            self.settle(row)
        else:
            self.masks[m + codes.PICKED] = self.modules.uses(
                self, row, self.box.plan_owner[plan], self.box.plan_kind[plan], self.box.plan_extra[plan]
            )
            self.complete(row)

    def lack(self, row: int) -> int:
        """Works out which estates the plan being claimed still wants, and tells how many."""
        plan = self.plan[self.boxes[row * self.boxes_each + codes.SLOT]]
        self.survey(row, ~self.masks[row * self.masks_each + codes.PICKED] & self.box.all_places)
        total = 0
        for size in range(1, 7):
            self.lacks[size] = self.box.plan_need[plan * 7 + size] - self.sizes[size]
            total += self.lacks[size]
        return total

    def pickable(self, row: int) -> int:
        """Gives the first places of the estates that may be picked next for the plan being claimed."""
        m = row * self.masks_each
        plan = self.plan[self.boxes[row * self.boxes_each + codes.SLOT]]
        owner = self.box.plan_owner[plan]
        kind = self.box.plan_kind[plan]
        self.lack(row)
        missing = ~self.masks[m + codes.HOUSES] | self.masks[m + codes.USED] | self.masks[m + codes.PICKED]
        rest = self.masks[m + codes.FENCED]
        start = 0
        found = sheet.ONE & 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= 6 and self.lacks[size] > 0:
                part = ((sheet.ONE << size) - 1) << start
                if missing & part == 0 and (kind == 0 or self.modules.suits(self, row, owner, kind, part)):
                    found |= sheet.ONE << start
            start = end + 1
        return found

    def settle(self, row: int) -> None:
        """Completes the claim when nothing is left to choose."""
        m = row * self.masks_each
        starts = self.pickable(row)
        wanted = 0
        for size in range(1, 7):
            wanted += self.lacks[size]
        if bits.count(starts) > wanted:
            return
        while starts:
            self.masks[m + codes.PICKED] |= self.estate_from(row, bits.first(starts))
            starts &= starts - 1
        self.complete(row)

    def complete(self, row: int) -> None:
        """Completes a plan: what was picked is used, and the points are those of the first round or of later ones."""
        m = row * self.masks_each
        b = row * self.boxes_each
        slot = self.boxes[b + codes.SLOT]
        plan = self.plan[slot]
        self.masks[m + codes.USED] |= self.masks[m + codes.PICKED]
        self.masks[m + codes.PICKED] = 0
        if (self.approved >> slot) & 1:
            self.boxes[b + codes.PLANNED + slot] = self.box.plan_second[plan]
        else:
            self.boxes[b + codes.PLANNED + slot] = self.box.plan_first[plan]
            self.boxes[b + codes.FIRST] = 1
        self.boxes[b + codes.SLOT] = 0
        self.boxes[b + codes.STAGE] = codes.CLOSING

    def fill_claims(self, row: int, out: Moves) -> None:
        """Lists the plans that a seat may claim."""
        b = row * self.boxes_each + codes.PLANNED
        counted = False
        total = 0
        for slot in range(3):
            plan = self.plan[slot]
            if self.boxes[b + slot] >= 0:
                continue
            if self.box.plan_kind[plan]:
                counted = False
                if self.claimable(row, slot):
                    out.add(codes.PLAN + slot)
                continue
            # Plans for plain estates share one count of them.
            if not counted:
                self.survey(row, self.masks[row * self.masks_each + codes.USED])
                counted = True
                total = 0
                for size in range(1, 7):
                    total += self.sizes[size]
            if total < self.box.plan_picks[plan]:
                continue
            short = 0
            for size in range(1, 7):
                if self.sizes[size] < self.box.plan_need[plan * 7 + size]:
                    short += 1
            if short == 0:
                out.add(codes.PLAN + slot)

    # For Python.

    def plan_at(self, slot: int) -> int:
        """Tells the number of a plan in the box, or -1 before it is drawn."""
        return self.plan[slot]

    def set_plan(self, slot: int, plan: int) -> None:
        """Lays a plan beside the sheets."""
        self.plan[slot] = plan

    def may_claim(self, seat: int, slot: int) -> bool:
        """Tells whether a seat fulfils a plan that it has not completed yet."""
        return self.claimable(seat - self.lowest, slot)

    def spends(self, seat: int, slot: int) -> int:
        """Gives the houses that a plan uses up, unless it is about estates."""
        plan = self.plan[slot]
        if self.box.plan_picks[plan]:
            return 0
        row = seat - self.lowest
        used: int = self.modules.uses(
            self, row, self.box.plan_owner[plan], self.box.plan_kind[plan], self.box.plan_extra[plan]
        )
        return used

    def choices(self, seat: int) -> int:
        """Gives the first places of the estates that may be picked next for the plan being claimed."""
        return self.pickable(seat - self.lowest)

    def wanting(self, seat: int) -> list[int]:
        """Counts by size the estates that the plan being claimed still wants."""
        self.lack(seat - self.lowest)
        return [self.lacks[size] for size in range(7)]
