"""Saucers: the goal of a seat, where an effect may be traded for a zurg, and what estates with zurgs pay."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.roswell import facts as roswell
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Saucers(Listener):
    """Lets seats choose a goal and bring zurgs in."""

    hears = ("decides", "legal_steps", "points")

    def __init__(self, saucers: int, columns: Sequence[int], goals: Sequence[Sequence[int]], failed: int) -> None:
        Listener.__init__(self)
        self.saucers = saucers
        """The places with a saucer above them."""
        self.columns = [0] * 3
        self.least = [0] * 5
        """For each goal, how many groups it wants at least."""
        self.most = [0] * 5
        self.pays = [0] * 5
        """What each group is worth when the goal is reached."""
        self.failed = failed
        """What each group is worth when it is not."""
        self.rival_pays = 0
        """What each zurg is worth to a rival."""
        for column in range(3):
            self.columns[column] = columns[column]
        for goal in range(1, 5):
            self.least[goal] = goals[goal - 1][0]
            self.most[goal] = goals[goal - 1][1]
            self.pays[goal] = goals[goal - 1][2]

    def landing(self, here: facts.Sheet) -> roswell.Landing:
        """Returns zurgs and goal of a sheet."""
        return roswell.landing_beside(here, self.row_at)

    def decides(self, town: Town, here: facts.Sheet) -> bool:
        """A goal is to be chosen before round one, when all cards lie open that do before it."""
        return self.landing(here).goal == 0 and town.course.after == codes.DEALING

    def trades(self, here: facts.Sheet) -> bool:
        """Returns whether the effect of this turn may be traded: a saucer over the new house, the effect not used."""
        if here.stage != codes.BUILT or here.spent == 1:
            return False
        return ((self.saucers & ~self.landing(here).zurgs) >> here.house) & 1 != 0

    def decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the goals."""
        if Saucers.decides(self, town, here):
            for goal in range(kinds.SAUCER):
                out.add(self.codes_at + goal)

    def legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the saucer over the house just written."""
        if self.trades(here):
            out.add(self.codes_at + kinds.SAUCER)

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Chooses a goal, or brings a zurg in."""
        if step < kinds.SAUCER:
            self.landing(here).goal = step + 1
        else:
            sheet.forgo(here)
            self.landing(here).zurgs |= sheet.ONE << here.house

    def groups(self, here: facts.Sheet) -> int:
        """Counts the complete estates with at least one zurg."""
        rest = here.fences
        start = 0
        found = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= sheet.LARGEST:
                estate = sheet.span(start, size)
                if estate & ~here.houses == 0 and self.landing(here).zurgs & estate:
                    found += 1
            start = end + 1
        return found

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Pays each group by the goal, or little if the number of groups is not the promised one."""
        goal = self.landing(here).goal
        groups = self.groups(here)
        if goal and self.least[goal] <= groups and groups <= self.most[goal]:
            return groups * self.pays[goal]
        return groups * self.failed

    def laid_as(self, town: Town, below: int, effect: int) -> int:
        """The first card of a rival's stack, and each behind a fence card, is a house with a zurg."""
        return codes.NOTHING if below < 0 or below == codes.FENCES else effect

    def rival_zurgs(self, town: Town) -> int:
        """Counts the rival's houses with a zurg."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        found = 0
        for i in range(rival.height):
            if rival.laid[i] == codes.NOTHING:
                found += 1
        return found

    def rival_points(self, town: Town) -> int:
        """Pays the rival for each zurg."""
        return self.rival_pays * self.rival_zurgs(town)

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with one zurg, with two, or without any."""
        zurgs = bits.count(self.landing(here).zurgs & estate)
        if kind == kinds.NONE:
            return zurgs == 0
        return zurgs >= 1 if kind == kinds.ONE_EACH else zurgs >= 2

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants all saucers of a street circled, or two in each column."""
        zurgs = self.landing(here).zurgs
        found = 0
        if kind == kinds.STREET:
            for street in range(town.box.streets):
                if self.saucers & town.box.street[street] & ~zurgs == 0:
                    found += 1
            return found > 0
        for column in range(3):
            if bits.count(zurgs & self.columns[column]) >= extra:
                found += 1
        return found == 3

    # For Python.

    def groups_of(self, town: Town, seat: int) -> int:
        """Counts the complete estates of a seat with at least one zurg."""
        return self.groups(town.sheet(seat))

    def zurgs_given(self, town: Town) -> int:
        """Counts the rival's houses with a zurg."""
        return self.rival_zurgs(town)

    def points_of(self, town: Town, seat: int) -> int:
        """Returns what the goal brings a seat."""
        return self.points(town, town.sheet(seat))
