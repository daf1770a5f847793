"""`kvartal admin`: the operator's hands on what a site keeps."""

from __future__ import annotations

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

LOOKING = ("tables", "persons", "export")
CHANGING = ("delete-person", "delete-table", "delete-talk")


@guide.command("admin")
@click.argument("action", type=click.Choice([*LOOKING, *CHANGING]))
@click.argument("name", required=False)
@click.option("--data", type=click.Path(path_type=Path))
@lang_option
def command(action: str, name: str | None, data: Path | None) -> None:
    """Look at what a site keeps, export or delete what it keeps of a person, delete a table or its talk."""
    require("server")
    if (name is None) != (action in ("tables", "persons")):
        raise KvartalError("admin-name", action=action)
    with _operator(data, action in CHANGING) as operator:
        told = {
            "tables": lambda _: operator.tables(),
            "persons": lambda _: operator.persons(),
            "export": operator.person,
            "delete-person": operator.forget_person,
            "delete-table": operator.forget_table,
            "delete-talk": operator.forget_talk,
        }[action](name)
    if told is None or told is False:
        raise KvartalError("admin-unknown", name=str(name))
    if action in LOOKING:
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


@contextmanager
def _operator(data: Path | None, changes: bool) -> Iterator[Any]:
    """Opens the database; to change something, the server must not run, for it has tables in its memory."""
    from kvartal.server.main import data_folder, own_folder
    from kvartal.server.storage.database import Unusable, bring_up_to_date, open_engine
    from kvartal.server.storage.operator import Operator

    folder = data or data_folder()
    file = folder / "kvartal.sqlite3"
    with ExitStack() as held:
        if changes and folder.is_dir():
            held.enter_context(own_folder(folder))
        if not file.is_file():
            raise KvartalError("serve-folder", folder=str(folder), why=file.name)
        engine = open_engine(file)
        held.callback(engine.dispose)
        try:
            bring_up_to_date(engine)
        except Unusable as error:
            raise KvartalError("serve-folder", folder=str(folder), why=str(error)) from error
        with engine.begin() as connection:
            yield Operator(connection)
