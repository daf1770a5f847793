"""`kvartal replay FILE`: plays a journal again, checks it, and tells it; with `--all`, those of a whole folder."""

from __future__ import annotations

from dataclasses import dataclass
from errno import ENOTDIR
from itertools import chain
from os import strerror
from pathlib import Path

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import facts_told, names, over_told, sheet_told
from kvartal.cli.words import json_option, lang_option, print_json, text_of, texts
from kvartal.core.driver import told
from kvartal.core.errors import KvartalError, Unreadable
from kvartal.core.game import Game
from kvartal.core.journal import Journal


@guide.command("replay")
@click.argument("file")
@click.option("--story", is_flag=True)
@click.option("--position", "as_position", is_flag=True)
@click.option("--all", "whole_folder", is_flag=True)
@lang_option
@json_option
def command(file: str, story: bool, as_position: bool, whole_folder: bool, as_json: bool) -> None:
    """Play the journal in FILE (or - for standard input) again and check every digest."""
    if whole_folder:
        if story or as_position:
            raise Unreadable("cli-replay-all-alone")
        check_folder(Path(file), as_json)
        return
    journal = Journal.read(text_of(file))
    game = kvartal.replay(journal)
    if as_json:
        print_json(_summary(game))
        return
    if as_position:
        click.echo(kvartal.write_position(game.rules, game.position), nl=False)
        return
    people = names(texts(), game.position.seats)
    if story:
        # A finished game has no secrets; of an unfinished one a stranger hears what lies open.
        reader = kvartal.EVERYTHING if game.over else kvartal.SPECTATOR
        passed = told(game.rules, journal.entries, game.rules.new(journal.seats), reader)
        for line in facts_told(texts(), chain.from_iterable(passed), people):
            click.echo(line)
        click.echo()
    words = texts()
    click.echo(
        words.say("cli-replayed", ruleset=journal.ruleset, entries=len(journal.entries), digests=len(journal.digests))
    )
    if game.over:
        for line in over_told(words, game.rules, game.over, people):
            click.echo(line)
    else:
        waiting = [people[seat] for seat in game.acting]
        waits = words.say("cli-waits", seats=waiting, count=len(waiting)) if waiting else words.say("cli-waits-chance")
        click.echo(waits)
    for seat, name in enumerate(people):
        click.echo("\n".join([f"{name}:", *sheet_told(words, game.score(seat))]))


def check_folder(folder: Path, as_json: bool) -> None:
    """Check every journal in a folder and below it, and end with code 1 if one does not hold."""
    checks = []
    for file in journals(folder):
        checks.append(checked(file, str(file.relative_to(folder))))
        if not as_json:
            click.echo(checks[-1].line())
    wrong = sum(check.why is not None for check in checks)
    if as_json:
        print_json({"files": checks, "right": len(checks) - wrong, "wrong": wrong})
    else:
        click.echo(texts().say("cli-replayed-all", count=len(checks), wrong=wrong))
    click.get_current_context().exit(1 if wrong else 0)


def journals(folder: Path) -> list[Path]:
    """List the files in a folder and below it, hidden ones left out; raises `Unreadable` if there are none."""
    try:
        if not folder.is_dir():
            raise NotADirectoryError(ENOTDIR, strerror(ENOTDIR))
        inside = [file for file in folder.rglob("*") if file.is_file()]
    except OSError as error:
        raise Unreadable("cli-file", file=str(folder), why=error.strerror or str(error)) from error
    seen = [file for file in inside if not any(part.startswith(".") for part in file.relative_to(folder).parts)]
    if not seen:
        raise Unreadable("cli-replay-empty", folder=str(folder))
    return sorted(seen)


@dataclass(frozen=True, slots=True)
class Check:
    """What came of checking one journal; `why` is None if it holds."""

    file: str
    ruleset: str | None = None
    version: int | None = None
    entries: int | None = None
    digests: int | None = None
    why: str | None = None

    def line(self) -> str:
        """Tell it in one line."""
        if self.why is not None:
            return texts().say("cli-replay-wrong", file=self.file, why=self.why)
        return texts().say("cli-replay-right", file=self.file, ruleset=self.ruleset, entries=self.entries)


def checked(file: Path, name: str) -> Check:
    """Play one journal again."""
    try:
        journal = Journal.read(text_of(str(file)))
        game = kvartal.replay(journal)
    except KvartalError as error:
        return Check(name, why=texts().explain(error))
    return Check(name, journal.ruleset, game.rules.version, len(journal.entries), len(journal.digests))


def _summary(game: Game) -> dict[str, object]:
    return {
        "ruleset": game.rules.ruleset,
        "version": game.rules.version,
        "seats": game.position.seats,
        "entries": len(game.journal.entries),
        "turns": game.position.ply,
        "digest": game.position.digest(),
        "over": game.over,
        "acting": game.acting,
        "scores": [game.score(seat) for seat in range(game.position.seats)],
    }
