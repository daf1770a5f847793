"""Words what `--help` says in the reader's language; it reads `help.ftl` alone, so that help stays quick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any

import click
from fluent.runtime import FluentBundle, FluentResource

from kvartal.cli.words import asked_lang, remember_lang
from kvartal.texts import folder, preferred


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((folder(lang) / "help.ftl").read_text(encoding="utf-8")))
    return bundle


def said(key: str, **args: str) -> str:
    """Returns what help has to say about something; nothing if there is nothing to say."""
    bundle = _bundle(asked_lang() or preferred())
    if not bundle.has_message(key):
        return ""
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])


class Formatter(click.HelpFormatter):
    """Writes click's own few words in the reader's language, too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Writes how the command is called."""
        super().write_usage(prog, args, f"{said('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Writes the heading of a section."""
        super().write_heading(said(f"help-{heading.lower()}") or heading)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Writes options or commands, each beside what it does."""
        usual = f"[{said('help-default')} "
        super().write_dl([(name, told.replace("[default: ", usual)) for name, told in rows], col_max, col_spacing)


class Context(click.Context):
    """A context whose help is worded here."""

    formatter_class = Formatter


class Helped(click.Command):
    """A command that says in the reader's language what it does and what its options mean."""

    context_class = Context

    @property
    def key(self) -> str:
        """The key of what help says about this command."""
        return "help-kvartal" if isinstance(self, click.Group) else f"help-{self.name}"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the words after the command; `--lang` counts also when it stands behind `--help`."""
        for word, after in pairwise([*args, ""]):
            if word.startswith("--lang"):
                remember_lang(ctx, word.partition("=")[2] or after)
        with _worded(ctx):
            return super().parse_args(ctx, args)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes what the command does; paragraphs with indented lines keep their lines."""
        parts = said(self.key).split("\n\n")
        # click leaves a paragraph that begins with this character as it is.
        self.help = "\n\n".join(f"\b\n{part}" if "\n  " in part else part for part in parts)
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes what the options mean."""
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                name = max(param.opts, key=len).lstrip("-")
                param.help = said(f"{self.key}-{name}") or said(f"help-{name}")
        super().format_options(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Returns the beginning of what the command does."""
        self.help = said(self.key)
        return super().get_short_help_str(limit)


class HelpedGroup(Helped, click.Group):
    """The same for a group of commands."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command that is meant."""
        with _worded(ctx):
            return super().resolve_command(ctx, args)


@contextmanager
def _worded(ctx: click.Context) -> Iterator[None]:
    """Words what is wrong with a call in the reader's language."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        from kvartal.cli.misuse import Misuse

        with ctx.scope(cleanup=False):
            raise Misuse(ctx, error) from error


def command(name: str) -> Callable[[Callable[..., Any]], Helped]:
    """Makes a function a command that has help."""
    return click.command(name, cls=Helped)
