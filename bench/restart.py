"""How soon a server answers after a restart with thousands of running tables, and how it bears everybody coming back.

    python -m bench.restart [TABLES [PAGES]]       # 5000 and 1000, if not told otherwise

The database is made first, from a few games that were played for it: at three tables of five two persons play with a
clock of a day, at the others one person plays against an easy bot. Then a server starts on it, and as soon as it
answers, pages come to tables of their own at once, all with `since=0`.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from bench.pages import Page, client, memory, percentile, server, spent

from kvartal.core.game import Game
from kvartal.server.identity import Identity
from kvartal.server.storage.database import Database

GAMES = 40
MOVES = 16
BEFORE = "2026-01-01T00:00:00.000Z"


def played(number: int) -> Game:
    """Plays the beginning of a game."""
    rng = random.Random(number)
    game = Game.new("town77", 2, seed=number)
    for _ in range(MOVES):
        if game.over is None:
            seat = game.acting[0]
            game.play(seat, rng.choice(game.legal(seat)))
    return game


def fill(folder: Path, tables: int) -> list[tuple[str, str]]:
    """Makes a database with so many running tables; gives each with a person who sits there."""
    Database(folder / "kvartal.sqlite3").close()
    games = [game for game in map(played, range(4 * GAMES)) if game.over is None and game.acting == (0,)][:GAMES]
    found = []
    with sqlite3.connect(folder / "kvartal.sqlite3") as database:
        for number in range(tables):
            game, table = games[number % len(games)], f"table{number:07}"
            persons, bot = [f"person{number:07}{seat}" for seat in (0, 1)], number % 5 > 2
            found.append((table, persons[0]))
            settings = "{}" if bot else '{"clock":86400}'
            database.executemany(
                "INSERT INTO people (id, name, lang, mark, created) VALUES (?, 'Anna', 'ru', '', ?)",
                [(person, BEFORE) for person in persons],
            )
            database.executemany(
                "INSERT INTO sessions (person, id, agent, created, seen) VALUES (?, 'first', '', ?, ?)",
                [(person, BEFORE, BEFORE) for person in persons],
            )
            database.execute(
                "INSERT INTO tables (id, ruleset, version, phase, host, created, settings) "
                "VALUES (?, 'town77', ?, 'playing', ?, ?, ?)",
                (table, game.rules.version, persons[0], BEFORE, settings),
            )
            other = ("bot", None, "easy") if bot else ("person", persons[1], None)
            seats = [(table, 0, "person", persons[0], None), (table, 1, *other)]
            database.executemany(
                "INSERT INTO seats (table_id, seat, kind, person, name, mark, level) VALUES (?, ?, ?, ?, '', '', ?)",
                seats,
            )
            journal = game.journal
            database.executemany(
                "INSERT INTO entries (table_id, seq, text, digest) VALUES (?, ?, ?, ?)",
                [(table, seq, str(entry), journal.digests.get(seq)) for seq, entry in enumerate(journal.entries, 1)],
            )
    database.close()
    return found


async def story(url: str, pid: int, began: float, who: list[tuple[str, str]], identity: Identity, pages: int) -> None:
    async with client(url) as http:
        answer = await http.get("/healthz")
    waited, used = time.perf_counter() - began, spent(pid)
    print(
        f"first answer {waited:5.2f} s after the start ({answer.json()['status']}); {used:.2f} s of processor",
        flush=True,
    )
    chosen = random.Random(1).sample(who, pages)
    before, start = spent(pid), time.perf_counter()

    async def come(table: str, person: str) -> float:
        page = await Page.open(url, table, identity.seal(person), seat=0, since=0)
        took = time.perf_counter() - start
        assert page.update.legal
        return took

    took = await asyncio.gather(*(come(*one) for one in chosen))
    each = (spent(pid) - before) / pages * 1000
    print(
        f"{pages} pages come back at once: half within {percentile(took, 0.5) / 1000:.2f} s, "
        f"all within {max(took):.2f} s; server {each:.2f} ms each, {memory(pid):.0f} MB"
    )


def main() -> None:
    tables, pages = (int(word) for word in (*sys.argv[1:], *("5000", "1000")[len(sys.argv) - 1 :]))
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        who = fill(folder, tables)
        identity = Identity(folder)
        size = (folder / "kvartal.sqlite3").stat().st_size / 1e6
        print(f"{tables} running tables, {size:.0f} MB", flush=True)
        began = time.perf_counter()
        with server(data=folder) as (url, pid):
            asyncio.run(story(url, pid, began, who, identity, pages))


if __name__ == "__main__":
    main()
