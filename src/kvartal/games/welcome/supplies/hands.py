"""Hands of three cards: each seat plays the number of one and the effect of another, and the third is passed on.

Their numbers are their owners' secret, and whoever passed a card on knows where it went; effects lie open.
"""

from __future__ import annotations

from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.supplies import facts as supplied
from kvartal.games.welcome.supplies import pile
from kvartal.games.welcome.town import Supply, Town


def number_card(combo: int) -> int:
    """Returns which card of the hand gives the number."""
    return (combo - 3) // 3


def effect_card(combo: int) -> int:
    """Returns which card of the hand gives the effect."""
    return (combo - 3) % 3


def kept_card(combo: int) -> int:
    """Returns which card of the hand is left over."""
    return combo - codes.GONE - 1 if combo >= codes.GONE else 3 - number_card(combo) - effect_card(combo)


class Hands(Supply):
    """The cards of experienced players."""

    hidden = True

    def __init__(self, leftward: bool = False) -> None:
        Supply.__init__(self)
        self.leftward = leftward
        """Whether the third card goes to the left neighbour, who is the next seat, instead of the right one.

        The first hands are then dealt in two goes: a card to everybody, and two more as in any other round.
        """

    def pile(self, town: Town) -> supplied.Pile:
        """Returns the cards still to come."""
        return supplied.pile_beside(town.course, self.common_at)

    def hand(self, here: facts.Sheet) -> supplied.Hand:
        """Returns the cards of a seat."""
        return supplied.hand_beside(here, self.row_at)

    # Chance.

    def each(self, town: Town) -> int:
        """Returns how many cards each seat gets in this deal."""
        return 2 if town.course.round else 3

    def receiver(self, town: Town, drawn: int) -> int:
        """Returns which seat gets the next card of this deal, by how many have been drawn."""
        if self.leftward and town.course.round == 0:
            return town.first + (drawn if drawn < town.held else (drawn - town.held) // 2)
        return town.first + drawn // self.each(town)

    def begin(self, town: Town) -> None:
        """Goes on to the turns before round one, or to the first deal."""
        town.open_up()

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card."""
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Deals a card to the next seat."""
        cards = self.pile(town)
        pile.pull(cards, town.box, code)
        self.gain(town, self.receiver(town, cards.drawn), code)
        cards.drawn += 1
        if cards.drawn == self.each(town) * town.held:
            cards.drawn = 0
            town.begin_turns()
        elif pile.left(cards) == 0:
            self.replenish(town)

    def gain(self, town: Town, seat: int, card: int) -> None:
        """Puts a card into a hand, which is kept in order."""
        hand = self.hand(facts.sheet_at(town.rows, seat))
        shown = self.hand(facts.sheet_at(town.begun, seat))
        i = 2
        while i > 0 and (hand.cards[i - 1] < 0 or hand.cards[i - 1] > card):
            hand.cards[i] = hand.cards[i - 1]
            i -= 1
        hand.cards[i] = card
        for i in range(3):
            shown.cards[i] = hand.cards[i]

    def replenish(self, town: Town) -> None:
        """Shuffles all cards that are in no hand."""
        cards = self.pile(town)
        pile.gather(cards, town.box)
        for seat in range(town.first, town.first + town.held):
            hand = self.hand(facts.sheet_at(town.rows, seat))
            for i in range(3):
                if hand.cards[i] >= 0:
                    pile.pull(cards, town.box, hand.cards[i])

    # Combinations.

    def combos(self) -> int:
        """Counts the codes; those of shared pairs are not used."""
        return 12

    def offered(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the number of the first card, if the second is another one."""
        if combo < 3 or number_card(combo) == effect_card(combo):
            return -1
        return codes.card_number(self.hand(here).cards[number_card(combo)])

    def effect(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the effect of the second card."""
        return codes.card_effect(self.hand(here).cards[effect_card(combo)])

    def refusals(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Whoever is refused a permit still chooses the card to pass on."""
        for i in range(3):
            out.add(codes.REFUSE + 1 + i)

    # Rounds.

    def giver(self, town: Town, seat: int) -> int:
        """Returns from whom a seat gets its third card."""
        if self.leftward:
            return seat - 1 if seat else town.seats - 1
        return seat + 1 if seat + 1 < town.seats else 0

    def end_turns(self, town: Town) -> None:
        """Passes the third cards on."""
        for seat in range(town.seats):
            here = facts.sheet_at(town.rows, seat)
            self.hand(here).passed = self.hand(here).cards[kept_card(here.combo)]
        for seat in range(town.seats):
            hand = self.hand(facts.sheet_at(town.rows, seat))
            hand.cards[0] = self.hand(facts.sheet_at(town.rows, self.giver(town, seat))).passed
            hand.cards[1] = -1
            hand.cards[2] = -1

    def collect(self, town: Town, shuffle: bool) -> None:
        """Goes on to the next deal; the cards that lie aside are shuffled in if somebody will, or if none are left."""
        town.course.stage = codes.DEALING
        if shuffle or pile.left(self.pile(town)) == 0:
            self.replenish(town)

    # Other worlds.

    def redeal(self, town: Town, seat: int, rng: Rng) -> None:
        """Deals the numbers that the seat cannot see anew; effects lie open, and it knows the card it passed on."""
        for other in range(town.seats):
            if other != seat:
                self.mask(town, other, seat)
        for other in range(town.seats):
            if other != seat:
                self.unmask(town, other, seat, rng)

    def mask(self, town: Town, other: int, seat: int) -> None:
        """Takes a hidden hand back into the pile, and notes its effects; what is left of it is known to the seat."""
        hand = self.hand(facts.sheet_at(town.rows, other))
        received = self.hand(facts.sheet_at(town.rows, self.giver(town, other))).passed
        known = self.giver(town, other) == seat
        hand.masked = 0
        hand.received = codes.NOTHING
        for i in range(3):
            card = hand.cards[i]
            if card < 0:
                continue
            if card == received:
                received = -1
                if known:
                    continue
                hand.received = codes.card_effect(card)
            else:
                hand.masked += 1 << (2 * codes.card_effect(card))
            pile.put_back(self.pile(town), town.box, card)
            hand.cards[i] = -1

    def unmask(self, town: Town, other: int, seat: int, rng: Rng) -> None:
        """Deals a hidden hand: other numbers with the same effects, in an order that tells nothing of the numbers."""
        hand = self.hand(facts.sheet_at(town.rows, other))
        giver = self.giver(town, other)
        masked = hand.masked
        received = hand.received
        hand.masked = 0
        hand.received = codes.NOTHING
        known = -1
        for i in range(3):
            if hand.cards[i] >= 0:
                known = hand.cards[i]
            hand.cards[i] = -1
        if known >= 0:
            self.gain(town, other, known)
        if received < codes.NOTHING:
            card = self.replace(town, other, received, rng)
            self.hand(facts.sheet_at(town.rows, giver)).passed = card
            self.hand(facts.sheet_at(town.begun, giver)).passed = card
        for effect in range(6):
            wanted = (masked >> (2 * effect)) & 3
            while wanted:
                self.replace(town, other, effect, rng)
                wanted -= 1

    def replace(self, town: Town, seat: int, effect: int, rng: Rng) -> int:
        """Deals any card with an effect to a hand, and tells which."""
        card = pile.any_with(self.pile(town), town.box, effect, rng)
        pile.pull(self.pile(town), town.box, card)
        self.gain(town, seat, card)
        return card


class Hunt(Hands):
    """The solo draw: three cards a turn; somewhere in the lower half lies the card that approves all plans."""

    hidden = False

    def __init__(self) -> None:
        Hands.__init__(self)
        self.shuffles = False
        self.hunt_at = 0

    def hunt(self, town: Town) -> supplied.Hunt:
        """Returns whether the solo card has come up."""
        return supplied.hunt_beside(town.course, self.hunt_at)

    def each(self, town: Town) -> int:
        """Three cards a turn."""
        return 3

    def lurks(self, town: Town) -> bool:
        """Returns whether the next card may be the solo card, which lies in the lower half."""
        size = town.box.cards
        return self.hunt(town).found == 0 and size - pile.left(self.pile(town)) >= (size + 1) // 2

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a card, or the solo card."""
        if self.lurks(town) and rng.below(pile.left(self.pile(town)) + 1) == 0:
            return codes.SOLO_CARD
        return pile.any_card(self.pile(town), town.box, rng)

    def reveal(self, town: Town, code: int) -> None:
        """Takes a card; the solo card approves all plans and another card is drawn for it."""
        if code == codes.SOLO_CARD:
            self.hunt(town).found = 1
            town.course.approved = 7
        else:
            Hands.reveal(self, town, code)

    def refusals(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """There is nobody to pass a card to."""
        out.add(codes.REFUSE)

    def end_turns(self, town: Town) -> None:
        """Discards all three cards."""
        hand = self.hand(facts.sheet_at(town.rows, 0))
        for i in range(3):
            hand.cards[i] = -1

    def collect(self, town: Town, shuffle: bool) -> None:
        """The game ends when the cards run out."""
        town.course.stage = codes.DEALING if pile.left(self.pile(town)) else codes.FINISHED

    def redeal(self, town: Town, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""
