"""Errands: what `kvartal admin` asks of a running server through the database, and how it is carried out.

The server holds tables in memory, so no other process may change them on disk. `kvartal admin` leaves a
note; the server looks for notes every two seconds, does what they say, and writes down whether it could.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from kvartal.server.bans import BAN, MUTE, network
from kvartal.server.storage.notes import Notes
from kvartal.server.storage.operator import Operator

if TYPE_CHECKING:
    from kvartal.server.site import Site

log = logging.getLogger("kvartal.errands")

OFTEN = 2.0
"""Seconds between two looks for notes."""
CLOSE, OPEN = "close-table", "open-table"
DONE, UNKNOWN, FAILED = "done", "unknown", "failed"


def carry_out(operator: Operator, action: str, name: str) -> bool | dict[str, list[int]]:
    """Does on disk what an action says; False if there is nothing of that name, else True or the lines it removed."""
    if action == "delete-person":
        return operator.forget_person(name)
    if action == "delete-table":
        return operator.forget_table(name)
    if action in (CLOSE, OPEN):
        return operator.close_table(name, action == CLOSE)
    if action == "delete-talk":
        found = operator.forget_talk(name)
        return False if found is None else found or True
    kind = MUTE if action.endswith(MUTE) else BAN
    told = network(name) if kind == BAN else None
    if action in (BAN, MUTE):
        return (told is not None or operator.is_person(name)) and operator.ban(kind, told or name)
    return operator.unban(kind, told or name)


class Errands:
    """Carries out what the operator asks for, on disk and in memory."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def work(self) -> None:
        """Looks for notes again and again."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("what the operator asks for cannot be read")
            await asyncio.sleep(OFTEN)

    async def look(self) -> None:
        """Carries out every note that is there."""
        database = self.site.database
        for note in await database.look(lambda c: Notes(c).waiting()):
            try:
                told = DONE if await self.do(note.action, note.name) else UNKNOWN
            except Exception:
                log.exception("an errand failed", extra={"action": note.action})
                told = FAILED
            await database.change(partial(self._settle, note.id, told))
            await database.erase()

    @staticmethod
    def _settle(note: str, told: str, connection: Connection) -> None:
        Notes(connection).settle(note, told)

    def _clear(self, action: str, name: str) -> None:
        """Clears the tables of which an action changes what is on disk; pages come back and have them fetched anew."""
        lobby = self.site.lobby
        if action == "delete-person":
            lobby.drop_tables_of(name)
        elif action in ("delete-table", CLOSE, OPEN) and name in lobby.tables:
            lobby.drop(lobby.tables[name])

    async def do(self, action: str, name: str) -> bool:
        """Carries out one thing."""
        lobby, database = self.site.lobby, self.site.database
        self._clear(action, name)
        told = await database.change(lambda c: carry_out(Operator(c), action, name))
        if isinstance(told, dict):
            await lobby.unsay(told)
        # A table may have been fetched again before the change was on disk.
        self._clear(action, name)
        await self.site.heed()
        log.info("an errand was done", extra={"action": action})
        return told is not False
