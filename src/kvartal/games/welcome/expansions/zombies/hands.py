"""Hands of two with zombie cards in the deck: one card is drawn a round, and one of both played goes to the left."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.supplies import hands, pile
from kvartal.games.welcome.supplies.hands import Hands
from kvartal.games.welcome.town import Town


class Pairs(Hands):
    """Three decks one after another, each of ten cards a seat and one zombie card."""

    def __init__(self, hordes: Hordes) -> None:
        Hands.__init__(self, True)
        self.hordes = hordes
        self.shuffles = False
        self.closes = False
        hordes.gives = True

    # Chance.

    def each(self, town: Town) -> int:
        """Before round one everybody gets a card, and in every round one more."""
        return 1 if town.course.round else 2

    def receiver(self, town: Town, drawn: int) -> int:
        """Returns which seat gets the next card of this deal, by how many have been drawn."""
        return town.first + drawn % town.held

    def first_cards(self, town: Town) -> bool:
        """Returns whether the first cards are dealt, before there is a deck."""
        return town.course.round == 0 and self.pile(town).drawn < town.held

    def lurks(self, town: Town) -> bool:
        """Returns whether the zombie card of the present deck has not come."""
        outbreak = self.hordes.outbreak(town)
        return outbreak.decks_made > 0 and (outbreak.zombies_hidden >> (outbreak.decks_made - 1)) & 1 != 0

    def size(self, town: Town) -> int:
        """Counts the construction cards left in the present deck."""
        outbreak = self.hordes.outbreak(town)
        return outbreak.deck_piles[outbreak.decks_made - 1] if outbreak.decks_made else 0

    def make_deck(self, town: Town) -> None:
        """Makes a deck of cards that are in no hand, if the one before is used up."""
        outbreak = self.hordes.outbreak(town)
        if outbreak.decks_made == 3 or self.size(town) or self.lurks(town):
            return
        self.replenish(town)
        cards = pile.left(self.pile(town))
        wanted = kinds.PER_SEAT * town.held
        outbreak.deck_piles[outbreak.decks_made] = wanted if wanted < cards else cards
        outbreak.decks_made += 1

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card, or the zombie card of the deck."""
        lurks = not self.first_cards(town) and self.lurks(town)
        if lurks and rng.below(self.size(town) + 1) == 0:
            left = sheet.ONE * self.hordes.outbreak(town).zombies_left
            return self.hordes.cards_at + bits.pick(left, rng.below(bits.count(left)))
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Deals a card to the next seat, or lets the hordes of everybody rise; then the same seat draws again."""
        cards = self.pile(town)
        outbreak = self.hordes.outbreak(town)
        if code >= codes.SPECIAL:
            outbreak.zombies_hidden &= ~(1 << (outbreak.decks_made - 1))
            self.make_deck(town)
            self.hordes.rise_all(town, code - self.hordes.cards_at)
            return
        if not self.first_cards(town):
            outbreak.deck_piles[outbreak.decks_made - 1] -= 1
        pile.pull(cards, town.box, code)
        self.gain(town, self.receiver(town, cards.drawn), code)
        cards.drawn += 1
        if cards.drawn == self.each(town) * town.held:
            cards.drawn = 0
            town.begin_turns()
        elif not self.first_cards(town):
            self.make_deck(town)

    # Combinations.

    def offered(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the number of one of the two cards, if the effect is that of the other."""
        if hands.number_card(combo) == 2 or hands.effect_card(combo) == 2:
            return -1
        return Hands.offered(self, town, here, combo)

    def refusals(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Which card goes on is said at the end of the turn."""
        out.add(codes.REFUSE)

    # Rounds.

    def end_turns(self, town: Town) -> None:
        """Passes the cards on that were named."""
        for seat in range(town.seats):
            here = facts.sheet_at(town.rows, seat)
            self.hand(here).passed = self.hand(here).cards[self.hordes.siege(here).card_given - 1]
            self.hordes.siege(here).card_given = 0
        for seat in range(town.seats):
            hand = self.hand(facts.sheet_at(town.rows, seat))
            hand.cards[0] = self.hand(facts.sheet_at(town.rows, self.giver(town, seat))).passed
            hand.cards[1] = -1

    def collect(self, town: Town, shuffle: bool) -> None:
        """Goes on to the next deal; the game ends when the third deck cannot deal to all."""
        town.course.stage = codes.DEALING
        if self.hordes.outbreak(town).decks_made == 3 and self.size(town) < town.held:
            town.course.stage = codes.FINISHED
        else:
            self.make_deck(town)
