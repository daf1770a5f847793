"""`kvartal perft`: counts the sequences of legal actions."""

from __future__ import annotations

from time import perf_counter

import click

from kvartal.cli import guide
from kvartal.cli.progress import progress
from kvartal.cli.words import json_option, lang_option, print_json, say
from kvartal.core.ruleset import parse


@guide.command("perft")
@click.argument("ruleset")
@click.option("--seats", type=click.IntRange(1))
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, show_default=True)
@click.option("--depth", type=click.IntRange(0, 60), default=3, show_default=True)
@lang_option
@json_option
def command(ruleset: str, seats: int | None, seed: int, depth: int, as_json: bool) -> None:
    """Count the sequences of DEPTH legal actions from the start, to compare two versions of the rules."""
    from kvartal.lab.perft import perft

    rules = parse(ruleset)
    table = seats if seats is not None else rules.spec.least
    start = perf_counter()
    with progress(None) as tell:
        counts = perft(rules, table, seed, depth, tell)
    if as_json:
        print_json(
            {
                "ruleset": rules.ruleset,
                "seats": table,
                "seed": seed,
                "depth": depth,
                "counts": counts,
                "leaves": counts[-1],
                "seconds": round(perf_counter() - start, 3),
            }
        )
        return
    for level, count in enumerate(counts):
        click.echo(say("lab-perft", depth=str(level), count=str(count)))
