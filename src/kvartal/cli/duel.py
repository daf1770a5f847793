"""`kvartal duel`: which bot is better, with confidence intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from kvartal.cli import guide
from kvartal.cli.budget import budget, budget_options, jobs_option, warn_if_slow
from kvartal.cli.progress import progress
from kvartal.cli.words import bot_list, json_option, lang_option, print_json, say
from kvartal.core.ruleset import parse

if TYPE_CHECKING:
    from kvartal.lab.duel import Duel


@guide.command("duel")
@click.argument("ruleset")
@click.option("--seats", type=click.IntRange(1))
@click.option("--bots", default="hard,greedy", show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, show_default=True)
@jobs_option
@budget_options
@lang_option
@json_option
def command(
    ruleset: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    think: float | None,
    simulations: int | None,
    as_json: bool,
) -> None:
    """Let bots play against each other and print win rates with 95 % confidence intervals."""
    from kvartal.cli.stop import until_stopped
    from kvartal.lab.duel import duel

    rules = parse(ruleset)
    names = bot_list(bots)
    least, most = rules.spec.least, rules.spec.most
    table = seats if seats is not None else min(max(least, len(names)), most)
    alone = table == 1 or rules.spec.coop
    whole = games * len(names) if alone else games
    spent = budget(think, simulations)
    warn_if_slow(rules, names, simulations)
    with progress(whole) as tell:
        result, code = until_stopped(lambda: duel(rules, table, names, games, seed, jobs, tell, spent))
    if as_json:
        print_json(result)
    else:
        _tell(result, whole)
    click.get_current_context().exit(code)


def _tell(result: Duel, asked: int) -> None:
    """Prints how the bots did for people."""
    if result.stopped:
        click.echo(say("lab-stopped", games=str(result.games), asked=str(asked)))
    for record in result.records:
        click.echo(
            say(
                "lab-record",
                bot=record.bot,
                rate=f"{record.rate:.1%}",
                games=str(record.games),
                low=f"{record.low:.1%}",
                high=f"{record.high:.1%}",
                score=f"{record.score:.3f}",
            )
        )
    click.echo(say("lab-seconds", seconds=f"{result.seconds:.2f}"))
