"""The game itself: deal, then place a card, pass the rest to the left, draw the open card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.sprawlopolis import city, codes, facts

if TYPE_CHECKING:
    from kvartal.games.sprawlopolis.readings import Readings
    from kvartal.games.sprawlopolis.rules import Sprawlopolis


class Sprawl(Position):
    """One game of 1 to 4 planners, who win or lose together."""

    def __init__(self, rules: Sprawlopolis, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        self.city = facts.city_at(self.common, 0)
        self.course = facts.course_beside(self.city, rules.course_place)
        self.readings: Readings = rules.readings
        self.slots = [0] * 64
        """Scratch of `redeal`: how many unseen cards each seat holds, by who has seen them."""

    def hand(self, seat: int) -> facts.Hand:
        """Returns what a seat holds and knows."""
        return facts.hand_at(self.rows, seat)

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws one card from the deck, or the seat that begins."""
        if self.course.stage == codes.BEGIN:
            code = codes.FIRST + rng.below(self.seats)
        else:
            code = bits.pick(self.course.deck, rng.below(bits.count(self.course.deck)))
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a card from the deck to where the stage wants it, or lets a seat begin."""
        course = self.course
        if course.stage == codes.BEGIN:
            course.turn = code - codes.FIRST
            course.stage = codes.HANDS
            return
        course.deck &= ~(1 << code)
        if course.stage == codes.GOALS:
            self.set_next_goal(code)
        elif course.stage == codes.HANDS:
            hand = self.hand(self.wanting())
            hand.held |= 1 << code
            hand.known |= 1 << code
            if self.wanting() == marks.EMPTY:
                course.stage = codes.START
        elif course.stage == codes.START:
            city.lay(self.city, codes.placement(2 * code, codes.place(codes.ORIGIN, codes.ORIGIN)))
            course.stage = codes.TOP
        else:
            course.top = code
            self.show(1 << code)
            course.stage = codes.ACT

    def set_next_goal(self, card: int) -> None:
        """Lets one more condition be in play; after the third, the deal goes on."""
        i = 0
        while self.course.goals[i] != marks.EMPTY:
            i += 1
        self.course.goals[i] = card
        if i == 2:
            self.course.stage = codes.BEGIN if self.seats > 1 else codes.HANDS

    def wanting(self) -> int:
        """Returns which seat is to be dealt a card next, or EMPTY: the first player has three, the others one."""
        if bits.count(self.hand(self.course.turn).held) < 3:
            return self.course.turn
        for seat in range(self.seats):
            if self.hand(seat).held == 0:
                return seat
        return marks.EMPTY

    def show(self, shown: int) -> None:
        """Lets every seat see some cards."""
        for seat in range(self.seats):
            self.hand(seat).known |= shown

    # Decisions.

    def who(self) -> int:
        """Returns the acting seat, or that the deck decides, or that the city is built."""
        if self.course.stage == codes.ACT:
            return self.course.turn
        return marks.OVER if self.course.stage == codes.FINISHED else marks.CHANCE

    def fill(self, out: Moves) -> None:
        """Lists every card of the hand, both ways round, at every place it may lie."""
        out.count = 0
        rest = self.hand(self.course.turn).held
        while rest:
            card = bits.first(rest)
            rest &= rest - 1
            for face in range(2 * card, 2 * card + 2):
                for row in range(self.city.north - 2, self.city.south + 2):
                    west_end = codes.placement(face, codes.place(row, 0))
                    out.count = bits.write(city.spots(self.city, row), west_end, out.codes, out.count)

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal codes, each equally likely, without listing them."""
        places = city.places(self.city)
        held = self.hand(self.course.turn).held
        k = rng.below(places * 2 * bits.count(held))
        face = 2 * bits.pick(held, k // (2 * places)) + k // places % 2
        return codes.placement(face, city.nth_place(self.city, k % places))

    def apply(self, code: int) -> None:
        """Lays a card of the hand, passes the others to the left and draws the open card."""
        course = self.course
        self.ply += 1
        card = 1 << codes.card_of(code)
        city.lay(self.city, code)
        self.show(card)
        mine = self.hand(course.turn)
        course.turn = course.turn + 1 if course.turn + 1 < self.seats else 0
        left = self.hand(course.turn)
        passed = mine.held & ~card
        mine.held = 0
        left.held |= passed
        left.known |= passed
        if course.top != marks.EMPTY:
            mine.held |= 1 << course.top
            course.top = marks.EMPTY
        if self.city.cards == codes.FULL:
            course.stage = codes.FINISHED
        else:
            course.stage = codes.TOP if course.deck else codes.ACT

    # Other worlds.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deals the cards that a reader has not seen anew, between the other hands and the deck.

        Whoever holds no seat remembers nothing and knows what lies open.
        """
        known = self.hand(seat).known if seat >= 0 else 0
        pool = self.course.deck
        for other in range(self.seats):
            if other != seat:
                pool |= self.hand(other).held & ~known
        # Who else has seen a card is no secret, only which card it is: so cards are told apart by that alone.
        for slot in range(codes.SLOTS):
            self.slots[slot] = 0
        for other in range(self.seats):
            rest = self.hand(other).held & pool
            while rest:
                self.slots[codes.slot(other, self.seers(bits.first(rest)))] += 1
                rest &= rest - 1
        for other in range(self.seats):
            self.hand(other).held &= ~pool
            self.hand(other).known &= ~pool
        for slot in range(codes.SLOTS):
            while self.slots[slot]:
                card = 1 << bits.pick(pool, rng.below(bits.count(pool)))
                pool &= ~card
                self.slots[slot] -= 1
                self.hand(slot // 16).held |= card
                for other in range(self.seats):
                    if slot >> other & 1:
                        self.hand(other).known |= card
        self.course.deck = pool

    def seers(self, card: int) -> int:
        """Returns the seats that have seen a card, as a mask."""
        found = 0
        for seat in range(self.seats):
            found |= (self.hand(seat).known >> card & 1) << seat
        return found

    # For Python.

    def block(self, row: int, column: int) -> int:
        """Returns the visible block of a place, 0 where there is none."""
        here = self.city
        inside = here.north <= row and row <= here.south and here.west <= column and column <= here.east
        return here.cell[codes.cell_at(row, column)] if inside else 0

    def set_block(self, row: int, column: int, block: int) -> None:
        """Lets a place show a block, as a city written in rows says."""
        city.put(self.city, row, column, block)

    def lay_card(self, code: int) -> None:
        """Lays a card of a written city; where it may lie is not asked."""
        city.lay(self.city, code)

    def places(self) -> list[int]:
        """Lists where a card may be laid, each as the part of a code that says where."""
        if not 0 < self.city.cards < codes.FULL:
            return []
        return [city.nth_place(self.city, k) for k in range(city.places(self.city))]

    def placements(self) -> list[int]:
        """Lists the placements made so far, the start card first."""
        return [self.city.laid[i] for i in range(self.city.cards)]

    def wants_card(self) -> bool:
        """Returns whether a hand is still to be dealt a card."""
        return self.wanting() != marks.EMPTY


__all__ = ["Sprawl"]
