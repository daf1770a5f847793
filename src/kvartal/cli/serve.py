"""`kvartal serve`: the site."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import click

from kvartal.cli import guide
from kvartal.cli.words import asked_lang, lang_option, say
from kvartal.core.errors import KvartalError
from kvartal.extras import require


@guide.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=7077, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path, readable=False))
@click.option("--open/--no-browser", "browse", default=False)
@click.option("--site", "sites", multiple=True, metavar="NAME")
@click.option("--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--keep-tables", default=0, type=click.IntRange(0, 36500), metavar="DAYS")
@click.option("--keep-talk", default=0, type=click.IntRange(0, 36500), metavar="DAYS")
@click.option("--contact", default="", metavar="TEXT")
@click.option("--metrics", is_flag=True)
@click.option("--limit", "limits", multiple=True, metavar="NAME=VALUE")
@lang_option
def command(host: str, port: int, data: Path | None, limits: tuple[str, ...], **more: Any) -> None:
    """Serve the site until it is stopped (Ctrl+C); the first line printed is its address."""
    require("server")
    from kvartal.server.hosts import Proxies, Sites
    from kvartal.server.main import Settings, data_folder, serve

    for proxy in more["proxies"]:
        try:
            Proxies([proxy])
        except ValueError as error:
            raise KvartalError("serve-proxy", proxy=proxy) from error
    for site in more["sites"]:
        try:
            Sites([site])
        except ValueError as error:
            raise KvartalError("serve-site", site=site) from error
    # Without --lang each visitor's browser decides, not the machine that serves.
    serve(Settings(data or data_folder(), host, port, asked_lang(), limits=limits_of(limits), **more))
    click.echo(say("serve-stopped"), err=True)


def limits_of(told: tuple[str, ...]) -> Any:
    """Reads limits written as `NAME=VALUE`; raises a `KvartalError` that names those there are."""
    from kvartal.server.limits import Limits

    limits = Limits()
    for one in told:
        name, _, value = one.partition("=")
        try:
            limits = limits.but(name, value)
        except KeyError as error:
            known = ", ".join(field.name for field in fields(Limits))
            raise KvartalError("serve-limit-unknown", name=name, known=known) from error
        except ValueError as error:
            raise KvartalError("serve-limit", name=name, value=value, usual=str(getattr(Limits(), name))) from error
    return limits
