"""A scheduler for thinking bots: a few thoughts run at a time, in short slices, with equal shares for all askers."""

from __future__ import annotations

import os
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from time import perf_counter

from kvartal.table.thinkers import Asker

SLICE = 0.01
"""Seconds after which a thought makes way for another one that waits."""
REST = 0.0005
"""Seconds after which a thought lets other threads run first; some systems make them wait for a tick, 4 ms."""


class Thought:
    """Something to think about: for whom, and whether it is quickly done."""

    _numbers = count()

    def __init__(
        self,
        asker: Asker,
        quick: bool,
        work: Callable[[Thought], None],
        failed: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        self.asker = asker
        self.quick = quick
        self.work = work
        self.failed = failed
        """Is told why the thought gets no thread."""
        self.number = next(self._numbers)
        self.began = 0.0
        """When the present slice began."""
        self.rested = 0.0
        """When it last let other threads go first."""
        self.going = threading.Event()
        self.dropped = False
        """Whether nobody waits for it any more."""

    @property
    def parts(self) -> list[Asker]:
        """The asker and all around it, the outermost first."""
        return [self.asker[:length] for length in range(1, len(self.asker) + 1)]


class Shares:
    """How much thinking time everybody has used; whoever begins gets no credit for the time before."""

    def __init__(self) -> None:
        self._spent: dict[Asker, float] = {}
        self._active: Counter[Asker] = Counter()

    def enter(self, thought: Thought) -> None:
        """Counts a thought in; its parts begin level with the least of those beside them."""
        for part in thought.parts:
            if not self._active[part]:
                beside = [self._spent[one] for one in self._active if one[:-1] == part[:-1] and self._active[one]]
                self._spent[part] = max(self._spent.get(part, 0.0), min(beside, default=0.0))
            self._active[part] += 1

    def leave(self, thought: Thought) -> None:
        """Counts a thought out; when nobody thinks any more, all used time is forgotten."""
        self._active -= Counter(thought.parts)
        if not self._active:
            self._spent.clear()

    def spend(self, thought: Thought, seconds: float) -> None:
        """Counts what was thought."""
        for part in thought.parts:
            self._spent[part] += seconds

    def first(self, thoughts: Sequence[Thought]) -> Thought:
        """Chooses whose turn it is: of quick thoughts first, the address, the person, the table that had the least.

        Before all others come those that were dropped, for they only end.
        """

        def rank(one: Thought) -> tuple[float, ...]:
            return not one.dropped, not one.quick, *(self._spent[part] for part in one.parts), one.number

        return min(thoughts, key=rank)


class Turns:
    """Gives thoughts a thread, and the threads turns at thinking."""

    def __init__(self, places: int, threads: int = 32, spare: int = 8, each: int = 4) -> None:
        self.threads = threads
        self.spare = spare
        """Threads reserved for quick thoughts."""
        self.each = each
        """The most slow thoughts of one address that have a thread."""
        self.begin: Callable[[Callable[[], None]], None] = _thread
        self.rest: Callable[[], None] = getattr(os, "sched_yield", lambda: None)
        self._lock = threading.Lock()
        self._free = places
        self._shares = Shares()
        self._new: list[Thought] = []
        """Thoughts without a thread."""
        self._slow: Counter[str] = Counter()
        """How many slow thoughts of an address have a thread."""
        self._busy = 0
        self._waiting: list[Thought] = []
        """Thoughts that have a thread, and wait for their turn."""

    @property
    def size(self) -> int:
        """How many thoughts are under way or wait."""
        with self._lock:
            return len(self._new) + self._busy

    def put(self, thought: Thought) -> None:
        """Adds a thought; its work calls `pause` now and then."""
        with self._lock:
            self._shares.enter(thought)
            self._new.append(thought)
            self._admit()

    def drop(self, thought: Thought) -> None:
        """Gives a thought up: without a thread it never gets one, and with one its next turn is the very next.

        Its work has to end there; otherwise those of a table that is cleared would keep the threads of its address
        until each had come to its turn.
        """
        with self._lock:
            thought.dropped = True
            if thought in self._new:
                self._new.remove(thought)
                self._shares.leave(thought)

    def pause(self, thought: Thought) -> float:
        """Makes way for another thought if the slice is over; returns the seconds until the next turn."""
        now = perf_counter()
        with self._lock:
            due = now - thought.began >= SLICE or any(_urgent(one, thought) for one in self._waiting)
            stops = due and bool(self._waiting)
            if stops:
                self._stop(thought, now)
                self._waiting.append(thought)
                self._give()
        if stops:
            thought.going.wait()
            return perf_counter() - now
        if now - thought.rested >= REST:
            self.rest()
            thought.rested = perf_counter()
        return 0.0

    def _admit(self) -> None:
        """Gives threads to new thoughts, as far as there are some."""
        while self._new:
            slow = sum(self._slow.values())
            able = [
                one
                for one in self._new
                if self._busy < self.threads
                and (one.quick or (slow < self.threads - self.spare and self._slow[one.asker[0]] < self.each))
            ]
            if not able:
                return
            thought = self._shares.first(able)
            self._new.remove(thought)
            try:
                self.begin(lambda thought=thought: self._think(thought))  # type: ignore[misc]
            except Exception as error:
                # The system has no thread to give; whoever waits for the thought decides when to ask again.
                self._shares.leave(thought)
                thought.failed(error)
                continue
            self._busy += 1
            if not thought.quick:
                self._slow[thought.asker[0]] += 1
            self._waiting.append(thought)
            self._give()

    def _think(self, thought: Thought) -> None:
        thought.going.wait()
        try:
            thought.work(thought)
        finally:
            with self._lock:
                self._stop(thought, perf_counter())
                self._shares.leave(thought)
                self._busy -= 1
                if not thought.quick:
                    self._slow[thought.asker[0]] -= 1
                self._give()
                self._admit()

    def _stop(self, thought: Thought, now: float) -> None:
        self._shares.spend(thought, now - thought.began)
        thought.going.clear()
        self._free += 1

    def _give(self) -> None:
        """Lets those go on whose turn it is."""
        while self._free and self._waiting:
            thought = self._shares.first(self._waiting)
            self._waiting.remove(thought)
            self._free -= 1
            thought.began = perf_counter()
            thought.going.set()


def _urgent(waiting: Thought, thought: Thought) -> bool:
    """Returns whether a thought that waits is not to wait until the slice of another is over."""
    return waiting.dropped or (waiting.quick and not thought.quick)


def _thread(work: Callable[[], None]) -> None:
    # Daemons: whoever stops the server does not wait until a bot has finished its thought.
    threading.Thread(target=work, name="thinker", daemon=True).start()
