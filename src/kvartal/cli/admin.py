"""`kvartal admin`: look at what a site keeps, and change or delete it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from kvartal.cli import guide
from kvartal.cli.words import lang_option
from kvartal.core.errors import KvartalError
from kvartal.extras import require

LISTS = ("tables", "persons", "bans")
LOOKING = (*LISTS, "talk", "export")
CHANGING = (
    *("ban", "unban", "mute", "unmute", "close-table", "open-table"),
    *("delete-person", "delete-table", "delete-talk"),
)
PATIENCE = 20.0
"""Seconds that a running server has to carry a note out; it looks for notes every two."""


@guide.command("admin")
@click.argument("action", type=click.Choice([*LOOKING, *CHANGING]))
@click.argument("name", required=False)
@click.option("--data", type=click.Path(path_type=Path, readable=False))
@lang_option
def command(action: str, name: str | None, data: Path | None) -> None:
    """Look at what a site keeps, ban or mute somebody, close a table, export or delete what is kept."""
    require("server")
    if (name is None) != (action in LISTS):
        raise KvartalError("admin-name", action=action)
    if action in CHANGING:
        _change(data, action, str(name))
        return
    with _opened(data) as engine, engine.begin() as connection:
        from kvartal.server.storage.operator import Operator

        operator = Operator(connection)
        told = {
            "tables": lambda _: operator.tables(),
            "persons": lambda _: operator.persons(),
            "bans": lambda _: operator.bans(),
            "talk": operator.talk,
            "export": operator.person,
        }[action](str(name))
    if told is None:
        raise KvartalError("admin-unknown", name=str(name))
    click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


def _change(data: Path | None, action: str, name: str) -> None:
    """Changes something: at once if no server runs, else by a note that the server finds in the database."""
    from kvartal.server.errands import carry_out
    from kvartal.server.main import data_folder, own_folder
    from kvartal.server.storage.operator import Operator

    folder = data or data_folder()
    with ExitStack() as held:
        running = False
        if folder.is_dir():
            try:
                held.enter_context(own_folder(folder))
            except KvartalError as error:
                if error.key != "serve-folder-used":
                    raise
                running = True
        engine = held.enter_context(_opened(data))
        if running:
            told = _ask(engine, action, name)
        else:
            with engine.begin() as connection:
                told = carry_out(Operator(connection), action, name) is not False
    if not told:
        raise KvartalError("admin-unknown", name=name)


def _ask(engine: Any, action: str, name: str) -> bool:
    """Leaves a note for the running server and waits until it is carried out; returns whether its object exists."""
    from kvartal.server.errands import DONE, FAILED
    from kvartal.server.storage.notes import Notes

    end = time.monotonic() + PATIENCE
    with engine.begin() as connection:
        note = Notes(connection).leave(action, name)
    done = ""
    while not done and time.monotonic() < end:
        time.sleep(0.1)
        with engine.connect() as connection:
            done = Notes(connection).told(note)
    with engine.begin() as connection:
        # A note that was not carried out in time must not be carried out later.
        Notes(connection).remove(note)
    if done in ("", FAILED):
        raise KvartalError("admin-not-done")
    return done == DONE


@contextmanager
def _opened(data: Path | None) -> Iterator[Any]:
    """Opens the database."""
    from kvartal.server.main import data_folder
    from kvartal.server.storage.database import Unusable, opened

    folder = data or data_folder()
    file = folder / "kvartal.sqlite3"
    if not file.is_file():
        raise KvartalError("admin-empty", folder=str(folder))
    try:
        with opened(file) as engine:
            yield engine
    except Unusable as error:
        raise KvartalError("serve-database", folder=str(folder), why=error.key) from error
