"""`kvartal explain RULESET`: the rules in our own words."""

from __future__ import annotations

import re
import sys

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.words import json_option, lang_option, print_json, texts
from kvartal.core.errors import Unreadable
from kvartal.core.rules import Option
from kvartal.texts import Texts
from kvartal.texts import book as rules_book


@guide.command("explain")
@click.argument("ruleset")
@lang_option
@json_option
def command(ruleset: str, as_json: bool) -> None:
    """Explain how RULESET is played, in Russian or English."""
    rules = kvartal.rules(ruleset)
    words = texts()
    chosen = [(option, rules.chosen[option.name]) for option in rules.options]
    told = [_told(words, rules.title, option, value) for option, value in chosen if value != option.default]
    written = rules_book(type(rules), words.lang, [option.name for option, value in chosen if value == option.default])
    if written is None:
        raise Unreadable("cli-no-book", title=rules.title)
    book = plain(written)
    if as_json:
        print_json({"ruleset": rules.ruleset, "lang": words.lang, "options": told, "text": book})
        return
    if told:
        book = "\n".join([*(f"- {line}" for line in told), "", book])
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(book))
    else:
        click.echo(book, nl=False)


def _told(words: Texts, title: str, option: Option, value: object) -> str:
    """Names an option that is not at its default, what was chosen, and what it means."""
    key = f"{title}-option-{option.name}"
    said, hint = words.say(key), words.say(f"{key}-hint")
    if value is True:
        return f"{said}: {hint}"
    named = "cli-no" if value is False else f"{key}-{value}"
    return f"{said}: {words.say(named) if words.has(named) else value}. {hint}"


def plain(book: str) -> str:
    """Leaves out what only the browser can draw: pictures, signs, and the marks that links lead to."""
    book = re.sub(r"^(?:!\[\]\(sign:[\w-]+\))+ | ?(?:!\[\]\(sign:[\w-]+\))+", "", book, flags=re.MULTILINE)
    lines = [re.sub(r"\s*\{#[^}]*\}\s*$", "", line) for line in book.splitlines() if not line.startswith("![")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"
