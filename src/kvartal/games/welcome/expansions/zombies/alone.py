"""Alone against a rival with zombie cards: how likely each card is, what they do to the rival, how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.facts import Record
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_of
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.facts import Outbreak
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.expansions.zombies.piles import Piles
from kvartal.games.welcome.expansions.zombies.ways import HELD, ORDERS, mixed, read_piles, write_piles
from kvartal.games.welcome.facts import Box
from kvartal.games.welcome.modes.rivals.facts import Rival
from kvartal.games.welcome.modes.rivals.way import LETTERS, Rivals
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.way import misfit
from kvartal.games.welcome.tables import EFFECTS
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

PLANS = (0, 1, 3)
"""For each pile, how many plan-completed cards have come when it is used up."""
NAMES = {f"zombie-{order}": number for number, order in enumerate(ORDERS)}
"""The zombie cards as a stack names them."""


class ThreePiles(Rivals):
    """Two cards a turn from one deck; zombie cards take the place of what the rival was given."""

    passes = False
    full = HELD

    def __init__(self, box_size: int, level: int, hordes: Hordes) -> None:
        super().__init__(box_size, level)
        self.hordes = hordes

    def supply(self) -> Supply:
        """Makes the supply."""
        values = [self.values.get(effect, 0) for effect in EFFECTS]
        return Piles(self.hordes, self.level, values, self.completes)

    def fill(self, blank: dict[type[Record], Any], box: Box) -> None:
        """Prints the full piles; the cards that lie in none of them are not known."""
        super().fill(blank, box)
        blank[Outbreak].deck_piles = [kinds.FULL_ALONE] * 3

    # The cards.

    def top(self, game: Welcome) -> int:
        """Returns which pile lies on top."""
        outbreak, come = game.record(Outbreak), len(self.come(game))
        left = (i for i in range(3) if outbreak.deck_piles[i] or outbreak.zombies_hidden >> i & 1 or come < PLANS[i])
        return next(left, 2)

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next: those of the topmost pile are known by their number alone."""
        outbreak, come, pile = game.record(Outbreak), self.come(game), self.top(game)
        cards = [(card, self.unseen(game).count(card)) for card in sorted(set(self.unseen(game)))]
        zombies = [(self.hordes.cards_at + order, 1) for order in members(outbreak.zombies_left)]
        letters = [(self.special_at + slot, 1) for slot in range(len(LETTERS)) if slot not in come]
        lurks = outbreak.zombies_hidden >> pile & 1
        return mixed((outbreak.deck_piles[pile], cards), (lurks, zombies), (PLANS[pile] - len(come), letters))

    def left(self, game: Welcome) -> int:
        """Counts the construction cards to come."""
        return sum(game.record(Outbreak).deck_piles)

    # What is told.

    def struck(self, game: Welcome) -> list[Fact]:
        """Tells how many cards a zombie card takes from the rival."""
        return [Fact("welcome-fact-zombies-rival", {"cards": min(game.record(Rival).height, 2)})] if self.level else []

    # Position texts.

    def misfit(self, game: Welcome) -> Refusal | None:
        """Says which field does not fit the stage."""
        # Of its plan-completed cards each pile says itself how many may have come.
        return super(Rivals, self).misfit(game)

    def mispiled(self, game: Welcome) -> Refusal | None:
        """Says that the piles have more cards than are unseen."""
        unseen, left = len(self.unseen(game)), self.left(game)
        return misfit("unseen", "few", left, unseen) if unseen < left else None

    def exhausted(self, game: Welcome) -> Refusal | None:
        """Says that too few cards are left; they are dealt once."""
        wanted, found = self.full - game.record(facts.Pile).drawn, self.left(game)
        return misfit("deck", "few", wanted, found) if found < wanted else None

    def write(self, game: Welcome) -> list[str]:
        """Writes what the rival has, the piles and the zombie cards to come."""
        return [*super().write(game), *write_piles(game.record(Outbreak))]

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads them; raises `BadLine`."""
        super().read(fields, game)
        outbreak, rival = game.record(Outbreak), game.record(Rival)
        read_piles(fields, outbreak, kinds.FULL_ALONE, len(self.come(game)), PLANS)
        for card in rival.stack[: rival.height]:
            order = card - self.hordes.cards_at
            if card >= codes.SPECIAL and outbreak.zombies_left >> order & 1:
                raise BadLine(fields.line("lies"), "welcome-order-come", order=ORDERS[order])
        game.store(outbreak)

    def read_stack(self, fields: Fields, given: list[int]) -> list[int]:
        """Reads the stack, in which zombie cards have taken the place of others; raises `BadLine`."""
        words = fields.words("lies")
        if not words:
            return given
        try:
            stack = [self.hordes.cards_at + NAMES[word] if word in NAMES else card_of(word) for word in words]
        except Unreadable as error:
            raise BadLine(fields.line("lies"), error.key, **error.args_) from error
        rest, zombies = iter(given), [card for card in stack if card >= codes.SPECIAL]
        wrong = [card for card in stack if card < codes.SPECIAL and card not in rest]
        if wrong or not zombies or len(set(zombies)) < len(zombies) or not self.level:
            raise BadLine(fields.line("lies"), "welcome-bad-lies")
        return stack
