"""A dealer decides chance outcomes; the position only knows the odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from kvartal.core.action import Action
from kvartal.core.errors import Unreadable
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules


class Dealer(Protocol):
    """Whoever decides chance."""

    def deal(self, rules: Rules, position: Position) -> int:
        """Decides once, reveals the outcome in the position, and returns its code."""
        ...


class SeededDealer:
    """Deals by the odds from a seed: the same seed and the same play give the same game."""

    def __init__(self, seed: int | Rng) -> None:
        self.rng = seed if isinstance(seed, Rng) else Rng(seed)

    def deal(self, rules: Rules, position: Position) -> int:
        """Draws by the odds."""
        return position.deal(self.rng)


class AskingDealer:
    """Asks a person at a real table, or a script, for each outcome."""

    def __init__(self, ask: Callable[[Rules, Position], Action]) -> None:
        self.ask = ask

    def deal(self, rules: Rules, position: Position) -> int:
        """Takes the answer if it is possible now; raises `Unreadable` if not."""
        outcome = self.ask(rules, position)
        code = rules.outcome_code(outcome)
        if code not in (possible for possible, _ in rules.odds(position)):
            raise Unreadable("impossible-outcome", outcome=str(outcome))
        position.turn_up_unchecked(code)
        return code


class ScriptedDealer(AskingDealer):
    """Deals outcomes from a list of texts, for tests and for replays."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self.left: Iterator[str] = iter(outcomes)
        super().__init__(self._next)

    def _next(self, rules: Rules, position: Position) -> Action:
        text = next(self.left, None)
        if text is None:
            raise Unreadable("script-ended")
        return Action.read(text)
