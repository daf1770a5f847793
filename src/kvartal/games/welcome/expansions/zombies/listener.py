"""Hordes: how they move, what bullets and barricades do, and what the plans want."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.zombies import facts as zombies
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.town import Listener, Town


class Hordes(Listener):
    """Moves the hordes of every sheet."""

    hears = ("decides", "legal_steps")

    def __init__(self, exposed: int, stops: Sequence[int], boxes: Sequence[int], given: int) -> None:
        Listener.__init__(self)
        self.exposed = exposed
        """The houses without a printed barricade."""
        self.stops = [0] * 12
        """The places where each horde stops, the first one first."""
        self.boxes = [0] * 7
        """For each size of estates, the agent's box with a bullet, from 1."""
        self.given = given
        """How many bullets everybody has from the start."""
        self.gives = False
        """Whether a turn ends by saying which of two cards goes on."""
        for i in range(kinds.HORDES * kinds.STOPS):
            self.stops[i] = stops[i]
        for size in range(1, 7):
            self.boxes[size] = boxes[size]

    def siege(self, here: facts.Sheet) -> zombies.Siege:
        """Returns hordes and defence of a sheet."""
        return zombies.siege_beside(here, self.row_at)

    def outbreak(self, town: Town) -> zombies.Outbreak:
        """Returns what is known of the cards."""
        return zombies.outbreak_beside(town.course, self.common_at)

    def circled(self, here: facts.Sheet) -> int:
        """Counts the bullets that were circled, spent or not."""
        found = self.given
        for size in range(1, 7):
            if self.boxes[size] and here.agents[size] >= self.boxes[size]:
                found += 1
        return found

    def bullets(self, here: facts.Sheet) -> int:
        """Counts the bullets left."""
        return self.circled(here) - self.siege(here).bullets_spent

    def bare(self, here: facts.Sheet) -> int:
        """Returns the houses without any barricade; a roundabout and a captured house need none."""
        return self.exposed & ~(self.siege(here).barricades | here.cuts | here.lost)

    # Hordes.

    def rise(self, town: Town, here: facts.Sheet, card: int) -> None:
        """Settles a zombie card on a sheet, as far as nothing is to be decided."""
        coming = 0
        for horde in range(kinds.HORDES):
            if card == kinds.BOTH or horde % 2 == card:
                coming |= 1 << horde
        self.siege(here).hordes_coming = coming
        self.settle(town, here)

    def rise_all(self, town: Town, card: int) -> None:
        """Settles a zombie card on every sheet, and lets those decide who have a bullet."""
        outbreak = self.outbreak(town)
        outbreak.zombies_left &= ~(1 << card)
        for seat in range(town.first, town.first + town.held):
            self.rise(town, facts.sheet_at(town.rows, seat), card)
        # What happened at once is seen at once.
        town.keep()
        town.interlude(town.course.stage)

    def settle(self, town: Town, here: facts.Sheet) -> None:
        """Lets the hordes come when no bullet is left."""
        while self.siege(here).hordes_coming and self.bullets(here) <= 0:
            self.come(town, here, self.foremost(here))

    def foremost(self, here: facts.Sheet) -> int:
        """Returns which horde moves next."""
        return bits.first(sheet.ONE * self.siege(here).hordes_coming)

    def come(self, town: Town, here: facts.Sheet, horde: int) -> None:
        """Moves a horde to its next stop, where it captures what has no barricade."""
        siege = self.siege(here)
        siege.hordes_coming &= ~(1 << horde)
        if siege.hordes[horde] == kinds.STOPS:
            return
        place = self.stops[horde * kinds.STOPS + siege.hordes[horde]]
        siege.hordes[horde] += 1
        if (self.bare(here) >> place) & 1:
            town.lose(here, place)

    # Moments.

    def decides(self, town: Town, here: facts.Sheet) -> bool:
        """A bullet may hold a horde back that is about to move."""
        return self.siege(here).hordes_coming != 0

    def decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists what may be done about the next horde."""
        if self.siege(here).hordes_coming:
            out.add(self.codes_at + kinds.SHOOT + self.foremost(here))
            out.add(self.codes_at + kinds.ADVANCE + self.foremost(here))

    def legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the barricade instead of a fence, and which card goes on."""
        if self.may_build(here):
            out.add(self.codes_at + kinds.BARRICADE)
        if self.gives:
            out.add(self.codes_at + kinds.GIVE)
            out.add(self.codes_at + kinds.GIVE + 1)

    def may_build(self, here: facts.Sheet) -> bool:
        """Returns whether a barricade may be built before the house just written."""
        if here.stage != codes.BUILT or here.spent or here.effect != codes.FENCES:
            return False
        return (self.bare(here) >> here.house) & 1 != 0

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Shoots, lets a horde come, or builds a barricade."""
        siege = self.siege(here)
        if step >= kinds.GIVE:
            siege.card_given = step - kinds.GIVE + 1
            here.stage = codes.READY
            return
        if step == kinds.BARRICADE:
            sheet.forgo(here)
            siege.barricades |= sheet.ONE << here.house
            return
        if step < kinds.ADVANCE:
            siege.bullets_spent += 1
            siege.hordes_coming &= ~(1 << step)
        else:
            self.come(town, here, step - kinds.ADVANCE)
        self.settle(town, here)

    # Plans.

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with a barricade that was built."""
        return self.siege(here).barricades & estate != 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Counts barricades, bullets or captured houses, or looks for a street without an open house."""
        siege = self.siege(here)
        if kind == kinds.BARRICADES:
            return bits.count(siege.barricades) >= extra
        if kind == kinds.BULLETS:
            return siege.bullets_spent >= extra
        if kind == kinds.CAPTURED:
            return bits.count(here.lost) >= extra
        for street in range(town.box.streets):
            if self.exposed & town.box.street[street] & ~(siege.barricades | here.cuts) == 0:
                return True
        return False

    # For Python.

    def circled_by(self, town: Town, seat: int) -> int:
        """Counts the bullets that a seat has circled, spent or not."""
        return self.circled(town.sheet(seat))

    def stop_of(self, horde: int, stop: int) -> int:
        """Returns the place where a horde stops."""
        return self.stops[horde * kinds.STOPS + stop]
