"""The table rule for misplaced tiles: the program does not watch the colours and shapes, the players do.

A tile may then be placed against condition 2. The next player may call it out at once: it goes back to its owner's
hand, who must place again. The call belongs to the placing step: whoever cannot place again is out as of that step,
before drawing. Found later, a tile is turned face down: it keeps its cell but has neither colour nor shape. The last
player in the game has nobody to be called out by, and places rightly.
"""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, facts, fits, town
from kvartal.games.town77.battle import Battle, Referee


class Calls(Referee):
    """Lets the players find mistakes."""

    def __init__(self, mistakes_at: int, kept_at: int) -> None:
        Referee.__init__(self)
        self.lenient = True
        self.mistakes_at = mistakes_at
        """Where its facts lie beside the town."""
        self.kept_at = kept_at
        """Where its facts lie beside a hand."""

    def mistakes(self, battle: Battle) -> facts.Mistakes:
        """Gives what may be called out."""
        return facts.mistakes_beside(battle.town, self.mistakes_at)

    def kept(self, battle: Battle, seat: int) -> facts.Kept:
        """Gives what a seat kept after the last placement."""
        return facts.kept_beside(battle.hand_of(seat), self.kept_at)

    # What may be done.

    def callable(self, battle: Battle) -> int:
        """Gives the cells that the acting seat may call out: misplaced, and not by itself."""
        seen = self.mistakes(battle)
        if seen.caller != marks.EMPTY:
            return 0
        cells = seen.wrong
        rest = cells
        while rest:
            cell = bits.first(rest)
            rest &= rest - 1
            if seen.builder[cell] == battle.town.turn:
                cells &= ~(town.ONE << cell)
        return cells

    def strict(self, battle: Battle) -> bool:
        """Tells whether the acting seat must place rightly: it was called out, or no other is left to call it out."""
        rivals = 0
        for other in range(battle.seats):
            if other != battle.town.turn and battle.hand_of(other).left == 0:
                rivals += 1
        return rivals == 0 or self.mistakes(battle).caller != marks.EMPTY

    def fill(self, battle: Battle, out: Moves) -> None:
        """Lists every placement that touches the town, right or wrong, and the calls."""
        out.count = 0
        hand = battle.hand_of(battle.town.turn).hand
        rest = hand
        fitting = False
        strict = self.strict(battle)
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            spots = fits.cells(battle.town, tile)
            fitting = fitting or spots != 0
            if not strict:
                spots = battle.town.edge
            out.count = bits.write(spots, codes.place_code(tile, 0), out.codes, out.count)
        if battle.has_exchange(hand):
            battle.list_exchanges(hand, out)
        if not fitting:
            out.add(codes.LEAVE)
        out.count = bits.write(self.callable(battle), codes.CALL, out.codes, out.count)

    def may_exchange(self, battle: Battle) -> bool:
        """Tells whether the seat may exchange; whoever was called out may not."""
        return self.mistakes(battle).caller == marks.EMPTY

    # What happens.

    def on_place(self, battle: Battle, tile: int, cell: int) -> None:
        """Remembers whose tile it is, and whether it is wrong."""
        seen = self.mistakes(battle)
        if not (fits.cells(battle.town, tile) >> cell) & 1:
            seen.wrong |= town.ONE << cell
        self.forget(battle)
        seen.newest = cell
        seen.newest_ply = battle.ply
        seen.builder[cell] = battle.town.turn

    def forget(self, battle: Battle) -> None:
        """Lets the last placement stand, and with it what was drawn after it."""
        seen = self.mistakes(battle)
        seen.newest = marks.EMPTY
        seen.newest_ply = 0
        for seat in range(battle.seats):
            self.kept(battle, seat).kept = marks.EMPTY

    def on_keep(self, battle: Battle) -> None:
        """Remembers the tile that would go back if the placement were called out."""
        seen = self.mistakes(battle)
        if seen.newest != marks.EMPTY and seen.builder[seen.newest] == battle.town.turn:
            self.kept(battle, battle.town.turn).kept = battle.hand_of(battle.town.turn).fresh

    def on_exchange(self, battle: Battle) -> None:
        """Forgets that tile: whoever has another turn after a placement was not called out."""
        self.kept(battle, battle.town.turn).kept = marks.EMPTY

    def call(self, battle: Battle, cell: int) -> None:
        """Takes the newest tile back to its owner, or turns an older one face down."""
        seen = self.mistakes(battle)
        here = battle.town
        seen.wrong &= ~(town.ONE << cell)
        if cell == seen.newest:
            owner = battle.hand_of(seen.builder[cell])
            owner.hand |= town.ONE << here.tiles[cell]
            owner.placed -= 1
            owner.left = 0
            battle.hand_of(here.turn).fresh = marks.EMPTY
            seen.caller = here.turn
            here.turn = seen.builder[cell]
            here.tiles[cell] = marks.EMPTY
            seen.builder[cell] = marks.EMPTY
            seen.newest = marks.EMPTY
        else:
            here.down |= town.ONE << cell
            self.forget(battle)
        town.rebuild(here, False)

    def give_back(self, battle: Battle) -> bool:
        """Returns the turn to the seat that called, if there was one."""
        seen = self.mistakes(battle)
        if seen.caller == marks.EMPTY:
            return False
        battle.town.turn = seen.caller
        battle.town.stage = codes.ACT
        seen.caller = marks.EMPTY
        return True

    def leave(self, battle: Battle) -> bool:
        """Lets a seat that was called out leave as of its placement: what it drew after that goes back."""
        seen = self.mistakes(battle)
        if seen.caller == marks.EMPTY:
            return False
        here = battle.hand_of(battle.town.turn)
        drawn = self.kept(battle, battle.town.turn).kept
        if drawn != marks.EMPTY:
            here.hand &= ~(town.ONE << drawn)
            battle.town.bag |= town.ONE << drawn
        here.left = seen.newest_ply if seen.newest_ply else battle.ply
        self.forget(battle)
        return self.give_back(battle)

    def redeal(self, battle: Battle, seat: int, rng: Rng) -> None:
        """Of the tiles that others kept, everybody saw the back."""
        for other in range(battle.seats):
            theirs = self.kept(battle, other)
            if other != seat and theirs.kept != marks.EMPTY:
                theirs.kept = battle.another(battle.hand_of(other), theirs.kept, rng)
