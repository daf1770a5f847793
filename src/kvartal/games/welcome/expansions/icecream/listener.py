"""Trucks: they drive to every new house that lies ahead, and sell or lose the cones on their way."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.icecream import facts as icecream
from kvartal.games.welcome.expansions.icecream import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Trucks(Listener):
    """Drives the truck of each street."""

    hears = ("decides", "on_write", "on_round_end", "points")

    def __init__(self, scoops: Sequence[int], leftward: Sequence[bool], last: Sequence[int]) -> None:
        Listener.__init__(self)
        self.cones = 0
        """The places with a cone."""
        self.scoops = [0] * 40
        self.leftward = [0] * 3
        """For each street, whether its truck drives to the left."""
        self.last = [0] * 3
        """The last cone of each route."""
        self.rival_card = 0
        """What a card that is no fence is worth to a rival."""
        self.rival_route = 0
        """What a crossed bonus is worth to it."""
        for place in range(40):
            self.scoops[place] = scoops[place]
            if scoops[place]:
                self.cones |= sheet.ONE << place
        for street in range(3):
            self.leftward[street] = leftward[street]
            self.last[street] = last[street]

    def sales(self, here: facts.Sheet) -> icecream.Sales:
        """Returns the cones and bonuses of a sheet."""
        return icecream.sales_beside(here, self.row_at)

    def ahead(self, town: Town, place: int) -> int:
        """Returns the places that a truck at this one has still before it."""
        return town.box.before[place] if self.leftward[town.box.street_of[place]] else town.box.after[place]

    def behind(self, town: Town, place: int) -> int:
        """Returns the places that it has left behind."""
        return town.box.after[place] if self.leftward[town.box.street_of[place]] else town.box.before[place]

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Drives the truck to the new house unless it is past it: the cone there is sold, those on the way are gone."""
        # By the name of the class the two calls cost nothing when compiled.
        if here.houses & Trucks.ahead(self, town, place) == 0:
            sales = self.sales(here)
            # The house where the truck stands may have been lost: what it has passed stays gone.
            sales.cones_sold |= self.cones & (sheet.ONE << place) & ~sales.cones_gone
            sales.cones_gone |= self.cones & Trucks.behind(self, town, place) & ~sales.cones_sold

    def finished(self, here: facts.Sheet, street: int) -> bool:
        """Returns whether a truck has met the last cone of its route."""
        sales = self.sales(here)
        return ((sales.cones_sold | sales.cones_gone) >> self.last[street]) & 1 != 0

    def win(self, here: facts.Sheet) -> int:
        """Circles the open bonuses whose route is finished, and gives their streets, a bit each."""
        sales = self.sales(here)
        met = sales.cones_sold | sales.cones_gone
        won = 0
        for street in range(3):
            if sales.route_bonus[street] == kinds.OPEN and (met >> self.last[street]) & 1:
                sales.route_bonus[street] = kinds.WON
                won |= 1 << street
        return won

    def on_round_end(self, town: Town) -> None:
        """Gives the bonus of a street to all who finished its route in the first round in which anybody did."""
        won = 0
        for seat in range(town.seats):
            won |= self.win(facts.sheet_at(town.rows, seat))
        if won == 0:
            return
        for seat in range(town.seats):
            sales = self.sales(facts.sheet_at(town.rows, seat))
            for street in range(3):
                if (won >> street) & 1 and sales.route_bonus[street] == kinds.OPEN:
                    sales.route_bonus[street] = kinds.LOST

    def earned(self, town: Town, here: facts.Sheet, street: int) -> int:
        """Adds up the cones sold on a street: their scoops, and one more each with the bonus."""
        sales = self.sales(here)
        rest = sales.cones_sold & town.box.street[street]
        points = bits.count(rest) if sales.route_bonus[street] == kinds.WON else 0
        while rest:
            points += self.scoops[bits.first(rest)]
            rest &= rest - 1
        return points

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Adds up the three streets."""
        points = 0
        for street in range(3):
            points += self.earned(town, here, street)
        return points

    # Against a rival.

    def open_routes(self, here: facts.Sheet) -> int:
        """Counts the bonuses that are neither circled nor crossed."""
        found = 0
        for street in range(3):
            if self.sales(here).route_bonus[street] == kinds.OPEN:
                found += 1
        return found

    def on_completed(self, town: Town, slot: int) -> None:
        """Every plan-completed card costs the player a bonus, if one is left."""
        here = town.sheet(0)
        if self.open_routes(here):
            self.sales(here).routes_owed = 1

    def decides(self, town: Town, here: facts.Sheet) -> bool:
        """A bonus may have to be crossed."""
        return self.sales(here).routes_owed > 0

    def decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the bonuses that may be crossed."""
        if self.sales(here).routes_owed:
            for street in range(3):
                if self.sales(here).route_bonus[street] == kinds.OPEN:
                    out.add(self.codes_at + street)

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Crosses a bonus."""
        self.sales(here).route_bonus[step] = kinds.LOST
        self.sales(here).routes_owed -= 1

    def rival_cards(self, town: Town) -> int:
        """Counts the rival's cards that are no fence."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        found = 0
        for i in range(rival.height):
            if rival.laid[i] != codes.FENCES:
                found += 1
        return found

    def crossed_routes(self, town: Town) -> int:
        """Counts the bonuses that the player crossed."""
        found = 0
        for street in range(3):
            if self.sales(town.sheet(0)).route_bonus[street] == kinds.LOST:
                found += 1
        return found

    def rival_points(self, town: Town) -> int:
        """Pays the rival for cards that are no fence, and for each bonus that the player crossed."""
        return self.rival_card * self.rival_cards(town) + self.rival_route * self.crossed_routes(town)

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with two cones sold, with none, or single houses with a pool and a cone."""
        sold = bits.count(self.sales(here).cones_sold & estate)
        if kind == kinds.POOL:
            return sold == 1 and here.pools & estate == estate
        return sold >= 2 if kind == kinds.SOME else sold == 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants big cones sold, or all cones of a street."""
        sold = self.sales(here).cones_sold
        found = 0
        if kind == kinds.STREET:
            for street in range(3):
                if self.cones & town.box.street[street] & ~sold == 0:
                    found += 1
            return found > 0
        while sold:
            if self.scoops[bits.first(sold)] == 3:
                found += 1
            sold &= sold - 1
        return found >= extra

    # For Python.

    def cards_given(self, town: Town) -> int:
        """Counts the rival's cards that are no fence."""
        return self.rival_cards(town)

    def routes_crossed(self, town: Town) -> int:
        """Counts the bonuses that the player crossed."""
        return self.crossed_routes(town)

    def earned_on(self, town: Town, seat: int, street: int) -> int:
        """Adds up the cones that a seat sold on a street."""
        return self.earned(town, town.sheet(seat), street)

    def has_finished(self, town: Town, seat: int, street: int) -> bool:
        """Returns whether a seat's truck has met the last cone of its route."""
        return self.finished(town.sheet(seat), street)

    def passed(self, town: Town, place: int) -> int:
        """Returns the cones that a truck standing at a place has reached or passed."""
        return self.cones & (self.behind(town, place) | sheet.ONE << place)
