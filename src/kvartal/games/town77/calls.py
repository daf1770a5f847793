"""The table rule for misplaced tiles: the program does not watch the colours and shapes, the players do.

A tile may then be placed against condition 2. The next player may call it out at once: it goes back to its owner's
hand, who must place again. Found later, it is turned face down: it keeps its cell but has neither colour nor shape.
The last player in the game has nobody to be called out by, and places rightly.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.core.tower import Tower
from kvartal.games.town77 import codes, town
from kvartal.games.town77.battle import Battle


class Calls(Battle):
    """A battle in which mistakes are possible and others may find them."""

    def __init__(self, seats: int, cap: int = 10, hand: int = 4) -> None:
        Battle.__init__(self, seats, cap, hand)
        self.watch()
        self.origin: Any = None

    def watch(self) -> None:
        """Starts with nothing to call out."""
        self.wrong = 0
        """Cells whose tile broke condition 2 when it was placed and nobody has said so yet."""
        self.builder = [-1] * 49
        """The seat that placed each tile."""
        self.newest = -1
        """The cell of the last placement, while it can still be taken back."""
        self.caller = -1
        """The seat that made somebody place again and has its own turn after that."""

    def callable(self) -> int:
        """Gives the cells that the acting seat may call out: misplaced, and not by itself."""
        cells = self.wrong
        rest = cells
        while rest:
            cell = bits.first(rest)
            rest &= rest - 1
            if self.builder[cell] == self.turn:
                cells &= ~(town.ONE << cell)
        return cells

    def strict(self) -> bool:
        """Tells whether the acting seat must place rightly: it was called out, or no other is left to call it out."""
        rivals = 0
        for other in range(self.seats):
            if other != self.turn and self.left[other] == 0:
                rivals += 1
        return rivals == 0 or self.caller != marks.EMPTY

    def fill(self, out: Moves) -> None:
        """Lists every placement that touches the town, right or wrong, and the calls."""
        if self.stage != codes.ACT:
            Battle.fill(self, out)
            return
        out.count = 0
        hand = self.hands[self.turn]
        rest = hand
        fits = False
        strict = self.strict()
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            fits = fits or self.cells(tile) != 0
            spots = self.cells(tile) if strict else self.edge
            while spots:
                out.add(codes.PLACE + tile * 49 + bits.first(spots))
                spots &= spots - 1
        if self.triples(hand):
            self.list_exchanges(hand, out)
        if not fits:
            out.add(codes.LEAVE)
        if self.caller == marks.EMPTY:
            rest = self.callable()
            while rest:
                out.add(codes.CALL + bits.first(rest))
                rest &= rest - 1

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks any legal code."""
        self.fill(moves)
        return moves.codes[rng.below(moves.count)]

    def consider(self, out: Moves) -> None:
        """Lists all but the wrong placements: nobody misplaces on purpose."""
        self.fill(out)
        kept = 0
        for i in range(out.count):
            code = out.codes[i]
            if code >= codes.FACEDOWN or (self.cells(code // 49) >> code % 49) & 1:
                out.codes[kept] = code
                kept += 1
        out.count = kept

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Calls every mistake out, and makes none."""
        if self.stage == codes.ACT and self.caller == marks.EMPTY and self.callable():
            return codes.CALL + bits.first(self.callable())
        return Battle.policy(self, rng, moves)

    def triples(self, hand: int) -> bool:
        """Tells whether the seat may exchange; whoever was called out may not."""
        return self.caller == marks.EMPTY and Battle.triples(self, hand)

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and tells how many actions that took."""
        return Position.finish(self, rng, moves)

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly to the end and tells how many actions that took."""
        return Tower.rollout(self, rng, moves)

    def apply(self, code: int) -> None:
        """Plays one step; a call does not end the caller's turn."""
        if code >= codes.CALL:
            self.ply += 1
            self.call(code - codes.CALL)
        elif code == codes.LEAVE and self.caller != marks.EMPTY:
            self.ply += 1
            self.left[self.turn] = self.ply
            self.give_back()
        else:
            Battle.apply(self, code)

    def place(self, tile: int, cell: int) -> None:
        """Places a tile, remembering whether that was wrong."""
        wrong = not (self.cells(tile) >> cell) & 1
        spent = self.exchanges
        self.newest = cell
        self.builder[cell] = self.turn
        Battle.place(self, tile, cell)
        if wrong:
            self.wrong |= town.ONE << cell
        if self.caller != marks.EMPTY:
            # The tile was drawn for at the first try; the caller's turn goes on.
            self.exchanges = spent
            self.give_back()

    def call(self, cell: int) -> None:
        """Takes the newest tile back to its owner, or turns an older one face down."""
        self.wrong &= ~(town.ONE << cell)
        owner = self.builder[cell]
        if cell == self.newest:
            self.hands[owner] |= town.ONE << self.tiles[cell]
            self.tiles[cell] = marks.EMPTY
            self.builder[cell] = marks.EMPTY
            self.placed[owner] -= 1
            self.left[owner] = 0
            self.caller = self.turn
            self.turn = owner
            self.fresh = marks.EMPTY
        else:
            self.down |= town.ONE << cell
        self.newest = marks.EMPTY
        self.rebuild()

    def give_back(self) -> None:
        """Returns the turn to the seat that called."""
        self.turn = self.caller
        self.caller = marks.EMPTY
        self.owed = 0
        self.fresh = marks.EMPTY
        self.stage = codes.ACT

    def reset(self) -> None:
        """Copies every field from the position at home."""
        Battle.reset(self)
        self.wrong = self.origin.wrong
        self.builder[:] = self.origin.builder
        self.newest = self.origin.newest
        self.caller = self.origin.caller

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home
        self.origin = home

    def copy(self) -> Calls:
        """Gives an equal position that shares nothing with this one."""
        twin = Calls.__new__(Calls)
        twin.clear()
        twin.seat_all()
        twin.watch()
        twin.seats = self.seats
        twin.cap = self.cap
        twin.size = self.size
        twin.home = self
        twin.origin = self
        twin.reset()
        twin.home = None
        twin.origin = None
        return twin

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        builders = tuple([self.builder[cell] for cell in range(49)])
        return (*Battle.state(self), self.wrong, builders, self.newest, self.caller)

    def built_on(self, cell: int) -> int:
        """Tells which seat placed the tile on a cell, or EMPTY."""
        return self.builder[cell]

    def set_built_on(self, cell: int, seat: int) -> None:
        """Lets a seat have placed the tile on a cell."""
        self.builder[cell] = seat
