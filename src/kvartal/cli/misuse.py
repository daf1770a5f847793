"""Words what is wrong with the options and arguments of a command in the reader's language, with the usage above it."""

from __future__ import annotations

from typing import IO, Any

import click

from kvartal.cli.guide import said


class Misuse(click.UsageError):
    """A command that was not called as it should be."""

    def __init__(self, ctx: click.Context, error: click.UsageError) -> None:
        super().__init__(worded(ctx, error), ctx)
        self.usage = ctx.get_usage()
        self.hint = said("misuse-hint", help=f"{ctx.command_path} --help")

    def show(self, file: IO[Any] | None = None) -> None:
        """Prints how the command is called, and what is wrong."""
        click.echo(f"{self.usage}\n{self.hint}\n\n{self.message}", file=file, err=file is None)


def worded(ctx: click.Context, error: click.UsageError) -> str:
    """Says what is wrong; what click alone knows of stays in its own words."""
    if isinstance(error, click.NoSuchOption):
        return _unknown("misuse-option", error.option_name, error.possibilities)
    if isinstance(error, click.exceptions.NoSuchCommand):
        return _unknown("misuse-command", error.command_name, error.possibilities)
    if isinstance(error, click.MissingParameter) and error.param:
        return said("misuse-missing", name=error.param.human_readable_name)
    if isinstance(error, click.BadOptionUsage):
        option = next((one for one in ctx.command.params if error.option_name in one.opts), None)
        return said(
            "misuse-flag" if isinstance(option, click.Option) and option.is_flag else "misuse-short",
            name=error.option_name,
        )
    if isinstance(error, click.BadParameter) and error.param:
        return _value(error.param, error.message)
    if type(error) is click.UsageError and error.message.endswith(")"):
        return said("misuse-extra", words=error.message.partition("(")[2][:-1])
    return error.format_message()


def _unknown(key: str, name: str, near: Any) -> str:
    told = said(key, name=name)
    return f"{told} {said('misuse-near', near=', '.join(near))}" if near else told


def _value(param: click.Parameter, message: str) -> str:
    """Says what a value should be."""
    name, kind = max(param.opts, key=len), param.type
    value = message.partition(" is not ")[0].strip("'")
    if isinstance(kind, click.Choice):
        wanted = said("misuse-one-of", choices=", ".join(map(str, kind.choices)))
    elif isinstance(kind, click.IntRange | click.FloatRange):
        number = said("misuse-whole" if isinstance(kind, click.IntRange) else "misuse-number")
        low = (
            said("misuse-over" if kind.min_open else "misuse-from", least=_written(kind.min))
            if kind.min is not None
            else ""
        )
        high = said("misuse-to", most=_written(kind.max)) if kind.max is not None else ""
        wanted = " ".join(filter(None, (number, low, high)))
    elif kind is click.INT:
        wanted = said("misuse-whole")
    else:
        wanted = message
    return said("misuse-value", name=name, value=value, wanted=wanted)


def _written(number: float) -> str:
    """Writes a number out: whole ones without a point, none with an exponent."""
    return str(int(number)) if number == int(number) else str(number)
