"""`kvartal simulate`: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from kvartal.cli import guide
from kvartal.cli.budget import budget, budget_options, jobs_option, warn_if_slow
from kvartal.cli.progress import progress
from kvartal.cli.words import Number, bot_list, json_option, lang_option, print_json, say
from kvartal.core.errors import Unreadable
from kvartal.core.ruleset import parse

if TYPE_CHECKING:
    from kvartal.lab.simulate import Summary


@guide.command("simulate")
@click.argument("ruleset")
@click.option("--seats", type=click.IntRange(1))
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, show_default=True)
@click.option("--bots", default="random", show_default=True)
@click.option("--laws", is_flag=True)
@click.option("--share", type=Number(0, 1, min_open=True), default=0.01, show_default=True)
@jobs_option
@budget_options
@lang_option
@json_option
def command(
    ruleset: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    laws: bool,
    share: float,
    jobs: int,
    think: float | None,
    simulations: int | None,
    as_json: bool,
) -> None:
    """Play many games between bots and sum them up."""
    from kvartal.cli.stop import until_stopped
    from kvartal.lab.simulate import simulate
    from kvartal.testing.laws import Broken

    rules = parse(ruleset)
    names = bot_list(bots)
    table = seats if seats is not None else max(rules.spec.least, len(names))
    rules.check_seats(table)
    if len(names) == 1:
        names *= table
    if len(names) != table:
        raise Unreadable("bots-number", bots=len(names), seats=table)
    warn_if_slow(rules, names, simulations)
    try:
        with progress(games) as tell:
            spent = budget(think, simulations)
            summary, code = until_stopped(
                lambda: simulate(rules, names, games, seed, jobs, share if laws else 0, tell, spent)
            )
    except Broken as error:
        raise click.ClickException(say("lab-broken", law=str(error))) from error
    if as_json:
        print_json(summary)
    else:
        _tell(summary, games, laws)
    click.get_current_context().exit(code)


def _tell(summary: Summary, asked: int, laws: bool) -> None:
    """Prints what came of the games for people."""
    played = "lab-stopped" if summary.stopped else "lab-games"
    click.echo(say(played, games=str(summary.games), asked=str(asked)))
    click.echo(say("lab-steps", steps=str(summary.steps), each=f"{summary.steps / max(summary.games, 1):.1f}"))
    click.echo(say("lab-seconds", seconds=f"{summary.seconds:.2f}"))
    for seat, bot in enumerate(summary.bots):
        wins, score = summary.wins[seat], summary.scores[seat]
        click.echo("  " + say("lab-seat", seat=str(seat), bot=bot, wins=f"{wins:g}", score=f"{score:.3f}"))
    if laws:
        click.echo(say("lab-laws", watched=str(summary.watched), held=str(summary.held)))
    click.echo(say("lab-digest", digest=summary.digest))
