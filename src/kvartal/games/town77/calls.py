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

    def __init__(self, at: int) -> None:
        Referee.__init__(self)
        self.lenient = True
        self.at = at
        """Where its facts lie beside the town."""

    # What may be done.

    def callable(self, battle: Battle) -> int:
        """Returns the cells that the acting seat may call out: misplaced, and not by itself."""
        seen = facts.mistakes_beside(battle.town, self.at)
        if seen.wrong == 0 or seen.caller != marks.EMPTY:
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
        """Returns whether the acting seat must place rightly: it was called out, or no other is left to call it out."""
        rivals = 0
        for other in range(battle.seats):
            if other != battle.town.turn and battle.hands[other].left == 0:
                rivals += 1
        return rivals == 0 or facts.mistakes_beside(battle.town, self.at).caller != marks.EMPTY

    def fill(self, battle: Battle, out: Moves) -> None:
        """Lists every placement that touches the town, right or wrong, and the calls."""
        out.count = 0
        hand = battle.hands[battle.town.turn].hand
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
        """Returns whether the seat may exchange; whoever was called out may not."""
        return facts.mistakes_beside(battle.town, self.at).caller == marks.EMPTY

    # What happens.

    def on_place(self, battle: Battle, tile: int, cell: int) -> None:
        """Remembers whose tile it is, and whether it is wrong."""
        seen = facts.mistakes_beside(battle.town, self.at)
        if not (fits.cells(battle.town, tile) >> cell) & 1:
            seen.wrong |= town.ONE << cell
        seen.newest = cell
        seen.newest_ply = battle.ply
        seen.kept = marks.EMPTY
        seen.builder[cell] = battle.town.turn

    def placed_last(self, battle: Battle) -> int:
        """Returns which seat's placement is the newest or is being made again, or EMPTY."""
        seen = facts.mistakes_beside(battle.town, self.at)
        if seen.caller != marks.EMPTY:
            return battle.town.turn
        return seen.builder[seen.newest] if seen.newest != marks.EMPTY else marks.EMPTY

    def on_keep(self, battle: Battle) -> None:
        """Remembers the tile that would go back if the placement were called out."""
        if self.placed_last(battle) == battle.town.turn:
            facts.mistakes_beside(battle.town, self.at).kept = battle.hands[battle.town.turn].fresh

    def on_exchange(self, battle: Battle) -> None:
        """Forgets that tile if its owner has another turn: nobody was left to call it out."""
        if self.placed_last(battle) == battle.town.turn:
            facts.mistakes_beside(battle.town, self.at).kept = marks.EMPTY

    def call(self, battle: Battle, cell: int) -> None:
        """Takes the newest tile back to its owner, or turns an older one face down."""
        seen = facts.mistakes_beside(battle.town, self.at)
        here = battle.town
        seen.wrong &= ~(town.ONE << cell)
        if cell == seen.newest:
            owner = seen.builder[cell]
            battle.hands[owner].hand |= town.ONE << here.tiles[cell]
            battle.hands[owner].placed -= 1
            battle.hands[owner].left = 0
            battle.hands[here.turn].fresh = marks.EMPTY
            seen.caller = here.turn
            here.turn = owner
            here.tiles[cell] = marks.EMPTY
            seen.builder[cell] = marks.EMPTY
        else:
            here.down |= town.ONE << cell
            seen.newest_ply = 0
            seen.kept = marks.EMPTY
        seen.newest = marks.EMPTY
        town.rebuild(here, False)

    def give_back(self, battle: Battle) -> bool:
        """Returns the turn to the seat that called, if there was one."""
        seen = facts.mistakes_beside(battle.town, self.at)
        if seen.caller == marks.EMPTY:
            return False
        battle.town.turn = seen.caller
        battle.town.stage = codes.ACT
        seen.caller = marks.EMPTY
        return True

    def leave(self, battle: Battle) -> bool:
        """Lets a seat that was called out leave as of its placement: what it drew after that goes back."""
        seen = facts.mistakes_beside(battle.town, self.at)
        if seen.caller == marks.EMPTY:
            return False
        seat = battle.town.turn
        if seen.kept != marks.EMPTY:
            battle.hands[seat].hand &= ~(town.ONE << seen.kept)
            battle.town.bag |= town.ONE << seen.kept
        battle.hands[seat].left = seen.newest_ply if seen.newest_ply else battle.ply
        seen.newest_ply = 0
        seen.kept = marks.EMPTY
        return self.give_back(battle)

    def redeal(self, battle: Battle, seat: int, rng: Rng) -> None:
        """Of a tile that another seat kept, everybody saw the back."""
        seen = facts.mistakes_beside(battle.town, self.at)
        owner = self.placed_last(battle)
        if seen.kept != marks.EMPTY and owner != seat:
            seen.kept = battle.another(owner, seen.kept, rng)
