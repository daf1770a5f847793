"""`kvartal restore`: puts a copy made by `kvartal backup` back."""

from __future__ import annotations

from pathlib import Path

import click

from kvartal.cli import guide
from kvartal.cli.words import folder_of, lang_option, refused, say
from kvartal.core.errors import KvartalError
from kvartal.extras import require


@guide.command("restore")
@click.argument("folder", type=click.Path(path_type=Path, readable=False))
@click.option("--data", type=click.Path(path_type=Path, readable=False))
@lang_option
def command(folder: Path, data: Path | None) -> None:
    """Put a copy back; the server must not run, and what was there is moved aside."""
    require("server")
    from kvartal.server.main import data_folder, own_folder
    from kvartal.server.storage import copies
    from kvartal.server.storage.database import Unusable

    data = data or data_folder()
    try:
        with own_folder(data):
            aside = copies.put_back(folder_of(folder), data)
    except Unusable as error:
        raise KvartalError("restore-failed", why=error.key) from error
    except OSError as error:
        raise KvartalError("restore-failed", why=str(error)) from refused(error)
    click.echo(say("restore-done", data=str(data)), err=True)
    if aside is not None:
        click.echo(say("restore-aside", folder=str(aside)), err=True)
