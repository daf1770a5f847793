"""`kvartal print TITLE`: sheets for a real table, as a PDF."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.words import json_option, lang_option, print_json, say, texts
from kvartal.core.errors import Unreadable
from kvartal.extras import require
from kvartal.printing import file_name

MOST = 1000


@guide.command("print")
@click.argument("title")
@click.option("--sheets", type=click.IntRange(0, MOST), default=20, show_default=True)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option("--low-ink", is_flag=True)
@click.option("--aid", is_flag=True)
@click.option("--out", metavar="FILE")
@lang_option
@json_option
def command(title: str, sheets: int, paper: str, low_ink: bool, aid: bool, out: str | None, as_json: bool) -> None:
    """Make a PDF of sheets of TITLE to write on, two a page or one that is high, and of its player aid."""
    rules = kvartal.rules(title)
    title = rules.title
    name = f"kvartal.printing.{title}"
    if find_spec(name) is None:
        raise Unreadable("print-none", title=title)
    if not sheets and not aid:
        raise Unreadable("print-nothing")
    if out == "-" and as_json:
        raise Unreadable("print-both")
    require("print")
    lang = texts().lang
    made: bytes = import_module(name).sheets(sheets, paper, lang, ruleset=rules.ruleset, low_ink=low_ink, aid=aid)
    if out == "-":
        click.echo(made, nl=False)
        return
    file = Path(out or file_name(rules.ruleset, sheets, paper, lang, low_ink=low_ink, aid=aid))
    try:
        file.write_bytes(made)
    except OSError as error:
        raise Unreadable("print-file", file=str(file), why=error.strerror or str(error)) from error
    if as_json:
        told = {
            "title": title,
            "ruleset": rules.ruleset,
            "file": str(file),
            "sheets": sheets,
            "paper": paper,
            "lang": lang,
            "bytes": len(made),
        }
        print_json(told)
    else:
        click.echo(say("print-done", sheets=sheets, file=str(file)))
