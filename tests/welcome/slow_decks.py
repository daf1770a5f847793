"""The decks of the Collector's Edition read a second time: which card may come next, and how likely it is.

Chances are kept as fractions. A deck is a list of piles; of a pile one knows how many construction cards, zombie cards
and plan-completed cards it holds, not which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from tests.welcome.slow_paper import Card, card_text

Pile = tuple[int, int, int]
"""How many construction, zombie and plan-completed cards lie in it."""
Chances = dict[str, Fraction]
COMPLETED = ("completed A", "completed B", "completed C")


class Piles:
    """A deck of shuffled piles, the first on top.

    Outcomes are `7-park`, `zombie both`, `completed A`. The unseen construction cards may include some that lie in
    no pile of this deck.
    """

    def __init__(self, cards: Iterable[Card], piles: Iterable[Pile], solo: Sequence[str] = COMPLETED) -> None:
        self.unseen = Counter(map(card_text, cards))
        self.zombies = Counter(["zombie right", "zombie left", "zombie both"])
        self.completed = Counter(solo)
        self.piles = [list(pile) for pile in piles]

    def left(self) -> int:
        """How many construction cards are still to come."""
        return sum(pile[0] for pile in self.piles)

    def likely(self) -> Chances:
        """What may come next; nothing once the last construction card has come, whatever lies below it."""
        if not self.left():
            return {}
        pile = next(pile for pile in self.piles if sum(pile))
        found = {}
        for count, kind in zip(pile, (self.unseen, self.zombies, self.completed), strict=True):
            for outcome, copies in kind.items():
                if count and copies:
                    found[outcome] = Fraction(count, sum(pile)) * Fraction(copies, kind.total())
        return found

    def turn_up(self, outcome: str) -> None:
        """The next card comes."""
        assert outcome in self.likely()
        pile = next(pile for pile in self.piles if sum(pile))
        kinds = (self.unseen, self.zombies, self.completed)
        at = next(at for at, kind in enumerate(kinds) if kind[outcome])
        pile[at] -= 1
        kinds[at][outcome] -= 1


def rival_deck(cards: list[Card]) -> Piles:
    """Two halves; the three plan-completed cards lie in the lower one, which also has the odd card."""
    upper = len(cards) // 2
    return Piles(cards, [(upper, 0, 0), (len(cards) - upper, 0, 3)])


def hunt_deck(cards: list[Card]) -> Piles:
    """The score hunt of the base booklet: the solo card lies in the lower half."""
    upper = (len(cards) + 1) // 2
    return Piles(cards, [(upper, 0, 0), (len(cards) - upper, 0, 1)], ["solo"])


def zombie_rival_deck(cards: list[Card]) -> Piles:
    """Sixty cards in three piles, with a zombie card each and no, one and two plan-completed cards."""
    return Piles(cards, [(20, 1, 0), (20, 1, 1), (20, 1, 2)])


class TwoDecks:
    """The zombie game without hands: deck one of three piles of ten and a zombie card each, deck two of the rest.

    A round shows two pairs, the number on top of a deck and the effect of the card that lay there before.
    """

    def __init__(self, cards: list[Card]) -> None:
        self.one = Piles(cards, [(10, 1, 0)] * 3)
        self.second = len(cards) - 30
        self.tops: list[Card | None] = [None, None]
        self.beside: list[str] = ["", ""]

    def next_round(self) -> None:
        """The tops are turned over and lie beside their decks."""
        self.beside = ["" if top is None else top[1] for top in self.tops]
        self.tops = [None, None]

    def drawing(self) -> int:
        """From which deck the next card is turned up: 0 or 1, 2 if both show one."""
        return self.tops.index(None) if None in self.tops else 2

    def likely(self) -> Chances:
        if self.drawing() == 0:
            return self.one.likely()
        total = self.one.unseen.total()
        return {outcome: Fraction(copies, total) for outcome, copies in self.one.unseen.items() if copies}

    def turn_up(self, outcome: str) -> bool:
        """The next card comes; tells whether it is a zombie card, which is settled before anything else."""
        assert outcome in self.likely()
        if self.drawing() == 1:
            self.one.unseen[outcome] -= 1
            self.second -= 1
        else:
            self.one.turn_up(outcome)
            if outcome.startswith("zombie"):
                return True
        number, _, effect = outcome.partition("-")
        self.tops[self.drawing()] = (float(number), effect)
        return False

    def offers(self) -> dict[str, Card]:
        return {
            f"take {at + 1}": (top[0], effect)
            for at, (top, effect) in enumerate(zip(self.tops, self.beside, strict=True))
            if top is not None
        }

    def last_round(self) -> bool:
        """Whether the last construction card of deck one lies open."""
        return not self.one.left()
