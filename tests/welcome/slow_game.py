"""Whole games of the Collector's Edition, read a second time: chance, interludes, turns, rounds, rivals, the end.

Feed it outcomes and action texts: `likely` tells what chance may bring, `acting` who may step, `legal` how.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tests.welcome import (
    slow_american_dream,
    slow_christmas,
    slow_doomsday,
    slow_easter,
    slow_halloween,
    slow_icecream,
    slow_quack,
    slow_roswell,
)
from tests.welcome.slow_decks import Chances, Piles, TwoDecks, hunt_deck, rival_deck, zombie_rival_deck
from tests.welcome.slow_hands import Hands, ZombieHands
from tests.welcome.slow_paper import Card, card_of, card_text, deck
from tests.welcome.slow_rivals import Rival
from tests.welcome.slow_turn import PLANS, Sheet, Turn, layers_of, reason_to_end, round_end, score


class Supply:
    """Where cards come from and where they go: three stacks."""

    refusals: Sequence[str] = ("refuse",)
    ends: Sequence[str] = ("done",)

    def __init__(self, cards: list[Card]) -> None:
        self.all = Counter(map(card_text, cards))
        self.unseen = Counter(self.all)
        self.tops: list[str] = []
        self.pairs: list[Card] = []

    def opened(self) -> bool:
        """Whether what lies open before round one lies there."""
        return len(self.tops) == 3

    def ready(self) -> bool:
        return len(self.pairs) == 3

    def likely(self) -> Chances:
        return {card: Fraction(n, self.unseen.total()) for card, n in self.unseen.items() if n}

    def turn_up(self, outcome: str) -> str:
        """A card comes; gives its text if it is a special one."""
        self.unseen[outcome] -= 1
        if not self.opened():
            self.tops.append(outcome)
            return ""
        at = len(self.pairs)
        self.pairs.append((card_of(outcome)[0], card_of(self.tops[at])[1]))
        self.tops[at] = outcome
        return ""

    def offers(self, seat: int) -> dict[str, Card]:
        return {f"take {at + 1}": pair for at, pair in enumerate(self.pairs)}

    def resolve(self, turns: Sequence[Turn]) -> list[Card]:
        """A round is over; gives the cards that go to the rival."""
        self.pairs = []
        if any(turn.wish for turn in turns) or self.unseen.total() < 3:
            self.unseen, self.tops = Counter(self.all), []
        return []

    def last(self) -> bool:
        """Whether the round that was played was the last."""
        return False


class ZombieStacks(Supply):
    """Two decks, one of them with zombie cards."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.decks = TwoDecks(cards)

    def opened(self) -> bool:
        return self.decks.drawing() == 2 or any(self.decks.beside)

    def ready(self) -> bool:
        if self.decks.drawing() == 2 and not any(self.decks.beside):
            self.decks.next_round()
        return self.decks.drawing() == 2

    def likely(self) -> Chances:
        return self.decks.likely()

    def turn_up(self, outcome: str) -> str:
        return outcome if self.decks.turn_up(outcome) else ""

    def offers(self, seat: int) -> dict[str, Card]:
        return self.decks.offers()

    def resolve(self, turns: Sequence[Turn]) -> list[Card]:
        self.over = self.decks.last_round()
        self.decks.next_round()
        return []

    def last(self) -> bool:
        return self.over


def kept(turn: Turn, held: int) -> int:
    """Which card of the hand goes on, from 0: the one not taken, or the one that was named."""
    for text in turn.written:
        verb, *words = text.split()
        if verb == "give" or (verb == "refuse" and words):
            return int(words[0]) - 1
        if verb == "take" and held == 3:
            return 6 - int(words[0]) - int(words[1]) - 1
    raise AssertionError(turn.written)


class HandSupply(Supply):
    """The experienced variant, with zombies or without."""

    def __init__(self, cards: list[Card], seats: int, zombies: bool) -> None:
        super().__init__(cards)
        self.hands = ZombieHands(cards, seats) if zombies else Hands(cards, seats)
        self.held = 2 if zombies else 3
        self.refusals = ("refuse",) if zombies else ("refuse 1", "refuse 2", "refuse 3")
        self.ends = ("give 1", "give 2") if zombies else ("done",)
        self.begun = False

    def opened(self) -> bool:
        return all(self.hands.hands)

    def ready(self) -> bool:
        if self.opened() and not self.begun:
            self.begun = True
            self.hands.next_round()
        return not self.hands.to_draw

    def likely(self) -> Chances:
        return self.hands.likely()

    def turn_up(self, outcome: str) -> str:
        self.hands.turn_up(outcome)
        return outcome if outcome.startswith("zombie") else ""

    def offers(self, seat: int) -> dict[str, Card]:
        return self.hands.offers(seat)

    def resolve(self, turns: Sequence[Turn]) -> list[Card]:
        self.hands.resolve([kept(turn, self.held) for turn in turns])
        if any(turn.wish for turn in turns):
            self.hands.reshuffle()
        self.hands.next_round()
        return []

    def last(self) -> bool:
        return isinstance(self.hands, ZombieHands) and self.hands.over()


