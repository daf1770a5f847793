"""The operator can see what is kept of somebody, and have it forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from tests.server.kit import Live, away, gather, play_on, running

from kvartal.cli import main
from kvartal.server.main import own_folder
from kvartal.server.storage import operator, schema
from kvartal.server.storage.database import open_engine
from kvartal.server.storage.notes import Notes


def admin(data: Path, *words: str, code: int = 0) -> Any:
    done = CliRunner().invoke(main, ["--lang", "en", "admin", *words, "--data", str(data)])
    assert done.exit_code == code, done.output
    return json.loads(done.output) if code == 0 and done.output else done.output


def test_a_folder_or_a_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "site"):
            pass

    asyncio.run(story())
    assert f"No site has kept anything in {tmp_path}" in admin(tmp_path, "tables", code=2)
    assert "There is nothing named nobody" in admin(tmp_path / "site", "talk", "nobody", code=2)


@pytest.mark.parametrize("words", [("tables",), ("export", "nobody"), ("ban", "192.0.2.7")])
def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "kvartal.sqlite3").write_bytes(b"nonsense" * 100)
    assert "cannot be used. The database says: file is not a database." in admin(tmp_path, *words, code=2)


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


def test_nothing_of_a_deleted_person_is_left_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            _, players = await gather(live, "town77", 2)
            anna, _ = players
            await anna.post("/api/me", {"name": "Zephyrine"})
            assert (await anna.ask("chat", text="my secret word"))["type"] == "ok"
            await away(players)
        admin(tmp_path, "mute", anna.id)
        assert [one["kind"] for one in admin(tmp_path, "export", anna.id)["bans"]] == ["mute"]
        marks = [anna.id.encode(), b"Zephyrine", b"my secret word"]
        assert all(mark in (tmp_path / "kvartal.sqlite3").read_bytes() for mark in marks)
        admin(tmp_path, "delete-person", anna.id)
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("kvartal.sqlite3*"))
        assert [mark for mark in marks if mark in kept] == []

    asyncio.run(story())


def test_what_is_deleted_is_overwritten_by_every_build_of_sqlite(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "kvartal.sqlite3")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA secure_delete")).scalar() == 1
    engine.dispose()


def test_nothing_that_belongs_to_a_person_or_a_table_is_forgotten_to_be_forgotten() -> None:
    alone = {"people", "tables", "sessions", "tickets", "passkeys", "bans", "errands"}
    parts = {part.name for part in schema.metadata.sorted_tables} - alone
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
                connection.exec_driver_sql(
                    "UPDATE tables SET created = '2020-01-01T00:00:00.000Z', changed = '', phase = 'over'"
                )
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
            assert [line[3] for line in kept.lines] == [""]

    asyncio.run(story())


async def ask(live: Live, data: Path, *words: str, code: int = 0) -> Any:
    """Lets the operator ask a running server for something, which looks for it at once."""
    with own_folder(data):
        asked = asyncio.create_task(asyncio.to_thread(admin, data, *words, code=code))
        while not asked.done():
            await live.site.errands.look()
            await asyncio.sleep(0.02)
        return await asked


def test_somebody_is_muted_and_banned_while_the_server_runs_and_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (host, other) = await gather(live, "town77", 2)
            await ask(live, tmp_path, "mute", other.id)
            assert (await other.ask("chat", text="hello"))["code"] == "silenced"
            assert (await host.ask("chat", text="hello"))["type"] == "ok"
            await ask(live, tmp_path, "unmute", other.id)
            assert (await other.ask("chat", text="hello"))["type"] == "ok"
            await ask(live, tmp_path, "ban", other.id)
            await other.until(lambda: other.gone())
            assert (other.closed, other.all("error")[-1]["code"]) == (4403, "banned")
            assert (await other.post("/api/me", {"name": "o"}, 403))["code"] == "banned"
            assert (await other.post("/api/ticket", {}, 403))["code"] == "banned"
            wish = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}
            assert (await other.post("/api/tables", wish, 403))["code"] == "banned"
            # What is kept of them is theirs all the same.
            assert (await other.get("/api/me/export"))["person"]["id"] == other.id
            assert "There is nothing" in await ask(live, tmp_path, "ban", "nobody", code=2)
            await away([host])
        assert [(one["kind"], one["name"]) for one in admin(tmp_path, "bans")] == [("ban", other.id)]
        async with running(tmp_path) as live:
            other.url = live.url
            await other.join(table)
            assert other.closed == 4403
            await ask(live, tmp_path, "unban", other.id)
            await other.join(table, 1)
            assert other.update["seat"] == 1
            await away([other])

    asyncio.run(story())


def test_an_address_or_a_network_is_banned(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            await ask(live, tmp_path, "ban", "192.0.2.7")
            await players[0].get("/api/me")
            await ask(live, tmp_path, "ban", "127.0.0.7/24")
            for player in players:
                await player.until(player.gone)
                assert player.closed == 4403
            assert (await players[0].get("/api/me", 403))["code"] == "banned"
            await ask(live, tmp_path, "unban", "127.0.0.0/24")
            await players[0].join(table, 0)
            await away(players)

    asyncio.run(story())


def test_a_line_a_persons_words_and_a_talk_are_deleted_before_all_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (host, other) = await gather(live, "town77", 2)
            for player, text in ((host, "one"), (other, "two"), (other, "three"), (host, "four")):
                assert (await player.ask("chat", text=text))["type"] == "ok"
            assert [(line["n"], line["person"]) for line in admin(tmp_path, "talk", table)][:2] == [
                (1, host.id),
                (2, other.id),
            ]
            for words, gone, left in (
                (f"{table}/2", [2], ["one", "three", "four"]),
                (other.id, [3], ["one", "four"]),
                (table, [1, 4], []),
            ):
                await ask(live, tmp_path, "delete-talk", words)
                await host.until(lambda gone=gone: host.all("unsaid")[-1:] == [{"type": "unsaid", "lines": gone}])
                newcomer = await live.player()
                await newcomer.join(table)
                assert (await newcomer.ask("look", seat=None))["type"] == "ok"
                assert [line["text"] for line in newcomer.all("chat")] == left
                await newcomer.leave()
            # Those who have read up to the fourth line read the fifth.
            assert (await other.ask("chat", text="five"))["type"] == "ok"
            await host.until(lambda: host.all("chat")[-1]["text"] == "five")
            assert host.all("chat")[-1]["n"] == 5
            for name in (f"{table}/77", f"{table}/x", "nobody"):
                assert "There is nothing" in await ask(live, tmp_path, "delete-talk", name, code=2)
            await away([host, other])
        assert [line["text"] for line in admin(tmp_path, "talk", table)] == ["five"]

    asyncio.run(story())


def test_a_table_is_deleted_while_people_look_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            await ask(live, tmp_path, "delete-table", table)
            await players[0].until(players[0].gone)
            await players[0].get(f"/api/tables/{table}", 404)

    asyncio.run(story())


def test_a_table_is_closed_to_strangers_and_opened_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            stranger = await live.player("Vera")
            await stranger.join(table)
            await ask(live, tmp_path, "close-table", table)
            await stranger.until(stranger.gone)
            await stranger.get(f"/api/tables/{table}", 403)
            await players[0].until(players[0].gone)
            await players[0].join(table, 0)
            assert "There is nothing" in await ask(live, tmp_path, "close-table", "nothing", code=2)
            await away(players)
        admin(tmp_path, "open-table", table)
        async with running(tmp_path) as live:
            stranger.url = live.url
            await stranger.join(table)

    asyncio.run(story())


def test_somebody_who_takes_anothers_name_neither_exports_nor_deletes_their_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            anna, thief = await live.player("Zephyrine"), await live.player("Zephyrine")
            await anna.join(table)
            assert (await anna.ask("chat", text="my secret word"))["type"] == "ok"
            assert (await thief.get("/api/me/export"))["talk"] == []
            await thief.post("/api/me/forget", {"person": thief.id})
            assert [line["text"] for line in (await anna.get("/api/me/export"))["talk"]] == ["my secret word"]
            await away([*players, anna])

    asyncio.run(story())


def left_of(data: Path, *marks: bytes) -> list[bytes]:
    """Gives those of some words that stand in the bytes of the database's files."""
    kept = b"".join(file.read_bytes() for file in data.glob("kvartal.sqlite3*"))
    return [mark for mark in marks if mark in kept]


