"""An acknowledged move survives `kill -9`: the server is killed a hundred times in the middle of games."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from tests.server.kit import Message, Player
from websockets.exceptions import WebSocketException

import kvartal
from kvartal.core.journal import Entry, Journal

KILLS = 100
PATIENCE = 300
ROOT = Path(__file__).parents[2]
LOST = (OSError, WebSocketException, asyncio.TimeoutError)
"""What a client sees of a server that is killed or not up yet."""


def spare_port() -> int:
    """Finds a port that nobody takes while the server is down: the system gives away only higher ones by itself."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Nursery:
    """Starts servers on one folder and port, and kills them."""

    def __init__(self, data: Path, process: subprocess.Popen[str]) -> None:
        self.data = data
        self.process = process
        self.port = spare_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.pid = 0

    def start(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"start {self.data} {self.port}\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@contextmanager
def nursery(data: Path) -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.server.nursery"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield Nursery(data, process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(20)


class Client:
    """Plays one seat, comes back whenever the server is gone, and repeats what was not acknowledged."""

    def __init__(self, player: Player, seat: int, table: str) -> None:
        self.player = player
        self.seat = seat
        self.table = table
        self.acknowledged: dict[str, list[str]] = {table: []}
        self.numbers: dict[str, int] = {table: 0}
        self.pending: Message | None = None
        self.asked = 0
        self.lost = 0

    async def play(self) -> None:
        """Plays until it is told to stop by being cancelled."""
        while True:
            try:
                await self.player.join(self.table, self.seat)
                seq = self.player.update.get("seq")
                if seq is not None:
                    # What was acknowledged before the kill is there after it.
                    assert seq >= self.numbers[self.table], (seq, self.numbers)
                    await self.moves()
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.01)

    async def moves(self) -> None:
        player = self.player
        while not player.gone():
            if self.pending is None:
                await player.until(lambda: player.gone() or player.to_act() or player.over(), 60)
                if player.gone():
                    return
                self.asked += 1
                ask = f"ask-{self.asked}"
                if player.over():
                    self.pending = {"kind": "rematch", "id": ask}
                else:
                    text = random.choice(player.update["legal"])
                    seat, base = self.seat, player.update["seq"]
                    self.pending = {"kind": "act", "id": ask, "seat": seat, "base": base, "text": text, "done": True}
            answer = await player.ask(**self.pending)
            assert answer["type"] == "ok", (self.pending, answer)
            if self.pending["kind"] == "rematch":
                self.pending = None
                await self.follow()
                return
            self.acknowledged[self.table].append(self.pending["text"])
            self.numbers[self.table] = answer["seq"]
            self.pending = None

    async def follow(self) -> None:
        """Goes on at the table of the rematch; whoever asks again is told again."""
        while not self.player.all("moved"):
            self.asked += 1
            await self.player.ask("rematch", id=f"ask-{self.asked}")
        self.table = self.player.all("moved")[-1]["table"]
        self.player.heard.clear()
        self.acknowledged.setdefault(self.table, [])
        self.numbers.setdefault(self.table, 0)


async def up(url: str) -> None:
    """Waits until a server answers."""
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False) as http:
        while True:
            with suppress(httpx.TransportError):
                await http.get("/healthz")
                return
            await asyncio.sleep(0.01)


async def story(home: Nursery, rng: random.Random) -> list[Client]:
    home.start()
    await up(home.url)
    players = [await Player.new(home.url, f"p{seat}") for seat in range(4)]
    table = (await players[0].open("town77", "me", "open", "open", "open"))["id"]
    for seat in (1, 2, 3):
        await players[seat].join(table)
        assert (await players[seat].ask("sit", seat=seat))["type"] == "ok"
    await players[0].join(table, 0)
    assert (await players[0].ask("start"))["type"] == "ok"
    clients = [Client(player, seat, table) for seat, player in enumerate(players)]
    tasks = [asyncio.get_running_loop().create_task(client.play()) for client in clients]
    for _ in range(KILLS):
        made = moves(clients)
        # The time that pytest gives a test is given to each kill: a busy machine needs longer for a hundred.
        faulthandler.dump_traceback_later(PATIENCE, exit=True, file=2)
        # Let them get going, and then strike at any moment.
        while moves(clients) == made and not any(task.done() for task in tasks):
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.05)
        home.kill()
        home.start()
    await up(home.url)
    await asyncio.sleep(0.5)
    for task in tasks:
        assert not task.done(), task.exception()
    while not all(task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        # A cancellation that meets an answer may be lost (`asyncio.wait_for` before Python 3.12), so it is repeated.
        await asyncio.wait(tasks, timeout=1)
    for client in clients:
        with suppress(*LOST):
            await client.player.leave()
    home.kill()
    return clients


def moves(clients: list[Client]) -> int:
    return sum(len(texts) for client in clients for texts in client.acknowledged.values())


def test_every_acknowledged_move_survives_a_hundred_kills(tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    random.seed(seed)
    with nursery(tmp_path) as home:
        clients = asyncio.run(story(home, random.Random(seed)))
    assert min(client.lost for client in clients) > 0, "the clients must have felt the kills"
    with sqlite3.connect(tmp_path / "kvartal.sqlite3") as database:
        tables = [row[0] for row in database.execute("SELECT id FROM tables")]
        for table in tables:
            rows = database.execute("SELECT text FROM entries WHERE table_id = ? ORDER BY seq", (table,))
            entries = [Entry.read(text) for (text,) in rows]
            for client in clients:
                made = [str(entry.steps[0]) for entry in entries if entry.seat == client.seat]
                known = client.acknowledged.get(table, [])
                # Every acknowledged move is there, once and in order; at most one more was made but not acknowledged.
                assert made[: len(known)] == known, (seed, table, client.seat)
                assert len(made) - len(known) <= (client.table == table), (seed, table, client.seat)
            kvartal.replay(Journal("town77", 1, 4, entries))
    assert moves(clients) >= KILLS
    database.close()
