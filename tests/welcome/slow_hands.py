"""Hands of the Collector's Edition read a second time: the experienced variant, also with zombies, half open.

A card's number is its owner's secret; its effect lies open, in a hand and when the card is passed on to the left.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tests.welcome.slow_decks import Chances
from tests.welcome.slow_paper import Card, card_of, card_text


class Hands:
    """One card each to begin with, then two more a round; two are played and discarded, the third goes to the left."""

    each = 2
    """How many cards a seat draws in a round."""

    def __init__(self, cards: list[Card], seats: int) -> None:
        self.seats = seats
        self.deck = Counter(map(card_text, cards))
        self.discard: Counter[str] = Counter()
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.passed: list[str] = [""] * seats
        """The card that each seat passed on last, whose number it knows."""
        self.to_draw = list(range(seats))
        """Whose cards come next: the owner of the game begins, then clockwise."""

    def next_round(self) -> None:
        self.to_draw = [seat for seat in range(self.seats) for _ in range(self.each)]

    def refill(self) -> None:
        """The discard is shuffled when a card is wanted and none is left."""
        if self.to_draw and not self.deck.total():
            self.deck, self.discard = self.discard, Counter()

    def likely(self) -> Chances:
        if not self.to_draw:
            return {}
        self.refill()
        return {card: Fraction(copies, self.deck.total()) for card, copies in self.deck.items() if copies}

    def turn_up(self, outcome: str) -> None:
        assert outcome in self.likely()
        self.deck[outcome] -= 1
        self.hands[self.to_draw.pop(0)].append(outcome)

    def offers(self, seat: int) -> dict[str, Card]:
        """The number of one card and the effect of another, cards counted from 1 as they stand in the hand."""
        hand = [card_of(card) for card in self.hands[seat]]
        return {
            f"take {i + 1} {j + 1}": (hand[i][0], hand[j][1])
            for i in range(len(hand))
            for j in range(len(hand))
            if i != j
        }

    def resolve(self, kept: list[int]) -> None:
        """The card kept by each seat, from 0, goes to the left, which is the next seat; the others are discarded."""
        passed = [hand.pop(at) for hand, at in zip(self.hands, kept, strict=True)]
        for hand in self.hands:
            self.discard.update(hand)
        self.hands = [[passed[seat - 1]] for seat in range(self.seats)]
        self.passed = passed

    def reshuffle(self) -> None:
        """After a first plan: deck and discard together, hands stay."""
        self.deck += self.discard
        self.discard = Counter()

    def seen(self, reader: int) -> list[list[str]]:
        """All hands as one seat sees them; of others the effects alone, but for the number it passed on itself."""
        found = []
        for seat, hand in enumerate(self.hands):
            known = [self.passed[reader]] if seat == (reader + 1) % self.seats else []
            shown = []
            for card in hand:
                if seat == reader:
                    shown.append(card)
                elif card in known:
                    known.remove(card)
                    shown.append(card)
                else:
                    shown.append(f"?-{card_of(card)[1]}")
            found.append(shown)
        return found


class ZombieHands(Hands):
    """With zombies: decks of ten cards a player and one zombie card, hands of two, three decks in all."""

    each = 1

    def __init__(self, cards: list[Card], seats: int) -> None:
        super().__init__(cards, seats)
        self.waiting = Counter(["zombie right", "zombie left", "zombie both"])
        self.decks = 0
        self.size = 0
        """How many construction cards are left in the deck; which of the unseen ones is not known."""
        self.zombie = 0

    def dealing(self) -> bool:
        """Whether the first cards are being dealt, from all."""
        return not self.decks and any(not hand for hand in self.hands)

    def refill(self) -> None:
        if self.dealing() or not self.to_draw or self.size or self.zombie:
            return
        self.deck += self.discard
        self.discard = Counter()
        self.size = min(10 * self.seats, self.deck.total())
        self.zombie = 1
        self.decks += 1

    def likely(self) -> Chances:
        if self.dealing() or not self.to_draw:
            return super().likely()
        self.refill()
        cards = self.size + self.zombie
        found = {
            card: Fraction(self.size, cards) * Fraction(copies, self.deck.total())
            for card, copies in self.deck.items()
            if copies and self.size
        }
        for card, copies in self.waiting.items():
            if copies and self.zombie:
                found[card] = Fraction(self.zombie, cards) * Fraction(copies, self.waiting.total())
        return found

    def turn_up(self, outcome: str) -> None:
        """A zombie card is settled by everybody and leaves the game; whoever drew it draws again."""
        dealing = self.dealing()
        assert outcome in self.likely()
        if outcome.startswith("zombie"):
            self.waiting[outcome] -= 1
            self.zombie = 0
            return
        self.deck[outcome] -= 1
        self.size -= not dealing
        self.hands[self.to_draw.pop(0)].append(outcome)

    def over(self) -> bool:
        """At the end of a round: whether the third deck cannot deal another one to everybody."""
        return self.decks == 3 and self.size < self.seats
