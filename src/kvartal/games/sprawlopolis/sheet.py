"""The score sheet: a line for each group, the roads and each condition, with the blocks that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kvartal.core import marks
from kvartal.core.rules import Line
from kvartal.games.sprawlopolis import cards, codes, facts
from kvartal.games.sprawlopolis.codes import HOMES, INDUSTRY, PARK, SHOPS
from kvartal.games.sprawlopolis.notation import place_name
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sprawl import Sprawl

Place = tuple[int, int]
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west, as rows and columns."""
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


class Sheet:
    """A counted city and the places of its blocks; `gain` and `loss` fill up while a line is explained."""

    def __init__(self, score: Score) -> None:
        score.survey()
        self.score = score
        self.blocks = blocks_of(score.position)
        self.gain: set[Place] = set()
        self.loss: set[Place] = set()

    # What the conditions ask of a block.

    def of(self, zone: int) -> list[Place]:
        """Lists the blocks of a zone."""
        return [at for at, block in self.blocks.items() if block & codes.ZONE == zone]

    def zone(self, at: Place) -> int:
        """Returns the zone of a place, 0 where there is no block."""
        return self.blocks.get(at, 0) & codes.ZONE

    def beside(self, at: Place) -> list[Place]:
        """Lists the four places that share a side with one."""
        return [(at[0] + down, at[1] + right) for down, right in SIDES]

    def edge(self, at: Place) -> bool:
        """Returns whether a block lies at the edge of the city."""
        return any(self.score.edge_at(*other) for other in self.beside(at))

    def largest(self, zone: int) -> list[list[Place]]:
        """Lists the groups of a zone that no other one exceeds."""
        groups: dict[int, list[Place]] = {}
        for at in self.of(zone):
            root, size = self.score.group_at(*at)
            if size == self.score.group_size(zone):
                groups.setdefault(root, []).append(at)
        return list(groups.values())

    def roads(self) -> list[list[Place]]:
        """Lists every road as its blocks."""
        roads: dict[int, list[Place]] = {}
        for at, block in self.blocks.items():
            if block > codes.ZONE:
                roads.setdefault(self.score.road_at(*at)[0], []).append(at)
        return list(roads.values())

    def ends(self, road: list[Place]) -> list[Place]:
        """Lists the places that the dead ends of a road face; a loop has none."""
        found = []
        for at in road:
            for side, other in enumerate(self.beside(at)):
                if self.blocks[at] >> (3 + side) & 1 and not self.blocks.get(other, 0) >> (3 + (side ^ 2)) & 1:
                    found.append(other)
        return found

    def lines(self) -> list[list[Place]]:
        """Lists the blocks of every row, then of every column."""
        rows = sorted({row for row, _ in self.blocks})
        columns = sorted({column for _, column in self.blocks})
        return [[at for at in self.blocks if at[0] == row] for row in rows] + [
            [at for at in self.blocks if at[1] == column] for column in columns
        ]

    # One method for each condition: which blocks earn, and which cost.

    def outskirts(self) -> None:
        """1: roads without and with a dead end at the edge."""
        for road in self.roads():
            bad = any(self.score.edge_at(*end) for end in self.ends(road))
            (self.loss if bad else self.gain).update(road)

    def bloom_boom(self) -> None:
        """2: the parks of lines that have three, and the lines that have none."""
        for line in self.lines():
            parks = [at for at in line if self.zone(at) == PARK]
            if len(parks) == 3:
                self.gain.update(parks)
            elif not parks:
                self.loss.update(line)

    def go_green(self) -> None:
        """3: parks and industry."""
        self.gain.update(self.of(PARK))
        self.loss.update(self.of(INDUSTRY))

    def block_party(self) -> None:
        """4: the squares of one zone."""
        for (row, column), block in self.blocks.items():
            square = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            if all(self.zone(at) == block & codes.ZONE for at in square):
                self.gain.update(square)

    def stacks(self) -> None:
        """5: industry with neither homes nor parks beside it."""
        self.gain.update(a for a in self.of(INDUSTRY) if not {HOMES, PARK} & {self.zone(o) for o in self.beside(a)})

    def master_planned(self) -> None:
        """6: the largest residential and the largest industrial group."""
        self.gain.update(*self.largest(HOMES)[:1])
        self.loss.update(*self.largest(INDUSTRY)[:1])

    def central_perks(self) -> None:
        """7: parks inside and at the edge."""
        for at in self.of(PARK):
            (self.loss if self.edge(at) else self.gain).add(at)

    def burbs(self) -> None:
        """8: parks and industry beside the residential group that counts."""
        points = self.score.condition(7)
        for group in self.largest(HOMES):
            if self.score.around_at(self.score.group_at(*group[0])[0]) == points:
                near = {other for at in group for other in self.beside(at)}
                self.gain.update(at for at in near if self.zone(at) == PARK)
                self.loss.update(at for at in near if self.zone(at) == INDUSTRY)
                return

    def jungle(self) -> None:
        """9: industry with industry at a corner."""
        for row, column in self.of(INDUSTRY):
            if any(self.zone((row + down, column + right)) == INDUSTRY for down, right in CORNERS):
                self.gain.add((row, column))

    def strip(self) -> None:
        """10: the shops of the best line."""
        shops = ([at for at in line if self.zone(at) == SHOPS] for line in self.lines())
        self.gain.update(longest(shops))

    def mini_marts(self) -> None:
        """11: shops whose road joins homes on both sides."""
        for at in self.of(SHOPS):
            homes = 0
            for side, other in enumerate(self.beside(at)):
                joined = self.blocks[at] >> (3 + side) & 1 and self.blocks.get(other, 0) >> (3 + (side ^ 2)) & 1
                homes += bool(joined) and self.zone(other) == HOMES
            if homes == 2:
                self.gain.add(at)

    def superhighway(self) -> None:
        """12: the longest road."""
        self.gain.update(longest(self.roads()))

    def park_hopping(self) -> None:
        """13: roads that lead from park to park."""
        for road in self.roads():
            parks = {at for at in self.ends(road) if self.zone(at) == PARK}
            if len({self.score.group_at(*at)[0] for at in parks} if self.score.apart else parks) == 2:
                self.gain.update(road)

    def loops(self) -> None:
        """14: closed loops."""
        for road in self.roads():
            if self.score.road_at(*road[0])[2]:
                self.gain.update(road)

    def skid_row(self) -> None:
        """15: homes with two industrial neighbours."""
        for at in self.of(HOMES):
            if sum(self.zone(other) == INDUSTRY for other in self.beside(at)) > 1:
                self.gain.add(at)

    def commute(self) -> None:
        """16: roads through homes and shops."""
        for road in self.roads():
            if {HOMES, SHOPS} <= {self.zone(at) for at in road}:
                self.gain.update(road)

    def tourist_traps(self) -> None:
        """17: shops at the edge."""
        self.gain.update(at for at in self.of(SHOPS) if self.edge(at))

    def sprawl(self) -> None:
        """18: the fullest row and the fullest column."""
        rows = len({row for row, _ in self.blocks})
        for lines in (self.lines()[:rows], self.lines()[rows:]):
            self.gain.update(longest(lines))

    # The lines.

    def group_lines(self) -> list[Line]:
        """Returns a line for each zone, in hard mode for the one that counts."""
        zones = (HOMES, SHOPS, INDUSTRY, PARK) if not self.score.hard else (self.score.counted_zone(),)
        lines = []
        for zone in zones:
            size = self.score.group_size(zone)
            told = {"zone": cards.ZONES[zone], "gain": spelled(*self.largest(zone)[:1])}
            lines.append(Line("sprawlopolis-line-group", size, told))
        return lines

    def road_line(self) -> Line:
        """Returns the line that the roads cost."""
        roads = self.roads()
        told = {"roads": len(roads), "loss": "" if self.score.easy else " / ".join(map(spelled, roads))}
        return Line("sprawlopolis-line-roads", 0 if self.score.easy else -len(roads), told)

    def goal_line(self, card: int) -> Line:
        """Returns the line of one condition, given as a card from 0."""
        self.gain, self.loss = set(), set()
        CONDITIONS[card](self)
        told = {"card": card + 1, "gain": spelled(self.gain), "loss": spelled(self.loss)}
        return Line(f"sprawlopolis-line-{card + 1}", self.score.condition(card), told)


