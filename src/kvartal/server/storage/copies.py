"""Copies of a data folder: one can be made while the server runs, and put back while it does not."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from kvartal.server.storage.database import Unusable
from kvartal.server.storage.schema import HEAD

DATABASE, SECRET = "kvartal.sqlite3", "secret"
PAGES = 256
"""Pages that are copied in one step; between two steps the server goes on writing."""


def make(data: Path, copy: Path) -> None:
    """Copies a data folder; raises `Unusable` if there is nothing to copy, or the copy does not hold."""
    _found(data)
    copy.mkdir(mode=0o700, parents=True, exist_ok=True)
    half = copy / f"{DATABASE}.half"
    half.unlink(missing_ok=True)
    try:
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(data / DATABASE)) as source, closing(sqlite3.connect(half)) as target:
            source.execute("PRAGMA busy_timeout=5000")
            source.backup(target, pages=PAGES, sleep=0.005)
            # A copy is one file, wherever it is carried.
            target.execute("PRAGMA journal_mode=DELETE")
        check(half)
        os.replace(_beside(data / SECRET, copy / SECRET), copy / SECRET)
        os.replace(half, copy / DATABASE)
    except sqlite3.Error as error:
        raise Unusable("storage-failed", why=str(error)) from error
    finally:
        for one in copy.glob(f"{DATABASE}.half*"):
            one.unlink()


def _found(folder: Path) -> Path:
    if not (folder / DATABASE).is_file():
        raise Unusable("storage-missing", file=DATABASE, folder=str(folder))
    return folder / DATABASE


def check(file: Path) -> str:
    """Returns the version of a database; raises `Unusable` if it is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as opened:
            told = str(opened.execute("PRAGMA quick_check(1)").fetchone()[0])
            version = str(opened.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise Unusable("storage-foreign", file=str(file), why=str(error)) from error
    if told != "ok":
        raise Unusable("storage-damaged", file=str(file), why=told)
    if version > HEAD:
        raise Unusable("storage-newer", file=str(file), version=version, known=HEAD)
    return version


def put_back(copy: Path, data: Path) -> Path | None:
    """Puts a copy in the place of what is in a data folder; returns the folder where that has been moved, if any."""
    check(_found(copy))
    # All of it is there before anything is moved: where the copy lacks something, or the disk is full, all stays.
    new = {data / name: _beside(copy / name, data / name) for name in (SECRET, DATABASE)}
    old = [one for one in sorted(data.glob("*")) if one.name == SECRET or one.name.startswith(DATABASE)]
    old = [one for one in old if one not in new.values()]
    aside = None
    if old:
        aside = next(data / f"before-{n}" for n in range(1, 10_000) if not (data / f"before-{n}").exists())
        aside.mkdir(mode=0o700)
        for one in old:
            os.replace(one, aside / one.name)
    for target, half in new.items():
        os.replace(half, target)
    return aside


def _beside(source: Path, target: Path) -> Path:
    """Copies a file beside where it is to be, so that nobody else can read it and nobody sees half of it."""
    half = target.with_name(f"{target.name}.new")
    half.unlink(missing_ok=True)
    try:
        with open(source, "rb") as read, os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as written:
            shutil.copyfileobj(read, written)
            written.flush()
            os.fsync(written.fileno())
    except OSError:
        half.unlink(missing_ok=True)
        raise
    return half
