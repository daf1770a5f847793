"""One SQLite file, one thread that writes it and commits in groups, and one that reads it."""

from __future__ import annotations

import asyncio
import os
import queue
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, exc, text
from sqlalchemy.pool import QueuePool

from kvartal.core.errors import KvartalError
from kvartal.server.storage.archive import Archive
from kvartal.server.storage.rows import driver_of
from kvartal.server.storage.schema import HEAD
from kvartal.table.store import Transaction

T = TypeVar("T")

MOST_AT_ONCE = 500
"""The number of gathered jobs that are committed at once."""
TOUCH = "UPDATE alembic_version SET version_num = version_num"
"""Changes nothing, but shows whether anything can be written."""
SCARCE = 8 * 1024 * 1024
"""A disk with fewer bytes than these left is full: SQLite needs some room to write a commit beside its file."""


class Unusable(KvartalError):
    """The database cannot be used, for the reason that its key names."""


def make_private(file: Path) -> None:
    """Keeps others on this machine from reading what is kept; SQLite gives the files beside it the same rights."""
    if sys.platform == "win32":
        return
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for one in (file, *file.parent.glob(f"{file.name}-*")):
            one.chmod(0o600)
    except OSError as error:
        raise Unusable("cli-system", file=str(file), why=error.strerror or str(error)) from error


def open_engine(file: Path) -> Engine:
    """Connects to the file with the settings under which a commit survives a crash."""
    # The writer and the reader each keep one connection.
    engine = create_engine(f"sqlite:///{file}", poolclass=QueuePool, pool_size=2, max_overflow=2)

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        # What is deleted is overwritten: not every build of SQLite does that unasked.
        asked = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON")
        for pragma in asked:
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Migrates the database to the newest form; raises `Unusable` if it is damaged, or written by a newer Kvartal."""
    with engine.connect() as connection:
        damage = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if damage != "ok":
            raise Unusable("storage-damaged", file=str(engine.url.database), why=str(damage).splitlines()[-1])
        known = connection.execute(text("SELECT name FROM sqlite_master WHERE name = 'alembic_version'")).scalar()
        # What cannot be written fails here, before anybody plays; the change is not committed.
        version = connection.execute(text(f"{TOUCH} RETURNING version_num")).scalar() if known else None
    if version == HEAD:
        return
    # Alembic is slow to load and seldom needed.
    from alembic import command, util
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            # Python's driver begins no transaction for changes of tables; all of them, or none.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except util.CommandError as error:
        raise Unusable("storage-newer", file=str(engine.url.database), version=str(version), known=HEAD) from error


@contextmanager
def opened(file: Path) -> Iterator[Engine]:
    """Opens a database for a while; raises `Unusable` if it cannot be used, also later."""
    engine = open_engine(file)
    try:
        bring_up_to_date(engine)
        yield engine
    except (exc.DatabaseError, sqlite3.Error) as error:
        raise Unusable("storage-failed", why=str(getattr(error, "orig", error))) from error
    finally:
        engine.dispose()


class Database:
    """Runs jobs on the file; a `kvartal.table.store.Store`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._failure = ""
        self.commits = self.changes = 0
        """How many groups of changes, and changes, are on disk since the start."""
        make_private(file)
        self.engine = open_engine(file)
        try:
            bring_up_to_date(self.engine)
        except Unusable:
            self.engine.dispose()
            raise
        except (exc.DatabaseError, sqlite3.Error) as error:
            self.engine.dispose()
            raise Unusable("storage-failed", why=str(getattr(error, "orig", error))) from error
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """Jobs to hand to the writer at the next turn of the event loop: waking it costs as much as a commit."""
        self._writer = threading.Thread(target=self._work, name="writer", daemon=True)
        self._writer.start()
        # Two that play journals again at the same time take longer than one: each waits for the interpreter.
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def write(self, job: Callable[[Transaction], object]) -> None:
        """Runs a job in a transaction; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Job(job, loop, done))
        # Whoever waits may be cancelled; the job is not.
        await done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """Runs a job that only looks; it may also take its time to digest what it has read."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, job)

    def _look(self, job: Callable[[Transaction], T]) -> T:
        with self.engine.connect() as connection:
            return job(Archive(connection))

    async def change(self, job: Callable[[Connection], T]) -> T:
        """Runs a job on the database itself, beside what tables ask for; returns what it gives when that is on disk."""
        told: list[T] = []

        def whole(transaction: Transaction) -> None:
            assert isinstance(transaction, Archive)
            told[:] = [job(transaction.connection)]

        await self.write(whole)
        return told[0]

    async def look(self, job: Callable[[Connection], T]) -> T:
        """Runs a job that only looks, on the database itself."""

        def whole(transaction: Transaction) -> T:
            assert isinstance(transaction, Archive)
            return job(transaction.connection)

        return await self.read(whole)

    async def erase(self) -> None:
        """Empties the log beside the file, where what was deleted stands until something is written over it."""
        await self.look(lambda c: c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())

    async def retry(self) -> None:
        """Writes what changes nothing if the last commit failed; else nobody knows that things are well again."""
        if self._failure:
            with suppress(Exception):
                await self.change(lambda c: c.execute(text(TOUCH)))

    def trouble(self) -> str:
        """Tells why nothing can be kept, if the last commit failed or the disk is full; nothing if all is well."""
        try:
            free = shutil.disk_usage(self.file.parent).free
        except OSError as error:
            return str(error)
        return f"the disk is full: {free} bytes are left" if free < SCARCE else self._failure

    def close(self) -> None:
        """Finishes what is to be written, and lets go of the file."""
        self._hand_over()
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.engine.dispose()

    def _work(self) -> None:
        with self.engine.connect() as connection:
            going = True
            while going:
                jobs: list[_Job] = []
                # What has gathered during the last commit goes into the next one.
                while len(jobs) < MOST_AT_ONCE and (not jobs or not self._jobs.empty()):
                    gathered = self._jobs.get()
                    if gathered is None:
                        going = False
                        break
                    jobs += gathered
                _settle(jobs, self._commit(connection, jobs))

    def _commit(self, connection: Connection, jobs: list[_Job]) -> list[Exception | None]:
        """Commits all jobs together, or if that fails each by itself; returns what went wrong with each."""
        archive, driver = Archive(connection), driver_of(connection)
        try:
            for job in jobs:
                job.run(archive)
            archive.connection.commit()
            driver.commit()
            self._failure = ""
            self.commits += 1
            self.changes += len(jobs)
            return [None] * len(jobs)
        except Exception as error:
            connection.rollback()
            driver.rollback()
            if isinstance(error, exc.OperationalError | sqlite3.OperationalError):
                self._failure = str(getattr(error, "orig", error))
            return [error] if len(jobs) == 1 else [self._commit(connection, [job])[0] for job in jobs]


class _Job:
    def __init__(
        self, run: Callable[[Transaction], object], loop: asyncio.AbstractEventLoop, done: asyncio.Future[None]
    ) -> None:
        self.run = run
        self.loop = loop
        self.done = done


def _settle(jobs: list[_Job], errors: list[Exception | None]) -> None:
    """Tells those who wait, each group with one call into the event loop."""

    def tell() -> None:
        for job, error in zip(jobs, errors, strict=True):
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    if jobs and not jobs[0].loop.is_closed():
        jobs[0].loop.call_soon_threadsafe(tell)
