"""The conditions counted in the plainest way, block by block, to compare the quick count with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

Place = tuple[int, int]
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Slow:
    """A city as a dictionary of blocks such as `REW`."""

    def __init__(self, blocks: dict[Place, str]) -> None:
        self.blocks = blocks
        self.groups = self._pieces(lambda at, other, _: blocks[at][0] == blocks[other][0], list(blocks))
        self.roads = self._pieces(
            lambda at, other, side: side in blocks[at][1:] and FACING[side] in blocks[other][1:],
            [at for at in blocks if len(blocks[at]) > 1],
        )

    def _pieces(self, joined: Callable[[Place, Place, str], bool], members: Iterable[Place]) -> list[list[Place]]:
        left, found = set(members), []
        while left:
            piece: list[Place] = []
            front = [left.pop()]
            while front:
                at = front.pop()
                piece.append(at)
                for side, (down, right) in SIDES.items():
                    other = (at[0] + down, at[1] + right)
                    if other in left and joined(at, other, side):
                        left.discard(other)
                        front.append(other)
            found.append(piece)
        return found

    def zone(self, at: Place) -> str:
        return self.blocks.get(at, ".")[0]

    def of(self, zone: str) -> list[Place]:
        return [at for at in self.blocks if self.zone(at) == zone]

    def beside(self, at: Place) -> list[Place]:
        return [(at[0] + down, at[1] + right) for down, right in SIDES.values()]

    def largest(self, zone: str) -> int:
        return max((len(group) for group in self.groups if self.zone(group[0]) == zone), default=0)

    def ends(self, road: list[Place]) -> list[Place]:
        faced = []
        for at in road:
            for side in self.blocks[at][1:]:
                other = (at[0] + SIDES[side][0], at[1] + SIDES[side][1])
                if FACING[side] not in self.blocks.get(other, ".")[1:]:
                    faced.append(other)
        return faced

    def lines(self, zone: str = "RCIP") -> tuple[Counter[int], Counter[int]]:
        chosen = [at for at in self.blocks if self.zone(at) in zone]
        return Counter(row for row, _ in chosen), Counter(column for _, column in chosen)

    def condition(self, card: int) -> int:
        counts: list[Callable[[], int]] = [
            lambda: sum(-1 if any(end not in self.blocks for end in self.ends(road)) else 1 for road in self.roads),
            self._bloom,
            lambda: len(self.of("P")) - 3 * len(self.of("I")),
            self._party,
            lambda: 2 * sum(not {"R", "P"} & {self.zone(o) for o in self.beside(at)} for at in self.of("I")),
            lambda: self.largest("R") - self.largest("I"),
            lambda: sum(1 if all(o in self.blocks for o in self.beside(at)) else -2 for at in self.of("P")),
            self._burbs,
            lambda: sum(
                any(self.zone((row + a, column + b)) == "I" for a in (-1, 1) for b in (-1, 1))
                for row, column in self.of("I")
            ),
            lambda: max([0, *self.lines("C")[0].values(), *self.lines("C")[1].values()]),
            self._marts,
            lambda: max((len(road) for road in self.roads), default=0) // 2,
            lambda: 3 * sum(len({e for e in self.ends(road) if self.zone(e) == "P"}) == 2 for road in self.roads),
            lambda: sum(len(road) for road in self.roads if not self.ends(road)),
            lambda: 2 * sum(sum(self.zone(o) == "I" for o in self.beside(at)) > 1 for at in self.of("R")),
            lambda: 2 * sum({"R", "C"} <= {self.zone(at) for at in road} for road in self.roads),
            lambda: sum(min(2, sum(o not in self.blocks for o in self.beside(at))) for at in self.of("C")),
            lambda: max(self.lines()[0].values()) + max(self.lines()[1].values()),
        ]
        return counts[card - 1]()

    def _bloom(self) -> int:
        found = 0
        for whole, parks in zip(self.lines(), self.lines("P"), strict=True):
            for line in whole:
                found += 1 if parks[line] == 3 else -1 if parks[line] == 0 else 0
        return found

    def _party(self) -> int:
        squares = sum(
            len({self.zone((row + a, column + b)) for a in (0, 1) for b in (0, 1)}) == 1 for row, column in self.blocks
        )
        return (-8, -5, -2, 1, 4, 7)[min(5, squares)]

    def _burbs(self) -> int:
        results = []
        for group in self.groups:
            if self.zone(group[0]) == "R" and len(group) == self.largest("R"):
                near = {other for at in group for other in self.beside(at)}
                results.append(sum({"P": 1, "I": -2}.get(self.zone(at), 0) for at in near))
        return max(results, default=0)

    def _marts(self) -> int:
        found = 0
        for at in self.of("C"):
            homes = 0
            for side in self.blocks[at][1:]:
                other = (at[0] + SIDES[side][0], at[1] + SIDES[side][1])
                homes += self.zone(other) == "R" and FACING[side] in self.blocks[other][1:]
            found += 2 * (homes == 2)
        return found
