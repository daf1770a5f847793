"""The search bot thinks ahead in many worlds that fit what its seat sees, within a budget."""

from __future__ import annotations

from time import perf_counter

from kvartal.bots.bot import Budget
from kvartal.bots.exact import solve
from kvartal.bots.pause import pause
from kvartal.bots.plain import Greedy
from kvartal.bots.sight import Sight
from kvartal.bots.titles import evaluator
from kvartal.bots.tree import Tree
from kvartal.core.action import Action
from kvartal.core.rng import Rng

USUAL = Budget(10_000)
"""What a search may spend unless told otherwise."""
CHUNK = 64
"""The most simulations between two looks at the clock."""
PAUSE = 1024
"""Simulations between two checks whether the choice is settled."""


class Search:
    """Plays what held up best in the simulations; an end near enough to be counted out is counted out."""

    def __init__(self, budget: Budget = USUAL, seed: int = 0, positions: int = 0) -> None:
        self.budget = budget.instead_of(USUAL)
        self.rng = Rng(seed)
        self.positions = positions
        """How many positions an exact count of the end may cost; 0 never counts."""

    def choose(self, sight: Sight) -> Action:
        """Chooses the action that was simulated most."""
        if len(sight.codes) == 1:
            return sight.rules.action(sight.codes[0])
        if self.positions:
            values = solve(sight, self.positions)
            if values is not None:
                return sight.rules.action(sight.codes[values.index(max(values))])
        tried = self.think(sight).tried()
        if sum(visits for _, visits, _ in tried) < len(tried) + 1 and self.budget.seconds is not None:
            # The time was too short to try anything twice, as it may be where the rules are not compiled.
            return Greedy(self.rng.fork().state).choose(sight)
        code, _, _ = max(tried, key=lambda one: (one[1], one[2]))
        return sight.rules.action(code)

    def think(self, sight: Sight) -> Tree:
        """Grows a tree until the budget is spent, or until more thinking could not change the choice."""
        most = self.budget.simulations
        seed = self.rng.fork().state
        judge = evaluator(sight.rules)
        tree = Tree(sight.world, sight.seat, judge, sight.rules.spec.rounds, seed, most + 1)
        start = perf_counter()
        done = 0
        while done < most:
            start += pause()
            chunk = min(CHUNK, most - done, PAUSE - done % PAUSE)
            if self.budget.seconds is not None:
                # A slow game, or an uncompiled one, looks at the clock more often.
                spent = perf_counter() - start
                if done and spent > self.budget.seconds:
                    break
                # A coarse clock may not have moved yet.
                chunk = min(chunk, 1 + int(done * self.budget.seconds / (16 * spent))) if done and spent else 1
            tree.run(chunk)
            done += chunk
            # Asked at fixed numbers, so that the choice does not depend on the clock unless the clock ends it.
            if done % PAUSE == 0 and _settled(tree, most - done):
                break
        return tree


def _settled(tree: Tree, left: int) -> bool:
    """Returns whether the second most tried action cannot catch up any more."""
    visits = sorted((visits for _, visits, _ in tree.tried()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
