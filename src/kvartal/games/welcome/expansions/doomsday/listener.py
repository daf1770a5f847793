"""Bunkers: what they hold, and who has the most room on a street and the least in all."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.expansions.doomsday import facts as doomsday
from kvartal.games.welcome.expansions.doomsday import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Bunkers(Listener):
    """Writes numbers into bunkers and compares the seats."""

    hears = ("on_write", "on_compare", "points")

    def __init__(self, places: int, pays: Sequence[int], reward: int) -> None:
        Listener.__init__(self)
        self.places = places
        """The places with a bunker."""
        self.pays = [0] * 3
        """For each street, what the most room pays."""
        self.reward = reward
        """What the least room in all pays."""
        self.begins = [0] * 3
        """For each street, the room that a rival begins with."""
        self.roundabout = 0
        """The room that each roundabout of the player gives it."""
        for street in range(3):
            self.pays[street] = pays[street]

    def shelter(self, here: facts.Sheet) -> doomsday.Shelter:
        """Returns the bunkers of a sheet."""
        return doomsday.shelter_beside(here, self.row_at)

    def depths(self, town: Town) -> doomsday.Depths:
        """Returns what all seats have together."""
        return doomsday.depths_beside(town.course, self.common_at)

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """The number goes into the bunker as well."""
        if (self.places >> place) & 1:
            shelter = self.shelter(here)
            number = codes.whole(here.numbers[place])
            shelter.bunkers[place] = number
            shelter.room[town.box.street_of[place]] += number

    def total(self, here: facts.Sheet) -> int:
        """Adds up what all bunkers of a sheet hold."""
        shelter = self.shelter(here)
        return shelter.room[0] + shelter.room[1] + shelter.room[2]

    def on_compare(self, town: Town) -> None:
        """Notes the most room that anybody has on a street, and beside each sheet the least that others have in all."""
        if town.supply.rival_at >= 0:
            if town.course.stage != codes.PLANNING:
                self.face(town, town.sheet(0))
            return
        behind = town.first + town.held
        depths = self.depths(town)
        for street in range(3):
            depths.most_room[street] = 0
        # Those before a seat are looked at on the way there, those behind it on the way back.
        least = 32767
        for seat in range(town.first, behind):
            shelter = self.shelter(facts.sheet_at(town.rows, seat))
            for street in range(3):
                depths.most_room[street] = max(depths.most_room[street], shelter.room[street])
            shelter.rival_total = least
            least = min(least, self.total(facts.sheet_at(town.rows, seat)))
        least = 32767
        for seat in range(behind - 1, town.first - 1, -1):
            shelter = self.shelter(facts.sheet_at(town.rows, seat))
            shelter.rival_total = min(shelter.rival_total, least)
            least = min(least, self.total(facts.sheet_at(town.rows, seat)))

    # Against a rival.

    def face(self, town: Town, here: facts.Sheet) -> None:
        """Notes the room that the rival has."""
        shelter = self.shelter(here)
        depths = self.depths(town)
        shelter.rival_total = 0
        for street in range(3):
            cuts = bits.count(here.cuts & town.box.street[street])
            depths.most_room[street] = self.begins[street] + shelter.dug[street] + self.roundabout * cuts
            shelter.rival_total += depths.most_room[street]

    def on_completed(self, town: Town, slot: int) -> None:
        """The rival digs on the street of the card, as deep as the highest number of its last three cards."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        here = town.sheet(0)
        highest = 0
        for i in range(rival.gifts - 3 if rival.gifts > 3 else 0, rival.gifts):
            number = codes.whole(codes.card_number(rival.given[i]))
            if number > highest:
                highest = number
        self.shelter(here).dug[slot] += highest
        self.face(town, here)

    def rival_lead(self, town: Town, street: int) -> int:
        """Returns what a street pays the rival."""
        room = self.shelter(town.sheet(0)).room[street]
        return self.pays[street] if self.depths(town).most_room[street] >= room else 0

    def rival_optimism(self, town: Town) -> int:
        """Returns what having the least room in all pays the rival."""
        here = town.sheet(0)
        return self.reward if self.shelter(here).rival_total <= self.total(here) else 0

    def rival_points(self, town: Town) -> int:
        """Adds up the streets and the bonus of the optimist."""
        points = self.rival_optimism(town)
        for street in range(3):
            points += self.rival_lead(town, street)
        return points

    # Scores and plans.

    def lead(self, town: Town, here: facts.Sheet, street: int) -> int:
        """Returns what a street pays: everything to all who are level with the most room."""
        # The most may be a seat's own: room is never lost, so that it stays level with that.
        return self.pays[street] if self.shelter(here).room[street] >= self.depths(town).most_room[street] else 0

    def optimism(self, here: facts.Sheet) -> int:
        """Returns what having the least room in all pays."""
        return self.reward if self.total(here) <= self.shelter(here).rival_total else 0

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Adds up the streets and the bonus of the optimist."""
        points = self.optimism(here)
        for street in range(3):
            points += self.lead(town, here, street)
        return points

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with exactly one bunker."""
        return bits.count(self.places & estate) == 1

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants all bunkers, much room in all, or on two streets."""
        shelter = self.shelter(here)
        if kind == kinds.TOTAL:
            return self.total(here) >= extra
        found = 0
        if kind == kinds.TWO_STREETS:
            for street in range(3):
                if shelter.room[street] >= extra:
                    found += 1
            return found >= 2
        rest = self.places
        while rest:
            if shelter.bunkers[bits.first(rest)] < 0:
                return False
            rest &= rest - 1
        return True

    # For Python.

    def prepare(self, street: int, room: int) -> None:
        """Notes the room that a rival begins with on a street."""
        self.begins[street] = room

    def rival_lead_of(self, town: Town, street: int) -> int:
        """Returns what a street pays a rival."""
        return self.rival_lead(town, street)

    def rival_optimism_of(self, town: Town) -> int:
        """Returns what having the least room pays a rival."""
        return self.rival_optimism(town)

    def lead_of(self, town: Town, seat: int, street: int) -> int:
        """Returns what a street pays a seat."""
        return self.lead(town, town.sheet(seat), street)

    def optimism_of(self, town: Town, seat: int) -> int:
        """Returns what having the least room pays a seat."""
        return self.optimism(town.sheet(seat))
