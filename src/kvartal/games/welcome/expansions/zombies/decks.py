"""Two decks: zombie cards lie among the cards of the first one, whose last construction card makes the last round."""

from __future__ import annotations

from kvartal.core import bits, dice
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.expansions.zombies import facts as zombies
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.supplies import pile
from kvartal.games.welcome.supplies.stacks import Stacks
from kvartal.games.welcome.town import Town


class Decks(Stacks):
    """Everybody plays from the same two pairs, and the hordes of everybody move at once."""

    def __init__(self, hordes: Hordes) -> None:
        Stacks.__init__(self)
        self.hordes = hordes
        self.shuffles = False

    def combos(self) -> int:
        """There are two pairs."""
        return kinds.DECKS

    def top(self, town: Town) -> int:
        """Returns which pile of the first deck lies on top."""
        outbreak = zombies.outbreak_beside(town.course, self.hordes.common_at)
        at = 0
        while at < 2 and outbreak.deck_piles[at] == 0 and not (outbreak.zombies_hidden >> at) & 1:
            at += 1
        return at

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card; in the first deck it may be the zombie card of the topmost pile."""
        outbreak = zombies.outbreak_beside(town.course, self.hordes.common_at)
        at = self.top(town)
        lurks = self.pile(town).drawn == 0 and (outbreak.zombies_hidden >> at) & 1
        if lurks and dice.below(rng, outbreak.deck_piles[at] + 1) == 0:
            left = sheet.ONE * outbreak.zombies_left
            return self.hordes.cards_at + bits.pick(left, dice.below(rng, bits.count(left)))
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Lays a card on the next deck and turns the one below it over, or lets the hordes rise."""
        cards = self.pile(town)
        outbreak = zombies.outbreak_beside(town.course, self.hordes.common_at)
        if code >= codes.SPECIAL:
            outbreak.zombies_hidden &= ~(1 << self.top(town))
            self.hordes.rise_all(town, code - self.hordes.cards_at)
            return
        stacks = self.stacks(town)
        stack = cards.drawn
        if stack == 0:
            outbreak.deck_piles[self.top(town)] -= 1
        pile.pull(cards, town.box, code)
        if town.course.stage == codes.DEALING:
            stacks.effects[stack] = codes.card_effect(stacks.tops[stack])
        stacks.tops[stack] = code
        cards.drawn += 1
        if cards.drawn == kinds.DECKS:
            cards.drawn = 0
            if town.course.stage == codes.TOPS:
                town.open_up()
            else:
                town.begin_turns()

    def collect(self, town: Town, shuffle: bool) -> None:
        """Goes on to the next deal; the game ends with the construction cards of the first deck."""
        outbreak = zombies.outbreak_beside(town.course, self.hordes.common_at)
        left = outbreak.deck_piles[0] + outbreak.deck_piles[1] + outbreak.deck_piles[2]
        town.course.stage = codes.DEALING if left else codes.FINISHED
