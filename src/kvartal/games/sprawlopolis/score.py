"""What a city is worth: its groups, its roads and the eighteen conditions, counted from the blocks alone."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.sprawlopolis import codes
from kvartal.games.sprawlopolis.sprawl import Sprawl
from kvartal.games.sprawlopolis.survey import Survey

PARTY = [-8, -5, -2, 1, 4, 7]
"""Block Party: the points for each number of squares of one zone."""


class Score(Survey):
    """A survey that counts points, under the conditions in play and the readings of the rules that a table chose."""

    def __init__(self, position: Sprawl) -> None:
        Survey.__init__(self, position)
        self.course = self.position.course
        self.easy = position.readings.easy
        self.hard = position.readings.hard
        self.apart = position.readings.apart
        self.worst = position.readings.worst
        self.mark = [0] * 1024
        """Scratch: what was noted of the road that a cell stands for."""
        self.tally = [0] * 128
        """Scratch: the blocks of a zone in each row, and from 64 on in each column."""

    # Counting.

    def total(self) -> int:
        """Counts everything."""
        self.label()
        return self.sum()

    def sum(self) -> int:
        """Counts everything in a city that is labelled."""
        points = self.groups() + self.toll()
        for i in range(3):
            points += self.points(self.course.goals[i])
        return points

    def target(self) -> int:
        """Returns the sum to reach: the numbers of the three conditions, added."""
        return self.course.goals[0] + self.course.goals[1] + self.course.goals[2] + 3

    def groups(self) -> int:
        """Counts the largest group of each zone, or in hard mode of one zone."""
        if self.hard == 0:
            return self.largest[1] + self.largest[2] + self.largest[3] + self.largest[4]
        return self.largest[self.counted()]

    def counted(self) -> int:
        """Returns which zone counts in hard mode."""
        if self.hard != codes.LARGEST:
            return self.hard
        best = 1
        for zone in range(2, 5):
            if self.largest[zone] > self.largest[best]:
                best = zone
        return best

    def toll(self) -> int:
        """Counts what the roads cost."""
        return 0 if self.easy else -self.roads

    def points(self, card: int) -> int:
        """Counts one condition, given as a card from 0; the city must be labelled."""
        if card == 0:
            return self.outskirts()
        if card == 1:
            return self.bloom_boom()
        if card == 2:
            return self.number(codes.PARK) - 3 * self.number(codes.INDUSTRY)
        if card == 3:
            return self.block_party()
        if card == 4:
            return self.stacks()
        if card == 5:
            return self.largest[codes.HOMES] - self.largest[codes.INDUSTRY]
        if card == 6:
            return self.central_perks()
        if card == 7:
            return self.burbs()
        if card == 8:
            return self.jungle()
        if card == 9:
            return self.longest_line(codes.SHOPS)
        if card == 10:
            return self.mini_marts()
        if card == 11:
            return self.longest_road() // 2
        if card == 12:
            return self.park_hopping()
        if card == 13:
            return self.loops()
        if card == 14:
            return self.skid_row()
        if card == 15:
            return self.commute()
        if card == 16:
            return self.tourist_traps()
        if card == 17:
            return self.sprawl()
        return 0

    # Conditions of single blocks.

    def number(self, zone: int) -> int:
        """Counts the blocks of a zone."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            if city.cell[self.block_at[i]] & codes.ZONE == zone:
                found += 1
        return found

    def beside(self, at: int, zone: int) -> int:
        """Counts the blocks of a zone that share a side with a block; zone 0 counts what is at the edge."""
        city = self.city
        found = 0
        for side in range(4):
            other = codes.neighbour(at, side)
            if self.open(other) if zone == 0 else city.cell[other] & codes.ZONE == zone:
                found += 1
        return found

    def stacks(self) -> int:
        """5: 2 for each industrial block beside neither homes nor a park."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if (
                city.cell[at] & codes.ZONE == codes.INDUSTRY
                and self.beside(at, codes.HOMES) == 0
                and self.beside(at, codes.PARK) == 0
            ):
                found += 2
        return found

    def central_perks(self) -> int:
        """7: 1 for each park inside the city, -2 for each park at its edge."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] & codes.ZONE == codes.PARK:
                found += 1 if self.beside(at, 0) == 0 else -2
        return found

    def jungle(self) -> int:
        """9: 1 for each industrial block with another one diagonally beside it."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] & codes.ZONE == codes.INDUSTRY and (
                city.cell[(at - codes.ROW - 1) & codes.RING] & codes.ZONE == codes.INDUSTRY
                or city.cell[(at - codes.ROW + 1) & codes.RING] & codes.ZONE == codes.INDUSTRY
                or city.cell[(at + codes.ROW - 1) & codes.RING] & codes.ZONE == codes.INDUSTRY
                or city.cell[(at + codes.ROW + 1) & codes.RING] & codes.ZONE == codes.INDUSTRY
            ):
                found += 1
        return found

    def skid_row(self) -> int:
        """15: 2 for each residential block beside two or more industrial ones."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] & codes.ZONE == codes.HOMES and self.beside(at, codes.INDUSTRY) > 1:
                found += 2
        return found

    def tourist_traps(self) -> int:
        """17: 1 for each commercial block at the edge of the city, 2 on a corner."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] & codes.ZONE == codes.SHOPS:
                upright = self.open((at - codes.ROW) & codes.RING) or self.open((at + codes.ROW) & codes.RING)
                across = self.open((at - 1) & codes.RING) or self.open((at + 1) & codes.RING)
                found += 2 if upright and across else 1 if upright or across else 0
        return found

    # Conditions of groups and lines.

    def block_party(self) -> int:
        """4: points by the number of squares of four blocks of one zone; squares may overlap."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            zone = city.cell[at] & codes.ZONE
            if (
                city.cell[(at + 1) & codes.RING] & codes.ZONE == zone
                and city.cell[(at + codes.ROW) & codes.RING] & codes.ZONE == zone
                and city.cell[(at + codes.ROW + 1) & codes.RING] & codes.ZONE == zone
            ):
                found += 1
        return PARTY[found if found < 5 else 5]

    def burbs(self) -> int:
        """8: parks beside the largest residential group bring 1, industrial blocks beside it cost 2."""
        found = 0
        first = True
        for i in range(self.blocks):
            at = self.block_at[i]
            homes = self.city.cell[at] & codes.ZONE == codes.HOMES
            if homes and self.group[at] == at and self.size[at] == self.largest[codes.HOMES]:
                points = self.around(at)
                if first or (points < found if self.worst else points > found):
                    found = points
                first = False
        return found

    def around(self, root: int) -> int:
        """Counts The 'Burbs for one residential group."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            zone = city.cell[at] & codes.ZONE
            if zone != codes.PARK and zone != codes.INDUSTRY:
                continue
            for side in range(4):
                other = codes.neighbour(at, side)
                if city.cell[other] & codes.ZONE == codes.HOMES and self.group_of(other) == root:
                    found += 1 if zone == codes.PARK else -2
                    break
        return found

    def count_lines(self, zone: int) -> None:
        """Counts the blocks of a zone, or of all, in every row (`tally` from 0) and column (`tally` from 64)."""
        city = self.city
        for row in range(city.north, city.south + 1):
            self.tally[row] = 0
        for column in range(city.west, city.east + 1):
            self.tally[64 + column] = 0
        for row in range(city.north, city.south + 1):
            line = city.lanes[row]
            while line:
                column = bits.first(line)
                line &= line - 1
                if zone == 0 or city.cell[codes.cell_at(row, column)] & codes.ZONE == zone:
                    self.tally[row] += 1
                    self.tally[64 + column] += 1

    def bloom_boom(self) -> int:
        """2: a row or column with three parks brings 1, one without parks costs 1."""
        city = self.city
        # A city is connected, so no row or column between its outermost ones is without blocks.
        self.count_lines(codes.PARK)
        found = 0
        for row in range(city.north, city.south + 1):
            found += 1 if self.tally[row] == 3 else -1 if self.tally[row] == 0 else 0
        for column in range(64 + city.west, 65 + city.east):
            found += 1 if self.tally[column] == 3 else -1 if self.tally[column] == 0 else 0
        return found

    def longest_line(self, zone: int) -> int:
        """10: the most blocks of a zone in one row or one column."""
        city = self.city
        self.count_lines(zone)
        across = self.most(city.north, city.south)
        down = self.most(64 + city.west, 64 + city.east)
        return across if across > down else down

    def sprawl(self) -> int:
        """18: the most blocks in one row and the most in one column, together."""
        city = self.city
        self.count_lines(0)
        return self.most(city.north, city.south) + self.most(64 + city.west, 64 + city.east)

    def most(self, first: int, last: int) -> int:
        """Returns the greatest of some tallies."""
        found = 0
        for line in range(first, last + 1):
            if self.tally[line] > found:
                found = self.tally[line]
        return found

    # Conditions of roads.

    def unmark(self) -> None:
        """Takes the marks off all roads."""
        for i in range(self.blocks):
            self.mark[self.block_at[i]] = 0

    def outskirts(self) -> int:
        """1: a road with a dead end at the edge of the city costs 1, any other brings 1."""
        found = self.roads
        self.unmark()
        for i in range(self.blocks):
            at = self.block_at[i]
            for side in range(4):
                other = codes.neighbour(at, side)
                if codes.ends(self.city.cell[at], self.city.cell[other], side) and self.open(other):
                    root = self.road_of(at)
                    if self.mark[root] == 0:
                        self.mark[root] = 1
                        found -= 2
        return found

    def mini_marts(self) -> int:
        """11: 2 for each commercial block whose road leads into homes on both sides."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] & codes.ZONE != codes.SHOPS:
                continue
            homes = 0
            for side in range(4):
                if city.cell[at] & (codes.NORTH << side):
                    other = city.cell[codes.neighbour(at, side)]
                    if other & codes.ZONE == codes.HOMES and other & (codes.NORTH << (side ^ 2)):
                        homes += 1
            if homes == 2:
                found += 2
        return found

    def longest_road(self) -> int:
        """12: how many sections the longest road has; two of them bring a point."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] > codes.ZONE and self.road[at] == at and self.length[at] > found:
                found = self.length[at]
        return found

    def park_hopping(self) -> int:
        """13: 3 for each road whose two dead ends face two different parks."""
        city = self.city
        found = 0
        self.unmark()
        for i in range(self.blocks):
            at = self.block_at[i]
            for side in range(4):
                park = codes.neighbour(at, side)
                if codes.ends(city.cell[at], city.cell[park], side) and city.cell[park] & codes.ZONE == codes.PARK:
                    root = self.road_of(at)
                    if self.apart:
                        park = self.group_of(park)
                    # The mark is the park at the road's other end, plus 1.
                    if self.mark[root] == 0:
                        self.mark[root] = park + 1
                    elif self.mark[root] != park + 1:
                        found += 3
        return found

    def loops(self) -> int:
        """14: 1 for each section of a closed loop."""
        city = self.city
        found = 0
        for i in range(self.blocks):
            at = self.block_at[i]
            if city.cell[at] > codes.ZONE and self.road[at] == at and self.loop[at]:
                found += self.length[at]
        return found

    def commute(self) -> int:
        """16: 2 for each road that runs through homes and shops."""
        city = self.city
        found = 0
        self.unmark()
        for i in range(self.blocks):
            at = self.block_at[i]
            zone = city.cell[at] & codes.ZONE
            if city.cell[at] > codes.ZONE and (zone == codes.HOMES or zone == codes.SHOPS):
                root = self.road_of(at)
                if self.mark[root] != 3:
                    self.mark[root] |= zone
                    if self.mark[root] == 3:
                        found += 2
        return found

    # For Python.

    def grand_total(self) -> int:
        """Counts everything."""
        return self.total()

    def sum_to_reach(self) -> int:
        """Returns the target."""
        return self.target()

    def condition(self, card: int) -> int:
        """Counts one condition, given as a card from 0."""
        return self.points(card)

    def counted_zone(self) -> int:
        """Returns which zone counts in hard mode."""
        return self.counted()

    def around_at(self, root: int) -> int:
        """Counts The 'Burbs for one residential group, named as `group_at` names it."""
        return self.around(root)
