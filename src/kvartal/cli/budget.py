"""The options that `simulate` and `duel` share: what bots may spend on a step, and how many processes play."""

from __future__ import annotations

import os
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


def jobs_option(command: Command) -> Command:
    """Adds `--jobs`: by default as many processes as there are processors that this one may use."""
    return click.option("--jobs", type=click.IntRange(1, 256), default=processors)(command)


def processors() -> int:
    """Returns the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def budget(think: float | None, simulations: int | None) -> Budget | None:
    """Returns what bots that think may spend on a step, or None for their own."""
    from kvartal.bots import Budget

    return Budget(simulations or 0, think) if think or simulations else None


def warn_if_slow(rules: Rules, names: Sequence[str], simulations: int | None) -> None:
    """Says on the error output that levels with a clock are weaker where the rules are not compiled."""
    if rules.engine == "interpreted" and {"normal", "hard"} & set(names) and not simulations:
        click.echo(say("lab-interpreted"), err=True)