def test_a_running_server_leaves_nothing_of_a_deleted_person_in_the_bytes_of_its_files(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            for by_operator in (True, False):
                _, players = await gather(live, "town77", 2)
                anna, boris = players
                await anna.post("/api/me", {"name": "Zephyrine"})
                assert (await anna.ask("chat", text="my secret word"))["type"] == "ok"
                marks = [anna.id.encode(), b"Zephyrine", b"my secret word"]
                assert left_of(tmp_path, *marks) == marks
                if by_operator:
                    await ask(live, tmp_path, "delete-person", anna.id)
                else:
                    assert (await anna.post("/api/me/forget", {"person": anna.id}))["forgotten"]
                assert left_of(tmp_path, *marks) == []
                await away([anna, boris])

    asyncio.run(story())


def test_an_operator_who_does_not_wait_leaves_no_name_in_a_note(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Zephyrine")
            database = live.site.database
            note = await database.change(lambda c: Notes(c).leave("delete-person", anna.id))
            await live.site.errands.look()
            assert await database.look(lambda c: Notes(c).told(note)) == "done"
            assert left_of(tmp_path, anna.id.encode(), b"Zephyrine") == []
            # The note itself goes when the next one is left.
            with database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE errands SET at = '2020-01-01T00:00:00.000Z'")
            await database.change(lambda c: Notes(c).leave("unban", "nobody"))
            assert await database.look(lambda c: Notes(c).told(note)) == ""

    asyncio.run(story())


def test_a_table_is_as_old_as_the_last_change_of_its_phase(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, keep_tables=30) as live:
            table, players = await gather(live, "town77", 2)
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET created = '2020-01-01T00:00:00.000Z', changed = ''")
            await play_on(players)
            await away(players)
            live.site.lobby.drop(live.site.lobby.tables[table])
            await live.site.forget_old()
            assert (await players[0].get(f"/api/tables/{table}"))["phase"] == "over"
            live.site.lobby.drop(live.site.lobby.tables[table])
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET changed = '2020-01-02T00:00:00.000Z'")
            await live.site.forget_old()
            await players[0].get(f"/api/tables/{table}", 404)

    asyncio.run(story())


def test_the_number_of_a_line_is_not_used_again_when_old_talk_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, keep_talk=5) as live:
            table, (host, other) = await gather(live, "town77", 2)
            for text in ("one", "two", "three"):
                assert (await host.ask("chat", text=text))["type"] == "ok"
            with live.site.database.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE lines SET at = '2020-01-01T00:00:00.000Z'")
            for _ in range(2):
                await live.site.forget_old()
            # What is forgotten goes from before all eyes, too, once.
            await other.until(lambda: other.all("unsaid"))
            assert other.all("unsaid") == [{"type": "unsaid", "lines": [1, 2, 3]}]
            assert left_of(tmp_path, b"three") == []
            with live.site.database.engine.begin() as connection:
                assert connection.exec_driver_sql("SELECT n, text FROM lines").all() == [(3, "")]
            live.site.lobby.drop(live.site.lobby.tables[table])
            await host.join(table, 0)
            assert (await host.ask("chat", text="four"))["type"] == "ok"
            await host.until(lambda: host.all("chat")[-1]["text"] == "four")
            assert host.all("chat")[-1]["n"] == 4
            await away([host, other])

    asyncio.run(story())


def test_no_device_of_a_deleted_person_is_known_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna, phone = await live.player("Anna"), await live.player()
            secret = (await anna.post("/api/ticket", {}, 201))["link"].partition("#")[2]
            async with phone.http() as http:
                phone.cookie = (await http.post("/api/ticket/use", json={"ticket": secret})).cookies["kvartal"]
            assert (await phone.get("/api/me"))["person"] == anna.id
            await phone.post("/api/me/forget", {"person": anna.id})
        # Nor after a restart.
        async with running(tmp_path) as live:
            for device in (anna, phone):
                device.url = live.url
                assert (await device.get("/api/me"))["person"] != anna.id
                assert (await device.get("/api/devices", 400))["code"] == "no-person"

    asyncio.run(story())
