"""Eggs: which numbers find them, how many are taken, and what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.easter import facts as easter
from kvartal.games.welcome.expansions.easter import kinds
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.town import Listener, Town


class Eggs(Listener):
    """Lets seats take eggs where they have written a number that finds them."""

    hears = ("required_steps", "on_write", "points")

    def __init__(self, eggs: Sequence[int], colours: Sequence[int], finds: Sequence[int], pays: Sequence[int]) -> None:
        Listener.__init__(self)
        self.hidden = 0
        """The places with eggs."""
        self.pairs = 0
        """The places with two."""
        self.colours = [0] * 5
        """For each colour, its places."""
        self.finds = [0] * 18
        """For each number, how many eggs it may take."""
        self.pays = [0] * 81
        """For each number of eggs, their points."""
        self.gives = [0] * 18
        """For each number, how many eggs a card brings a rival."""
        for place in range(40):
            if eggs[place]:
                self.hidden |= sheet.ONE << place
            if eggs[place] > 1:
                self.pairs |= sheet.ONE << place
        for colour in range(5):
            self.colours[colour] = colours[colour]
        for number in range(18):
            self.finds[number] = finds[number]
        for count in range(81):
            self.pays[count] = pays[count]

    def hunt(self, here: facts.Sheet) -> easter.Hunt:
        """Returns the eggs of a sheet."""
        return easter.hunt_beside(here, self.row_at)

    def offered(self, place: int, number: int) -> int:
        """Returns how many eggs a number may take at a place."""
        if not (self.hidden >> place) & 1:
            return 0
        found = self.finds[codes.whole(number)]
        return 1 if found > 1 and not (self.pairs >> place) & 1 else found

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """A number that finds eggs lets its seat decide how many are taken."""
        if (self.hidden >> place) & 1 and self.finds[codes.whole(here.numbers[place])]:
            self.hunt(here).egg_house = place

    def required_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """The eggs of the house just written come first: lists from none to all that its number finds."""
        place = self.hunt(here).egg_house
        if place >= 0:
            for count in range(Eggs.offered(self, place, here.numbers[place]) + 1):
                out.add(self.codes_at + count)

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Takes so many eggs; the others are lost."""
        hunt = self.hunt(here)
        if step > 0:
            hunt.eggs_taken |= sheet.ONE << hunt.egg_house
        if step > 1:
            hunt.pairs_taken |= sheet.ONE << hunt.egg_house
        hunt.egg_house = -1

    def count(self, here: facts.Sheet, places: int) -> int:
        """Counts the eggs taken at these places."""
        hunt = self.hunt(here)
        return bits.count(hunt.eggs_taken & places) + bits.count(hunt.pairs_taken & places)

    def whole(self, here: facts.Sheet, places: int) -> bool:
        """Returns whether all eggs of these places are taken."""
        hunt = self.hunt(here)
        return (self.hidden & ~hunt.eggs_taken | self.pairs & ~hunt.pairs_taken) & places == 0

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Pays by the number of eggs."""
        return self.pays[Eggs.count(self, here, town.box.all_places)]

    def rival_eggs(self, town: Town) -> int:
        """Counts the eggs that the cards of a rival's stack bring it."""
        rival = rivals.rival_beside(town.course, town.supply.rival_at)
        found = 0
        for i in range(rival.height):
            if rival.stack[i] < codes.SPECIAL:
                found += self.gives[codes.whole(codes.card_number(rival.stack[i]))]
        return found

    def rival_points(self, town: Town) -> int:
        """Pays the rival by the same track."""
        return self.pays[self.rival_eggs(town)]

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Wants estates with three eggs taken, or with none."""
        taken = self.count(here, estate)
        return taken >= 3 if kind == kinds.THREE else taken == 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants all eggs of a street, all of some colours, or several colours on every street."""
        if kind == kinds.STREET:
            return self.whole(here, town.box.street[extra])
        taken = self.hunt(here).eggs_taken
        for colour in range(5):
            if kind == kinds.COLOURS and (extra >> colour) & 1 and not self.whole(here, self.colours[colour]):
                return False
        if kind == kinds.RAINBOW:
            for street in range(town.box.streets):
                found = 0
                for colour in range(5):
                    if taken & self.colours[colour] & town.box.street[street]:
                        found += 1
                if found < extra:
                    return False
        return True

    # For Python.

    def give(self, number: int, eggs: int) -> None:
        """Notes how many eggs a card of a number brings a rival."""
        self.gives[number] = eggs

    def eggs_given(self, town: Town) -> int:
        """Counts the eggs of a rival."""
        return self.rival_eggs(town)

    def rival_pays(self, town: Town) -> int:
        """Returns what they bring it."""
        return self.rival_points(town)

    def taken_of(self, town: Town, seat: int) -> int:
        """Counts the eggs that a seat has taken."""
        return self.count(town.sheet(seat), town.box.all_places)

    def most(self, place: int, number: int) -> int:
        """Returns how many eggs a number may take at a place."""
        return self.offered(place, number)
