"""Runs bots in threads of their own, in turns and at low priority, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from kvartal.bots.pause import pausing
from kvartal.bots.sight import look
from kvartal.bots.turns import Steady, fresh, whole_turn
from kvartal.core.action import Action
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.server.turns import Thought, Turns
from kvartal.table.thinkers import QUICK, Asker

NICENESS = 10
"""The nice value of bots. It is not higher, because a starved thread that holds a lock makes the server wait."""
PATIENCE = 0.0005
ADVISER = "hard"
"""The bot that gives hints."""
T = TypeVar("T")


class Thinkers:
    """Chooses turns for bots; one core is left to those who play."""

    def __init__(self, places: int | None = None) -> None:
        # Outside compiled loops a bot holds the interpreter's lock; this is how long the event loop waits for it.
        sys.setswitchinterval(PATIENCE)
        self.turns = Turns(places or max(1, (os.cpu_count() or 1) - 1))

    async def turn(
        self, asker: Asker, rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()
    ) -> list[Action]:
        """Chooses a whole turn, or finishes one; nobody may change the position meanwhile."""
        quick = level in QUICK
        return await self._ask(asker, rules, quick, lambda: whole_turn(rules, position, seat, level, begun))

    async def hint(self, asker: Asker, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
        """Chooses the next step of a turn of which these steps are taken."""
        return await self._ask(
            asker, rules, False, lambda: Steady(fresh(ADVISER, rules)).choose(look(rules, position, seat, codes))
        )

    async def _ask(self, asker: Asker, rules: Rules, quick: bool, think: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: Exception | None) -> None:
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)  # type: ignore[arg-type]  # without an error there is a result

        def tell(result: T | None, error: Exception | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, result, error)

        def pause(thought: Thought) -> float:
            if answer.cancelled():
                # Nobody waits for it any more: the table was cleared.
                raise _Unwanted
            return self.turns.pause(thought)

        def work(thought: Thought) -> None:
            result, error = None, None
            if rules.engine == "compiled":
                _make_way()
            try:
                if not answer.cancelled():
                    with pausing(lambda: pause(thought)):
                        result = think()
            except _Unwanted:
                return
            except Exception as raised:
                error = raised
            tell(result, error)

        thought = Thought(asker, quick, work, lambda error: tell(None, error))
        self.turns.put(thought)
        try:
            return await answer
        except asyncio.CancelledError:
            self.turns.drop(thought)
            raise


class _Unwanted(BaseException):
    """Ends a thought that nobody waits for; no `Exception`, so that it is not taken for the failure of a bot."""


def _make_way() -> None:
    """Lowers the priority of this thread; one with interpreted rules could then be starved while it holds the lock."""
    if sys.platform == "linux":
        # On Linux every thread has a priority.
        usual = os.getpriority(os.PRIO_PROCESS, os.getpid())
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), min(usual + NICENESS, 19))
