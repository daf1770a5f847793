"""`kvartal playthrough`: random games written out, for tests and for the curious."""

from __future__ import annotations

from pathlib import Path

import click

from kvartal.cli import guide
from kvartal.cli.words import lang_option, say
from kvartal.core.errors import Unreadable


@guide.command("playthrough")
@click.argument("ruleset", required=False)
@click.option("--seats", type=click.IntRange(1))
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--write", "folder", type=click.Path(path_type=Path, readable=False))
@lang_option
def command(ruleset: str | None, seats: int | None, seed: int, folder: Path | None) -> None:
    """Write a random game of RULESET out, with every view, choice and fact."""
    from kvartal.testing import playthroughs

    if folder is not None:
        changed = playthroughs.write(folder)
        for file in changed:
            click.echo(str(file))
        click.echo(say("cli-written", count=len(changed)), err=True)
    elif ruleset is None:
        raise Unreadable("cli-playthrough-what")
    else:
        click.echo(playthroughs.playthrough(ruleset, seats, seed), nl=False)
