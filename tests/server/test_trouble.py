"""When the disk fails or a page does not keep up: nothing is shown that is not kept, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import away, gather, play_on, running

from kvartal.table.connection import BACKLOG, BEHIND, Connection


def test_a_move_that_cannot_be_written_is_not_shown_and_the_table_begins_again_from_disk(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            await play_on(players, 2)
            actor = next(player for player in players if player.to_act())
            other = next(player for player in players if not player.to_act())
            await other.seen(actor.update["seq"])
            seat, number, legal = actor.eyes(), actor.update["seq"], actor.update["legal"]
            write = live.site.database.write

            async def fails(job: Any) -> None:
                raise OSError("no space left on device")

            live.site.database.write = fails  # type: ignore[method-assign]
            answer = await actor.ask("act", id="try", seat=seat, base=number, text=legal[0], done=True)
            assert (answer["type"], answer["code"]) == ("error", "broken")
            live.site.database.write = write  # type: ignore[method-assign]
            for player in players:
                await player.until(lambda player=player: player.gone())
                assert player.closed == 1012
                assert player.update["seq"] == number
            await actor.join(table, seat)
            assert (actor.update["seq"], actor.update["legal"], actor.update["draft"]) == (number, legal, [])
            answer = await actor.ask("act", id="try", seat=seat, base=number, text=legal[0], done=True)
            assert answer["type"] == "ok"
            await away(players)

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == ["a table broke"]


def test_whatever_breaks_is_told_as_an_error_and_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            live.site.lobby.drop(live.site.lobby.tables[table])

            async def fails(job: Any) -> None:
                raise OSError("no space left on device")

            write, live.site.database.write = live.site.database.write, fails  # type: ignore[method-assign]
            wish = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}
            assert (await person.post("/api/tables", wish, 500))["code"] == "broken"
            live.site.database.write = write  # type: ignore[method-assign]
            fetch, live.site.lobby._fetch = live.site.lobby._fetch, fails  # type: ignore[method-assign,assignment]
            await person.join(table, 0)
            assert (person.closed, person.all("error")[-1]["code"]) == (1011, "broken")
            live.site.lobby._fetch = fetch  # type: ignore[method-assign]
            await person.join(table, 0)
            assert person.to_act()
            await person.leave()

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == ["a request broke", "a table cannot be fetched"]


def test_a_page_that_does_not_keep_up_is_asked_to_come_again() -> None:
    for message, most in ((b"{}", BACKLOG), (b"x" * 100_000, BEHIND // 100_000)):
        page = Connection(None)
        for number in range(2 * most):
            page.send(message)
            assert bool(page.ended) == (number > most)
        assert page.ended == 1013
        # What has gathered for it does not stay in memory.
        assert page.take() is None
        assert (len(page.outbox), page.unsent) == (0, 0)


def test_a_page_that_keeps_up_may_read_as_much_as_it_likes() -> None:
    page = Connection(None)
    for _ in range(3 * BEHIND // 100_000):
        page.send(b"x" * 100_000)
        assert page.take() is not None
    assert not page.ended
    page.send(b"x" * 2 * BEHIND)
    assert not page.ended


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET text = 'nobody did this' WHERE seq = 3 AND table_id = ?",
        "UPDATE entries SET text = '0 place' WHERE seq = 3 AND table_id = ?",
        "DELETE FROM entries WHERE seq = 2 AND table_id = ?",
        """UPDATE tables SET settings = '{"clock":' WHERE id = ?""",
    ],
)
def test_a_damaged_table_is_told_to_be_and_the_others_go_on(tmp_path: Path, damage: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            healthy = (await person.open("town77", "me", "bot", clock=600))["id"]
            damaged = (await person.open("town77", "me", "bot", clock=600))["id"]
        with closing(sqlite3.connect(tmp_path / "kvartal.sqlite3")) as database, database:
            assert database.execute(damage, [damaged]).rowcount == 1
        async with running(tmp_path) as live:
            person.url = live.url
            # The damaged table is the newest, and the first to be fetched.
            await live.site.lobby.resume()
            assert list(live.site.lobby.tables) == [healthy]
            assert (await person.get(f"/api/tables/{damaged}", 409))["code"] == "old-rules"
            await person.join(damaged, 0)
            assert person.all("error")[-1]["code"] == "old-rules"
            live.site.lobby.clocks.start(damaged, 0, [0], -1)
            await live.site.lobby.ring()
            await person.leave()

    asyncio.run(story())


def test_journals_of_other_rules_are_not_played_wrongly(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            await away(players)
        async with running(tmp_path) as live:
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET version = 999")
            players[0].url = live.url
            assert (await players[0].get(f"/api/tables/{table}", 409))["code"] == "old-rules"
            await players[0].join(table, 0)
            assert players[0].all("error")[-1]["code"] == "old-rules"
            assert [one["id"] for one in await players[0].get("/api/tables")] == [table]
            await away(players)

    asyncio.run(story())
