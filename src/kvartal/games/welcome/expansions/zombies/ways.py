"""The ways to play with zombie cards: how likely they are, what is told of the decks, and how they are written."""

from __future__ import annotations

import re
from math import gcd, lcm
from typing import TYPE_CHECKING, Any

from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.facts import Record
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.decks import Decks
from kvartal.games.welcome.expansions.zombies.facts import Outbreak
from kvartal.games.welcome.expansions.zombies.hands import Pairs
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.facts import Box
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.way import Way, misfit
from kvartal.games.welcome.supplies.ways import Experienced
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

ORDERS = ("right", "left", "both")
MOST = 6
"""The most seats that can play with hands."""
HELD = 2
_PILE = re.compile(r"([0-9]{1,2})(z?)", re.ASCII)


Odds = list[tuple[int, int]]


def mixed(*sorts: tuple[int, Odds]) -> Odds:
    """Mixes sorts of cards of a pile: how many of each lie in it, and which these may be."""
    lying = [(count, odds, sum(weight for _, weight in odds)) for count, odds in sorts if count and odds]
    common = lcm(*(total for _, _, total in lying))
    chances = [(code, weight * count * (common // total)) for count, odds, total in lying for code, weight in odds]
    least = gcd(*(chance for _, chance in chances))
    return [(code, chance // least) for code, chance in chances]


def with_zombies(cards: Odds, outbreak: Outbreak, pile: int, first: int) -> Odds:
    """Adds the zombie cards to the construction cards that may come: one of them lies in this pile."""
    zombies = [(first + order, 1) for order in members(outbreak.zombies_left)]
    return mixed((outbreak.deck_piles[pile], cards), (1, zombies))


def read_orders(fields: Fields) -> list[str]:
    """Reads the zombie cards to come; raises `BadLine`."""
    orders = fields.words("zombies", " ".join(ORDERS))
    orders = [] if orders == ["none"] else orders
    for at, word in enumerate(orders):
        if word not in ORDERS:
            raise BadLine(fields.line("zombies"), "welcome-bad-order", text=word[:20], orders=tuple(ORDERS))
        if word in orders[:at]:
            raise BadLine(fields.line("zombies"), "welcome-order-twice", order=word)
    return orders


def write_orders(outbreak: Outbreak) -> str:
    """Writes the zombie cards to come."""
    return f"zombies: {' '.join(ORDERS[order] for order in members(outbreak.zombies_left)) or 'none'}"


def write_piles(outbreak: Outbreak) -> list[str]:
    """Writes the piles of a deck and the zombie cards to come."""
    piles = [f"{n}{'z' if outbreak.zombies_hidden >> i & 1 else ''}" for i, n in enumerate(outbreak.deck_piles)]
    return [f"deck: {' '.join(piles)}", write_orders(outbreak)]


def read_pile(fields: Fields, word: str, full: int) -> tuple[int, bool]:
    """Reads how many construction cards a pile has, and whether a zombie card is among them; raises `BadLine`."""
    pile = _PILE.fullmatch(word)
    if not pile or int(pile[1]) > full:
        raise BadLine(fields.line("deck"), "welcome-bad-deck", text=word[:20], most=full)
    return int(pile[1]), bool(pile[2])


def check_orders(fields: Fields, orders: list[str], lurking: int) -> None:
    """Raises `BadLine` if there are not as many zombie cards to come as lie in piles and decks."""
    if len(orders) != lurking:
        line = fields.line("zombies") or fields.line("deck")
        raise BadLine(line, "welcome-deck-zombies", wanted=lurking, found=len(orders))


def read_piles(fields: Fields, outbreak: Outbreak, full: int, completed: int = 0, plans: tuple[int, ...] = ()) -> None:
    """Reads them; raises `BadLine`.

    Piles are used up one after another. Each has a zombie card, and `plans` says how many plan-completed cards have
    come when it is used up.
    """
    words = fields.words("deck", " ".join([f"{full}z"] * 3))
    if len(words) != 3:
        raise BadLine(fields.line("deck"), "welcome-row", field="deck", wanted=3, found=len(words))
    piles = [read_pile(fields, word, full) for word in words]
    orders = read_orders(fields)
    sizes = [size for size, _ in piles]
    hidden = sum(lurks << i for i, (_, lurks) in enumerate(piles))
    check_orders(fields, orders, hidden.bit_count())
    plans = plans or (0, 0, 0)
    begun = [i for i, n in enumerate(sizes) if n < full or not hidden >> i & 1 or completed > (0, *plans)[i] < plans[i]]
    left = [i for i, n in enumerate(sizes) if n or hidden >> i & 1 or completed < plans[i]]
    if begun and left and max(begun) > min(left):
        line = fields.line("deck") or fields.line("completed")
        raise BadLine(
            line, "welcome-deck-order", pile=max(begun) + 1, before=min(left) + 1, plans="yes" if any(plans) else "no"
        )
    outbreak.deck_piles, outbreak.zombies_hidden = sizes, hidden
    outbreak.zombies_left = sum(1 << ORDERS.index(word) for word in orders)


class TwoDecks(Way):
    """Two shared decks, zombie cards in the first."""

    stacks = kinds.DECKS

    def __init__(self, box_size: int, hordes: Hordes) -> None:
        super().__init__(box_size)
        self.hordes = hordes

    def supply(self) -> Supply:
        """Makes the supply."""
        return Decks(self.hordes)

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next; those of the first deck are known by the number of each pile alone."""
        outbreak = game.record(Outbreak)
        pile = next((i for i in range(3) if outbreak.deck_piles[i] or outbreak.zombies_hidden >> i & 1), 2)
        if game.record(facts.Pile).drawn or not outbreak.zombies_hidden >> pile & 1:
            return super().odds(game)
        return with_zombies(super().odds(game), outbreak, pile, self.hordes.cards_at)

    def left(self, game: Welcome) -> int:
        """Counts the construction cards of the first deck, with which the game ends."""
        return sum(game.record(Outbreak).deck_piles)

    def dealt(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells what chance turned up, and that the last round has come."""
        told = super().dealt(game, card, after)
        return [*told, Fact("welcome-fact-zombies-over")] if told and not self.left(after) else told

    def misfit(self, game: Welcome) -> Refusal | None:
        """Says which field does not fit the stage."""
        wrong, phase = super().misfit(game), game.phase
        if wrong or phase in (codes.FINISHED, codes.PLANNING):
            return wrong
        unseen, left = len(self.unseen(game)), self.left(game)
        if unseen < left:
            return misfit("unseen", "few", left, unseen)
        first = phase in (codes.TOPS, codes.DEALING) and game.record(facts.Pile).drawn == 0
        return misfit("deck", "few", 1) if first and not left else None

    def write(self, game: Welcome) -> list[str]:
        """Writes the two pairs, the piles of the first deck and the zombie cards to come."""
        return [*super().write(game), *write_piles(game.record(Outbreak))]

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads them; raises `BadLine`."""
        super().read(fields, game)
        outbreak = game.record(Outbreak)
        read_piles(fields, outbreak, kinds.FULL)
        game.store(outbreak)


class TwoCards(Experienced):
    """Hands of two cards, and three decks with a zombie card each."""

    passes = False
    full = HELD

    def __init__(self, box_size: int, hordes: Hordes) -> None:
        super().__init__(box_size, leftward=True)
        self.hordes = hordes
        self.most = MOST

    def supply(self) -> Supply:
        """Makes the supply."""
        return Pairs(self.hordes)

    def fill(self, blank: dict[type[Record], Any], box: Box) -> None:
        """Prints the full pile; decks are made of it when the first cards are dealt."""
        super().fill(blank, box)
        blank[Outbreak].deck_piles = [0, 0, 0]

    def each(self, game: Welcome) -> int:
        """Returns how many cards each seat gets in this deal."""
        return 1 if game.round else 2

    def receiver(self, game: Welcome, drawn: int) -> int:
        """Returns which seat gets the next card of this deal, by how many have been drawn."""
        return drawn % game.seats

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next; the first ones are dealt from all cards."""
        outbreak, drawn = game.record(Outbreak), game.record(facts.Pile).drawn
        deck = outbreak.decks_made - 1
        if (not game.round and drawn < game.seats) or not outbreak.zombies_hidden >> deck & 1:
            return super().odds(game)
        return with_zombies(super().odds(game), outbreak, deck, self.hordes.cards_at)

    def left(self, game: Welcome) -> int:
        """Counts the construction cards of the present deck."""
        outbreak = game.record(Outbreak)
        return outbreak.deck_piles[outbreak.decks_made - 1] if outbreak.decks_made else 0

    def mispiled(self, game: Welcome) -> Refusal | None:
        """Says that a deck was made too early or not yet, or that it has more cards than are unseen."""
        begun = self._begun(game)
        if begun != bool(game.record(Outbreak).decks_made):
            return misfit("decks", "decks" if begun else "undecked")
        unseen, left = len(self.unseen(game)), self.left(game)
        return misfit("unseen", "few", left, unseen) if unseen < left else None

    def exhausted(self, game: Welcome) -> Refusal | None:
        """Says that neither a construction card nor a zombie card is left in the deck."""
        outbreak = game.record(Outbreak)
        lurks = outbreak.decks_made and outbreak.zombies_hidden >> outbreak.decks_made - 1 & 1
        return misfit("deck", "few", 1) if self._begun(game) and not lurks and self.left(game) <= 0 else None

    def _begun(self, game: Welcome) -> bool:
        """Returns whether the first deck must have been made: the first cards are dealt without one."""
        dealt = game.phase == codes.DEALING and game.record(facts.Pile).drawn >= game.seats
        return bool(game.round) or dealt or game.phase == codes.PLAY

    def write(self, game: Welcome) -> list[str]:
        """Writes the present deck, how many were made, and the zombie cards to come."""
        outbreak = game.record(Outbreak)
        if not outbreak.decks_made:
            return []
        lurks = outbreak.zombies_hidden >> outbreak.decks_made - 1 & 1
        return [
            f"deck: {self.left(game)}{'z' if lurks else ''}",
            f"decks: {outbreak.decks_made}",
            write_orders(outbreak),
        ]

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads them; raises `BadLine`."""
        outbreak = game.record(Outbreak)
        made = fields.number("decks", 0, 0, 3)
        if not made and fields.words("deck"):
            raise BadLine(fields.line("deck"), "welcome-deck-unmade")
        cards, lurks = read_pile(fields, fields.text("deck", "0"), kinds.PER_SEAT * game.seats)
        orders = read_orders(fields)
        check_orders(fields, orders, 3 - made + lurks)
        outbreak.decks_made = made
        outbreak.deck_piles = [cards if pile == made - 1 else 0 for pile in range(3)]
        outbreak.zombies_hidden = 7 & ~((1 << made) - 1) | lurks << max(made - 1, 0)
        outbreak.zombies_left = sum(1 << ORDERS.index(word) for word in orders)
        game.store(outbreak)
