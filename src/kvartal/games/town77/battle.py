"""The battle of 2 to 5 players: exchange, place, draw, discard, pass the bag."""

from __future__ import annotations

from typing import Any

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, town
from kvartal.games.town77.hands import Hands

ALIKE = [0] * 49
"""For each tile, a one in the nibble of its colour and in the nibble of its shape: sums of them count a hand."""
THREES = 0x55555555555555
EIGHTS = 0x88888888888888
"""A nibble of a sum that is 3 or more reaches its eighth's bit when 5 is added."""

for _n in range(49):
    ALIKE[_n] = (1 << 4 * (_n // 7)) + (1 << 28 + 4 * (_n % 7))

AKIN = [town.COLOUR[_n // 7] | town.SHAPE[_n % 7] for _n in range(49)]
"""For each tile, those of its colour or shape: where it lies, they may not lie in its row and column."""

NOWHERE = 64 << 6
VALUE = [0, 5, 6, 7] + [8] * 46
"""What it is worth to have so many places for a tile: the first one counts most."""
ROOMY = 10
"""Up to so many tiles in the town, sensible players do not compare cells."""
ROOM = 32
"""About so many tiles a town takes before it is too narrow to count on a place in it."""
LATITUDE = 2
"""By so many tiles sensible players differ about that."""


class Battle(Hands):
    """A town that several players build against each other."""

    def __init__(self, seats: int, cap: int = 10, hand: int = 4) -> None:
        Hands.__init__(self, seats)
        self.cap = cap
        """How often one turn may exchange."""
        self.size = hand
        self.exchanges = 0
        """How often this turn has exchanged."""
        self.owed = 0
        """How many tiles the acting seat is still to draw."""
        self.home: Any = None

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws one tile from the bag, or the seat that begins."""
        if self.stage == codes.BEGIN:
            code = codes.FIRST + rng.below(self.seats)
        else:
            code = bits.pick(self.bag, rng.below(bits.count(self.bag)))
        Battle.reveal(self, code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a tile from the bag to where the stage wants it, or lets a seat begin."""
        if self.stage == codes.BEGIN:
            self.turn = code - codes.FIRST
            self.stage = codes.ACT
            return
        self.bag &= ~(town.ONE << code)
        if self.stage == codes.START:
            self.put(code, 0)
            self.stage = codes.BEGIN
            return
        self.hands[self.turn] |= town.ONE << code
        if self.stage == codes.DEAL:
            if bits.count(self.hands[self.turn]) == self.size:
                self.turn += 1
                if self.turn == self.seats:
                    self.turn = 0
                    self.stage = codes.START
            return
        self.fresh = code
        self.owed -= 1
        if self.owed == 0:
            self.stage = codes.ACT if self.stage == codes.SWAP else codes.DISCARDING

    # Decisions.

    def who(self) -> int:
        """Tells the acting seat, or that the bag decides, or that everybody is out."""
        if self.stage == codes.ACT or self.stage == codes.DISCARDING:
            return self.turn
        return marks.OVER if self.stage == codes.FINISHED else marks.CHANCE

    def may_exchange(self) -> bool:
        """Tells whether this turn may still exchange, whatever the hand holds."""
        # With an empty bag the same three tiles would come back for ever.
        return self.bag != 0 and self.exchanges < self.cap

    def triples(self, hand: int) -> bool:
        """Tells whether the seat may exchange: it holds three alike, and the bag and the cap allow it."""
        alike = 0
        while hand:
            alike += ALIKE[bits.first(hand)]
            hand &= hand - 1
        return ((alike + THREES) & EIGHTS) != 0 and self.may_exchange()

    def fill(self, out: Moves) -> None:
        """Lists placements and exchanges, or leaving; then discards and keeping."""
        hand = self.hands[self.turn]
        n = 0
        if self.stage == codes.DISCARDING:
            n = bits.write(hand, codes.DISCARD, out.codes, 0)
            out.codes[n] = codes.KEEP
            out.count = n + 1
            return
        alike = 0
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            alike += ALIKE[tile]
            spots = self.edge & self.colour_open[tile // 7] & self.shape_open[tile - tile // 7 * 7]
            n = bits.write(spots, codes.PLACE + tile * 49, out.codes, n)
        out.count = n
        if (alike + THREES) & EIGHTS and self.may_exchange():
            self.list_exchanges(hand, out)
        if n == 0:
            out.add(codes.LEAVE)

    def list_exchanges(self, hand: int, out: Moves) -> None:
        """Lists the exchanges of a hand that holds three alike."""
        for line in range(14):
            alike = hand & (town.COLOUR[line] if line < 7 else town.SHAPE[line - 7])
            if bits.count(alike) >= 3:
                for i in range(35 * line, 35 * line + 35):
                    if town.TRIPLE[i] & ~alike == 0:
                        out.add(codes.EXCHANGE + i)

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal codes, each equally likely, without listing them unless there is an exchange."""
        hand = self.hands[self.turn]
        if self.stage == codes.DISCARDING:
            k = rng.below(bits.count(hand) + 1)
            return codes.KEEP if k == bits.count(hand) else codes.DISCARD + bits.pick(hand, k)
        alike = 0
        total = 0
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            alike += ALIKE[tile]
            total += bits.count(self.cells(tile))
        if (alike + THREES) & EIGHTS and self.may_exchange():
            self.fill(moves)
            return moves.codes[rng.below(moves.count)]
        return self.placement(hand, rng.below(total)) if total else codes.LEAVE

    def placement(self, hand: int, k: int) -> int:
        """Gives the k-th placement of a hand in ascending order of codes."""
        while True:
            tile = bits.first(hand)
            spots = self.cells(tile)
            if k < bits.count(spots):
                return codes.PLACE + tile * 49 + bits.pick(spots, k)
            k -= bits.count(spots)
            hand &= hand - 1

    # Sensible play, as a search expects it of everybody.

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Places the tile with the fewest places first, and sheds tiles when the town gets narrow."""
        # What no way to play changes is called by the name of the class: compiled, that costs nothing.
        hand = self.hands[self.turn]
        if self.stage == codes.DISCARDING:
            return codes.DISCARD + Battle.stiffest(self, hand) if Battle.hurry(self, hand, rng) else codes.KEEP
        # The number of places above, the tile below: the smallest of these is the tile with the fewest places.
        least = NOWHERE
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            spots = self.edge & self.colour_open[tile // 7] & self.shape_open[tile - tile // 7 * 7]
            least = min(least, (bits.count(spots) << 6 if spots else NOWHERE) + tile)
        if least >= NOWHERE:
            if self.triples(hand):
                self.fill(moves)
                return moves.codes[rng.below(moves.count - 1)]
            return codes.LEAVE
        tile = least & 63
        least >>= 6
        open_ = self.edge & self.colour_open[tile // 7] & self.shape_open[tile - tile // 7 * 7]
        cell = bits.pick(open_, rng.below(least))
        if least > 1 and bits.count(self.built) >= ROOMY:
            other = bits.pick(open_, rng.below(least))
            if Battle.leeway(self, hand, tile, other) > Battle.leeway(self, hand, tile, cell):
                cell = other
        return codes.PLACE + tile * 49 + cell

    def hurry(self, hand: int, rng: Rng) -> bool:
        """Tells whether a sensible player sheds a tile now, with some latitude, for nobody knows the right moment."""
        held = bits.count(hand)
        rival = Battle.rival(self)
        if rival != marks.EMPTY:
            # Alone in the game, as many tiles as the best of the others are few enough.
            return held > rival and held > 1
        late = bits.count(self.built) + self.seats * held - ROOM
        return held > 1 and late >= -LATITUDE and late + rng.below(2 * LATITUDE + 1) >= LATITUDE

    def rival(self) -> int:
        """Tells how many tiles the best of the others left with, if all of them have left, or EMPTY."""
        least = 50
        for other in range(self.seats):
            if other != self.turn:
                if self.left[other] == 0:
                    return marks.EMPTY
                least = min(least, bits.count(self.hands[other]))
        return least

    def stiffest(self, hand: int) -> int:
        """Gives the tile that fits on the fewest cells."""
        tile = bits.first(hand)
        least = 50
        while hand:
            spots = bits.count(self.cells(bits.first(hand)))
            if spots < least:
                least = spots
                tile = bits.first(hand)
            hand &= hand - 1
        return tile

    def leeway(self, hand: int, tile: int, cell: int) -> int:
        """Values the cells that the rest of a hand would have after a placement; a first cell counts most."""
        edge = (self.edge | town.BESIDE[cell]) & ~(self.built | town.ONE << cell)
        room = 0
        hand &= ~(town.ONE << tile)
        while hand:
            other = bits.first(hand)
            hand &= hand - 1
            taken = town.CROSS[cell] if (AKIN[tile] >> other) & 1 else 0
            room += VALUE[
                bits.count(edge & self.colour_open[other // 7] & self.shape_open[other - other // 7 * 7] & ~taken)
            ]
        return room

    def apply(self, code: int) -> None:
        """Plays one step of a turn; each of them is a turn of the journal, because chance follows."""
        self.ply += 1
        if code < codes.FACEDOWN:
            self.place(code // 49, code % 49)
        elif code < codes.DISCARD:
            self.hands[self.turn] &= ~town.TRIPLE[code - codes.EXCHANGE]
            self.bag |= town.TRIPLE[code - codes.EXCHANGE]
            self.fresh = marks.EMPTY
            self.exchanges += 1
            self.owed = 3
            self.stage = codes.SWAP
        elif code < codes.KEEP:
            self.hands[self.turn] &= ~(town.ONE << (code - codes.DISCARD))
            self.bag |= town.ONE << (code - codes.DISCARD)
            self.pass_bag()
        elif code == codes.KEEP:
            self.pass_bag()
        else:
            self.left[self.turn] = self.ply
            self.pass_bag()

    def place(self, tile: int, cell: int) -> None:
        """Lays a tile of the acting seat's hand into the town and goes on to drawing, if there is anything to draw."""
        self.put(tile, cell)
        self.placed[self.turn] += 1
        self.hands[self.turn] &= ~(town.ONE << tile)
        self.fresh = marks.EMPTY
        if self.hands[self.turn] == 0:
            self.left[self.turn] = self.ply
            self.pass_bag()
        elif self.bag:
            self.owed = 1
            self.stage = codes.DRAW
        else:
            # An empty bag skips both the draw and the discard.
            self.pass_bag()

    def pass_bag(self) -> None:
        """Passes the bag clockwise to the next seat that is still in."""
        self.exchanges = 0
        self.fresh = marks.EMPTY
        self.stage = codes.ACT
        for _ in range(self.seats):
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.left[self.turn] == 0:
                return
        self.stage = codes.FINISHED

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and tells how many actions that took."""
        # The same loop as in `Position`, but it need not ask which game this is.
        steps = 0
        while self.stage != codes.FINISHED:
            if self.stage == codes.ACT or self.stage == codes.DISCARDING:
                Battle.apply(self, Battle.chosen(self, rng, moves))
                steps += 1
            else:
                Battle.draw(self, rng)
        return steps

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly until the ranking is settled and tells how many actions that took."""
        steps = 0
        while self.stage != codes.FINISHED:
            if self.stage == codes.ACT and bits.count(self.hands[self.turn]) <= Battle.rival(self):
                # The last player in can only get better; the others cannot catch up.
                self.left[self.turn] = self.ply + 1
                self.stage = codes.FINISHED
            elif self.stage == codes.ACT:
                Battle.apply(self, Battle.policy(self, rng, moves))
                steps += 1
            elif self.stage == codes.DISCARDING:
                hand = self.hands[self.turn]
                hurry = Battle.hurry(self, hand, rng)
                Battle.apply(self, codes.DISCARD + Battle.stiffest(self, hand) if hurry else codes.KEEP)
                steps += 1
            else:
                Battle.draw(self, rng)
        return steps

    # Looking.

    def reset(self) -> None:
        """Copies every field from the position at home."""
        self.adopt(self.home)
        self.hands[:] = self.home.hands
        self.left[:] = self.home.left
        self.placed[:] = self.home.placed
        self.exchanges = self.home.exchanges
        self.owed = self.home.owed
        self.fresh = self.home.fresh

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home

    def copy(self) -> Battle:
        """Gives an equal position that shares nothing with this one."""
        twin = Battle.__new__(Battle)
        twin.clear()
        twin.seat_all()
        twin.seats = self.seats
        twin.cap = self.cap
        twin.size = self.size
        twin.home = self
        twin.reset()
        twin.home = None
        return twin

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        fields = (self.seats, self.ply, self.bag, self.turn, self.stage, self.cap, self.size)
        turn = (self.exchanges, self.owed, self.fresh, self.down)
        seats = [(self.hands[i], self.left[i], self.placed[i]) for i in range(self.seats)]
        return (fields, turn, seats, self.board())
