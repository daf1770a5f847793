"""What the commands share: the reader's language, output for programs, input from files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from math import isnan
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from kvartal.core.errors import Unreadable
from kvartal.texts import LANGUAGES, Texts, preferred

F = TypeVar("F", bound=Callable[..., Any])

_LANG = "kvartal.lang"


def remember_lang(ctx: click.Context, value: str | None) -> None:
    """Remembers the language that was asked for, if it is one."""
    if value in LANGUAGES:
        ctx.meta[_LANG] = value


def lang_option(function: F) -> F:
    """Adds `--lang`; without it the environment decides. The command itself is not told: it asks `texts()`."""
    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        is_eager=True,
        callback=lambda ctx, _, value: remember_lang(ctx, value),
    )
    return option(function)


def json_option(function: F) -> F:
    """Adds `--json`, passed to the command as `as_json`."""
    return click.option("--json", "as_json", is_flag=True)(function)


class Number(click.FloatRange):
    """A number in a range; `nan`, which is neither below nor above anything, is in none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Reads a number."""
        number = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(f"{value} is not in the range", param, ctx)
        return number


def asked_lang() -> str:
    """Returns the language that `--lang` asked for, or nothing."""
    ctx = click.get_current_context(silent=True)
    return str(ctx.meta.get(_LANG) or "") if ctx else ""


def texts() -> Texts:
    """Returns the reader's language."""
    return Texts(asked_lang() or preferred())


def say(key: str, **args: object) -> str:
    """Words a message for the reader."""
    return texts().say(key, **args)


def print_json(value: object) -> None:
    """Prints a value, dataclasses included, as one indented JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def bot_list(text: str) -> tuple[str, ...]:
    """Splits `hard,greedy` into names; none are named by nothing."""
    names = tuple(name.strip() for name in text.split(",")) if text.strip() else ()
    if any(":" in name for name in names) and "" not in sys.path and os.getcwd() not in sys.path:
        # A bot such as `mine:Bot` may lie where the command is called.
        sys.path.insert(0, os.getcwd())
    return names


def text_of(path: str) -> str:
    """Reads a text file, or standard input when the path is `-`; raises `Unreadable` if that cannot be done."""
    try:
        raw = sys.stdin.buffer.read() if path == "-" else _bytes(path)
        # Some editors mark the beginning of a file.
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise Unreadable("cli-file", file=path, why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Unreadable("cli-not-text", file=path) from error


def refused(error: OSError) -> Unreadable:
    """Words what the system refused: to do with a file, or to write what is told."""
    why = error.strerror or str(error)
    if error.filename is None:
        return Unreadable("cli-output", why=why)
    return Unreadable("cli-system", file=os.fsdecode(error.filename), why=why)


def folder_of(path: Path) -> Path:
    """Returns a folder that is there; raises `Unreadable` if it is not."""
    try:
        if path.is_dir():
            return path
        path.stat()
    except OSError as error:
        raise Unreadable("cli-file", file=str(path), why=error.strerror or str(error)) from error
    raise Unreadable("cli-not-folder", folder=str(path))


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()
