"""`kvartal score RULESET FILE`: counts what lies on a real table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

import kvartal
from kvartal.cli.words import json_option, lang_option, print_json, say, text_of, texts
from kvartal.core.errors import Unreadable
from kvartal.core.rules import total


@click.command("score")
@click.argument("ruleset")
@click.argument("file")
@lang_option
@json_option
def command(ruleset: str, file: str, as_json: bool) -> None:
    """Count what is written in FILE (or - for standard input) by the rules of RULESET, line by line.

    sprawlopolis: a line "goals: 8 9 11", then the rows of the city, one token a block: zone R, C, I or P and the two
    sides of N, E, S, W on which its road leaves it, such as REW or P; a dot is an empty place.
    """
    rules = kvartal.rules(ruleset)
    name = f"kvartal.games.{rules.title}.tally"
    if find_spec(name) is None:
        raise Unreadable("cli-score-none", title=rules.title)
    lines, target = import_module(name).tally(rules, text_of(file))
    points = total(lines)
    if as_json:
        won = None if target is None else points >= target
        print_json({"ruleset": rules.ruleset, "lines": lines, "total": points, "target": target, "won": won})
        return
    words = texts()
    for line in lines:
        click.echo(f"{line.points:>5}  {words.say(line.key, **line.args)}")
    click.echo(f"{points:>5}  {say('cli-score-total')}")
    if target is not None:
        click.echo(say("cli-score-reached" if points >= target else "cli-score-missed", target=target))
