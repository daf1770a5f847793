"""Bots choose turns: step after step until a turn is complete, also one that a person has begun."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from kvartal.bots.bot import Bot
from kvartal.bots.breath import breathe
from kvartal.bots.makers import make
from kvartal.bots.sight import Sight, look
from kvartal.core.action import Action
from kvartal.core.position import Position
from kvartal.core.rules import Rules

log = logging.getLogger("kvartal.bots")


def fresh(level: str, rules: Rules) -> Bot:
    """Makes a bot of this level whose chance nobody can foresee."""
    return make(level, rules, secrets.randbits(32))


def whole_turn(rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()) -> list[Action]:
    """Lets a bot of this level choose step after step until the turn is complete; a person may have begun it."""
    steps = [rules.code(action) for action in begun]
    sight = look(rules, position, seat, steps)
    if not sight.complete and not sight.codes:
        sight = look(rules, position, seat)
    return [rules.action(code) for code in turn(sight, fresh(level, rules))]


def turn(sight: Sight, bot: Bot) -> list[int]:
    """Asks a bot for the rest of a turn and gives the codes of the whole turn."""
    while not sight.complete:
        breathe()
        sight = sight.after(sight.codes[sight.legal.index(next_step(bot, sight))])
    return [sight.rules.code(action) for action in sight.steps]


def next_step(bot: Bot, sight: Sight) -> Action:
    """Lets a bot choose one step; a bot that fails plays at random for once, because the others at the table wait."""
    try:
        choice = bot.choose(sight)
        if choice not in sight.legal:
            raise ValueError(f"{choice} is not legal")
        return choice
    except Exception:
        log.exception("a bot failed", extra={"ruleset": sight.rules.ruleset})
        return fresh("random", sight.rules).choose(sight)
