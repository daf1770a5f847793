"""A table needs no server: with a store in memory and bots that think at once, a game is played and replayed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from msgspec import Raw
from tests.table.memory import Memory, Prompt

import kvartal
from kvartal.table import answers
from kvartal.table.bodies import MeChange, NewSeat, NewTable
from kvartal.table.connection import Connection
from kvartal.table.lobby import Lobby
from kvartal.table.posts import Came, Letter
from kvartal.table.protocol import decode
from kvartal.table.rows import Person


class Page:
    """An open page that reads its outbox itself."""

    def __init__(self, person: Person) -> None:
        self.ready = asyncio.Event()
        self.connection = Connection(person, self.ready.set)
        self.update: dict[str, Any] = {}

    async def until(self, kind: str) -> dict[str, Any]:
        """Reads up to a message of this kind."""
        while True:
            while (raw := self.connection.take()) is None:
                self.ready.clear()
                await asyncio.wait_for(self.ready.wait(), 20)
            message: dict[str, Any] = json.loads(raw)
            if message["type"] == "update":
                self.update = message
            if message["type"] == kind:
                return message


async def here(work: Callable[[], Raw]) -> Raw:
    """Does what is slow at once."""
    return work()


def test_a_game_against_a_bot_is_played_cleared_found_again_and_replayed() -> None:
    async def story() -> None:
        store, anna = Memory(), Person("anna")
        lobby = Lobby(store, Prompt())
        assert (await answers.change_me(lobby, anna, MeChange(name="  Anna "))).name == "Anna"
        wish = NewTable("town77", [NewSeat("me"), NewSeat("bot", level="easy")])
        name = (await answers.open_table(lobby, anna, wish)).id
        page, turns = Page(anna), 0
        table = await lobby.find(name)
        table.mailbox.put(Came(page.connection, decode(b'{"type":"hello","seat":0}')))
        await page.until("update")
        while page.update["over"] is None:
            if 0 not in page.update["pending"]["seats"]:
                await page.until("update")
                continue
            ask = {"type": "act", "id": f"a{turns}", "seat": 0, "base": page.update["seq"], "done": True}
            letter = json.dumps(ask | {"text": page.update["legal"][0]}).encode()
            table.mailbox.put(Letter(page.connection, decode(letter)))
            assert (await page.until("ok"))["id"] == f"a{turns}"
            turns += 1
            if turns == 3:
                # What the bot does meanwhile is kept; the table begins again from there.
                await table.settled()
                lobby.drop(table)
                page = Page(anna)
                table = await lobby.find(name)
                table.mailbox.put(Came(page.connection, decode(b'{"type":"hello","seat":0}')))
                await page.until("update")
        shown = await answers.replay(lobby, "anna", name, here)
        assert shown.table.phase == "over"
        again = kvartal.replay(await answers.journal(lobby, name))
        assert again.over is not None
        assert [one.id for one in await answers.tables(lobby, "anna")] == [name]
        await lobby.close()

    asyncio.run(story())
