"""The hands around the town: who holds which tiles, who has left, and who ranks above whom."""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.core.rng import Rng
from kvartal.games.town77 import town
from kvartal.games.town77.town import Town


class Hands(Town):
    """A town and the tiles of those who build it against each other."""

    def __init__(self, seats: int) -> None:
        Town.__init__(self, seats)
        self.seat_all()

    def seat_all(self) -> None:
        """Gives every seat an empty hand."""
        self.hands = [0] * 5
        self.left = [0] * 5
        """The ply at which each seat left the game, 0 while it is in."""
        self.placed = [0] * 5
        """How many tiles each seat has placed."""
        self.fresh = -1
        """The tile of the acting seat's hand that it drew last, or EMPTY; only its owner knows it."""

    def ahead(self, one: int, two: int) -> bool:
        """Tells whether a seat ranks above another: fewer tiles, then longer in the game."""
        mine = bits.count(self.hands[one])
        theirs = bits.count(self.hands[two])
        if mine != theirs:
            return mine < theirs
        return self.left[one] > self.left[two]

    def worth(self, seat: int) -> float:
        """Values the first place at 1, and the places behind it at a little for each seat beaten."""
        beaten = 0
        for other in range(self.seats):
            if other != seat and self.ahead(seat, other):
                beaten += 1
        if beaten == self.seats - 1:
            return 1.0
        return 0.25 * beaten / (self.seats - 1)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deals the tiles that the seat cannot see anew: the backs show the colours, so those stay."""
        hidden = self.bag
        for other in range(self.seats):
            if other != seat:
                hidden |= self.hands[other]
        for colour in range(7):
            pool = hidden & town.COLOUR[colour]
            for other in range(self.seats):
                if other == seat:
                    continue
                held = bits.count(self.hands[other] & town.COLOUR[colour])
                self.hands[other] &= ~town.COLOUR[colour]
                while held:
                    tile = town.ONE << bits.pick(pool, rng.below(bits.count(pool)))
                    self.hands[other] |= tile
                    pool &= ~tile
                    held -= 1
            self.bag = (self.bag & ~town.COLOUR[colour]) | pool
        if self.fresh != marks.EMPTY and self.turn != seat:
            # Of the tile drawn last everybody saw the back.
            pool = self.hands[self.turn] & town.COLOUR[self.fresh // 7]
            self.fresh = bits.pick(pool, rng.below(bits.count(pool)))

    # For Python.

    def hand(self, seat: int) -> int:
        """Gives the tiles that a seat holds, as a mask."""
        return self.hands[seat]

    def set_hand(self, seat: int, tiles: int) -> None:
        """Gives a seat these tiles, taken from the bag."""
        self.bag = (self.bag | self.hands[seat]) & ~tiles
        self.hands[seat] = tiles

    def out(self, seat: int) -> int:
        """Tells at which ply a seat left the game, 0 while it is in."""
        return self.left[seat]

    def set_out(self, seat: int, ply: int) -> None:
        """Lets a seat have left at this ply."""
        self.left[seat] = ply

    def built_by(self, seat: int) -> int:
        """Tells how many tiles a seat has placed."""
        return self.placed[seat]

    def set_built_by(self, seat: int, tiles: int) -> None:
        """Lets a seat have placed so many tiles."""
        self.placed[seat] = tiles
