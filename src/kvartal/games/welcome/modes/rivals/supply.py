"""The draw against a rival: three cards a turn, of which the rival gets the third, and the plan-completed cards."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.modes.rivals import facts as rivals
from kvartal.games.welcome.supplies import hands, pile
from kvartal.games.welcome.supplies.hands import Hands
from kvartal.games.welcome.town import Town


class Rivalry(Hands):
    """Three cards a turn; the plan-completed cards lie in the lower half."""

    hidden = False

    def __init__(self, level: int, values: Sequence[int], completes: Sequence[bool]) -> None:
        Hands.__init__(self)
        self.shuffles = False
        self.compares = level > 0
        self.level = level
        self.cards_at = 0
        """The first of the three plan-completed cards, as outcomes are numbered."""
        self.values = [0] * 6
        """What the rival's card says of each effect."""
        self.completes = [False] * 3
        """Whether the rival completes the plan of the first, second, third card that comes."""
        for effect in range(6):
            self.values[effect] = values[effect]
        for turn in range(3):
            self.completes[turn] = completes[turn]

    def rival(self, town: Town) -> rivals.Rival:
        """Returns cards and plans of the rival."""
        return rivals.rival_beside(town.course, self.rival_at)

    # Chance.

    def begin(self, town: Town) -> None:
        """Goes on to the first deal; what is compared with the rival is compared from the start."""
        Hands.begin(self, town)
        town.compare()
        town.keep()

    def each(self, town: Town) -> int:
        """Three cards a turn."""
        return 3

    def come(self, town: Town) -> int:
        """Counts the plan-completed cards that have come."""
        rival = self.rival(town)
        count = 0
        while count < 3 and rival.completed[count] >= 0:
            count += 1
        return count

    def lurking(self, town: Town) -> int:
        """Counts the plan-completed cards that may come next; they lie in the lower half, which has the odd card."""
        size = town.box.cards
        return 3 - self.come(town) if size - pile.left(self.pile(town)) >= size // 2 else 0

    def has_come(self, town: Town, slot: int) -> bool:
        """Returns whether the plan-completed card of a plan has come."""
        rival = self.rival(town)
        found = False
        for i in range(3):
            if rival.completed[i] == slot:
                found = True
        return found

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks a construction card, or one of the plan-completed cards."""
        lurking = self.lurking(town)
        if lurking:
            k = rng.below(pile.left(self.pile(town)) + lurking)
            if k < lurking:
                return self.cards_at + self.awaited(town, k)
        return pile.any_card(self.pile(town), town.box, rng)

    def awaited(self, town: Town, k: int) -> int:
        """Returns a plan whose plan-completed card has not come: the first of them, the next, and so on from 0."""
        slot = 0
        while k > 0 or self.has_come(town, slot):
            if not self.has_come(town, slot):
                k -= 1
            slot += 1
        return slot

    def reveal(self, town: Town, code: int) -> None:
        """Takes a card; a plan-completed one is settled at once, and another card is drawn for it."""
        if code < codes.SPECIAL:
            Hands.reveal(self, town, code)
            return
        self.complete(town, code - self.cards_at)
        town.chains.everybody.all_on_completed(town, code - self.cards_at)
        town.keep()
        town.interlude(codes.DEALING)

    def complete(self, town: Town, slot: int) -> None:
        """Lets the rival complete a plan, if its card says so: for the first points only before the player does."""
        rival = self.rival(town)
        come = self.come(town)
        rival.completed[come] = slot
        if self.completes[come]:
            plan = town.course.plan[slot]
            if town.sheet(town.first).plans[slot] >= 0:
                rival.rewards[slot] = town.box.plan_second[plan]
            else:
                rival.rewards[slot] = town.box.plan_first[plan]
            town.course.approved |= 1 << slot

    # Turns.

    def end_turns(self, town: Town) -> None:
        """Gives the rival the card that was not used, and discards the others."""
        here = town.sheet(0)
        hand = self.hand(here)
        self.give(town, hand.cards[hands.kept_card(here.combo)])
        for i in range(3):
            hand.cards[i] = -1

    def give(self, town: Town, card: int) -> None:
        """Gives the rival a card."""
        rival = self.rival(town)
        rival.given[rival.gifts] = card
        rival.gifts += 1
        self.lay(town, card)

    def lay(self, town: Town, card: int) -> None:
        """Lays a card on the rival's stack; a special one counts as a fence card."""
        rival = self.rival(town)
        below = rival.laid[rival.height - 1] if rival.height else -1
        rival.stack[rival.height] = card
        rival.laid[rival.height] = codes.FENCES
        if card < codes.SPECIAL:
            rival.laid[rival.height] = town.chains.everybody.all_laid_as(town, below, codes.card_effect(card))
        rival.height += 1

    def collect(self, town: Town, shuffle: bool) -> None:
        """The game ends when the cards run out."""
        town.course.stage = codes.DEALING if pile.left(self.pile(town)) else codes.FINISHED

    def redeal(self, town: Town, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    # Points.

    def counted(self, town: Town, effect: int) -> int:
        """Counts the cards of the stack that count as an effect."""
        rival = self.rival(town)
        count = 0
        for i in range(rival.height):
            if rival.laid[i] == effect:
                count += 1
        return count

    def plan_points(self, town: Town) -> int:
        """Adds up the plans that the rival completed."""
        rival = self.rival(town)
        points = 0
        for slot in range(3):
            if rival.rewards[slot] > 0:
                points += rival.rewards[slot]
        return points

    def with_estates(self, town: Town) -> bool:
        """Returns whether the sheet has estates; without them every card of the rival counts by its value."""
        boxes = 0
        for size in range(1, sheet.LARGEST + 1):
            boxes += town.box.agent_boxes[size]
        return boxes > 0

    def lined(self, town: Town, effect: int) -> bool:
        """Returns whether the cards of an effect are counted one by one: agents and bis count in estates."""
        return (effect != codes.AGENTS and effect != codes.BISES) or not self.with_estates(town)

    def card_points(self, town: Town) -> int:
        """Adds up the cards that are counted one by one."""
        points = 0
        for effect in range(6):
            if self.lined(town, effect):
                points += self.values[effect] * self.counted(town, effect)
        return points

    def estate_points(self, town: Town) -> int:
        """Adds up the estates between fence cards: up to six cards, agents and bis by their value, others one each."""
        if not self.with_estates(town):
            return 0
        rival = self.rival(town)
        points = 0
        size = 0
        estate_value = 0
        for i in range(rival.height + 1):
            effect = rival.laid[i] if i < rival.height else codes.FENCES
            if effect == codes.FENCES:
                if size <= sheet.LARGEST:
                    points += estate_value
                size = 0
                estate_value = 0
            else:
                size += 1
                estate_value += self.values[effect] if effect == codes.AGENTS or effect == codes.BISES else 1
        return points

    def rival_points(self, town: Town) -> int:
        """Adds up what the rival has, with what the listeners add; nothing at level 0."""
        if self.level == 0:
            return 0
        return (
            self.plan_points(town)
            + self.card_points(town)
            + self.estate_points(town)
            + town.chains.everybody.all_rival_points(town)
        )

    def take_top(self, town: Town) -> None:
        """Takes the top card of the stack away."""
        rival = self.rival(town)
        rival.height -= 1
        rival.stack[rival.height] = -1
        rival.laid[rival.height] = -1

    def gift(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Lays the card on the stack to see what it brings, and takes it back."""
        rival = self.rival(town)
        had = self.rival_points(town)
        self.give(town, self.hand(here).cards[hands.kept_card(combo)])
        gain = self.rival_points(town) - had
        rival.gifts -= 1
        rival.given[rival.gifts] = -1
        self.take_top(town)
        return gain

    # For Python.

    def count_of(self, town: Town, effect: int) -> int:
        """Counts the cards of the stack that count as an effect."""
        return self.counted(town, effect)

    def is_lined(self, town: Town, effect: int) -> bool:
        """Returns whether the cards of an effect are counted one by one."""
        return self.lined(town, effect)

    def has_estates(self, town: Town) -> bool:
        """Returns whether cards of the rival make up estates."""
        return self.with_estates(town)

    def estates_pay(self, town: Town) -> int:
        """Adds up the estates of the stack."""
        return self.estate_points(town)

    def relay(self, town: Town) -> None:
        """Finds out anew how the cards of the stack count."""
        rival = self.rival(town)
        height = rival.height
        rival.height = 0
        for i in range(height):
            self.lay(town, rival.stack[i])