class RivalSupply(Supply):
    """Alone against a rival: three cards a turn, or two with zombies; one of them goes to the rival."""

    def __init__(self, cards: list[Card], zombies: bool) -> None:
        super().__init__(cards)
        self.piles: Piles = zombie_rival_deck(cards) if zombies else rival_deck(cards)
        self.held = 2 if zombies else 3
        self.hand: list[str] = []
        self.refusals = ("refuse",) if zombies else ("refuse 1", "refuse 2", "refuse 3")
        self.ends = ("give 1", "give 2") if zombies else ("done",)

    def opened(self) -> bool:
        return True

    def ready(self) -> bool:
        return len(self.hand) == self.held

    def likely(self) -> Chances:
        return self.piles.likely()

    def turn_up(self, outcome: str) -> str:
        self.piles.turn_up(outcome)
        if "-" not in outcome:
            return outcome
        self.hand.append(outcome)
        return ""

    def offers(self, seat: int) -> dict[str, Card]:
        hand = [card_of(card) for card in self.hand]
        places = range(len(hand))
        return {f"take {i + 1} {j + 1}": (hand[i][0], hand[j][1]) for i in places for j in places if i != j}

    def resolve(self, turns: Sequence[Turn]) -> list[Card]:
        given = card_of(self.hand[kept(turns[0], self.held)])
        self.hand = []
        return [given]

    def last(self) -> bool:
        return not self.piles.left()


