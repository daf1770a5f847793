"""A watch checks every position of many games: all against the cheap laws, a random share against every law."""

from __future__ import annotations

from random import Random

from kvartal.core.position import Position
from kvartal.core.postext import write
from kvartal.core.rules import Rules
from kvartal.testing.laws import Broken
from kvartal.testing.state import State
from kvartal.testing.states import CHEAP_LAWS, STATE_LAWS


class Watch:
    """Holds every position to the cheap laws and a random share of them to every law; raises `Broken`."""

    def __init__(self, rules: Rules, seats: int, seed: int, share: float) -> None:
        self.rules = rules
        self.rng = Random(seed)
        self.share = share
        self.ledger = rules.ledger(rules.new(seats))
        self.watched = 0
        self.held = 0

    def __call__(self, position: Position) -> None:
        """Looks at one position."""
        wholly = self.rng.random() < self.share
        self.watched += 1
        self.held += wholly
        state = State(self.rules, position, self.rng)
        for law in (self.nothing_is_lost, *(STATE_LAWS if wholly else CHEAP_LAWS)):
            try:
                law(state)
            except Exception as error:
                why = str(error) if isinstance(error, AssertionError) else repr(error)
                raise Broken(f"{law.__name__.replace('_', ' ')}\n{why}\n{write(self.rules, position)}") from error

    def nothing_is_lost(self, state: State) -> None:
        """The ledger counts what it counted at the start."""
        assert self.rules.ledger(state.position) == self.ledger, "something was lost or made up"
