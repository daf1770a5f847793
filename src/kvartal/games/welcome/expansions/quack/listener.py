"""Ducklings: which are circled, which are joined to their mothers, and the three phases."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.games.welcome import facts, sheet
from kvartal.games.welcome.expansions.quack import facts as quack
from kvartal.games.welcome.expansions.quack import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Ducklings(Listener):
    """Circles ducklings as houses are built beside them."""

    hears = ("on_write", "on_round_end", "points")

    def __init__(
        self, pairs: Sequence[Sequence[int]], colours: Sequence[int], streets: Sequence[int], mothers: Sequence[int]
    ) -> None:
        Listener.__init__(self)
        self.count = len(pairs)
        """How many ducklings there are."""
        self.beside = [0] * 64
        """For each duckling, the two places beside it."""
        self.near = [0] * 40
        """For each place, the ducklings beside it."""
        self.colour = [0] * 2
        """For each colour, its ducklings."""
        self.street = [0] * 3
        """For each street, the ducklings that stand on it."""
        self.between = 0
        """The ducklings between streets."""
        self.mothers = [0] * 2
        """For each colour, the places beside the mother."""
        for duckling in range(self.count):
            for end in range(2):
                place = pairs[duckling][end]
                self.beside[duckling] |= sheet.ONE << place
                self.near[place] |= sheet.ONE << duckling
            self.colour[colours[duckling]] |= sheet.ONE << duckling
            if streets[duckling] < 0:
                self.between |= sheet.ONE << duckling
            else:
                self.street[streets[duckling]] |= sheet.ONE << duckling
        for colour in range(2):
            self.mothers[colour] = mothers[colour]

    def flock(self, here: facts.Sheet) -> quack.Flock:
        """Returns the ducklings of a sheet."""
        return quack.flock_beside(here, self.row_at)

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Circles the ducklings beside the new house whose other house stands already."""
        rest = self.near[place]
        while rest:
            duckling = bits.first(rest)
            rest &= rest - 1
            if self.beside[duckling] & ~here.houses == 0:
                self.flock(here).ducklings |= sheet.ONE << duckling

    def reach(self, town: Town, here: facts.Sheet, colour: int) -> int:
        """Returns the houses that neighbours and circled ducklings join to the mother of a colour."""
        found = self.mothers[colour] & here.houses
        seen = sheet.ONE & 0
        while found != seen:
            seen = found
            found |= (((found & ~town.box.ends) << 1) | ((found >> 1) & ~town.box.ends)) & here.houses
            # Along a street one step a time; between streets over ducklings.
            rest = self.flock(here).ducklings & self.between
            while rest:
                pair = self.beside[bits.first(rest)]
                rest &= rest - 1
                if pair & found:
                    found |= pair & here.houses
        return found

    def at_home(self, town: Town, here: facts.Sheet, colour: int) -> int:
        """Returns the circled ducklings of a colour that are joined to their mother."""
        rest = self.flock(here).ducklings & self.colour[colour]
        if rest == 0:
            return 0
        reached = Ducklings.reach(self, town, here, colour)
        found = sheet.ONE & 0
        while rest:
            duckling = bits.first(rest)
            rest &= rest - 1
            if self.beside[duckling] & reached:
                found |= sheet.ONE << duckling
        return found

    def phase_points(self, town: Town, here: facts.Sheet, phase: int) -> int:
        """Counts what a phase brings if it comes now."""
        points = 0
        for colour in range(2):
            if phase == kinds.BOTH or phase == colour:
                points += bits.count(Ducklings.at_home(self, town, here, colour))
        return points

    def sets_off(self, here: facts.Sheet) -> int:
        """Returns the phases, a bit each, of which all ducklings are circled, joined or not."""
        missing = ~self.flock(here).ducklings
        found = 0
        for colour in range(2):
            if self.colour[colour] & missing == 0:
                found |= 1 << colour
        return found | 1 << kinds.BOTH if found == 3 else found

    def on_round_end(self, town: Town) -> None:
        """A phase that somebody has set off comes once, for everybody."""
        coming = 0
        for seat in range(town.seats):
            coming |= self.sets_off(facts.sheet_at(town.rows, seat))
        if coming == 0:
            return
        for phase in range(3):
            if (coming >> phase) & 1 and self.flock(facts.sheet_at(town.rows, 0)).phases[phase] < 0:
                self.score(town, phase)

    def score(self, town: Town, phase: int) -> None:
        """Lets everybody write down the points of a phase."""
        for seat in range(town.seats):
            here = facts.sheet_at(town.rows, seat)
            self.flock(here).phases[phase] = self.phase_points(town, here, phase)
        if town.supply.rival_at >= 0:
            self.flock(town.sheet(0)).rival_phases[phase] = self.rival_phase_points(town)

    # Against a rival.

    def rival_phase_points(self, town: Town) -> int:
        """Counts what a phase brings the rival if it comes now: a point for every two cards it was given."""
        return rivals.rival_beside(town.course, town.supply.rival_at).gifts // 2

    def on_completed(self, town: Town, slot: int) -> None:
        """Card A sets yellow off, B black, and the later of both also the phase of both; C nothing."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        if slot > kinds.BLACK:
            return
        self.score_once(town, slot)
        come = 0
        for i in range(3):
            if rival.completed[i] >= 0 and rival.completed[i] <= kinds.BLACK:
                come += 1
        if come == 2:
            self.score_once(town, kinds.BOTH)

    def score_once(self, town: Town, phase: int) -> None:
        """Scores a phase unless it has come."""
        if self.flock(town.sheet(0)).phases[phase] < 0:
            self.score(town, phase)

    def rival_points(self, town: Town) -> int:
        """Adds up what is written, and for phases that have not come what they bring now."""
        flock = self.flock(town.sheet(0))
        points = 0
        for phase in range(3):
            points += flock.rival_phases[phase] if flock.rival_phases[phase] >= 0 else self.rival_phase_points(town)
        return points

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Adds up what is written, and for phases that have not come what they bring now."""
        flock = self.flock(here)
        points = 0
        for phase in range(3):
            points += flock.phases[phase] if flock.phases[phase] >= 0 else self.phase_points(town, here, phase)
        return points

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with a pool and with a circled duckling inside."""
        if here.pools & estate == 0:
            return False
        rest = self.flock(here).ducklings & ~self.between
        while rest:
            if self.beside[bits.first(rest)] & ~estate == 0:
                return True
            rest &= rest - 1
        return False

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants ducklings of both colours, of two streets, of far streets, or between them."""
        circled = self.flock(here).ducklings
        yellow = circled & self.colour[kinds.YELLOW]
        black = circled & self.colour[kinds.BLACK]
        if kind == kinds.FAR:
            yellow &= self.street[2]
            black &= self.street[0]
        elif kind == kinds.BETWEEN:
            yellow &= self.between
            black &= self.between
        if kind != kinds.STREETS:
            return bits.count(yellow) >= extra >> 3 and bits.count(black) >= extra & 7
        found = 0
        for street in range(3):
            if self.street[street] & ~circled == 0:
                found += 1
        return found >= extra

    # For Python.

    def at_home_of(self, town: Town, seat: int, colour: int) -> int:
        """Returns the circled ducklings of a seat's colour that are joined to their mother."""
        return self.at_home(town, town.sheet(seat), colour)

    def reached(self, town: Town, seat: int, colour: int) -> int:
        """Returns the houses of a seat that are joined to the mother of a colour."""
        return self.reach(town, town.sheet(seat), colour)

    def rival_phase_points_of(self, town: Town) -> int:
        """Counts what a phase brings a rival if it comes now."""
        return self.rival_phase_points(town)

    def phase_points_of(self, town: Town, seat: int, phase: int) -> int:
        """Counts what a phase brings a seat if it comes now."""
        return self.phase_points(town, town.sheet(seat), phase)

    def found(self, houses: int) -> int:
        """Returns the ducklings with houses on both sides."""
        circled = 0
        for duckling in range(self.count):
            if self.beside[duckling] & ~houses == 0:
                circled |= sheet.ONE << duckling
        return circled
