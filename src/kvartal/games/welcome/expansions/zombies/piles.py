"""Alone against a rival: one deck of three piles, with zombie cards and plan-completed cards among the others."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.modes.rivals.supply import Rivalry
from kvartal.games.welcome.supplies import hands, pile
from kvartal.games.welcome.supplies.hands import Hands
from kvartal.games.welcome.town import Town


class Piles(Rivalry):
    """Two cards a turn, one of which goes to the rival; zombies thin out what the rival has."""

    def __init__(self, hordes: Hordes, level: int, values: Sequence[int], completes: Sequence[bool]) -> None:
        Rivalry.__init__(self, level, values, completes)
        self.hordes = hordes
        self.closes = False
        hordes.gives = True

    # Chance.

    def each(self, town: Town) -> int:
        """Two cards a turn."""
        return 2

    def top(self, town: Town) -> int:
        """Returns which pile lies on top; the second goes on until its plan-completed card has come."""
        outbreak = self.hordes.outbreak(town)
        at = 0
        while (
            at < 2
            and outbreak.deck_piles[at] == 0
            and not (outbreak.zombies_hidden >> at) & 1
            and self.come(town) >= at
        ):
            at += 1
        return at

    def lurking(self, town: Town) -> int:
        """Counts the plan-completed cards of the topmost pile: none, one and two lie in the three."""
        at = self.top(town)
        # So many lie in this pile and in those above it.
        return at * (at + 1) // 2 - self.come(town)

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card of the topmost pile."""
        outbreak = self.hordes.outbreak(town)
        at = self.top(town)
        lurking = self.lurking(town)
        lurks = (outbreak.zombies_hidden >> at) & 1
        k = rng.below(outbreak.deck_piles[at] + lurks + lurking)
        if k < lurking:
            return self.cards_at + self.awaited(town, rng.below(3 - self.come(town)))
        if k < lurking + lurks:
            left = sheet.ONE * outbreak.zombies_left
            return self.hordes.cards_at + bits.pick(left, rng.below(bits.count(left)))
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Takes a card; a special one is settled at once, and another card is drawn for it."""
        outbreak = self.hordes.outbreak(town)
        if code < codes.SPECIAL:
            outbreak.deck_piles[self.top(town)] -= 1
        elif code < self.cards_at:
            outbreak.zombies_hidden &= ~(1 << self.top(town))
            if self.level:
                self.strike(town, code)
            self.hordes.rise_all(town, code - self.hordes.cards_at)
            return
        Rivalry.reveal(self, town, code)

    def strike(self, town: Town, card: int) -> None:
        """Lets a zombie card take the place of the two top cards of the rival, or of those that there are."""
        for _ in range(2):
            if self.rival(town).height:
                self.take_top(town)
        self.lay(town, card)

    # Turns.

    def offered(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the number of one of the two cards, if the effect is that of the other."""
        if hands.number_card(combo) == 2 or hands.effect_card(combo) == 2:
            return -1
        return Hands.offered(self, town, here, combo)

    def refusals(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Which card the rival gets is said at the end of the turn."""
        out.add(codes.REFUSE)

    def end_turns(self, town: Town) -> None:
        """Gives the rival the card that was named, and discards the other."""
        here = town.sheet(0)
        hand = self.hand(here)
        self.give(town, hand.cards[self.hordes.siege(here).card_given - 1])
        self.hordes.siege(here).card_given = 0
        hand.cards[0] = -1
        hand.cards[1] = -1

    def collect(self, town: Town, shuffle: bool) -> None:
        """The game ends when the construction cards run out, whatever lies below them."""
        outbreak = self.hordes.outbreak(town)
        left = outbreak.deck_piles[0] + outbreak.deck_piles[1] + outbreak.deck_piles[2]
        town.course.stage = codes.DEALING if left else codes.FINISHED

    def gift(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns what a card that is named brings the rival; taking a pair leaves both to be given."""
        return Rivalry.gift(self, town, here, combo) if combo > codes.GONE else 0
