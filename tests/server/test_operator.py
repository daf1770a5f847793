"""The operator can see what is kept of somebody, and have it forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from tests.server.kit import away, gather, running

from kvartal.cli import main
from kvartal.server.main import own_folder
from kvartal.server.storage import operator, schema


def admin(data: Path, *words: str, code: int = 0) -> Any:
    done = CliRunner().invoke(main, ["--lang", "en", "admin", *words, "--data", str(data)])
    assert done.exit_code == code, done.output
    return json.loads(done.output) if code == 0 and done.output else done.output


def test_all_that_is_kept_of_a_person_can_be_exported_and_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            shared, players = await gather(live, "town77", 2)
            anna, boris = players
            await anna.post("/api/me", {"name": "Zephyrine"})
            assert (await anna.ask("chat", text="my secret word"))["type"] == "ok"
            assert (await boris.ask("chat", text="hello to you"))["type"] == "ok"
            alone = (await anna.open("town77(solo)", "me"))["id"]
            other, strangers = await gather(live, "town77", 2)
            await anna.join(other)
            assert (await anna.ask("chat", text="from the stands"))["type"] == "ok"
            await away([*players, *strangers])
        told = admin(tmp_path, "export", anna.id)
        assert told["person"]["name"] == "Zephyrine"
        assert {table["id"] for table in told["tables"]} == {shared, alone}
        assert {line["text"] for line in told["talk"]} == {"my secret word", "from the stands"}
        assert told["answers"]
        # A game goes on at both tables, and what is hidden there stays hidden.
        assert told["journals"] == {}
        assert len(admin(tmp_path, "persons")) == 4
        with own_folder(tmp_path):
            assert "Another Kvartal" in admin(tmp_path, "delete-person", anna.id, code=2)
        admin(tmp_path, "delete-person", anna.id)
        assert {table["id"] for table in admin(tmp_path, "tables")} == {shared, other}
        assert "There is nothing" in admin(tmp_path, "export", anna.id, code=2)
        assert anna.id not in json.dumps([admin(tmp_path, "persons"), admin(tmp_path, "tables")])
        # The others go on, with a bot in the empty seat.
        async with running(tmp_path) as live:
            boris.url = anna.url = live.url
            boris.heard.clear()
            await boris.join(shared, 1)
            await boris.until(lambda: boris.all("chat"))
            assert [line["text"] for line in boris.all("chat")] == ["hello to you"]
            seat = boris.update["table"]["seats"][0]
            assert (seat["name"], seat["standin"]) == ("", "normal")
            # An old cookie is somebody new.
            await anna.join(shared)
            assert anna.update["seat"] is None
            assert not any(one["mine"] for one in anna.update["table"]["seats"])
            await away(players)

    asyncio.run(story())


def test_nothing_that_belongs_to_a_person_or_a_table_is_forgotten_to_be_forgotten() -> None:
    parts = {part.name for part in schema.metadata.sorted_tables if part not in (schema.people, schema.tables)}
    assert {part.name for part in operator.PARTS} == parts
    refer = {
        key.parent.table.name
        for one in schema.metadata.sorted_tables
        for key in one.foreign_keys
        if key.column.table is schema.people
    }
    assert refer <= {part.name for part in operator.OWN} | {"seats", "tables"}


def test_a_table_or_what_was_said_there_can_be_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            assert (await players[0].ask("chat", text="my secret word"))["type"] == "ok"
            await away(players)
        admin(tmp_path, "delete-talk", table)
        assert admin(tmp_path, "export", players[0].id)["talk"] == []
        assert "Name whom or what" in admin(tmp_path, "delete-table", code=2)
        admin(tmp_path, "delete-table", table)
        assert "There is nothing" in admin(tmp_path, "delete-table", table, code=2)
        async with running(tmp_path) as live:
            players[0].url = live.url
            await players[0].get(f"/api/tables/{table}", 404)

    asyncio.run(story())


def test_results_and_honours_outlive_the_tables_that_brought_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, keep_tables=30) as live:
            person = await live.player("Anna")
            played, waiting = [(await person.open("town77(solo)", "me", daily=True))["id"] for _ in range(2)]
            await person.join(played, 0)
            while not person.over():
                assert (await person.act(person.update["legal"][0]))["type"] == "ok"
            await person.leave()
            records, daily = [await person.get(f"/api/{kind}?ruleset=town77(solo)") for kind in ("records", "daily")]
            assert [one["table"] for one in records] == [played]
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET created = '2020-01-01T00:00:00.000Z', phase = 'over'")
                honour = "INSERT INTO honours VALUES (?, 'town77', 'first', ?, '2020')"
                connection.exec_driver_sql(honour, (person.id, played))
            for name in (played, waiting):
                live.site.lobby.drop(live.site.lobby.tables[name])
            for _ in range(2):
                await live.site.forget_old()
            await person.get(f"/api/tables/{played}", 404)
            assert await person.get("/api/tables") == []
            assert await person.get("/api/records?ruleset=town77(solo)") == records
            assert len(daily) == 1
            with live.site.database.engine.begin() as connection:
                left = connection.exec_driver_sql("SELECT id, phase FROM tables").all()
                assert [tuple(row) for row in left] == [(played, "forgotten")]
                for part in ("entries", "seats", "answers", "lines"):
                    assert connection.exec_driver_sql(f"SELECT count(*) FROM {part}").scalar() == 0
                assert connection.exec_driver_sql("SELECT count(*) FROM honours").scalar() == 1

    asyncio.run(story())


def test_old_tables_and_talk_are_forgotten_if_that_is_wished_for_but_not_what_is_in_use(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, keep_tables=30, keep_talk=5) as live:
            running_table, players = await gather(live, "town77", 2)
            assert (await players[0].ask("chat", text="hello"))["type"] == "ok"
            waiting, used = [(await players[0].open("town77", "me", "open"))["id"] for _ in range(2)]
            await away(players)
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET created = '2020-01-01T00:00:00.000Z'")
                connection.exec_driver_sql("UPDATE lines SET at = '2020-01-01T00:00:00.000Z'")
            live.site.lobby.drop(live.site.lobby.tables[waiting])
            await live.site.forget_old()
            await players[0].get(f"/api/tables/{waiting}", 404)
            assert (await players[0].get(f"/api/tables/{used}"))["phase"] == "gathering"
            assert (await players[0].get(f"/api/tables/{running_table}"))["phase"] == "playing"
            kept = await live.site.database.read(lambda t: t.load(running_table))
            assert kept is not None
            assert kept.lines == []

    asyncio.run(story())
