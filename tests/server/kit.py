"""A server in this process, and players who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kvartal.server import app
from kvartal.server.limits import Limits, Rate
from kvartal.server.main import address_of, config, listening
from kvartal.server.site import Site
from kvartal.table.bodies import Change
from kvartal.table.changes import changed
from kvartal.table.protocol import VERSION

Message = dict[str, Any]

LOOSE = Limits(
    messages=Rate(1e6, 1e6),
    shared=Rate(1e6, 1e6),
    requests=Rate(1e6, 1e6),
    files=Rate(1e6, 1e6),
    newcomers=Rate(1e6, 1e6),
    tables=Rate(1e6, 1e6),
    sockets=10_000,
    connections=10_000,
    arriving=10_000,
    hints=Rate(1e6, 1e6),
    talk=Rate(1e6, 1e6),
    shared_talk=Rate(1e6, 1e6),
    sheets=Rate(1e6, 1e6),
    thinking=10_000,
    unattended=10_000,
    unattended_everywhere=10_000,
)
"""Limits that no test runs into by chance."""


@dataclass
class Live:
    """A server that runs."""

    site: Site
    url: str
    server: uvicorn.Server

    async def player(self, name: str = "") -> Player:
        """Brings somebody new to the site."""
        return await Player.new(self.url, name)


@contextlib.asynccontextmanager
async def running(folder: Path, limits: Limits = LOOSE, **more: Any) -> AsyncIterator[Live]:
    """Runs a server on a data folder."""
    folder.mkdir(exist_ok=True)
    site = Site.at(folder, limits=limits, **more)
    listener = listening("127.0.0.1", 0)
    server = uvicorn.Server(config(site, app.make(site)))
    task = asyncio.get_running_loop().create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Live(site, address_of(listener), server)
    finally:
        server.should_exit = True
        await task
        listener.close()


@dataclass(eq=False)
class Player:
    """Somebody with a cookie, and at most one open page."""

    url: str
    cookie: str
    id: str
    name: str = ""
    socket: ClientConnection | None = None
    heard: list[Message] = field(default_factory=list)
    """Every message of the server, oldest first."""
    raw: list[bytes] = field(default_factory=list)
    """The same as they came."""
    update: Message = field(default_factory=dict)
    waiting: dict[str, asyncio.Future[Message]] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    closed: int | None = None
    reader: asyncio.Task[None] | None = None
    asked: int = 0

    @classmethod
    async def new(cls, url: str, name: str = "") -> Player:
        """Gets a cookie."""
        async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
            answer = await http.get("/api/me")
            player = cls(url, answer.cookies["kvartal"], answer.json()["person"], name)
        if name:
            await player.post("/api/me", {"name": name})
        return player

    def http(self) -> httpx.AsyncClient:
        """Gives a client that carries the cookie."""
        cookies = {"kvartal": self.cookie}
        # Making ready for encryption costs more than all the rest of a request.
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, timeout=30, verify=False, trust_env=False)

    async def get(self, path: str, status: int = 200) -> Any:
        """Asks the site for something."""
        async with self.http() as http:
            answer = await http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 200, **headers: str) -> Any:
        """Tells the site something."""
        async with self.http() as http:
            answer = await http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, ruleset: str, *kinds: str, level: str = "easy", **settings: Any) -> Message:
        """Opens a table with seats of these kinds."""
        seats = [{"kind": kind, "level": level} if kind == "bot" else {"kind": kind} for kind in kinds]
        wish = {"ruleset": ruleset, "seats": seats, "settings": settings}
        table: Message = await self.post("/api/tables", wish, 201)
        return table

    async def join(self, table: str, seat: int | None = None, since: int = 0, chat: int = 0) -> Message:
        """Opens a page at a table and waits for the first update."""
        await self.leave()
        where = f"{self.url.replace('http', 'ws')}ws/{table}"
        self.socket = await connect(where, additional_headers={"cookie": f"kvartal={self.cookie}"}, proxy=None)
        self.closed, self.update = None, {}
        self.reader = asyncio.get_running_loop().create_task(self._read(self.socket))
        await self.send({"type": "hello", "protocol": VERSION, "since": since, "seat": seat, "chat": chat})
        await self.until(lambda: bool(self.update) or self.closed is not None)
        return self.update

    async def leave(self) -> None:
        """Closes the page."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self.reader is not None:
            await self.reader
            self.reader = None

    async def send(self, message: Any) -> None:
        """Sends one message, well formed or not."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Sends a message and waits for its answer."""
        self.asked += 1
        fields.setdefault("id", f"{self.id}-{self.asked}")
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[fields["id"]] = answer
        await self.send({"type": kind, **fields})
        return await asyncio.wait_for(answer, 20)

    async def act(self, text: str, seat: int | None = None, **fields: Any) -> Message:
        """Plays a whole turn of one step."""
        seat = self.update["seat"] if seat is None else seat
        return await self.ask("act", **{"seat": seat, "base": self.update["seq"], "text": text, "done": True, **fields})

    async def seen(self, number: int) -> None:
        """Waits until this number is shown."""
        await self.until(lambda: self.update["seq"] >= number)

    async def until(self, holds: Any, seconds: float = 20) -> None:
        """Waits until something holds that a message can bring about."""
        async with asyncio.timeout(seconds):
            while not holds():
                self.changed.clear()
                await self.changed.wait()

    def to_act(self) -> bool:
        """Whether it is the turn of the seat that this page looks through."""
        update = self.update
        return update["seat"] in update["pending"]["seats"] and update["seat"] not in update["pending"]["ready"]

    def eyes(self) -> int | None:
        """Whose eyes the page looks through."""
        seat: int | None = self.update["seat"]
        return seat

    def gone(self) -> bool:
        """Whether the server has closed the connection."""
        return self.closed is not None

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.update["over"] is not None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                self._hear(raw.encode() if isinstance(raw, str) else raw)
        except ConnectionClosed:
            pass
        self.closed = socket.close_code
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(ConnectionError("the server has closed the connection"))
        self.waiting.clear()
        self.changed.set()

    def _hear(self, raw: bytes) -> None:
        message: Message = json.loads(raw)
        self.heard.append(message)
        self.raw.append(raw)
        if message["type"] == "update":
            self.update = message | {"desk": self._desk(message, message["view"])}
        elif message["type"] == "draft":
            assert (message["seq"] >= self.update["seq"], message["seat"]) == (True, self.update["seat"])
            told = {name: message[name] for name in ("legal", "draft", "complete", "left")}
            self.update = self.update | told | {"desk": self._desk(message, self.update["view"])}
        future = self.waiting.pop(message.get("id") or "", None)
        if future is not None and not future.done():
            future.set_result(message)
        self.changed.set()

    def _desk(self, message: Message, view: Any) -> Any:
        """Gives the whole view after the steps of the draft."""
        told = message.get("desk")
        return None if told is None else changed(view, [Change(*one) for one in told])

    def all(self, kind: str) -> list[Message]:
        """Gives every message of a kind that was heard."""
        return [message for message in self.heard if message["type"] == kind]


