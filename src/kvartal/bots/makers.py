"""Bots have names; `make` turns a name into a player of one ruleset.

A bot from elsewhere is written as `package.module:Class`, or has a name by an entry point of the group `kvartal.bots`.
The class, or any other callable, is given a seed and gives a `Bot`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from kvartal.bots.bot import Bot, Budget
from kvartal.bots.plain import Greedy, Random
from kvartal.bots.search import USUAL, Search
from kvartal.core.errors import Unreadable
from kvartal.core.rules import Rules

KINDS = ("random", "greedy", "search", "exact")
LEVELS = ("easy", "normal", "hard")

GROUP = "kvartal.bots"

Player = str | Bot | Callable[[int], Bot]
"""Who may be asked to play: a bot by its name, a bot itself, or what makes one from a seed."""

NORMAL = Budget(500, 1.0)
HARD = Budget(10_000, 2.0)


def names(rules: Rules) -> tuple[str, ...]:
    """Names every bot that can play a ruleset."""
    known = (*KINDS, *levels())
    return (*known, *sorted({point.name for point in entry_points(group=GROUP)} - {*known}))


def levels() -> tuple[str, ...]:
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
    maker = stranger(name, rules)
    try:
        bot = maker(seed)
    except Exception as error:
        raise Unreadable("broken-bot", bot=name[:80], why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise Unreadable("broken-bot", bot=name[:80], why="what it makes of a seed has no `choose`")
    return bot


def stranger(name: str, rules: Rules) -> Callable[[int], Bot]:
    """Finds what makes a bot of another package; raises `Unreadable` if there is no such thing."""
    module, place, attribute = name.partition(":")
    if place:
        points = [EntryPoint(name, name, GROUP)] if module and attribute else []
    else:
        points = [*entry_points(group=GROUP, name=name)]
    for point in points:
        try:
            found: Callable[[int], Bot] = point.load()
        except Exception as error:
            raise Unreadable("broken-bot", bot=name[:80], why=f"{type(error).__name__}: {error}") from error
        if not callable(found):
            raise Unreadable("broken-bot", bot=name[:80], why="it cannot be called with a seed")
        return found
    raise Unreadable("unknown-bot", bot=name[:40], bots=tuple(names(rules)))


def check(player: Player, rules: Rules) -> None:
    """Refuses a player that does not exist; raises `Unreadable`."""
    if isinstance(player, str) and player not in (*KINDS, *LEVELS):
        stranger(player, rules)


def seated(player: Player, rules: Rules, seed: int, budget: Budget | None = None) -> Bot:
    """Returns the bot that takes a seat: one for each game, so that no game knows of another."""
    if isinstance(player, str):
        return make(player, rules, seed, budget)
    # A class has `choose`, too, but has not been made yet.
    if callable(player) and (isinstance(player, type) or not hasattr(player, "choose")):
        return player(seed)
    return deepcopy(cast(Bot, player))


def called(player: Player) -> str:
    """Returns the name by which results know a player."""
    if isinstance(player, str):
        return player
    kind = player if hasattr(player, "__qualname__") else type(player)
    return f"{kind.__module__}:{kind.__qualname__}"


def _budget(budget: Budget | None, usual: Budget) -> Budget:
    return usual if budget is None else budget.instead_of(usual)
