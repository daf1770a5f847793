"""The cards still to come: a set, not an order. Of equal cards the first is always the next to go."""

from __future__ import annotations

from typing import Any

from kvartal.core import bits
from kvartal.core.rng import Rng
from kvartal.games.welcome import sheet
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.sense import Sense


class Pile(Sense):
    """Sheets with a pile of cards beside them."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Sense.__init__(self, seats, box, modules, lowest, held)
        self.low = 0
        """The cards not yet turned up: the first 64 of the box here, the others in `high`."""
        self.high = 0
        self.drawn = 0
        """How many cards or plans of this deal have been turned up."""
        self.gather()

    def gather(self) -> None:
        """Puts all cards back under the stacks."""
        size = self.box.size
        self.low = sheet.WORD if size >= 64 else (sheet.ONE << size) - 1
        self.high = (sheet.ONE << (size - 64)) - 1 if size > 64 else 0

    def left(self) -> int:
        """Counts the cards not yet turned up."""
        return bits.count(self.low) + bits.count(self.high)

    def any_card(self, rng: Rng) -> int:
        """Picks one of the cards not yet turned up."""
        below = bits.count(self.low)
        k = rng.below(below + bits.count(self.high))
        if k < below:
            return self.box.card[bits.pick(self.low, k)]
        return self.box.card[64 + bits.pick(self.high, k - below)]

    def pull(self, card: int) -> None:
        """Takes a card out of those not yet turned up; of equal cards the first."""
        i = self.box.card_at[card]
        while True:
            if i < 64:
                if (self.low >> i) & 1:
                    self.low &= ~(sheet.ONE << i)
                    return
            elif (self.high >> (i - 64)) & 1:
                self.high &= ~(sheet.ONE << (i - 64))
                return
            i += 1

    def any_plan(self, rng: Rng) -> int:
        """Picks a plan of the level whose turn it is."""
        found = 0
        for plan in range(self.box.plans):
            if self.box.plan_level[plan] == self.drawn + 1:
                found += 1
        k = rng.below(found)
        for plan in range(self.box.plans):
            if self.box.plan_level[plan] == self.drawn + 1:
                if k == 0:
                    return plan
                k -= 1
        return 0

    # For Python.

    def unseen(self) -> list[int]:
        """Gives the cards not yet turned up, in ascending order."""
        cards = self.box.cards()
        first = [card for i, card in enumerate(cards[:64]) if (self.low >> i) & 1]
        return first + [card for i, card in enumerate(cards[64:]) if (self.high >> i) & 1]

    def unknown(self, reader: int) -> list[int]:
        """Gives the cards that a reader cannot see, in ascending order."""
        return self.unseen()

    def likely(self) -> list[tuple[int, int]]:
        """Lists the cards that may be turned up next, each as often as it is there."""
        cards = self.unseen()
        return [(card, cards.count(card)) for card in sorted(set(cards))]

    def set_unseen(self, cards: list[int]) -> None:
        """Lets these cards, and no others, be still to come."""
        self.gather()
        for card in self.box.cards():
            if card in cards:
                cards = [*cards]
                cards.remove(card)
            else:
                self.pull(card)
