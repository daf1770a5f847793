"""`kvartal replay FILE`: plays a journal again, checks it, and tells it."""

from __future__ import annotations

from itertools import chain

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import facts_told, names, over_told, sheet_told
from kvartal.cli.words import json_option, lang_option, print_json, text_of, texts
from kvartal.core.game import Game, told
from kvartal.core.journal import Journal


@guide.command("replay")
@click.argument("file")
@click.option("--story", is_flag=True)
@click.option("--position", "as_position", is_flag=True)
@lang_option
@json_option
def command(file: str, story: bool, as_position: bool, as_json: bool) -> None:
    """Play the journal in FILE (or - for standard input) again and check every digest."""
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
