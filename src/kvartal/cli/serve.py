"""`kvartal serve`: the site."""

from __future__ import annotations

from pathlib import Path

import click

from kvartal.cli import guide
from kvartal.cli.words import asked_lang, lang_option, say
from kvartal.extras import require


@guide.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=7077, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--open/--no-browser", "browse", default=False)
@lang_option
def command(host: str, port: int, data: Path | None, browse: bool) -> None:
    """Serve the site until it is stopped (Ctrl+C); the first line printed is its address."""
    require("server")
    from kvartal.server.main import Settings, data_folder, serve

    # Without --lang each visitor's browser decides, not the machine that serves.
    serve(Settings(data or data_folder(), host, port, asked_lang(), browse))
    click.echo(say("serve-stopped"), err=True)
