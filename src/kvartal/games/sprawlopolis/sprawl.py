"""The game itself: deal, then place a card, pass the rest to the left, draw the open card of the deck."""

from __future__ import annotations

from typing import Any

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.sprawlopolis import city, codes
from kvartal.games.sprawlopolis.score import Score

ALL = (1 << 18) - 1
ALL_CARDS = (1 << 18) - 1
"""All cards as a mask, for modules outside compiled code."""
WIDTH = 12
"""A search looks at so many placements in each position."""
WATCHER = 4
"""Who has seen what: the place of a reader who holds no seat."""


class Sprawl(Score):
    """One game of 1 to 4 planners, who win or lose together."""

    def __init__(self, seats: int) -> None:
        Score.__init__(self, seats)
        self.deck = ALL
        """The cards that nobody has turned up or been dealt, as a mask: their order is not decided."""
        self.top = -1
        """The open card on the deck, which everybody sees."""
        self.turn = 0
        self.stage = codes.GOALS
        self.hands = [0] * 4
        self.seen = [0] * 5
        """For each seat, and for a watcher, the cards they have seen: a hand is passed on whole, so whoever has seen a
        card also knows in whose hand it is."""
        self.slots = [0] * 64
        """Scratch of `redeal`: how many unseen cards each seat holds, by who has seen them."""
        self.promise = [0] * 2048
        """Scratch of `weigh`: what the city would count after each placement."""
        self.anew = False
        """Whether `weigh` counts every city anew; only to compare speed and results."""
        self.home: Any = None

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws one card from the deck, or the seat that begins."""
        if self.stage == codes.BEGIN:
            code = codes.FIRST + rng.below(self.seats)
        else:
            code = bits.pick(self.deck, rng.below(bits.count(self.deck)))
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a card from the deck to where the stage wants it, or lets a seat begin."""
        if self.stage == codes.BEGIN:
            self.turn = code - codes.FIRST
            self.stage = codes.HANDS
            return
        self.deck &= ~(1 << code)
        if self.stage == codes.GOALS:
            i = 0
            while self.goals[i] != marks.EMPTY:
                i += 1
            self.goals[i] = code
            if i == 2:
                self.stage = codes.BEGIN if self.seats > 1 else codes.HANDS
        elif self.stage == codes.HANDS:
            seat = self.wanting()
            self.hands[seat] |= 1 << code
            self.seen[seat] |= 1 << code
            if self.wanting() == marks.EMPTY:
                self.stage = codes.START
        elif self.stage == codes.START:
            self.lay(code * 2 * codes.SPAN + (codes.ORIGIN - codes.LEAST) * (codes.SIDE + 1))
            self.stage = codes.TOP
        else:
            self.top = code
            self.show(1 << code)
            self.stage = codes.ACT

    def wanting(self) -> int:
        """Tells which seat is to be dealt a card next, or EMPTY: the first player has three, the others one."""
        if bits.count(self.hands[self.turn]) < 3:
            return self.turn
        for seat in range(self.seats):
            if self.hands[seat] == 0:
                return seat
        return marks.EMPTY

    def show(self, shown: int) -> None:
        """Lets everybody see some cards."""
        for reader in range(5):
            self.seen[reader] |= shown

    # Decisions.

    def who(self) -> int:
        """Tells the acting seat, or that the deck decides, or that the city is built."""
        if self.stage == codes.ACT:
            return self.turn
        return marks.OVER if self.stage == codes.FINISHED else marks.CHANCE

    def fill(self, out: Moves) -> None:
        """Lists every card of the hand, both ways round, at every place it may lie."""
        out.count = 0
        if self.stage != codes.ACT:
            return
        self.offer()
        rest = self.hands[self.turn]
        while rest:
            card = bits.first(rest)
            rest &= rest - 1
            for face in range(2 * card, 2 * card + 2):
                for row in range(self.north - 2, self.south + 2):
                    spots = self.spots[row]
                    while spots:
                        at = (row - codes.LEAST) * codes.SIDE + bits.first(spots) - codes.LEAST
                        out.add(face * codes.SPAN + at)
                        spots &= spots - 1

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal codes, each equally likely, without listing them."""
        places = self.offer()
        hand = self.hands[self.turn]
        k = rng.below(places * 2 * bits.count(hand))
        face = 2 * bits.pick(hand, k // (2 * places)) + k // places % 2
        return face * codes.SPAN + self.nth(k % places)

    def apply(self, code: int) -> None:
        """Lays a card of the hand, passes the others to the left and draws the open card."""
        self.ply += 1
        card = 1 << code // (2 * codes.SPAN)
        self.lay(code)
        self.show(card)
        self.hands[self.turn] &= ~card
        left = self.turn + 1 if self.turn + 1 < self.seats else 0
        passed = self.hands[self.turn]
        self.hands[self.turn] = 0
        self.hands[left] |= passed
        self.seen[left] |= passed
        if self.top != marks.EMPTY:
            self.hands[self.turn] |= 1 << self.top
            self.top = marks.EMPTY
        self.turn = left
        if self.cards == 15:
            self.stage = codes.FINISHED
        else:
            self.stage = codes.TOP if self.deck else codes.ACT

    # Thinking.

    def trial(self, code: int, labelled: bool) -> int:
        """Counts the city as it would be with one more card, and leaves it as it is.

        In a labelled city a card that covers nothing is only added; otherwise the whole city is counted anew.
        """
        face = code // codes.SPAN * 4
        row = code % codes.SPAN // codes.SIDE + codes.LEAST
        column = code % codes.SIDE + codes.LEAST
        at = row * 32 + column
        north, south, west, east = self.north, self.south, self.west, self.east
        upper, lower = self.lanes[row], self.lanes[row + 1]
        one = self.cell[at & codes.RING]
        two = self.cell[(at + 1) & codes.RING]
        three = self.cell[(at + 32) & codes.RING]
        four = self.cell[(at + 33) & codes.RING]
        self.put(row, column, city.FACE[face])
        self.put(row, column + 1, city.FACE[face + 1])
        self.put(row + 1, column, city.FACE[face + 2])
        self.put(row + 1, column + 1, city.FACE[face + 3])
        if labelled:
            self.extend(at)
            points = self.sum()
            self.retract()
        else:
            points = self.total()
        self.cell[at & codes.RING] = one
        self.cell[(at + 1) & codes.RING] = two
        self.cell[(at + 32) & codes.RING] = three
        self.cell[(at + 33) & codes.RING] = four
        self.lanes[row], self.lanes[row + 1] = upper, lower
        self.north, self.south, self.west, self.east = north, south, west, east
        return points

    def covers(self, code: int) -> bool:
        """Tells whether a placement would cover a block."""
        row = code % codes.SPAN // codes.SIDE + codes.LEAST
        column = code % codes.SIDE + codes.LEAST
        return (self.lanes[row] | self.lanes[row + 1]) >> column & 3 != 0

    def weigh(self, moves: Moves) -> None:
        """Works out `promise` for every placement of a list."""
        # Those that cover a block label the city anew, so they come first.
        for i in range(moves.count):
            if self.anew or self.covers(moves.codes[i]):
                self.promise[i] = self.trial(moves.codes[i], False)
        if self.anew:
            return
        self.label()
        for i in range(moves.count):
            if not self.covers(moves.codes[i]):
                self.promise[i] = self.trial(moves.codes[i], True)

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the placement after which the city counts most; of equal ones, any."""
        self.fill(moves)
        self.weigh(moves)
        best = -1000
        equal = 0
        found = 0
        for i in range(moves.count):
            points = self.promise[i]
            if points > best:
                best = points
                equal = 0
            if points == best:
                equal += 1
                if rng.below(equal) == 0:
                    found = moves.codes[i]
        return found

    def consider(self, out: Moves) -> None:
        """Lists the few placements after which the city counts most, in ascending order."""
        self.fill(out)
        self.weigh(out)
        # The lowest promise that still belongs to the best WIDTH ones; of those equal to it, the first are taken.
        bar = 300
        above = 0
        while bar > -300 and above < WIDTH:
            bar -= 1
            for i in range(out.count):
                if self.promise[i] == bar:
                    above += 1
        equal = WIDTH
        for i in range(out.count):
            if self.promise[i] > bar:
                equal -= 1
        kept = 0
        for i in range(out.count):
            if self.promise[i] > bar or (self.promise[i] == bar and equal > 0):
                if self.promise[i] == bar:
                    equal -= 1
                out.codes[kept] = out.codes[i]
                kept += 1
        out.count = kept

    # Looking.

    def target(self) -> int:
        """Gives the sum to reach: the numbers of the three conditions, added."""
        return self.goals[0] + self.goals[1] + self.goals[2] + 3

    def worth(self, seat: int) -> float:
        """Values a lost game below 0.4 and a won one from 0.6 on, each by its margin to the target."""
        margin = self.total() - self.target()
        return 16.0 / (40 - margin) if margin < 0 else 1.0 - 12.0 / (30 + margin)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deals the cards that a reader has not seen anew, between the other hands and the deck."""
        reader = seat if seat >= 0 else WATCHER
        pool = self.deck
        for other in range(self.seats):
            if other != reader:
                pool |= self.hands[other] & ~self.seen[reader]
        # Who else has seen a card is no secret, only which card it is: so cards are told apart by that alone.
        for slot in range(64):
            self.slots[slot] = 0
        for other in range(self.seats):
            rest = self.hands[other] & pool
            while rest:
                card = bits.first(rest)
                rest &= rest - 1
                self.slots[other * 16 + self.seers(card)] += 1
        for other in range(self.seats):
            self.hands[other] &= ~pool
            self.seen[other] &= ~pool
        for slot in range(64):
            while self.slots[slot]:
                card = 1 << bits.pick(pool, rng.below(bits.count(pool)))
                pool &= ~card
                self.slots[slot] -= 1
                self.hands[slot // 16] |= card
                for other in range(self.seats):
                    if slot >> other & 1:
                        self.seen[other] |= card
        self.deck = pool

    def seers(self, card: int) -> int:
        """Gives the seats that have seen a card, as a mask."""
        found = 0
        for seat in range(self.seats):
            found |= (self.seen[seat] >> card & 1) << seat
        return found

    def reset(self) -> None:
        """Copies every field from the position at home."""
        self.ply = self.home.ply
        self.cell[:] = self.home.cell
        self.lanes[:] = self.home.lanes
        self.north = self.home.north
        self.south = self.home.south
        self.west = self.home.west
        self.east = self.home.east
        self.laid[:] = self.home.laid
        self.cards = self.home.cards
        self.goals[:] = self.home.goals
        self.deck = self.home.deck
        self.top = self.home.top
        self.turn = self.home.turn
        self.stage = self.home.stage
        self.hands[:] = self.home.hands
        self.seen[:] = self.home.seen

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home

    def copy(self) -> Sprawl:
        """Gives an equal position that shares nothing with this one."""
        twin = Sprawl(self.seats)
        twin.easy = self.easy
        twin.hard = self.hard
        twin.holes = self.holes
        twin.apart = self.apart
        twin.worst = self.worst
        twin.home = self
        twin.reset()
        twin.home = None
        return twin

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        fields = (self.seats, self.ply, self.deck, self.top, self.turn, self.stage)
        readings = (self.easy, self.hard, self.holes, self.apart, self.worst)
        goals = [self.goals[i] for i in range(3)]
        hands = [(self.hands[i], self.seen[i]) for i in range(self.seats)]
        return (fields, readings, goals, hands, self.placements())

    def points_after(self, code: int) -> int:
        """Counts the city as it would be with one more card."""
        return self.trial(code, False)

    def promises(self) -> list[int]:
        """Counts the city as it would be after each of the legal placements."""
        moves = Moves()
        self.fill(moves)
        self.weigh(moves)
        return [self.promise[i] for i in range(moves.count)]

    def sum_to_reach(self) -> int:
        """Gives the target for callers outside compiled code."""
        return self.target()

    def hand(self, seat: int) -> int:
        """Gives the cards that a seat holds, as a mask."""
        return self.hands[seat]

    def wants_card(self) -> bool:
        """Tells whether a hand is still to be dealt a card."""
        return self.wanting() != marks.EMPTY

    def seen_by(self, seat: int) -> int:
        """Gives the cards that a seat has seen, as a mask."""
        return self.seen[seat]

    def set_hand(self, seat: int, held: int, seen: int) -> None:
        """Lets a seat hold some cards and have seen some."""
        self.hands[seat] = held
        self.seen[seat] = seen
