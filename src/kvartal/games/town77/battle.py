"""The battle of 2 to 5 players: exchange, place, draw, discard, pass the bag.

Who sees to it that tiles are placed rightly is a part of its own, the referee: the program, or the players (`calls`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kvartal.core import bits, dice, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, facts, fits, hands, town

if TYPE_CHECKING:
    from kvartal.games.town77.rules import Town77

ALIKE = [0] * 49
"""For each tile, a one in the nibble of its colour and in the nibble of its shape: sums of them count a hand."""
THREES = 0x55555555555555
EIGHTS = 0x88888888888888
"""A nibble of a sum that is 3 or more reaches its eighth's bit when 5 is added."""

for _n in range(49):
    ALIKE[_n] = (town.ONE << 4 * codes.colour_of(_n)) + (town.ONE << 28 + 4 * codes.shape_of(_n))


class Battle(Position):
    """A town that several players build against each other."""

    def __init__(self, rules: Town77, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        self.town = facts.town_at(self.common, 0)
        self.under_way = facts.turn_beside(self.town, rules.turn_at)
        self.hands = hands.hands_of(self.rows)
        self.cap = rules.cap
        """How often one turn may exchange."""
        self.size = rules.hand_size
        """How many tiles a full hand has."""
        self.referee: Referee = rules.referee
        self.lenient = self.referee.lenient

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws one tile from the bag, or the seat that begins."""
        # Nothing overrides a verb of a battle: called by the name of the class, it costs nothing when compiled.
        if self.town.stage == codes.BEGIN:
            code = codes.FIRST + dice.below(rng, self.seats)
        else:
            code = bits.pick(self.town.bag, dice.below(rng, bits.count(self.town.bag)))
        Battle.reveal(self, code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a tile from the bag to where the stage wants it, or lets a seat begin."""
        here = self.town
        if here.stage == codes.BEGIN:
            here.turn = code - codes.FIRST
            here.stage = codes.ACT
            return
        here.bag &= ~(town.ONE << code)
        if here.stage == codes.START:
            town.put(here, code, 0)
            here.stage = codes.BEGIN
            return
        seat = here.turn
        self.hands[seat].hand |= town.ONE << code
        if here.stage == codes.DEAL:
            if bits.count(self.hands[seat].hand) == self.size:
                here.turn += 1
                if here.turn == self.seats:
                    here.turn = 0
                    here.stage = codes.START
            return
        self.hands[seat].fresh = code
        self.under_way.owed -= 1
        if self.under_way.owed == 0:
            here.stage = codes.ACT if here.stage == codes.SWAP else codes.DISCARDING

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deals the tiles that the seat cannot see anew: the backs show the colours, so those stay."""
        hidden = self.town.bag
        for other in range(self.seats):
            if other != seat:
                hidden |= self.hands[other].hand
        for colour in range(7):
            pool = hidden & town.COLOUR[colour]
            for other in range(self.seats):
                if other == seat:
                    continue
                held = bits.count(self.hands[other].hand & town.COLOUR[colour])
                self.hands[other].hand &= ~town.COLOUR[colour]
                while held:
                    tile = town.ONE << bits.pick(pool, dice.below(rng, bits.count(pool)))
                    self.hands[other].hand |= tile
                    pool &= ~tile
                    held -= 1
            self.town.bag = (self.town.bag & ~town.COLOUR[colour]) | pool
        other = self.town.turn
        if self.hands[other].fresh != marks.EMPTY and other != seat:
            self.hands[other].fresh = Battle.another(self, other, self.hands[other].fresh, rng)
        if self.lenient:
            self.referee.redeal(self, seat, rng)

    def another(self, seat: int, tile: int, rng: Rng) -> int:
        """Returns any tile of a seat's hand that has the same back: everybody saw that when it was drawn."""
        pool = self.hands[seat].hand & town.COLOUR[codes.colour_of(tile)]
        return bits.pick(pool, dice.below(rng, bits.count(pool)))

    # Decisions.

    def who(self) -> int:
        """Returns the acting seat, or that the bag decides, or that everybody is out."""
        if self.town.stage == codes.ACT or self.town.stage == codes.DISCARDING:
            return self.town.turn
        return marks.OVER if self.town.stage == codes.FINISHED else marks.CHANCE

    def may_exchange(self) -> bool:
        """Returns whether this turn may still exchange, whatever the hand holds."""
        # With an empty bag the same three tiles would come back for ever.
        if self.town.bag == 0 or self.under_way.exchanges >= self.cap:
            return False
        return not self.lenient or self.referee.may_exchange(self)

    def has_exchange(self, hand: int) -> bool:
        """Returns whether the seat may exchange: it holds three alike, and nothing forbids it."""
        alike = 0
        while hand:
            alike += ALIKE[bits.first(hand)]
            hand &= hand - 1
        return ((alike + THREES) & EIGHTS) != 0 and Battle.may_exchange(self)

    def fill(self, out: Moves) -> None:
        """Lists placements and exchanges, or leaving; then discards and keeping."""
        hand = self.hands[self.town.turn].hand
        n = 0
        if self.town.stage == codes.DISCARDING:
            n = bits.write(hand, codes.DISCARD, out.codes, 0)
            out.codes[n] = codes.KEEP
            out.count = n + 1
            return
        if self.lenient:
            self.referee.fill(self, out)
            return
        alike = 0
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            alike += ALIKE[tile]
            n = bits.write(fits.cells(self.town, tile), codes.place_code(tile, 0), out.codes, n)
        out.count = n
        if (alike + THREES) & EIGHTS and Battle.may_exchange(self):
            Battle.list_exchanges(self, hand, out)
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
        hand = self.hands[self.town.turn].hand
        if self.town.stage == codes.DISCARDING:
            k = dice.below(rng, bits.count(hand) + 1)
            return codes.KEEP if k == bits.count(hand) else codes.DISCARD + bits.pick(hand, k)
        alike = 0
        total = 0
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            alike += ALIKE[tile]
            total += bits.count(fits.cells(self.town, tile))
        if self.lenient or ((alike + THREES) & EIGHTS and Battle.may_exchange(self)):
            Battle.fill(self, moves)
            return moves.codes[dice.below(rng, moves.count)]
        return Battle.placement(self, hand, dice.below(rng, total)) if total else codes.LEAVE

    def placement(self, hand: int, k: int) -> int:
        """Returns the k-th placement of a hand in ascending order of codes."""
        while True:
            tile = bits.first(hand)
            spots = fits.cells(self.town, tile)
            if k < bits.count(spots):
                return codes.place_code(tile, bits.pick(spots, k))
            k -= bits.count(spots)
            hand &= hand - 1

    def apply(self, code: int) -> None:
        """Plays one step of a turn; each of them is a turn of the journal, because chance follows."""
        self.ply += 1
        if code < codes.FACEDOWN:
            Battle.place(self, codes.tile_of(code), codes.cell_of(code))
        elif code < codes.DISCARD:
            Battle.exchange(self, town.TRIPLE[code - codes.EXCHANGE])
        elif code < codes.KEEP:
            self.hands[self.town.turn].hand &= ~(town.ONE << (code - codes.DISCARD))
            self.town.bag |= town.ONE << (code - codes.DISCARD)
            Battle.pass_bag(self)
        elif code == codes.KEEP:
            if self.lenient:
                self.referee.on_keep(self)
            Battle.pass_bag(self)
        elif code == codes.LEAVE:
            if not self.lenient or not self.referee.leave(self):
                self.hands[self.town.turn].left = self.ply
                Battle.pass_bag(self)
        else:
            self.referee.call(self, code - codes.CALL)

    def exchange(self, three: int) -> None:
        """Puts three tiles of the acting seat's hand into the bag and goes on to drawing as many."""
        if self.lenient:
            self.referee.on_exchange(self)
        seat = self.town.turn
        self.hands[seat].hand &= ~three
        self.hands[seat].fresh = marks.EMPTY
        self.town.bag |= three
        self.town.stage = codes.SWAP
        self.under_way.exchanges += 1
        self.under_way.owed = 3

    def place(self, tile: int, cell: int) -> None:
        """Lays a tile of the acting seat's hand into the town and goes on to drawing, if there is anything to draw."""
        if self.lenient:
            self.referee.on_place(self, tile, cell)
        town.put(self.town, tile, cell)
        seat = self.town.turn
        self.hands[seat].placed += 1
        self.hands[seat].hand &= ~(town.ONE << tile)
        self.hands[seat].fresh = marks.EMPTY
        if self.hands[seat].hand == 0:
            self.hands[seat].left = self.ply
        if self.lenient and self.referee.give_back(self):
            return
        if self.hands[seat].hand and self.town.bag:
            self.under_way.owed = 1
            self.town.stage = codes.DRAW
        else:
            # An empty bag skips both the draw and the discard.
            Battle.pass_bag(self)

    def pass_bag(self) -> None:
        """Passes the bag clockwise to the next seat that is still in."""
        here = self.town
        self.hands[here.turn].fresh = marks.EMPTY
        self.under_way.exchanges = 0
        here.stage = codes.ACT
        for _ in range(self.seats):
            here.turn += 1
            if here.turn == self.seats:
                here.turn = 0
            if self.hands[here.turn].left == 0:
                return
        here.stage = codes.FINISHED

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and returns how many actions that took."""
        # The same loop as in `Position`, but it need not ask which game this is.
        steps = 0
        while self.town.stage != codes.FINISHED:
            if self.town.stage == codes.ACT or self.town.stage == codes.DISCARDING:
                Battle.apply(self, Battle.chosen(self, rng, moves))
                steps += 1
            else:
                Battle.draw(self, rng)
        return steps

    # For Python.

    def renew(self) -> None:
        """Works out what follows from the tiles in the town, after they were stored from a text."""
        town.rebuild(self.town, False)


class Referee:
    """Sees to it that tiles are placed rightly; this one is the program, which lists only what is right.

    A battle asks a lenient referee at every step of a turn; referees belong to the ruleset and hold no game.
    """

    def __init__(self) -> None:
        self.lenient = False
        """Whether tiles may be misplaced."""

    def fill(self, battle: Battle, out: Moves) -> None:
        """Lists what the acting seat may do at the stage ACT."""

    def may_exchange(self, battle: Battle) -> bool:
        """Returns whether the acting seat may exchange, as far as the referee is concerned."""
        return True

    def on_place(self, battle: Battle, tile: int, cell: int) -> None:
        """Before the acting seat lays a tile."""

    def give_back(self, battle: Battle) -> bool:
        """After a placement: returns whether it was made in another seat's turn, which goes on now."""
        return False

    def on_keep(self, battle: Battle) -> None:
        """When the acting seat discards nothing."""

    def on_exchange(self, battle: Battle) -> None:
        """Before the acting seat puts three tiles into the bag."""

    def leave(self, battle: Battle) -> bool:
        """Lets the acting seat leave in another seat's turn; returns whether it is one."""
        return False

    def call(self, battle: Battle, cell: int) -> None:
        """Lets the acting seat call a tile out."""

    def redeal(self, battle: Battle, seat: int, rng: Rng) -> None:
        """Deals anew what the referee remembers and the seat cannot see."""
