"""Special rules for experienced players: a hand of three cards, the third one goes on to a neighbour.

Each seat plays the number of one card and the effect of another; the third is passed on face down, and two new ones
are dealt. Only their owners see the cards, and whoever passed one knows where it went.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import marks
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.cards import card_name, card_of
from kvartal.games.welcome.position import Welcome

HAND = codes.BOXES
"""The first box that a mode has for itself: three cards, -1 where there is none."""
PASSED = codes.BOXES + 3
"""The card passed on last."""
SPARE = 4


class Hands(Welcome):
    """A game with hands instead of stacks."""

    def __init__(
        self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0, leftward: int = 0
    ) -> None:
        Welcome.__init__(self, seats, box, modules, lowest, held)
        self.leftward = leftward
        """Whether the third card goes to the left neighbour, who is the next seat, instead of the right one."""
        for row in range(self.held):
            for i in range(4):
                self.boxes[row * self.boxes_each + codes.BOXES + i] = -1
        self.keep()

    # Chance.

    def each(self) -> int:
        """Tells how many cards each seat gets in this deal."""
        return 2 if self.round else 3

    def dealt(self) -> None:
        """Goes on when the plans lie on the table."""
        self.open_up()

    def put_back(self, card: int) -> None:
        """Puts a card under the others that may come."""
        i = self.box.card_at[card]
        spot = i
        while i < self.box.size and self.box.card[i] == card:
            if i < 64:
                if not (self.low >> i) & 1:
                    spot = i
            elif not (self.high >> (i - 64)) & 1:
                spot = i
            i += 1
        if spot < 64:
            self.low |= sheet.ONE << spot
        else:
            self.high |= sheet.ONE << (spot - 64)

    def replenish(self) -> None:
        """Shuffles all cards that are in no hand."""
        self.gather()
        for row in range(self.held):
            for i in range(3):
                if self.boxes[row * self.boxes_each + HAND + i] >= 0:
                    self.pull(self.boxes[row * self.boxes_each + HAND + i])

    def gain(self, row: int, card: int) -> None:
        """Puts a card into a hand, which is kept in order."""
        b = row * self.boxes_each + HAND
        i = 2
        while i > 0 and (self.boxes[b + i - 1] < 0 or self.boxes[b + i - 1] > card):
            self.boxes[b + i] = self.boxes[b + i - 1]
            i -= 1
        self.boxes[b + i] = card
        for i in range(3):
            self.old_boxes[b + i] = self.boxes[b + i]

    def reveal(self, code: int) -> None:
        """Takes a plan, or deals a card to the next seat."""
        if self.stage == codes.PLANNING:
            Welcome.reveal(self, code)
            return
        self.pull(code)
        self.gain(self.drawn // self.each(), code)
        self.drawn += 1
        if self.drawn == self.each() * self.held:
            self.drawn = 0
            self.stage = codes.PLAY
            self.waiting = self.held
        elif self.left() == 0:
            self.replenish()

    # Combinations.

    def combos(self) -> int:
        """Counts the codes; those of shared pairs are not used."""
        return 12

    def offered(self, row: int, combo: int) -> int:
        """Gives the number of the first card, if the second is another one."""
        if combo < 3 or (combo - 3) // 3 == (combo - 3) % 3:
            return -1
        return self.boxes[row * self.boxes_each + HAND + (combo - 3) // 3] // 6

    def effect(self, row: int, combo: int) -> int:
        """Gives the effect of the second card."""
        return self.boxes[row * self.boxes_each + HAND + (combo - 3) % 3] % 6

    def fill_refusals(self, row: int, out: Moves) -> None:
        """Whoever is refused a permit still chooses the card to pass on."""
        for i in range(3):
            out.add(codes.REFUSE + 1 + i)

    # Rounds.

    def giver(self, row: int) -> int:
        """Tells from whom a seat gets its third card."""
        if self.leftward:
            return row - 1 if row else self.held - 1
        return row + 1 if row + 1 < self.held else 0

    def clean_up(self) -> None:
        """Passes the third cards on and forgets the turns."""
        if self.stage == codes.PLAY:
            for row in range(self.held):
                b = row * self.boxes_each
                combo = self.boxes[b + codes.COMBO]
                kept = combo - codes.GONE - 1 if combo >= codes.GONE else 3 - (combo - 3) // 3 - (combo - 3) % 3
                self.boxes[b + PASSED] = self.boxes[b + HAND + kept]
            for row in range(self.held):
                b = row * self.boxes_each
                self.boxes[b + HAND] = self.boxes[self.giver(row) * self.boxes_each + PASSED]
                self.boxes[b + HAND + 1] = -1
                self.boxes[b + HAND + 2] = -1
        Welcome.clean_up(self)

    def collect(self, wish: bool) -> None:
        """Goes on to the next deal; the cards that lie aside are shuffled in if somebody will, or if none are left."""
        self.stage = codes.DEALING
        if wish or self.left() == 0:
            self.replenish()

    # Other worlds.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deals the cards that the seat cannot see anew; it knows the card it passed on, and whence its own came."""
        Welcome.redeal(self, seat, rng)
        if self.table is not None:
            return
        own = seat - self.lowest
        for row in range(self.held):
            if row == own:
                continue
            b = row * self.boxes_each
            known = self.boxes[own * self.boxes_each + PASSED] if own >= 0 and self.giver(row) == own else -1
            held = 0
            for i in range(3):
                card = self.boxes[b + HAND + i]
                if card >= 0 and card == known:
                    known = -1
                    self.boxes[b + HAND + i] = -2
                elif card >= 0:
                    self.put_back(card)
                    held += 1
                    self.boxes[b + HAND + i] = -1
            # How many cards are to be dealt is noted until all hidden ones lie together.
            self.boxes[b + codes.TOTAL] = held
        for row in range(self.held):
            if row != own:
                self.refill(row, own, rng)

    def refill(self, row: int, own: int, rng: Rng) -> None:
        """Deals a hidden hand."""
        b = row * self.boxes_each
        kept = False
        for i in range(3):
            if self.boxes[b + HAND + i] == -2:
                kept = True
            self.boxes[b + HAND + i] = -1
        if kept:
            self.gain(row, self.boxes[own * self.boxes_each + PASSED])
        held = self.boxes[b + codes.TOTAL]
        self.boxes[b + codes.TOTAL] = 0
        for i in range(held):
            card = self.any_card(rng)
            self.pull(card)
            self.gain(row, card)
            if i == 0 and self.round and self.giver(row) != own:
                self.boxes[self.giver(row) * self.boxes_each + PASSED] = card
                self.old_boxes[self.giver(row) * self.boxes_each + PASSED] = card

    # For Python.

    def blank(self, lowest: int, held: int) -> Hands:
        """Gives an empty position of the same sort that holds these sheets."""
        return Hands(self.seats, self.box, self.modules, lowest, held, self.leftward)

    def hand(self, seat: int) -> list[int]:
        """Gives the cards that a seat holds, as `take` numbers them."""
        cards = [self.mark(seat, HAND + i) for i in range(3)]
        return [card for card in cards if card >= 0]

    def passed(self, seat: int) -> int:
        """Gives the card that a seat passed on last, or EMPTY."""
        return self.mark(seat, PASSED)

    def unknown(self, reader: int) -> list[int]:
        """Gives the cards in the pile and in hands that a reader cannot see."""
        cards = self.unseen()
        for seat in range(self.lowest, self.lowest + self.held):
            if seat != reader:
                cards += self.hand(seat)
                if reader >= 0 and self.held > 1 and self.giver(seat) == reader and self.passed(reader) >= 0:
                    cards.remove(self.passed(reader))
        return sorted(cards)

    def receiver(self) -> int:
        """Tells which seat gets the next card."""
        return self.drawn // self.each()

    def supplied(self) -> bool:
        """Tells whether the stage has the cards it needs."""
        for seat in range(self.seats):
            # What was passed on lies in the hand of whoever got it.
            passed = self.passed(self.giver(seat))
            if passed >= 0 and passed not in self.hand(seat):
                return False
        if self.stage == codes.PLANNING or self.stage == codes.TOPS:
            return self.stage == codes.PLANNING and Welcome.supplied(self)
        if self.stage == codes.PLAY:
            return all(len(self.hand(seat)) == 3 for seat in range(self.seats))
        if self.stage != codes.DEALING:
            return True
        each = self.each()
        for seat in range(self.seats):
            if len(self.hand(seat)) != 3 - each + min(max(self.drawn - seat * each, 0), each):
                return False
        return self.drawn < each * self.seats and self.left() > 0

    def extra_boxes(self, seat: int) -> dict[str, str]:
        """Writes the hand and the card passed on."""
        cards = {"hand": " ".join(map(card_name, self.hand(seat)))}
        passed = {"passed": card_name(self.passed(seat))} if self.passed(seat) >= 0 else {}
        return {name: value for name, value in (cards | passed).items() if value}

    def read_boxes(self, fields: Fields, seat: int, prefix: str) -> None:
        """Reads the hand and the card passed on."""
        try:
            cards = [card_of(word) for word in fields.words(f"{prefix}hand {seat}")]
            passed = [card_of(word) for word in fields.words(f"{prefix}passed {seat}")]
        except Unreadable as error:
            raise BadLine(fields.line(f"{prefix}hand {seat}"), error.key, **error.args_) from error
        if len(cards) > 3 or len(passed) > 1:
            raise BadLine(fields.line(f"{prefix}hand {seat}"), "welcome-row", field="hand", wanted=3, found=len(cards))
        # As they are written, not in order: it is by their places that a turn names cards.
        for i in range(3):
            self.set_mark(seat, HAND + i, cards[i] if i < len(cards) else marks.EMPTY)
        self.set_mark(seat, PASSED, passed[0] if passed else marks.EMPTY)

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        return (*Welcome.state(self), self.leftward)