class HuntSupply(RivalSupply):
    """The score hunt: three cards a turn, all of them discarded."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards, zombies=False)
        self.piles = hunt_deck(cards)
        self.refusals = ("refuse",)

    def resolve(self, turns: Sequence[Turn]) -> list[Card]:
        self.hand = []
        return []


class Game:
    """A game under way; options are the words of the ruleset, with `rivals` for a rival of any level."""

    def __init__(self, options: set[str], seats: int, plans: Sequence[str], size: int = 63, level: int = 0) -> None:
        self.options, self.plans = options, list(plans)
        self.sheets = [Sheet(options) for _ in range(seats)]
        self.approved: set[int] = set()
        cards, zombies = deck(size, "nine_three_quarters" in options), "zombies" in options
        self.rival = Rival(level, sorted(options)) if "rivals" in options else None
        self.bunkers = slow_doomsday.RivalBunkers()
        if self.rival:
            self.supply: Supply = RivalSupply(cards, zombies)
        elif "solo" in options:
            self.supply = HuntSupply(cards)
        elif "experienced" in options:
            self.supply = HandSupply(cards, seats, zombies)
        else:
            self.supply = ZombieStacks(cards) if zombies else Supply(cards)
        self.turns: list[Turn] = []
        self.rounds = 0
        self.over = ""

    # Who does what.

    def owing(self) -> list[int]:
        """The seats that have something to decide between two cards, or before round one."""
        found = [seat for seat, sheet in enumerate(self.sheets) if sheet.owed()]
        if found or self.turns or not self.supply.opened():
            return found
        return [at for at, layer in enumerate(layers_of(self.sheets, "roswell")) if layer.opening()]

    def acting(self) -> list[int]:
        if self.over:
            return []
        if self.turns:
            return [seat for seat, turn in enumerate(self.turns) if turn.stage != "done"]
        return self.owing()

    def legal(self, seat: int) -> set[str]:
        if self.turns:
            return self.turns[seat].legal()
        return self.sheets[seat].owed() or layers_of(self.sheets, "roswell")[seat].opening()

    def step(self, seat: int, text: str) -> None:
        assert text in self.legal(seat), text
        if self.turns:
            self.turns[seat].step(text)
            if not self.acting():
                self._resolve()
            return
        verb, *words = text.split()
        next(layer for layer in self.sheets[seat].layers.values() if verb in layer.verbs).step(verb, *words)
        self._go_on()

    # Chance.

    def likely(self) -> Chances:
        return {} if self.over or self.turns or self.owing() else self.supply.likely()

    def turn_up(self, outcome: str) -> None:
        special = self.supply.turn_up(outcome)
        kind, _, word = special.partition(" ")
        if kind == "zombie":
            if self.rival:
                self.rival.zombie()
            for layer in layers_of(self.sheets, "zombies"):
                layer.card(word)
        elif kind == "completed":
            self._completed(word)
        elif kind == "solo":
            self.approved = {0, 1, 2}
        self._go_on()

    def _go_on(self) -> None:
        """Begins the turns when nobody owes anything and all cards lie open."""
        if not self.owing() and self.supply.opened() and self.supply.ready():
            self.turns = [
                Turn(
                    self.options,
                    sheet,
                    self.supply.offers(seat),
                    self.plans,
                    sorted(self.approved),
                    self.supply.refusals,
                    self.supply.ends,
                )
                for seat, sheet in enumerate(self.sheets)
            ]

    def _completed(self, letter: str) -> None:
        """Settles a plan-completed card: first the plan, then what the expansions make of it."""
        assert self.rival is not None
        slot = "ABC".index(letter)
        plan = PLANS[self.plans[slot]]
        before = list(self.rival.drawn)
        has = self.sheets[0].paper.done[slot] is not None
        if self.rival.plan_completed(letter, plan["first"], plan["second"], has):
            self.approved.add(slot)
        layers: dict[str, Any] = self.sheets[0].layers
        for key in ("icecream", "american_dream"):
            if key in layers:
                layers[key].plan_completed()
        if "halloween" in layers:
            layers["halloween"].plan_completed(letter)
        if "doomsday" in layers:
            self.bunkers.plan_completed(letter, self.rival.given)
        if "quack" in layers:
            self._phases(slow_quack.plan_completed(letter, before, layers_of(self.sheets, "quack")))

    def _phases(self, scored: Sequence[str]) -> None:
        if self.rival:
            self.rival.phases += len(scored) * slow_quack.rival_phase(len(self.rival.given))

    # The end of a round.

    def _resolve(self) -> None:
        turns, self.turns = self.turns, []
        if self.rival:
            for place in sorted(turns[0].paper.roundabouts - self.sheets[0].paper.roundabouts):
                self.bunkers.roundabout(place)
        self.sheets = [turn.sheet for turn in turns]
        for card in self.supply.resolve(turns):
            assert self.rival is not None
            self.rival.give(card)
        ducks = layers_of(self.sheets, "quack")
        before = set(ducks[0].points) if ducks else set()
        round_end(self.sheets)
        self._phases([phase for phase in ducks[0].points if phase not in before] if ducks else [])
        self.approved |= {slot for sheet in self.sheets for slot in range(3) if sheet.paper.done[slot] is not None}
        self.rounds += 1
        self.over = reason_to_end(self.sheets) or ("cards" if self.supply.last() else "")
        if self.over and ducks:
            unset = [phase for phase in slow_quack.PHASES if phase not in ducks[0].points]
            for phase in unset:
                slow_quack.score_phase(phase, ducks)
            self._phases(unset)

    # Points.

    def score(self, seat: int) -> dict[str, int]:
        return score(self.options, self.sheets, seat, self.bunkers.capacity if self.rival else None)

    def rival_score(self) -> dict[str, int]:
        """All lines of the rival; none at level 0."""
        rival = self.rival
        if rival is None or not rival.level:
            return {}
        layers: dict[str, Any] = self.sheets[0].layers
        if "american_dream" in layers:
            plans = {"plan": sum(points or 0 for points in rival.plans)}
            return plans | slow_american_dream.rival_lines(rival.stack, rival.values(), layers["american_dream"])
        lines = rival.lines()
        if "easter" in layers:
            lines |= slow_easter.rival_lines([card for card in rival.cards if card is not None])
        if "icecream" in layers:
            lines |= slow_icecream.rival_lines(rival.stack, layers["icecream"])
        if "halloween" in layers:
            lines |= slow_halloween.rival_lines(layers["halloween"])
        if "christmas" in layers:
            lines |= slow_christmas.rival_lines(rival.stack)
        if "roswell" in layers:
            lines |= slow_roswell.rival_lines(rival.stack)
        if "doomsday" in layers:
            lines |= slow_doomsday.compare([layers["doomsday"].capacity(), self.bunkers.capacity])[1]
        if "quack" in layers:
            lines["quack"] = rival.phases
        return lines
