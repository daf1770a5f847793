"""The site is what all requests share: who people are, the tables, the limits."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

from kvartal.server.bans import Bans
from kvartal.server.errands import Errands
from kvartal.server.garbage import GarbageCollector
from kvartal.server.gate import Gate
from kvartal.server.hosts import Proxies, Sites
from kvartal.server.identity import Identity
from kvartal.server.limits import Addresses, Limits
from kvartal.server.pages import Pages
from kvartal.server.pictures import Pictures
from kvartal.server.storage.access import Access, Known
from kvartal.server.storage.database import Database
from kvartal.server.storage.operator import Operator
from kvartal.server.thinkers import Thinkers
from kvartal.table.crowd import Bounds
from kvartal.table.lobby import Lobby
from kvartal.table.problems import Problem
from kvartal.table.rows import Person

log = logging.getLogger("kvartal.site")

HOUR = 3600.0
STATIC = Path(__file__).parents[1] / "static"


@dataclass
class Site:
    """One running Kvartal."""

    database: Database
    identity: Identity
    lang: str = ""
    """The language of those who have not chosen one; their browser's, if this is empty."""
    limits: Limits = field(default_factory=Limits)
    thinkers: Thinkers = field(default_factory=Thinkers)
    static: Path = STATIC
    sites: Sites = field(default_factory=Sites)
    """The names under which it is asked for."""
    keep_tables: int = 0
    """Days after which tables without a running game are forgotten; 0 for never."""
    keep_talk: int = 0
    """Days after which what is said at tables is forgotten; 0 for never."""
    contact: str = ""
    """Whom people may write to about what is kept of them."""
    metrics: bool = False
    """Whether `/metrics` is there."""
    proxies: Proxies = field(default_factory=Proxies)
    """Those whose word is taken for who is asking."""

    def __post_init__(self) -> None:
        self.lobby = Lobby(self.database, self.thinkers, self.identity.deals)
        self.lobby.crowd.bounds = Bounds(
            self.limits.thinking, self.limits.unattended, self.limits.unattended_everywhere
        )
        self.addresses = Addresses(self.limits)
        self.gate = Gate(self.addresses, self.proxies)
        self.pages = Pages(self.static)
        self.pictures = Pictures()
        self.press = ThreadPoolExecutor(1, thread_name_prefix="press")
        """Prints one thing after another, so that printing takes one core at most."""
        self.garbage = GarbageCollector(lambda: not any(table.connections for table in self.lobby.tables.values()))
        self.bans = Bans()
        self.errands = Errands(self)
        self.lobby.cleared = self._cleared
        self.started = monotonic()

    @classmethod
    def at(cls, folder: Path, lang: str = "", limits: Limits | None = None, **more: Any) -> Site:
        """Opens the site that a data folder keeps."""
        return cls(Database(folder / "kvartal.sqlite3"), Identity(folder), lang, limits or Limits(), **more)

    async def heed(self) -> None:
        """Reads who is banned or muted; what they have open here is closed."""
        self.bans = Bans(await self.database.look(lambda c: Operator(c).bans()))
        self.lobby.silenced = self.bans.muted
        problem = Problem("banned", "the operator of this site does not want you here")
        self.lobby.send_away(lambda one: self.bans.person(one.who) or self.bans.address(one.address), problem, 4403)

    def _cleared(self) -> None:
        self.garbage.cleared += 1

    async def forget_old(self) -> None:
        """Forgets what is older than it may be; tables that are set up are spared until they are cleared."""

        def before(days: int) -> str:
            return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds") if days else ""

        spared = {*self.lobby.tables, *self.lobby.fetching}
        days = before(self.keep_tables), before(self.keep_talk)
        tables, lines = await self.database.change(lambda c: Operator(c).forget_old(*days, spared))
        if tables or lines:
            await self.lobby.unsay(lines)
            await self.database.erase()
            log.info("forgot what was old", extra={"tables": tables, "lines": sum(map(len, lines.values()))})

    async def forget(self) -> None:
        """Forgets once an hour, if anything is to be forgotten."""
        while self.keep_tables or self.keep_talk:
            try:
                await self.forget_old()
            except Exception:
                log.exception("what is old cannot be forgotten")
            await asyncio.sleep(HOUR)

    async def person(self, cookie: str | None) -> Person | None:
        """Finds the person of a cookie whose session has not ended; one who has not said anything is not on disk."""
        known = await self.known(cookie)
        return known.person if known else None

    async def known(self, cookie: str | None) -> Known | None:
        """Finds the person of a cookie, and when their session was last noted."""
        told = self.identity.read(cookie)
        if told is None:
            return None
        who, session = told
        found = await self.database.look(lambda c: Access(c).known(who, session))
        if found is None:
            return Known(Person(who, lang=self.lang, session=session))
        return None if found.ended else found
