"""Bots think in threads of their own, at low priority, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import TypeVar

from kvartal.bots.sight import look
from kvartal.bots.turns import fresh, next_step, whole_turn
from kvartal.core.action import Action
from kvartal.core.position import Position
from kvartal.core.rules import Rules

NICENESS = 10
PATIENCE = 0.0005
ADVISER = "hard"
"""The bot that gives hints."""
T = TypeVar("T")
Task = Callable[[], None]


class Waiting:
    """Tasks that wait for a thread; those who ask are served in turn, however many tasks one of them has."""

    def __init__(self) -> None:
        self._tasks: OrderedDict[str, deque[Task]] = OrderedDict()
        self._some = threading.Condition()

    def put(self, asker: str, task: Task) -> None:
        """Adds a task."""
        with self._some:
            self._tasks.setdefault(asker, deque()).append(task)
            self._some.notify()

    def get(self) -> Task:
        """Waits for the next task."""
        with self._some:
            while not self._tasks:
                self._some.wait()
            asker, tasks = self._tasks.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                self._tasks[asker] = tasks
            return task


class Thinkers:
    """A few threads that choose turns for bots, for one asker after another: a hundred bots do not keep the others."""

    def __init__(self, threads: int | None = None) -> None:
        # What a bot does outside compiled loops holds the interpreter's lock; so long the event loop waits for it.
        sys.setswitchinterval(PATIENCE)
        self._waiting = Waiting()
        for number in range(threads or os.cpu_count() or 1):
            # Daemons: whoever stops the server does not wait until a bot has finished its thought.
            threading.Thread(target=self._work, name=f"thinker-{number}", daemon=True).start()

    async def turn(
        self, asker: str, rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()
    ) -> list[Action]:
        """Chooses a whole turn, or finishes one; nobody may change the position meanwhile."""
        return await self._ask(asker, lambda: whole_turn(rules, position, seat, level, begun))

    async def hint(self, asker: str, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
        """Chooses the next step of a turn of which these steps are taken."""
        return await self._ask(asker, lambda: next_step(fresh(ADVISER, rules), look(rules, position, seat, codes)))

    async def _ask(self, asker: str, think: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: Exception | None) -> None:
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)  # type: ignore[arg-type]  # without an error there is a result

        def task() -> None:
            result, error = None, None
            try:
                if not answer.cancelled():
                    result = think()
            except Exception as raised:
                error = raised
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, result, error)

        self._waiting.put(asker, task)
        return await answer

    def _work(self) -> None:
        if sys.platform == "linux":
            # On Linux every thread has a priority: with this one the event loop goes first.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
        while True:
            self._waiting.get()()
