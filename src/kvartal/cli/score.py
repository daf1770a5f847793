"""`kvartal score RULESET FILE`: counts what lies on a real table."""

from __future__ import annotations

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import sheet_told
from kvartal.cli.words import json_option, lang_option, print_json, say, text_of, texts
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.rules import Line, Rules, Tallied, total


@guide.command("score")
@click.argument("ruleset")
@click.argument("file")
@lang_option
@json_option
def command(ruleset: str, file: str, as_json: bool) -> None:
    """Count what is written in FILE (or - for standard input) by the rules of RULESET, line by line."""
    rules = kvartal.rules(ruleset)
    tally = rules.tally(text_of(file))
    if tally is None:
        raise Unreadable("cli-score-none", title=rules.title)
    if rules.spec.coop:
        _shared(rules, tally.sheets[0].lines, tally.target, as_json)
    else:
        _sheets(rules, tally.sheets, as_json)


def _shared(rules: Rules, lines: list[Line], target: int | None, as_json: bool) -> None:
    """Tells what all have built together, and whether that reaches the target."""
    points = total(lines)
    if as_json:
        won = None if target is None else points >= target
        print_json({"ruleset": rules.ruleset, "lines": lines, "total": points, "target": target, "won": won})
        return
    _print(lines)
    if target is not None:
        key = "cli-score-reached" if points >= target else "cli-score-missed"
        click.echo(say(key, target=target, missing=target - points))


def _print(lines: list[Line]) -> None:
    click.echo("\n".join(sheet_told(texts(), lines)))


def _told(found: Refusal) -> dict[str, object]:
    return {"key": found.key, "args": found.args_, "text": texts().explain(found)}


def _sheets(rules: Rules, counted: list[Tallied], as_json: bool) -> None:
    """Tells of each sheet whose it is, its lines and its errors; ends with code 1 if there are errors."""
    words = texts()
    if as_json:
        told = [
            {
                "name": sheet.name,
                "place": sheet.place,
                "lines": sheet.lines,
                "total": total(sheet.lines),
                "faults": [_told(fault) for fault in sheet.faults],
                "notes": [_told(note) for note in sheet.notes],
            }
            for sheet in counted
        ]
        print_json({"ruleset": rules.ruleset, "sheets": told})
    else:
        for number, sheet in enumerate(counted, 1):
            name = sheet.name or words.say(f"{rules.title}-tally-sheet", number=number)
            place = "" if sheet.place is None else f", {words.say(f'{rules.title}-tally-place', place=sheet.place)}"
            if number > 1:
                click.echo()
            if len(counted) > 1 or sheet.name:
                click.echo(f"{name}{place}")
            _print(sheet.lines)
            if sheet.faults:
                click.echo(words.say(f"{rules.title}-tally-faults"))
            for fault in sheet.faults:
                click.echo(f"  - {words.explain(fault)}")
            for note in sheet.notes:
                click.echo(words.explain(note))
    if any(sheet.faults for sheet in counted):
        click.get_current_context().exit(1)
