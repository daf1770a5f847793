"""The solo challenge: three open stacks, no hand, and a few tiles that may be placed face down.

The rulebook names the challenge and lost its rules; these are rebuilt after the game's predecessor, see the data file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, facts, fits, town

if TYPE_CHECKING:
    from kvartal.games.town77.rules import Town77


class Solo(Position):
    """A town that one player fills from the tops of the stacks."""

    def __init__(self, rules: Town77, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        self.town = facts.town_at(self.common, 0)
        self.stacks = facts.stacks_at(self.rows, 0)
        self.piles = rules.piles
        """How many stacks there are."""

    # Chance. A stack's order is not decided before its top is turned up, so the closed tiles are one set.

    def draw(self, rng: Rng) -> int:
        """Turns up the start tile or the next top."""
        code = bits.pick(self.town.bag, rng.below(bits.count(self.town.bag)))
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a tile out of the closed ones and puts it where one is missing."""
        self.town.bag &= ~(town.ONE << code)
        if self.town.stage == codes.START:
            town.put(self.town, code, 0)
        else:
            self.stacks.tops[self.missing()] = code
        self.settle()
        if self.town.stage == codes.FINISHED and self.ply == 0 and bits.count(self.town.built) == 1:
            self.deal_anew()

    def deal_anew(self) -> None:
        """Mixes all tiles again when the first tops leave nothing to do."""
        town.clear(self.town)
        for i in range(self.piles):
            self.stacks.tops[i] = marks.EMPTY
        self.town.stage = codes.START

    def missing(self) -> int:
        """Returns which stack has tiles but no open top, or EMPTY."""
        for i in range(self.piles):
            if self.stacks.heights[i] and self.stacks.tops[i] == marks.EMPTY:
                return i
        return marks.EMPTY

    def settle(self) -> None:
        """Goes on to the next top, to the player, or to the end."""
        if self.missing() != marks.EMPTY:
            self.town.stage = codes.DRAW
        else:
            self.town.stage = codes.ACT if self.movable() else codes.FINISHED

    def movable(self) -> bool:
        """Returns whether any top can be placed, face up or face down."""
        for i in range(self.piles):
            tile = self.stacks.tops[i]
            if tile != marks.EMPTY and (
                fits.cells(self.town, tile) or (self.stacks.uses and fits.back_cells(self.town, tile))
            ):
                return True
        return False

    # Decisions.

    def who(self) -> int:
        """Returns whether the player, the stacks or nobody is to act."""
        if self.town.stage == codes.ACT:
            return 0
        return marks.OVER if self.town.stage == codes.FINISHED else marks.CHANCE

    def fill(self, out: Moves) -> None:
        """Lists placements face up, then face down, each in ascending order."""
        tops = self.open_tiles()
        n = 0
        rest = tops
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            n = bits.write(fits.cells(self.town, tile), codes.place_code(tile, 0), out.codes, n)
        rest = tops if self.stacks.uses else 0
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            n = bits.write(fits.back_cells(self.town, tile), codes.facedown_code(tile, 0), out.codes, n)
        out.count = n

    def open_tiles(self) -> int:
        """Returns the tops of the stacks."""
        tops = town.ONE & 0
        for i in range(self.piles):
            if self.stacks.tops[i] != marks.EMPTY:
                tops |= town.ONE << self.stacks.tops[i]
        return tops

    def apply(self, code: int) -> None:
        """Places the top of a stack."""
        self.ply += 1
        if code < codes.FACEDOWN:
            tile = codes.tile_of(code)
            town.put(self.town, tile, codes.cell_of(code))
        else:
            code -= codes.FACEDOWN
            tile = codes.tile_of(code)
            self.stacks.uses -= 1
            town.put_down(self.town, tile, codes.cell_of(code))
        for i in range(self.piles):
            if self.stacks.tops[i] == tile:
                self.stacks.tops[i] = marks.EMPTY
                self.stacks.heights[i] -= 1
        self.settle()

    # For Python.

    def renew(self) -> None:
        """Works out what follows from the tiles and the stacks, after they were stored from a text."""
        town.rebuild(self.town, True)
        if self.town.stage != codes.START:
            self.settle()
