"""Bots that do not look ahead: one plays anything, one plays what its game's evaluation likes best."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from kvartal.bots.sight import Sight
from kvartal.core.action import Action
from kvartal.core.rng import Rng

Rating = Callable[[Sight], list[float]]
"""Rates each action of `sight.legal`; more is better."""


class Random:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> Action:
        """Rolls a die."""
        return sight.rules.action(sight.codes[self.rng.roll(len(sight.codes))])


class Greedy:
    """Plays what the evaluation likes best; a careless one looks only at some of the actions."""

    def __init__(self, rate: Rating, seed: int = 0, glances: int | None = None) -> None:
        self.rate = rate
        self.rng = Rng(seed)
        self.glances = glances
        """How many actions it looks at, all of them if None."""

    def choose(self, sight: Sight) -> Action:
        """Takes the best of the actions it looks at; of equal ones, any."""
        seen = list(range(len(sight.codes)))
        if self.glances is not None:
            while len(seen) > self.glances:
                seen.pop(self.rng.roll(len(seen)))
        if len(seen) > 1:
            rates = self.rate(sight)
            best = max(rates[i] for i in seen)
            seen = [i for i in seen if rates[i] == best]
        return sight.rules.action(sight.codes[seen[self.rng.roll(len(seen))]])


def rating(title: str) -> Rating:
    """Gives the evaluation in `kvartal.bots.<title>`; a title without one is judged by short trials."""
    if find_spec(f"kvartal.bots.{title}") is None:
        return trials
    rate: Rating = import_module(f"kvartal.bots.{title}").rate
    return rate


def trials(sight: Sight, each: int = 8) -> list[float]:
    """Rates actions by playing on a few times, every action in the same worlds."""
    rng = Rng(len(sight.codes))
    rates = [0.0] * len(sight.codes)
    for _ in range(each):
        world = sight.sample(rng)
        for i, code in enumerate(sight.codes):
            trial = world.copy()
            trial.play(code)
            trial.sensible(rng)
            rates[i] += trial.value(sight.seat)
    return rates
