"""The command line: one module per command, loaded when it is called.

A module `kvartal.cli.NAME` offers its click command as `command` and imports what is heavy inside it, so that
`kvartal --help` stays quick. Errors that Kvartal raises on purpose become one worded line and exit code 2.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

import click

import kvartal
from kvartal.cli.guide import HelpedGroup
from kvartal.cli.words import lang_option, refused, texts
from kvartal.core.errors import KvartalError

COMMANDS = (
    "games",
    "play",
    "serve",
    "backup",
    "restore",
    "admin",
    "simulate",
    "duel",
    "perft",
    "replay",
    "position",
    "score",
    "print",
    "explain",
    "playthrough",
)


class Modules(MutableMapping[str, click.Command]):
    """The commands by name; each is imported when it is asked for."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = list(names)
        self.loaded: dict[str, click.Command] = {}

    def __getitem__(self, name: str) -> click.Command:
        if name not in self.names:
            raise KeyError(name)
        if name not in self.loaded:
            self.loaded[name] = import_module(f"kvartal.cli.{name}").command
        return self.loaded[name]

    def __setitem__(self, name: str, command: click.Command) -> None:
        self.loaded[name] = command
        if name not in self.names:
            self.names.append(name)

    def __delitem__(self, name: str) -> None:
        self.names.remove(name)
        self.loaded.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class Commands(HelpedGroup):
    """The group of all commands; it words every error in the reader's language."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Lists the commands in the order of their use, not of the alphabet."""
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs a command; a `KvartalError` ends it with a sentence and code 2."""
        try:
            return super().invoke(ctx)
        except KvartalError as error:
            click.echo(f"kvartal: {texts().explain(error)}", err=True)
            ctx.exit(2)
        except BrokenPipeError:
            # The reader of a pipe, such as `head`, has seen enough; closing stderr keeps Python quiet about it.
            sys.stderr.close()
            ctx.exit(0)
        except OSError as error:
            if error.filename is None:
                # Python would try to flush once more at exit, and print an error of its own.
                sys.stdout = None
            told = refused(error)
            click.echo(f"kvartal: {texts().explain(told)}", err=True)
            ctx.exit(2)
        except KeyboardInterrupt:
            ctx.exit(128 + signal.SIGINT)


@click.group(cls=Commands, commands=Modules(COMMANDS), context_settings={"help_option_names": ["-h", "--help"]})
@lang_option
@click.version_option(kvartal.__version__, prog_name="kvartal")
def main() -> None:
    """City-building tabletop games: play them, serve them, study them."""
