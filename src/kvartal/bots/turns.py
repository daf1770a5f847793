"""Bots are asked for turns here and nowhere else: step after step until a turn is complete."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from kvartal.bots.bot import Bot
from kvartal.bots.makers import called, make
from kvartal.bots.pause import pause
from kvartal.bots.sight import Sight, look
from kvartal.core.action import Action
from kvartal.core.errors import Unreadable
from kvartal.core.position import Position
from kvartal.core.rules import Rules

log = logging.getLogger("kvartal.bots")


def turn(sight: Sight, bot: Bot) -> list[int]:
    """Asks a bot for the rest of a turn and returns the codes of it; raises `Unreadable` if a choice is not legal."""
    codes: list[int] = []
    while not sight.complete:
        pause()
        codes.append(_code(sight, bot))
        sight = sight.after(codes[-1])
    return codes


def whole_turn(rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()) -> list[Action]:
    """Lets a bot of this level play a turn that a person may have begun; a beginning that leads nowhere is dropped."""
    codes = [rules.code(action) for action in begun]
    sight = look(rules, position, seat, codes)
    if not sight.complete and not sight.codes:
        codes, sight = [], look(rules, position, seat)
    return [rules.action(code) for code in codes + turn(sight, Steady(fresh(level, rules)))]


def fresh(level: str, rules: Rules) -> Bot:
    """Makes a bot of this level whose chance nobody can foresee."""
    return make(level, rules, secrets.randbits(32))


class Steady:
    """Plays as another bot does, and at random for once where that one fails, because the others at the table wait."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, sight: Sight) -> Action:
        """Asks the other bot first."""
        try:
            return sight.rules.action(_code(sight, self.bot))
        except Exception:
            log.exception("a bot failed", extra={"ruleset": sight.rules.ruleset})
            return fresh("random", sight.rules).choose(sight)


def _code(sight: Sight, bot: Bot) -> int:
    """Asks a bot for one step."""
    choice = bot.choose(sight)
    if not isinstance(choice, Action):
        raise Unreadable("bot-no-action", bot=called(bot), found=repr(choice)[:80])
    if choice not in sight.legal:
        raise Unreadable("bot-illegal", bot=called(bot), action=str(choice), ruleset=sight.rules.ruleset)
    return sight.codes[sight.legal.index(choice)]
