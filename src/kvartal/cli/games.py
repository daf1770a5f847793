"""`kvartal games`: what can be played."""

from __future__ import annotations

from typing import Any

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.words import json_option, lang_option, print_json, say, texts
from kvartal.core.rules import Option


@guide.command("games")
@lang_option
@json_option
def command(as_json: bool) -> None:
    """List every title with its rulesets, seats and options, and whether its rules are compiled."""
    found = [_title(kind) for kind in kvartal.titles()]
    if as_json:
        print_json(found)
        return
    for title in found:
        click.echo(f"{texts().say(title['title'] + '-name')} ({title['title']}, {say('cli-' + title['engine'])})")
        rows = [(f"  {ruleset['ruleset']}", _seats(*ruleset["seats"])) for ruleset in title["rulesets"]]
        rows += [(f"    {_spelling(o)}", say(f"{title['title']}-option-{o['name']}")) for o in title["options"]]
        width = max(len(left) for left, _ in rows)
        for left, right in rows:
            click.echo(f"{left:<{width}}  {right}")


def _seats(least: int, most: int) -> str:
    return say("cli-seats", least=least, most=most)


def _title(kind: type[kvartal.Rules]) -> dict[str, Any]:
    # A title that lists no rulesets has one, its plain name.
    rulesets = [kvartal.rules(text) for text in kind.rulesets or (kind.title,)]
    return {
        "title": kind.title,
        "version": kind.version,
        "engine": rulesets[0].engine,
        "rulesets": [
            {
                "ruleset": rules.ruleset,
                "seats": [rules.spec.least, rules.spec.most],
                "coop": rules.spec.coop,
                "hidden": rules.spec.hidden,
            }
            for rules in rulesets
        ],
        "options": [_option(option) for option in kind.options],
    }


def _option(option: Option) -> dict[str, Any]:
    told: dict[str, Any] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "int":
        told["min"], told["max"] = option.choices
    elif option.kind == "choice":
        told["choices"] = list(option.choices)
    return told


def _spelling(option: dict[str, Any]) -> str:
    """Shows how an option is written, as in `exchanges=0..99`; a flag that is usually on, as it is switched off."""
    if option["kind"] == "flag":
        return f"{option['name']}=false" if option["default"] else str(option["name"])
    if option["kind"] == "text":
        return f"{option['name']}=…"
    allowed = "|".join(map(str, option["choices"])) if "choices" in option else f"{option['min']}..{option['max']}"
    return f"{option['name']}={allowed}"
