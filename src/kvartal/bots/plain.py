"""Bots that do not look ahead: one plays anything, one plays what its game's evaluation likes best."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.sight import Sight
from kvartal.bots.titles import evaluator
from kvartal.core.action import Action
from kvartal.core.rng import Rng


class Random:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> Action:
        """Picks any legal action."""
        return sight.rules.action(sight.codes[self.rng.roll(len(sight.codes))])


class Greedy:
    """Plays what the evaluation likes best; a careless one looks only at some of the actions."""

    def __init__(self, seed: int = 0, glances: int | None = None, judge: type[Evaluator] | None = None) -> None:
        self.judge = judge
        """The evaluation it plays by, that of the title if None."""
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
            judge = self.judge or evaluator(sight.rules)
            rates = judge(sight.world).rates(sight.seat, sight.codes) or trials(sight, judge)
            best = max(rates[i] for i in seen)
            seen = [i for i in seen if rates[i] == best]
        return sight.rules.action(sight.codes[seen[self.rng.roll(len(seen))]])


def trials(sight: Sight, judge: type[Evaluator], each: int = 8) -> list[float]:
    """Rates actions by playing on a few times, every action in the same worlds."""
    rng = Rng(len(sight.codes))
    rates = [0.0] * len(sight.codes)
    for _ in range(each):
        world = sight.sample(rng)
        for i, code in enumerate(sight.codes):
            trial = world.copy()
            trial.play_unchecked(code)
            mind = judge(trial)
            mind.play_on(rng)
            rates[i] += mind.result(sight.seat)
    return rates
