"""A survey finds the groups and the roads of a city.

`label` goes over the blocks once, row by row, and joins each block to its western and northern neighbours. A road has
no junctions, so it is a path with two dead ends or a closed loop. Where a card covers nothing, `extend` adds its four
blocks to what is known, and `retract` forgets them again; covered blocks may split a group, so those need a new label.
"""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.sprawlopolis import codes
from kvartal.games.sprawlopolis.sprawl import Sprawl


class Survey:
    """The groups and roads of a position's city, known once it has been labelled."""

    def __init__(self, position: Sprawl) -> None:
        self.position = position
        self.city = self.position.city
        self.holes = position.readings.holes
        self.blocks = 0
        self.block_at = [0] * 1024
        self.group = [0] * 1024
        self.size = [0] * 1024
        self.road = [0] * 1024
        self.length = [0] * 1024
        self.loop = [0] * 1024
        self.roads = 0
        self.largest = [0] * 5
        self.outer = [0] * 1024
        # What `extend` changes, for `retract`: the roots that were joined to others, and how it was before.
        self.merged = 0
        self.merger = [0] * 32
        self.linked = 0
        self.linker = [0] * 32
        self.before = [0] * 8

    # Finding groups and roads.

    def group_of(self, at: int) -> int:
        """Returns the cell that stands for the group of a block."""
        while self.group[at] != at:
            at = self.group[at]
        return at

    def road_of(self, at: int) -> int:
        """Returns the cell that stands for the road on a block."""
        while self.road[at] != at:
            at = self.road[at]
        return at

    def join_groups(self, one: int, two: int) -> None:
        """Makes one group of two."""
        one = self.group_of(one)
        two = self.group_of(two)
        if one != two:
            self.group[one] = two
            self.size[two] += self.size[one]

    def join_roads(self, one: int, two: int) -> None:
        """Makes one road of two, or closes a loop."""
        one = self.road_of(one)
        two = self.road_of(two)
        if one == two:
            self.loop[one] = 1
        else:
            self.road[one] = two
            self.length[two] += self.length[one]
            self.roads -= 1

    def label(self) -> None:
        """Finds the groups and roads of the city."""
        city = self.city
        count = 0
        self.roads = 0
        for row in range(city.north, city.south + 1):
            line = city.lanes[row]
            while line:
                at = codes.cell_at(row, bits.first(line))
                line &= line - 1
                block = city.cell[at]
                self.block_at[count] = at
                count += 1
                self.group[at] = at
                self.size[at] = 1
                west = (at - 1) & codes.RING
                north = (at - codes.ROW) & codes.RING
                if block & codes.ZONE == city.cell[west] & codes.ZONE:
                    self.join_groups(at, west)
                if block & codes.ZONE == city.cell[north] & codes.ZONE:
                    self.join_groups(at, north)
                if block > codes.ZONE:
                    self.road[at] = at
                    self.length[at] = 1
                    self.loop[at] = 0
                    self.roads += 1
                    if block & codes.WEST and city.cell[west] & codes.EAST:
                        self.join_roads(at, west)
                    if block & codes.NORTH and city.cell[north] & codes.SOUTH:
                        self.join_roads(at, north)
        self.blocks = count
        for zone in range(1, 5):
            self.largest[zone] = 0
        for i in range(count):
            at = self.block_at[i]
            if self.group[at] == at and self.size[at] > self.largest[city.cell[at] & codes.ZONE]:
                self.largest[city.cell[at] & codes.ZONE] = self.size[at]
        if not self.holes:
            self.flood()

    def extend(self, at: int) -> None:
        """Adds a card that covers nothing, its north-west block at this cell, to a labelled city."""
        city = self.city
        self.merged = 0
        self.linked = 0
        self.before[0] = self.roads
        for zone in range(1, 5):
            self.before[zone] = self.largest[zone]
        for i in range(4):
            here = (at + i // 2 * codes.ROW + i % 2) & codes.RING
            block = city.cell[here]
            self.block_at[self.blocks] = here
            self.blocks += 1
            self.group[here] = here
            self.size[here] = 1
            if block > codes.ZONE:
                self.road[here] = here
                self.length[here] = 1
                self.loop[here] = 0
                self.roads += 1
        for i in range(4):
            here = (at + i // 2 * codes.ROW + i % 2) & codes.RING
            for side in range(4):
                # Within the card, each pair of neighbours meets once.
                if (side == 1 and i % 2 == 0) or (side == 2 and i < 2):
                    continue
                self.meet(here, side)
            zone = city.cell[here] & codes.ZONE
            self.largest[zone] = max(self.largest[zone], self.size[self.group_of(here)])
        if not self.holes:
            self.flood()

    def meet(self, here: int, side: int) -> None:
        """Joins a new block to what lies at one side of it, and remembers the roots that gave way."""
        city = self.city
        there = codes.neighbour(here, side)
        block, other = city.cell[here], city.cell[there]
        if block & codes.ZONE == other & codes.ZONE:
            root = self.group_of(there)
            mine = self.group_of(here)
            if root != mine:
                self.group[root] = mine
                self.size[mine] += self.size[root]
                self.merger[self.merged] = root
                self.merged += 1
        if block & (codes.NORTH << side) and other & (codes.NORTH << (side ^ 2)):
            root = self.road_of(there)
            mine = self.road_of(here)
            if root == mine:
                self.loop[mine] = 1
            else:
                self.road[root] = mine
                self.length[mine] += self.length[root]
                self.linker[self.linked] = root
                self.linked += 1
                self.roads -= 1

    def retract(self) -> None:
        """Forgets the card that `extend` added; an old root that gave way to a new block stands for itself again."""
        while self.merged:
            self.merged -= 1
            self.group[self.merger[self.merged]] = self.merger[self.merged]
        while self.linked:
            self.linked -= 1
            self.road[self.linker[self.linked]] = self.linker[self.linked]
        self.blocks -= 4
        self.roads = self.before[0]
        for zone in range(1, 5):
            self.largest[zone] = self.before[zone]

    def flood(self) -> None:
        """Marks the empty cells of the rim and all that hang together with them: what is left are holes."""
        city = self.city
        for row in range(city.north - 1, city.south + 2):
            for column in range(city.west - 1, city.east + 2):
                at = codes.cell_at(row, column)
                rim = row < city.north or row > city.south or column < city.west or column > city.east
                self.outer[at] = rim
        grown = True
        while grown:
            grown = False
            for row in range(city.north, city.south + 1):
                for column in range(city.west, city.east + 1):
                    at = codes.cell_at(row, column)
                    if city.cell[at] or self.outer[at]:
                        continue
                    for side in range(4):
                        if self.outer[codes.neighbour(at, side)]:
                            self.outer[at] = 1
                            grown = True

    def open(self, at: int) -> bool:
        """Returns whether a cell is empty and lies at the edge of the city."""
        return self.city.cell[at] == 0 and (self.holes or self.outer[at] == 1)

    # For Python.

    def survey(self) -> None:
        """Finds the groups and roads, so that the questions below can be asked."""
        self.label()

    def group_size(self, zone: int) -> int:
        """Returns how large the largest group of a zone is."""
        return self.largest[zone]

    def group_at(self, row: int, column: int) -> tuple[int, int]:
        """Returns which group a block belongs to, as a number, and how large it is."""
        root = self.group_of(codes.cell_at(row, column))
        return root, self.size[root]

    def road_at(self, row: int, column: int) -> tuple[int, int, bool]:
        """Returns which road runs over a block, as a number, how many sections it has, and whether it is a loop."""
        root = self.road_of(codes.cell_at(row, column))
        return root, self.length[root], self.loop[root] == 1

    def edge_at(self, row: int, column: int) -> bool:
        """Returns whether a place is empty and at the edge of the city."""
        if not (
            self.city.north - 1 <= row <= self.city.south + 1 and self.city.west - 1 <= column <= self.city.east + 1
        ):
            return True
        return self.open(codes.cell_at(row, column))
