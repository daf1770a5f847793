"""The database: its migrations, its settings, and commits in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import exc, text

from kvartal.server.storage import database, schema
from kvartal.server.storage.database import Database, Unusable, bring_up_to_date, open_engine
from kvartal.table.rows import Person, SeatRow, TableRow
from kvartal.table.store import Transaction

MIGRATIONS = Path(database.__file__).parent / "migrations"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "kvartal.sqlite3")
    yield opened
    opened.close()


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


def test_the_newest_migration_is_the_one_named() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [schema.HEAD]


def test_the_migrations_make_the_tables_that_the_code_uses(opened: Database) -> None:
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_migrations_go_down_and_up_again(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "kvartal.sqlite3")
    made = config()
    for step in (command.upgrade, command.downgrade, command.upgrade):
        with engine.begin() as connection:
            made.attributes["connection"] = connection
            step(made, "base" if step is command.downgrade else "head")
    engine.dispose()


def test_a_migration_that_breaks_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def breaks_off(made: Config, to: str) -> None:
        upgrade(made, to)
        raise RuntimeError

    engine = open_engine(tmp_path / "kvartal.sqlite3")
    monkeypatch.setattr(command, "upgrade", breaks_off)
    with pytest.raises(RuntimeError):
        database.bring_up_to_date(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM sqlite_master")).all() == []
    monkeypatch.undo()
    database.bring_up_to_date(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD
    engine.dispose()


def test_a_commit_survives_a_crash_by_the_settings(opened: Database) -> None:
    with opened.engine.connect() as connection:
        settings = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_jobs_are_committed_together_and_a_bad_one_fails_alone(opened: Database) -> None:
    def add(name: str) -> Callable[[Transaction], object]:
        return lambda t: t.add_table(TableRow(name, "town77", 1, "gathering", "ada", "now"), [SeatRow(0, "open")])

    async def story() -> None:
        await opened.write(lambda t: t.ensure_person(Person("ada"), "now"))
        wishes = [opened.write(add(name)) for name in ("a", "b", "a", "c")]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), type(None), exc.IntegrityError, type(None)]
        kept = await opened.read(lambda t: t.tables_of("ada"))
        assert sorted(row.id for row, _, _ in kept) == ["a", "b", "c"]

    asyncio.run(story())


def test_whoever_is_cancelled_does_not_cancel_the_writing(opened: Database) -> None:
    async def story() -> None:
        job = asyncio.ensure_future(opened.write(lambda t: t.keep_person(Person("a", "Ada"), "now")))
        await asyncio.sleep(0)
        job.cancel()
        await opened.write(lambda t: None)
        found = await opened.read(lambda t: t.person("a"))
        assert found is not None
        assert found.name == "Ada"

    asyncio.run(story())


def test_a_database_of_a_newer_kvartal_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "kvartal.sqlite3"
    Database(file).close()
    engine = open_engine(file)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Unusable, match="9999"):
        Database(file)


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "kvartal.sqlite3"
    file.write_text("Not a database, but long enough to be taken for one. " * 30)
    with pytest.raises(Unusable, match="not a database"):
        Database(file)


def test_a_damaged_database_is_told_to_be_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "kvartal.sqlite3"
    Database(file).close()
    whole = file.read_bytes()
    page = len(whole) // 2 // 4096 * 4096
    damaged = whole[:page] + bytes(4096) + whole[page + 4096 :]
    for content in (damaged, whole[:page]):
        file.write_bytes(content)
        with pytest.raises(Unusable, match=r"damaged|malformed"):
            Database(file)
        assert file.read_bytes() == content


def test_a_database_that_cannot_be_written_is_told_to_be_before_anybody_plays(tmp_path: Path) -> None:
    file = tmp_path / "kvartal.sqlite3"
    Database(file).close()
    engine = open_engine(Path(f"file:{file}?mode=ro&uri=true"))
    with pytest.raises(exc.OperationalError, match="readonly"):
        bring_up_to_date(engine)
    engine.dispose()
