"""Garlands: no fence cuts them, and a roundabout is no house."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.christmas import facts as christmas
from kvartal.games.welcome.expansions.christmas import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Garlands(Listener):
    """Links houses as they are written."""

    hears = ("on_write", "on_loss", "points")

    def garland(self, here: facts.Sheet) -> christmas.Garland:
        """Returns the garlands of a sheet."""
        return christmas.garland_beside(here, self.row_at)

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Links the new house with its neighbours if their numbers follow each other, or are the same by a bis."""
        number = codes.whole(here.numbers[place])
        if town.box.before[place]:
            other = codes.whole(here.numbers[place - 1])
            if other >= 0 and (other == number or other + 1 == number):
                self.garland(here).arcs |= sheet.ONE << (place - 1)
        if town.box.after[place]:
            other = codes.whole(here.numbers[place + 1])
            if other >= 0 and (other == number or other - 1 == number):
                self.garland(here).arcs |= sheet.ONE << place

    def on_loss(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Lets the garlands to a lost house go out."""
        self.garland(here).arcs &= ~(sheet.ONE << place)
        if town.box.before[place]:
            self.garland(here).arcs &= ~(sheet.ONE << (place - 1))

    def longest(self, town: Town, here: facts.Sheet, street: int) -> int:
        """Counts the houses of the longest garland of a street."""
        arcs = self.garland(here).arcs & town.box.street[street]
        houses = 1
        while arcs:
            arcs &= arcs << 1
            houses += 1
        return houses if houses > 1 else 0

    def points(self, town: Town, here: facts.Sheet) -> int:
        """A point for each house of the longest garland of each street."""
        points = 0
        for street in range(town.box.streets):
            points += self.longest(town, here, street)
        return points

    def rival_points(self, town: Town) -> int:
        """A point for each card between the lowest and the topmost fence card of the stack."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        lowest = -1
        between = 0
        for i in range(rival.height):
            if rival.laid[i] == codes.FENCES:
                if lowest < 0:
                    lowest = i
                else:
                    between = i - lowest - 1
        return between

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates in one garland, or without any inside."""
        inner = estate & (estate >> 1)
        arcs = self.garland(here).arcs & inner
        return arcs == inner if kind == kinds.LIT else arcs == 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants a whole street in one garland, with all its parks perhaps."""
        for street in range(town.box.streets):
            inner = town.box.street[street] & ~town.box.ends
            if inner & ~self.garland(here).arcs == 0:
                planted = here.parks[street] == town.box.park_boxes[street]
                if street == extra if kind == kinds.STREET else planted:
                    return True
        return False

    # For Python.

    def rival_pays(self, town: Town) -> int:
        """Returns what the garlands bring a rival."""
        return self.rival_points(town)

    def longest_of(self, town: Town, seat: int, street: int) -> int:
        """Counts the houses of the longest garland of a seat's street."""
        return self.longest(town, town.sheet(seat), street)

    def relight(self, town: Town, seat: int) -> None:
        """Follows the garlands from the numbers on a seat's sheet."""
        here = town.sheet(seat)
        self.garland(here).arcs = 0
        rest = here.houses
        while rest:
            self.on_write(town, here, bits.first(rest))
            rest &= rest - 1