CONDITIONS: tuple[Callable[[Sheet], None], ...] = (
    Sheet.outskirts,
    Sheet.bloom_boom,
    Sheet.go_green,
    Sheet.block_party,
    Sheet.stacks,
    Sheet.master_planned,
    Sheet.central_perks,
    Sheet.burbs,
    Sheet.jungle,
    Sheet.strip,
    Sheet.mini_marts,
    Sheet.superhighway,
    Sheet.park_hopping,
    Sheet.loops,
    Sheet.skid_row,
    Sheet.commute,
    Sheet.tourist_traps,
    Sheet.sprawl,
)


def blocks_of(sprawl: Sprawl) -> dict[Place, int]:
    """Returns the visible blocks by their places."""
    city = sprawl.record(facts.City)
    rows, columns = range(city.north, city.south + 1), range(city.west, city.east + 1)
    found = {(row, column): city.cell[codes.cell_at(row, column)] for row in rows for column in columns}
    return {at: block for at, block in found.items() if block}


def longest(lists: Iterable[list[Place]]) -> list[Place]:
    """Returns the longest of some lists of places, the first of equal ones."""
    found: list[Place] = []
    for one in lists:
        if len(one) > len(found):
            found = one
    return found


def spelled(places: Iterable[Place] = ()) -> str:
    """Names some places, from north to south and from west to east."""
    return " ".join(place_name(*at) for at in sorted(places))


def lines_of(score: Score) -> list[Line]:
    """Returns the whole sheet of a city; an empty one has no lines."""
    sheet = Sheet(score)
    if not sheet.blocks:
        return []
    goals = [card for card in score.position.record(facts.Course).goals if card != marks.EMPTY]
    return [*sheet.group_lines(), sheet.road_line(), *(sheet.goal_line(card) for card in goals)]
