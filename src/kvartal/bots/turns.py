"""Bots choose turns: step after step until a turn is complete, also one that a person has begun."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from kvartal.bots.bot import Bot
from kvartal.bots.makers import make
from kvartal.bots.sight import look
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.position import Position
from kvartal.core.rules import Rules

log = logging.getLogger("kvartal.bots")


def fresh(level: str, rules: Rules) -> Bot:
    """Makes a bot of this level whose chance nobody can foresee."""
    return make(level, rules, secrets.randbits(32))


def whole_turn(rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()) -> list[Action]:
    """Lets a bot of this level choose step after step until the turn is complete; a person may have begun it."""
    bot = fresh(level, rules)
    draft = Draft(rules, position, seat, begun)
    if begun and not draft.complete and not draft.legal():
        draft.restart()
    while not draft.complete:
        draft.step(next_step(bot, rules, position, seat, draft.codes))
    return draft.steps


def next_step(bot: Bot, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
    """Lets a bot choose one step; a bot that fails plays at random for once, because the others at the table wait."""
    sight = look(rules, position, seat, codes)
    try:
        choice = bot.choose(sight)
        if choice not in sight.legal:
            raise ValueError(f"{choice} is not legal")
        return choice
    except Exception:
        log.exception("a bot failed", extra={"ruleset": rules.ruleset})
        return fresh("random", rules).choose(sight)
