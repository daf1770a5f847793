"""The solo challenge: three open stacks, no hand, and a few tiles that may be placed face down.

The rulebook names the challenge and lost its rules; these are rebuilt after the game's predecessor, see the data file.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, town
from kvartal.games.town77.town import Town


class Solo(Town):
    """A town that one player fills from the tops of the stacks."""

    def __init__(self, piles: int = 3, uses: int = 2) -> None:
        Town.__init__(self, 1)
        self.piles = piles
        self.uses = uses
        """How many tiles may still be placed face down."""
        self.tops = [-1] * 6
        self.heights = [0] * 6
        """How many tiles lie in each stack, the open top included."""
        self.stage = codes.START
        self.home: Any = None
        for i in range(piles):
            # 48 tiles are left beside the start tile; five stacks cannot be equal.
            self.heights[i] = (48 + piles - 1 - i) // piles

    # Chance. A stack's order is not decided before its top is turned up, so the closed tiles are one set.

    def draw(self, rng: Rng) -> int:
        """Turns up the start tile or the next top."""
        code = bits.pick(self.bag, rng.below(bits.count(self.bag)))
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a tile out of the closed ones and puts it where one is missing."""
        self.bag &= ~(town.ONE << code)
        if self.stage == codes.START:
            self.put(code, 0)
        else:
            self.tops[self.missing()] = code
        self.settle()

    def missing(self) -> int:
        """Tells which stack has tiles but no open top, or EMPTY."""
        for i in range(self.piles):
            if self.heights[i] and self.tops[i] == marks.EMPTY:
                return i
        return marks.EMPTY

    def settle(self) -> None:
        """Goes on to the next top, to the player, or to the end."""
        if self.missing() != marks.EMPTY:
            self.stage = codes.DRAW
        else:
            self.stage = codes.ACT if self.movable() else codes.FINISHED

    def movable(self) -> bool:
        """Tells whether any top can be placed, face up or face down."""
        for i in range(self.piles):
            tile = self.tops[i]
            if tile != marks.EMPTY and (self.cells(tile) or (self.uses and self.back_cells(tile))):
                return True
        return False

    def back_cells(self, tile: int) -> int:
        """Gives the cells where a tile may be placed face down: its colour still counts, its shape does not."""
        return self.edge & self.colour_open[tile // 7]

    def rebuild(self) -> None:
        """Works the open cells out anew; here a tile that lies face down still forbids its colour."""
        Town.rebuild(self)
        for cell in range(49):
            if (self.down >> cell) & 1:
                self.colour_open[self.tiles[cell] // 7] &= ~town.CROSS[cell]

    # Decisions.

    def who(self) -> int:
        """Tells whether the player, the stacks or nobody is to act."""
        if self.stage == codes.ACT:
            return 0
        return marks.OVER if self.stage == codes.FINISHED else marks.CHANCE

    def fill(self, out: Moves) -> None:
        """Lists placements face up, then face down, each in ascending order."""
        out.count = 0
        tops = 0
        for i in range(self.piles):
            if self.tops[i] != marks.EMPTY:
                tops |= town.ONE << self.tops[i]
        rest = tops
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            spots = self.cells(tile)
            while spots:
                out.add(codes.PLACE + tile * 49 + bits.first(spots))
                spots &= spots - 1
        rest = tops if self.uses else 0
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            spots = self.back_cells(tile)
            while spots:
                out.add(codes.FACEDOWN + tile * 49 + bits.first(spots))
                spots &= spots - 1

    def apply(self, code: int) -> None:
        """Places the top of a stack."""
        self.ply += 1
        tile = code // 49 if code < codes.FACEDOWN else (code - codes.FACEDOWN) // 49
        cell = code % 49
        if code < codes.FACEDOWN:
            self.put(tile, cell)
        else:
            self.uses -= 1
            self.down |= town.ONE << cell
            self.lay(tile, cell)
            self.colour_open[tile // 7] &= ~town.CROSS[cell]
        for i in range(self.piles):
            if self.tops[i] == tile:
                self.tops[i] = marks.EMPTY
                self.heights[i] -= 1
        self.settle()

    # Looking.

    def worth(self, seat: int) -> float:
        """Values a town by the part of it that is built."""
        return bits.count(self.built) / 49.0

    def reset(self) -> None:
        """Copies every field from the position at home."""
        self.adopt(self.home)
        self.tops[:] = self.home.tops
        self.heights[:] = self.home.heights
        self.uses = self.home.uses

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home

    def copy(self) -> Solo:
        """Gives an equal position that shares nothing with this one."""
        twin = Solo(self.piles, self.uses)
        twin.home = self
        twin.reset()
        twin.home = None
        return twin

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        stacks = [(self.tops[i], self.heights[i]) for i in range(self.piles)]
        return (self.ply, self.bag, self.stage, self.uses, self.down, stacks, self.board())

    def top(self, pile: int) -> int:
        """Tells the open tile of a stack, or EMPTY."""
        return self.tops[pile]

    def height(self, pile: int) -> int:
        """Tells how many tiles lie in a stack, the open one included."""
        return self.heights[pile]

    def set_pile(self, pile: int, top: int, height: int) -> None:
        """Lets a stack be so high and have this top."""
        self.tops[pile] = top
        self.heights[pile] = height

    def go_on(self) -> None:
        """Works out what the challenge waits for after its parts were set."""
        self.settle()
