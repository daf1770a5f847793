"""Three shared stacks: a pair is the number on top of one and the effect of the card that lay there before."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.supplies import facts as supplied
from kvartal.games.welcome.supplies import pile
from kvartal.games.welcome.town import Supply, Town


class Stacks(Supply):
    """The base game's cards: everybody plays from the same three pairs."""

    def __init__(self) -> None:
        Supply.__init__(self)
        self.stacks_at = 0

    def pile(self, town: Town) -> supplied.Pile:
        """Returns the cards still to come."""
        return supplied.pile_beside(town.course, self.common_at)

    def stacks(self, town: Town) -> supplied.Stacks:
        """Returns the three stacks."""
        return supplied.stacks_beside(town.course, self.stacks_at)

    def offered(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the number on top of a stack."""
        return codes.card_number(supplied.stacks_beside(town.course, self.stacks_at).tops[combo])

    def effect(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the effect beside a stack."""
        return supplied.stacks_beside(town.course, self.stacks_at).effects[combo]

    def begin(self, town: Town) -> None:
        """Turns up the first cards of the stacks."""
        town.course.stage = codes.TOPS

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card."""
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Lays a card on the next stack; the one below it is turned over to show its effect."""
        cards = self.pile(town)
        stacks = self.stacks(town)
        stack = cards.drawn
        pile.pull(cards, town.box, code)
        if town.course.stage == codes.DEALING:
            stacks.effects[stack] = codes.card_effect(stacks.tops[stack])
        stacks.tops[stack] = code
        cards.drawn += 1
        if cards.drawn == 3:
            cards.drawn = 0
            if town.course.stage == codes.TOPS:
                town.open_up()
            else:
                town.begin_turns()

    def collect(self, town: Town, shuffle: bool) -> None:
        """Goes on to the next deal; the cards are shuffled if somebody may and will, or if the stacks have run out."""
        cards = self.pile(town)
        town.course.stage = codes.DEALING
        if shuffle or pile.left(cards) < 3:
            pile.gather(cards, town.box)
            # The stacks are made anew: nothing lies on them until their first cards are turned up.
            for stack in range(3):
                self.stacks(town).tops[stack] = marks.EMPTY
                self.stacks(town).effects[stack] = codes.NOTHING
            town.course.stage = codes.TOPS
