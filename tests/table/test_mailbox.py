"""A mailbox opens one post after the other, and keeps nobody waiting whose post it does not open any more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from tests.table.memory import Memory, Prompt

from kvartal.table.bodies import NewSeat, NewTable
from kvartal.table.connection import Connection
from kvartal.table.lobby import Lobby
from kvartal.table.posts import Came, Letter
from kvartal.table.problems import Problem
from kvartal.table.protocol import Hello, decode
from kvartal.table.rows import Person
from kvartal.table.store import Transaction
from kvartal.table.table import Table

ANNA = Person("anna", "Anna")


class Held(Memory):
    """Writes nothing while it is held."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.free.set()
        self.waits = asyncio.Event()

    async def write(self, job: Callable[[Transaction], object]) -> None:
        """Writes when it may."""
        self.waits.set()
        await self.free.wait()
        await super().write(job)


async def opened(store: Memory) -> tuple[Lobby, Table]:
    lobby = Lobby(store, Prompt())
    return lobby, await lobby.invite(ANNA, NewTable("town77", [NewSeat("me"), NewSeat("local")]))


def test_who_looks_at_a_cleared_table_is_told_to_ask_again() -> None:
    async def story() -> None:
        lobby, table = await opened(Memory())
        before = asyncio.ensure_future(table.peek(lambda: table.seq))
        await asyncio.sleep(0)
        lobby.drop(table)
        for look in (before, table.peek(lambda: table.seq)):
            with pytest.raises(Problem, match="ask again"):
                await asyncio.wait_for(look, 20)

    asyncio.run(story())


def test_a_page_that_comes_to_a_cleared_table_is_asked_to_come_again() -> None:
    async def story() -> None:
        lobby, table = await opened(Memory())
        early, late = Connection(ANNA), Connection(ANNA)
        table.mailbox.put(Came(early, Hello()))
        lobby.drop(table)
        table.mailbox.put(Came(late, Hello()))
        assert (early.ended, late.ended) == (1012, 1012)

    asyncio.run(story())


def test_a_look_that_fails_is_told_to_whoever_looks_and_the_table_goes_on() -> None:
    async def story() -> None:
        lobby, table = await opened(Memory())
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(table.peek(lambda: 1 // 0), 20)
        assert await table.peek(lambda: table.seq) == table.seq
        assert lobby.tables[table.row.id] is table

    asyncio.run(story())


def test_a_move_is_neither_acknowledged_nor_shown_before_it_is_written() -> None:
    async def story() -> None:
        store = Held()
        _, table = await opened(store)
        player, watcher = Connection(ANNA), Connection(None)
        for page in (player, watcher):
            table.mailbox.put(Came(page, Hello()))
        await table.settled()
        assert table.game is not None
        seat = table.game.acting[0]
        ask = {"type": "act", "id": "a", "seat": seat, "base": table.seq, "done": True}
        letter = json.dumps(ask | {"text": str(table.game.legal(seat)[0])}).encode()
        for page in (player, watcher):
            page.outbox.clear()
        store.free.clear()
        store.waits.clear()
        table.mailbox.put(Letter(player, decode(letter)))
        looks = asyncio.ensure_future(table.peek(lambda: table.seq))
        await store.waits.wait()
        for _ in range(20):
            await asyncio.sleep(0)
        assert (list(player.outbox), list(watcher.outbox), looks.done()) == ([], [], False)
        store.free.set()
        seq = await looks
        heard = [[json.loads(raw) for raw in page.outbox] for page in (player, watcher)]
        assert [message["type"] for message in heard[0]] == ["update", "ok"]
        assert [message["seq"] for message in (*heard[0], *heard[1])] == [seq] * 3

    asyncio.run(story())