async def gather(live: Live, ruleset: str, seats: int, **settings: Any) -> tuple[str, list[Player]]:
    """Brings so many persons to a table and begins the game; the player at index n has seat n."""
    players = [await live.player(f"p{number}") for number in range(seats)]
    table = (await players[0].open(ruleset, "me", *["open"] * (seats - 1), **settings))["id"]
    for seat, player in enumerate(players):
        await player.join(table, 0 if seat == 0 else None)
        if seat:
            assert (await player.ask("sit", seat=seat))["type"] == "ok"
    assert (await players[0].ask("start"))["type"] == "ok"
    for player in players:
        await player.until(lambda player=player: player.update["view"] is not None)
    return table, players


async def play_on(players: list[Player], turns: int = 10_000, choose: Any = None) -> None:
    """Lets the players play until the game is over or so many turns are made."""
    for _ in range(turns):
        await asyncio.sleep(0)
        newest = max(player.update["seq"] for player in players)
        for player in players:
            await player.seen(newest)
        if players[0].over():
            return
        actor = next(player for player in players if player.to_act())
        legal = actor.update["legal"]
        answer = await actor.act(choose(legal) if choose else legal[0])
        assert answer["type"] == "ok", answer


async def away(players: list[Player]) -> None:
    """Lets everybody close their pages."""
    for player in players:
        await player.leave()
