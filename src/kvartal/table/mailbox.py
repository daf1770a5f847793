"""A mailbox is worked off by one task, one post at a time; posts that come after its end go back to their senders."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

from kvartal.table.posts import Post


class Mailbox:
    """What is to be done at one table, and what goes on beside it."""

    def __init__(self, opens: Callable[[Post], Awaitable[None]], breaks: Callable[[Exception], None]) -> None:
        self.opens = opens
        """Does what a post asks for."""
        self.breaks = breaks
        """Called when a post failed: memory may be ahead of the disk, so no further post is opened."""
        self.ended = 0
        """The close code for pages, once no further post is opened."""
        self._posts: deque[Post] = deque()
        self._waits: asyncio.Future[None] | None = None
        """Resolved when there is something to do again."""
        self._worker: asyncio.Task[None] | None = None
        self._busy = False
        self._asides: set[asyncio.Task[None]] = set()
        """Bots that think, for a turn or for a hint; the mailbox does not wait for them."""

    @property
    def settled(self) -> bool:
        """Whether nothing waits and nothing is half done."""
        return not (self._busy or self._posts)

    @property
    def idle(self) -> bool:
        """Whether nobody thinks beside it, either."""
        return self.settled and not self._asides

    def put(self, post: Post) -> None:
        """Takes a post; after the end it goes back at once."""
        if self.ended:
            post.give_back(self.ended)
        else:
            self._posts.append(post)
            if self._waits is not None and not self._waits.done():
                self._waits.set_result(None)

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Does something beside the posts."""
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def begin(self) -> None:
        """Starts to work."""
        self._worker = asyncio.get_running_loop().create_task(self._work())

    def end(self, code: int) -> None:
        """Stops working, and gives back what was not opened."""
        self.ended = code
        for task in (self._worker, *self._asides):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        while self._posts:
            self._posts.popleft().give_back(code)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while not self._posts:
                self._waits = loop.create_future()
                await self._waits
            self._busy = True
            try:
                await self.opens(self._posts.popleft())
            except Exception as error:
                self.breaks(error)
                return
            finally:
                self._busy = False
            if self._posts:
                # Tables take turns: a full mailbox does not keep the others waiting.
                await asyncio.sleep(0)
