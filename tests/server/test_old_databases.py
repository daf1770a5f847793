"""A database that an older Kvartal has written opens: running games go on to their end, finished ones replay.

`data/before-facts.gz` is the database of a server at commit 819bcbe, when digests were still taken over the memory of
a position. It holds two tables of every ruleset: a running one in the middle of a round, with a draft, and a finished
one. `data/before-facts.json` tells what that server showed of them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import LOOSE, running

from kvartal.server.site import Site
from kvartal.table import answers
from kvartal.table.protocol import encode
from kvartal.table.table import Table

DATA = Path(__file__).parent / "data"
TOLD: dict[str, dict[str, Any]] = json.loads((DATA / "before-facts.json").read_text(encoding="utf-8"))
RULESETS = sorted({one["ruleset"] for one in TOLD.values()})


def opened(folder: Path) -> sqlite3.Connection:
    """Lays the old database into a data folder, and connects to it."""
    file = folder / "kvartal.sqlite3"
    file.write_bytes(gzip.decompress((DATA / "before-facts.gz").read_bytes()))
    return sqlite3.connect(file)


def named(ruleset: str, phase: str) -> tuple[str, dict[str, Any]]:
    """Finds a table by what it was."""
    return next((name, one) for name, one in TOLD.items() if (one["ruleset"], one["phase"]) == (ruleset, phase))


async def finish(table: Table) -> None:
    """Goes on from the drafts that are there, until the game is over; every turn is kept."""
    rng = random.Random(1)
    game = table.game
    assert game is not None
    while game.over is None:
        seat = game.acting[0]
        draft = game.draft(seat)
        while not draft.complete:
            steps = draft.legal()
            if steps:
                draft.step(rng.choice(steps))
            else:
                draft.restart()
        await table.commit(seat)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_running_games_of_an_older_kvartal_are_as_they_were_and_go_on_to_the_end(tmp_path: Path, ruleset: str) -> None:
    opened(tmp_path).close()
    name, told = named(ruleset, "playing")

    async def story() -> None:
        site = Site.at(tmp_path, limits=LOOSE)
        table = await site.lobby.find(name)
        game = table.game
        assert game is not None
        assert not table.frozen
        assert (table.seq, list(game.position.acting()), sorted(game.sealed)) == (
            told["seq"],
            told["acting"],
            told["ready"],
        )
        drafts = {str(seat): [str(step) for step in game.draft(seat).steps] for seat in game.acting}
        assert {seat: steps for seat, steps in drafts.items() if steps} == told["drafts"]
        assert [sum(line.points for line in game.score(seat)) for seat in range(len(table.seats))] == told["scores"]
        await finish(table)
        site.lobby.drop(table)
        # What was played on is kept together with what was there before.
        shown = await answers.replay(site.lobby, None, name, asyncio.to_thread)
        assert shown.table.phase == "over"
        assert shown.table.seq > told["seq"]
        await site.lobby.close()
        site.database.close()

    asyncio.run(story())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_finished_games_of_an_older_kvartal_replay(tmp_path: Path, ruleset: str) -> None:
    opened(tmp_path).close()
    name, told = named(ruleset, "over")

    async def story() -> None:
        site = Site.at(tmp_path, limits=LOOSE)
        shown = await answers.replay(site.lobby, None, name, asyncio.to_thread)
        assert shown.table.seq == told["seq"]
        assert [one.place for one in shown.over.standings] == told["places"]
        scores = json.loads(encode(shown.scores))
        assert [sum(line["points"] for line in lines) for lines in scores] == told["scores"]
        assert (await answers.journal(site.lobby, name)).startswith("kvartal journal ")
        await site.lobby.close()
        site.database.close()

    asyncio.run(story())


def test_digests_that_are_computed_in_another_way_do_not_end_a_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name, told = named("town77", "playing")
    with closing(opened(tmp_path)) as database, database:
        database.execute("UPDATE entries SET digest = 'other' WHERE digest IS NOT NULL")

    async def story() -> None:
        for warnings in (1, 1):
            site = Site.at(tmp_path, limits=LOOSE)
            table = await site.lobby.find(name)
            assert (table.seq, table.frozen) == (told["seq"], "")
            said = [record for record in caplog.records if record.getMessage().startswith("a game cannot be compared")]
            # The second time, the digests that are on disk are those of today.
            assert len(said) == warnings
            await site.lobby.close()
            site.database.close()

    asyncio.run(story())


def test_a_single_digest_that_differs_tells_of_damage(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            fresh = (await person.open("town77(solo)", "me"))["id"]
            await person.join(fresh, 0)
            assert (await person.act(person.update["legal"][0]))["type"] == "ok"
            await person.leave()
        with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database, database:
            last = "SELECT max(seq) FROM entries WHERE digest IS NOT NULL"
            assert database.execute(f"UPDATE entries SET digest = 'other' WHERE seq = ({last})").rowcount == 1
        async with running(tmp_path) as live:
            person.url = live.url
            assert (await person.get(f"/api/tables/{fresh}", 409))["code"] == "old-rules"

    asyncio.run(story())


def test_a_turn_that_only_older_rules_allowed_freezes_the_table_where_it_stood(tmp_path: Path) -> None:
    name, told = named("welcome", "playing")
    with closing(opened(tmp_path)) as database, database:
        database.execute("UPDATE tables SET version = 0")
        strange = "UPDATE entries SET text = '0 take 1 / refuse' WHERE table_id = ? AND seq = 20"
        assert database.execute(strange, [name]).rowcount == 1
        seats = dict(database.execute("SELECT seat, person FROM seats WHERE table_id = ?", [name]).fetchall())

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            person.cookie = live.site.identity.seal(seats[0])
            update = await person.join(name, 0)
            assert update["seq"] < told["seq"]
            assert (update["legal"], update["table"]["phase"]) == ([], "playing")
            await person.until(lambda: person.all("error"))
            assert person.all("error")[0]["code"] == "old-rules"
            answer = await person.ask("undo", seat=0)
            assert (answer["code"], "version 0 of the rules allowed 0 take 1" in answer["message"]) == (
                "old-rules",
                True,
            )
            await person.ask("chat", text="Schade!")
            await person.leave()
        with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database:
            kept = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", [name]).fetchone()
            # What was played is still there, for a Kvartal that knows these rules.
            assert kept == (told["seq"],)

    asyncio.run(story())
