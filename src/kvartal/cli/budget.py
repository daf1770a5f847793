"""The options of `simulate` and `duel` that say what bots may spend on a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kvartal.cli.words import Number, say

if TYPE_CHECKING:
    from kvartal.bots import Budget
    from kvartal.core.rules import Rules

Command = TypeVar("Command", bound=Callable[..., Any])


def budget_options(command: Command) -> Command:
    """Adds `--think` and `--simulations`."""
    think = click.option("--think", type=Number(0.001, 3600))
    return think(click.option("--simulations", type=click.IntRange(1, 10**9))(command))


def budget(think: float | None, simulations: int | None) -> Budget | None:
    """Returns what bots that think may spend on a step, or None for their own."""
    from kvartal.bots import Budget

    return Budget(simulations or 0, think) if think or simulations else None


def warn_if_slow(rules: Rules, names: Sequence[str], simulations: int | None) -> None:
    """Says on the error output that levels with a clock are weaker where the rules are not compiled."""
    if rules.engine == "interpreted" and {"normal", "hard"} & set(names) and not simulations:
        click.echo(say("lab-interpreted"), err=True)
