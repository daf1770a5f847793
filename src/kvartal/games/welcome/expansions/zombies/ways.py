"""The ways to play with zombie cards: how likely they are, what is told of the decks, and how they are written."""

from __future__ import annotations

import re
from math import gcd
from typing import TYPE_CHECKING

from kvartal.core.errors import BadLine
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import members
from kvartal.games.welcome.expansions.zombies.decks import DECKS, Decks
from kvartal.games.welcome.expansions.zombies.facts import Outbreak
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.ways import Way
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

ORDERS = ("right", "left", "both")
_PILE = re.compile(r"([0-9]|10)(z?)", re.ASCII)


class TwoDecks(Way):
    """Two shared decks, zombie cards in the first."""

    stacks = DECKS

    def __init__(self, box_size: int, hordes: Hordes) -> None:
        super().__init__(box_size)
        self.hordes = hordes

    def supply(self) -> Supply:
        """Makes the supply."""
        return Decks(self.hordes)

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next; those of the first deck are known by the number of each pile alone."""
        cards, outbreak = super().odds(game), game.record(Outbreak)
        pile = next((i for i in range(3) if outbreak.deck_piles[i] or outbreak.zombies_hidden >> i & 1), 2)
        if game.record(facts.Pile).drawn or not outbreak.zombies_hidden >> pile & 1:
            return cards
        orders = list(members(outbreak.zombies_left))
        plain = outbreak.deck_piles[pile] * len(orders)
        chances = [(card, count * plain) for card, count in cards if plain]
        chances += [(self.hordes.cards_at + order, len(self.unseen(game))) for order in orders]
        common = gcd(*(chance for _, chance in chances))
        return [(code, chance // common) for code, chance in chances]

    def left(self, game: Welcome) -> int:
        """Counts the construction cards of the first deck, with which the game ends."""
        return sum(game.record(Outbreak).deck_piles)

    def dealt(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells what chance turned up, and that the last round has come."""
        told = super().dealt(game, card, after)
        return [*told, Fact("welcome-fact-zombies-over")] if told and not self.left(after) else told

    def supplied(self, game: Welcome) -> bool:
        """Tells whether the stage has the cards it needs."""
        phase, stacks, drawn = game.phase, game.record(facts.Stacks), game.record(facts.Pile).drawn
        if phase in (codes.FINISHED, codes.PLANNING):
            return True
        unseen, dealing = len(self.unseen(game)), phase in (codes.TOPS, codes.DEALING)
        if unseen < self.left(game) or (dealing and (drawn >= DECKS or unseen < DECKS - drawn)):
            return False
        if dealing and drawn == 0 and not self.left(game):
            return False
        tops = drawn if phase == codes.TOPS else DECKS
        beside = DECKS if phase == codes.PLAY else drawn if phase == codes.DEALING else 0
        return all(top >= 0 for top in stacks.tops[:tops]) and all(e < codes.NOTHING for e in stacks.effects[:beside])

    def write(self, game: Welcome) -> list[str]:
        """Writes the two pairs, the piles of the first deck and the zombie cards to come."""
        outbreak = game.record(Outbreak)
        piles = [f"{n}{'z' if outbreak.zombies_hidden >> i & 1 else ''}" for i, n in enumerate(outbreak.deck_piles)]
        orders = " ".join(ORDERS[order] for order in members(outbreak.zombies_left)) or "none"
        return [*super().write(game), f"deck: {' '.join(piles)}", f"zombies: {orders}"]

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads them; raises `BadLine`."""
        super().read(fields, game)
        outbreak = game.record(Outbreak)
        piles = [_PILE.fullmatch(word) for word in fields.words("deck", "10z 10z 10z")]
        orders = fields.words("zombies", " ".join(ORDERS))
        orders = [] if orders == ["none"] else orders
        wrong = [word for word in orders if word not in ORDERS or orders.count(word) > 1]
        if wrong:
            raise BadLine(fields.line("zombies"), "welcome-bad-order", text=wrong[0][:20], orders=" ".join(ORDERS))
        sizes = [int(pile[1]) for pile in piles if pile]
        hidden = sum(1 << i for i, pile in enumerate(piles) if pile and pile[2])
        # Piles are used up one after another, and each has one zombie card.
        begun = [i for i, size in enumerate(sizes) if size < 10 or not hidden >> i & 1]
        used = [i for i, size in enumerate(sizes) if size or hidden >> i & 1]
        if len(sizes) != 3 or hidden.bit_count() != len(orders) or (begun and used and max(begun) > min(used)):
            raise BadLine(fields.line("deck") or fields.line("zombies"), "welcome-bad-deck")
        outbreak.deck_piles, outbreak.zombies_hidden = sizes, hidden
        outbreak.zombies_left = sum(1 << ORDERS.index(word) for word in orders)
        game.store(outbreak)
