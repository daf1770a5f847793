"""`kvartal position FILE`: reads a position written as text and says what can be done in it."""

from __future__ import annotations

from typing import Any

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import names, over_told, sheets_told
from kvartal.cli.words import json_option, lang_option, print_json, text_of, texts
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.errors import KvartalError, Unreadable
from kvartal.core.game import Game


@guide.command("position")
@click.argument("file")
@click.option("--try", "tried", metavar="ACTION")
@click.option("--seat", type=int)
@lang_option
@json_option
def command(file: str, tried: str | None, seat: int | None, as_json: bool) -> None:
    """Read the position in FILE (or - for standard input); print legal actions and score lines."""
    rules, position = kvartal.read_position(text_of(file))
    game = Game(rules, position)
    if tried is None:
        if seat is not None:
            game.draft(seat)
        _show(game, seat, as_json)
        return
    acting = game.acting
    chosen = acting[0] if seat is None and acting else seat
    if chosen is None:
        raise Unreadable("cli-nobody")
    draft = game.draft(chosen)
    refusal: KvartalError | None = None
    try:
        for step in tried.split("/"):
            draft.step(Action.read(step))
    except KvartalError as error:
        refusal = error
    said = texts().explain(refusal) if refusal else texts().say("cli-legal")
    if as_json:
        found = {"legal": refusal is None, "seat": chosen, "action": tried, "complete": draft.complete}
        if refusal:
            found |= {"key": refusal.key, "args": dict(refusal.args_)}
        else:
            found |= {"after": _after(game, draft)}
        print_json(found | {"text": said})
    else:
        click.echo(said)
    raise SystemExit(1 if refusal else 0)


def _after(game: Game, draft: Draft) -> dict[str, Any]:
    """Returns the facts of the position that the steps of a draft lead to, and its text."""
    position = game.position.copy()
    position.focus(draft.seat)
    for code in draft.codes:
        position.play(code)
    return _facts(Game(game.rules, position)) | {"position": kvartal.write_position(game.rules, position)}


def _facts(game: Game, chosen: int | None = None) -> dict[str, Any]:
    rules, position = game.rules, game.position
    acting = game.acting
    return {
        "ruleset": rules.ruleset,
        "seats": position.seats,
        "pending": "over" if game.over else "decide" if acting else "chance",
        "acting": acting,
        "legal": {str(seat): [str(action) for action in game.legal(seat)] for seat in _shown(acting, chosen)},
        "odds": {} if acting or game.over else {str(rules.outcome(c)): w for c, w in rules.odds(position)},
        "scores": [game.score(seat) for seat in range(position.seats)],
        "over": game.over,
        "digest": position.digest(),
    }


def _shown(acting: tuple[int, ...], chosen: int | None) -> tuple[int, ...]:
    """Returns the seats whose actions are listed."""
    return acting if chosen is None else (chosen,)


def _show(game: Game, chosen: int | None, as_json: bool) -> None:
    if as_json:
        print_json(_facts(game, chosen))
        return
    rules, position, acting = game.rules, game.position, game.acting
    words = texts()
    people = names(words, position.seats)
    if game.over:
        for line in over_told(words, rules, game.over, people):
            click.echo(line)
    elif not acting:
        click.echo(words.say("cli-waits-chance"))
        click.echo("  " + ", ".join(str(rules.outcome(code)) for code, _ in rules.odds(position)))
    for seat in _shown(acting, chosen):
        actions = game.legal(seat)
        click.echo(words.say("cli-may", name=people[seat], count=len(actions)))
        for action in actions:
            click.echo(f"  {action}")
    for line in sheets_told(words, game, people):
        click.echo(line)
