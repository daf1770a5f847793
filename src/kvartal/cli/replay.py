"""`kvartal replay FILE`: plays a journal again, checks it, and tells it."""

from __future__ import annotations

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import fact_told, line_told, names, over_told
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
        for facts in told(game.rules, journal.entries, game.rules.new(journal.seats), reader):
            for fact in facts:
                click.echo(fact_told(texts(), fact, people))
        click.echo()
    words = texts()
    click.echo(
        words.say("cli-replayed", ruleset=journal.ruleset, entries=len(journal.entries), digests=len(journal.digests))
    )
    if game.over:
        for line in over_told(words, game.rules, game.over, people):
            click.echo(line)
    else:
        waiting = ", ".join(people[seat] for seat in game.acting)
        click.echo(words.say("cli-waits", seats=waiting) if waiting else words.say("cli-waits-chance"))
    for seat in range(game.position.seats):
        sheet = "; ".join(line_told(words, line) for line in game.score(seat))
        click.echo(f"{people[seat]}: {sheet}")


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
