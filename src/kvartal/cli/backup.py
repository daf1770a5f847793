"""`kvartal backup`: a copy of what the server keeps, also while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from kvartal.cli import guide
from kvartal.cli.words import folder_of, lang_option, refused, say
from kvartal.core.errors import KvartalError
from kvartal.extras import require


@guide.command("backup")
@click.argument("folder", type=click.Path(path_type=Path, readable=False))
@click.option("--data", type=click.Path(path_type=Path, readable=False))
@lang_option
def command(folder: Path, data: Path | None) -> None:
    """Copy games, persons and the secret of the cookies into a folder; the server may go on meanwhile."""
    require("server")
    from kvartal.server.main import data_folder
    from kvartal.server.storage import copies
    from kvartal.server.storage.database import Unusable

    if folder.exists():
        folder_of(folder)
    try:
        copies.make(data or data_folder(), folder)
    except Unusable as error:
        raise KvartalError("backup-failed", why=error.key) from error
    except OSError as error:
        raise KvartalError("backup-failed", why=str(error)) from refused(error)
    click.echo(say("backup-made", folder=str(folder)), err=True)
