"""The ways to play with zombie cards: how likely they are, what is told of the decks, and how they are written."""

from __future__ import annotations

import re
from math import gcd, lcm
from typing import TYPE_CHECKING, Any

from kvartal.core.bits import members
from kvartal.core.errors import BadLine
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
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.supplies.ways import Experienced
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

ORDERS = ("right", "left", "both")
MOST = 6
"""The most seats that can play with hands."""
HELD = 2
_PILE = re.compile(r"([0-9]|1[0-9]|20)(z?)", re.ASCII)


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
    wrong = [word for word in orders if word not in ORDERS or orders.count(word) > 1]
    if wrong:
        raise BadLine(fields.line("zombies"), "welcome-bad-order", text=wrong[0][:20], orders=tuple(ORDERS))
    return orders


def write_orders(outbreak: Outbreak) -> str:
    """Writes the zombie cards to come."""
    return f"zombies: {' '.join(ORDERS[order] for order in members(outbreak.zombies_left)) or 'none'}"


def write_piles(outbreak: Outbreak) -> list[str]:
    """Writes the piles of a deck and the zombie cards to come."""
    piles = [f"{n}{'z' if outbreak.zombies_hidden >> i & 1 else ''}" for i, n in enumerate(outbreak.deck_piles)]
    return [f"deck: {' '.join(piles)}", write_orders(outbreak)]


def read_piles(fields: Fields, outbreak: Outbreak, full: int, completed: int = 0, plans: tuple[int, ...] = ()) -> None:
    """Reads them; raises `BadLine`.

    Piles are used up one after another. Each has a zombie card, and `plans` says how many plan-completed cards have
    come when it is used up.
    """
    line = fields.line("deck") or fields.line("zombies")
    piles = [_PILE.fullmatch(word) for word in fields.words("deck", " ".join([f"{full}z"] * 3))]
    orders = read_orders(fields)
    sizes = [int(pile[1]) for pile in piles if pile]
    if len(piles) != 3 or len(sizes) != 3:
        raise BadLine(line, "welcome-bad-deck", most=full)
    hidden = sum(1 << i for i, pile in enumerate(piles) if pile and pile[2])
    plans = plans or (0, 0, 0)
    begun = [i for i, n in enumerate(sizes) if n < full or not hidden >> i & 1 or completed > (0, *plans)[i] < plans[i]]
    left = [i for i, n in enumerate(sizes) if n or hidden >> i & 1 or completed < plans[i]]
    wrong = max(sizes) > full or hidden.bit_count() != len(orders)
    if wrong or (begun and left and max(begun) > min(left)):
        raise BadLine(line, "welcome-bad-deck", most=full)
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

    def supplied(self, game: Welcome) -> bool:
        """Returns whether the stage has the cards it needs."""
        phase, stacks, drawn = game.phase, game.record(facts.Stacks), game.record(facts.Pile).drawn
        if phase in (codes.FINISHED, codes.PLANNING):
            return True
        unseen, dealing = len(self.unseen(game)), phase in (codes.TOPS, codes.DEALING)
        if unseen < self.left(game) or (dealing and (drawn >= kinds.DECKS or unseen < kinds.DECKS - drawn)):
            return False
        if dealing and drawn == 0 and not self.left(game):
            return False
        tops = drawn if phase == codes.TOPS else kinds.DECKS
        beside = kinds.DECKS if phase == codes.PLAY else drawn if phase == codes.DEALING else 0
        return all(top >= 0 for top in stacks.tops[:tops]) and all(e < codes.NOTHING for e in stacks.effects[:beside])

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

    def supplied(self, game: Welcome) -> bool:
        """Returns whether the stage has the cards it needs."""
        phase, drawn, outbreak = game.phase, game.record(facts.Pile).drawn, game.record(Outbreak)
        hands = [self.held(game, seat) for seat in range(game.seats)]
        for seat in range(game.seats):
            passed = game.record(facts.Hand, self.giver(game, seat)).passed
            if passed >= 0 and passed not in hands[seat]:
                return False
        if phase in (codes.FINISHED, codes.PLANNING):
            return True
        begun = bool(game.round) or (phase == codes.DEALING and drawn >= game.seats) or phase == codes.PLAY
        if phase == codes.TOPS or begun != bool(outbreak.decks_made) or len(self.unseen(game)) < self.left(game):
            return False
        if phase == codes.PLAY:
            return all(len(hand) == HELD for hand in hands)
        each = self.each(game)
        got = [self.receiver(game, card) for card in range(drawn)]
        if any(len(hand) != HELD - each + got.count(seat) for seat, hand in enumerate(hands)):
            return False
        lurks = begun and bool(outbreak.zombies_hidden >> outbreak.decks_made - 1 & 1)
        return drawn < each * game.seats and (not begun or lurks or self.left(game) > 0)

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
        deck = re.fullmatch(r"([0-9]{1,2})(z?)", fields.text("deck", "0"), re.ASCII)
        orders = read_orders(fields)
        if not deck or int(deck[1]) > kinds.PER_SEAT * game.seats or len(orders) != 3 - made + bool(deck[2]):
            most = kinds.PER_SEAT * game.seats
            raise BadLine(fields.line("deck") or fields.line("zombies"), "welcome-bad-deck", most=most)
        outbreak.decks_made = made
        outbreak.deck_piles = [int(deck[1]) if pile == made - 1 else 0 for pile in range(3)]
        outbreak.zombies_hidden = 7 & ~((1 << made) - 1) | bool(deck[2]) << max(made - 1, 0)
        outbreak.zombies_left = sum(1 << ORDERS.index(word) for word in orders)
        game.store(outbreak)
