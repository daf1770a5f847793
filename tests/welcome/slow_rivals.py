"""The rivals of the Collector's solo game read a second time: their cards, their plans and their points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.welcome import slow_roswell, slow_zombies
from tests.welcome.slow_paper import Card, facts

FACTS = facts("solo")
RIVALS = {rival["level"]: rival for rival in FACTS["rivals"]}
COUNTED = ("park", "pool", "temp", "fence")
"""The effects that have a line of their own."""


def runs(stack: Sequence[str]) -> list[list[str]]:
    """The stack cut by its fence and zombie cards; both ends count as fenced."""
    found: list[list[str]] = [[]]
    for lies in stack:
        if lies in ("fence", "zombie"):
            found.append([])
        else:
            found[-1].append(lies)
    return [run for run in found if run]


class Rival:
    """What the rival has: a stack of cards in the order in which they came, and plans."""

    def __init__(self, level: int, options: Sequence[str] = ()) -> None:
        self.level = level
        self.options = set(options)
        self.given: list[Card] = []
        """All cards ever given, whatever became of them."""
        self.stack: list[str] = []
        """What lies there, bottom first: an effect, `zurg` or `zombie`."""
        self.cards: list[Card | None] = []
        """The construction cards of the stack, in the same order."""
        self.drawn: list[str] = []
        """The plan-completed cards in the order in which they came."""
        self.plans: list[int | None] = [None] * 3
        self.phases = 0
        """Points of the ducklings' phases, written when they are scored."""

    def give(self, card: Card) -> None:
        """A card is laid on the stack."""
        self.given.append(card)
        self.cards.append(card)
        self.stack.append(slow_roswell.face(self.stack, card[1]) if "roswell" in self.options else card[1])

    def zombie(self) -> None:
        """A zombie card comes up; at level 0 it leaves the game."""
        if self.level:
            self.stack = slow_zombies.strikes_rival(self.stack)
            self.cards = [*self.cards[:-2], None]

    def completes(self, letter: str) -> bool:
        """Whether the rival completes the plan of the card that comes up now; then the card is counted as drawn."""
        answer = bool(RIVALS[self.level]["completes_plan_by_draw_order"][len(self.drawn)])
        self.drawn.append(letter)
        return answer

    def plan_completed(self, letter: str, first: int, second: int, player_has_it: bool) -> bool:
        """Settles the plan part of a plan-completed card; tells whether the plan is approved by it."""
        if not self.completes(letter):
            return False
        self.plans["ABC".index(letter)] = second if player_has_it else first
        return True

    def values(self) -> dict[str, int]:
        return dict(RIVALS[self.level]["points_per_card"])

    def lines(self) -> dict[str, int]:
        """The lines that every sheet but that of American Dream has; none at level 0."""
        if not self.level:
            return {}
        values = self.values()
        counts = Counter("fence" if lies == "zombie" else lies for lies in self.stack)
        return {
            "plan": sum(points or 0 for points in self.plans),
            "cards": sum(values[effect] * counts[effect] for effect in COUNTED),
            "estates": sum(self.house(lies) for run in runs(self.stack) if len(run) <= 6 for lies in run),
        }

    def house(self, lies: str) -> int:
        """What a card is worth in an estate: agents and bis what the rival's card says, any other house one."""
        return self.values()[lies] if lies in ("agent", "bis") else 1


def wins(player: int, rival: int) -> bool:
    """The player needs more points than the rival."""
    return player > rival
