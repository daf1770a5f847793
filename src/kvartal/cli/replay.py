"""`kvartal replay FILE`: plays a journal again, checks it, and tells it; with `--all`, those of a whole folder."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from os import walk
from pathlib import Path

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import facts_told, names, over_told, sheets_told
from kvartal.cli.words import folder_of, json_option, lang_option, print_json, text_of, texts
from kvartal.core.driver import told
from kvartal.core.errors import KvartalError, Unreadable
from kvartal.core.game import Game, beginning
from kvartal.core.journal import Journal

OLD = "journal-old"
"""What is the matter with a journal of older rules, by which it would be another game today."""


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
    try:
        game = kvartal.replay(journal)
    except Unreadable as error:
        if error.key != OLD or as_position:
            raise
        read_only(journal, reason(journal, error), as_json)
        return
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
        passed = told(game.rules, journal.entries, beginning(game.rules, journal), reader)
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
    for line in sheets_told(words, game, people):
        click.echo(line)


def read_only(journal: Journal, why: str, as_json: bool) -> None:
    """Show a journal of older rules as it was written, and say why it is not played again."""
    if as_json:
        known = {"ruleset": journal.ruleset, "version": journal.version, "seats": journal.seats}
        unknown = dict.fromkeys(("turns", "digest", "over", "acting", "scores"))
        print_json({**known, "entries": len(journal.entries), **unknown, "why": why})
        return
    click.echo(texts().say("cli-read-only", ruleset=journal.ruleset, entries=len(journal.entries)))
    click.echo(why)
    click.echo("\n".join(["", *map(str, journal.entries)]))


def reason(journal: Journal, error: KvartalError) -> str:
    """Tell what has changed since a journal was written."""
    words = texts()
    rules = kvartal.rules(journal.ruleset)
    later = range(journal.version + 1, rules.version + 1)
    changes = [words.say(key) for version in later if words.has(key := f"{rules.title}-version-{version}")]
    return " ".join([words.explain(error), *changes])


def check_folder(folder: Path, as_json: bool) -> None:
    """Check every journal in a folder and below it, and end with code 1 if one does not hold."""
    checks = []
    for file in journals(folder):
        checks.append(checked(file, str(file.relative_to(folder))))
        if not as_json:
            click.echo(checks[-1].line())
    number = {state: sum(check.state == state for check in checks) for state in ("right", "old", "wrong")}
    if as_json:
        print_json({"files": checks, **number})
    else:
        if compared := number["right"] + number["wrong"]:
            click.echo(texts().say("cli-replayed-all", count=compared, wrong=number["wrong"]))
        if number["old"]:
            click.echo(texts().say("cli-replayed-old", old=number["old"]))
    click.get_current_context().exit(1 if number["wrong"] else 0)


def journals(folder: Path) -> list[Path]:
    """List the files in a folder and below it, hidden ones left out; raises `Unreadable` if there are none."""
    seen: list[Path] = []
    try:
        for at, folders, names in walk(folder_of(folder), onerror=_refuse):
            folders[:] = [name for name in folders if not name.startswith(".")]
            seen += [Path(at, name) for name in names if not name.startswith(".") and Path(at, name).is_file()]
    except OSError as error:
        raise Unreadable("cli-file", file=str(error.filename or folder), why=error.strerror or str(error)) from error
    if not seen:
        raise Unreadable("cli-replay-empty", folder=str(folder))
    return sorted(seen)


def _refuse(error: OSError) -> None:
    """Stop at a folder that cannot be read; those that cannot be checked are not to pass for right."""
    raise error


@dataclass(frozen=True, slots=True)
class Check:
    """What came of checking one journal: it is right, wrong, or of older rules and can only be read."""

    file: str
    state: str
    ruleset: str | None = None
    version: int | None = None
    entries: int | None = None
    digests: int | None = None
    why: str | None = None

    def line(self) -> str:
        """Tell it in one line."""
        words = texts()
        if self.state == "right":
            return words.say("cli-replay-right", file=self.file, ruleset=self.ruleset, entries=self.entries)
        if self.state == "old":
            return words.say("cli-replay-old", file=self.file, ruleset=self.ruleset, why=self.why)
        return words.say("cli-replay-wrong", file=self.file, why=self.why)


def checked(file: Path, name: str) -> Check:
    """Play one journal again."""
    try:
        journal = Journal.read(text_of(str(file)))
    except KvartalError as error:
        return Check(name, "wrong", why=texts().explain(error))
    entries, digests = len(journal.entries), len(journal.digests)
    try:
        game = kvartal.replay(journal)
    except KvartalError as error:
        if error.key != OLD:
            return Check(name, "wrong", why=texts().explain(error))
        return Check(name, "old", journal.ruleset, journal.version, entries, digests, reason(journal, error))
    return Check(name, "right", journal.ruleset, game.rules.version, entries, digests)


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
        "why": None,
    }
