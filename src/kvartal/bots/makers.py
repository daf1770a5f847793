"""Bots have names; `make` turns a name into a player of one ruleset."""

from __future__ import annotations

from kvartal.bots.bot import Bot, Budget
from kvartal.bots.plain import Greedy, Random
from kvartal.bots.search import USUAL, Search
from kvartal.core.errors import Unreadable
from kvartal.core.rules import Rules

KINDS = ("random", "greedy", "search", "exact")
LEVELS = ("easy", "normal", "hard")

NORMAL = Budget(500, 1.0)
HARD = Budget(10_000, 2.0)


def names(rules: Rules) -> tuple[str, ...]:
    """Names every bot that can play a ruleset."""
    return (*KINDS, *levels(rules))


def levels(rules: Rules) -> tuple[str, ...]:
    """Names the strengths that a person may choose to play against, weakest first."""
    return LEVELS


def make(name: str, rules: Rules, seed: int = 0, budget: Budget | None = None) -> Bot:
    """Makes a bot; raises `Unreadable` if none has this name.

    A level brings a budget of its own, in place of which another may be given; `search` thinks for 10,000 simulations
    unless told otherwise, and `exact` is the search that also counts out every end it can afford to.
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "easy":
        return Greedy(seed, glances=3)
    if name == "normal":
        return Search(_budget(budget, NORMAL), seed)
    if name == "search":
        return Search(budget or USUAL, seed)
    if name == "hard":
        return Search(_budget(budget, HARD), seed, positions=1000)
    if name == "exact":
        return Search(budget or USUAL, seed, positions=3000)
    raise Unreadable("unknown-bot", bot=name[:40], bots=" ".join(names(rules)))


def _budget(budget: Budget | None, usual: Budget) -> Budget:
    return usual if budget is None else budget.instead_of(usual)
