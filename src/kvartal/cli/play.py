"""`kvartal play RULESET`: a game in the terminal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

import kvartal
from kvartal.cli import guide
from kvartal.cli.tell import facts_told, names, over_told, sheets_told
from kvartal.cli.words import bot_list, lang_option, text_of, texts
from kvartal.core.driver import told
from kvartal.core.errors import KvartalError, Unreadable
from kvartal.core.game import Game, beginning

if TYPE_CHECKING:
    from kvartal.bots import Bot


@guide.command("play")
@click.argument("ruleset", required=False)
@click.option("--seats", type=click.IntRange(1))
@click.option("--people", type=click.IntRange(0), default=1, show_default=True)
@click.option("--bots", default="normal", show_default=True)
@click.option("--seed", type=click.IntRange(0))
@click.option("--journal", type=click.Path(path_type=Path, readable=False))
@click.option("--position")
@lang_option
def command(
    ruleset: str | None,
    seats: int | None,
    people: int,
    bots: str,
    seed: int | None,
    journal: Path | None,
    position: str | None,
) -> None:
    """Play RULESET in the terminal: alone, against bots, or several people at one screen."""
    chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
    named = bot_list(bots)
    if position is not None:
        if ruleset is not None or seats is not None:
            raise Unreadable("cli-play-position")
        game = Game.at(text_of(position), chosen)
    elif ruleset is None:
        raise Unreadable("cli-play-what")
    else:
        rules = kvartal.rules(ruleset)
        table = seats or max(rules.spec.least, people + (len(named) if people < rules.spec.most else 0))
        game = Game.new(rules, table, chosen)
    if people > game.position.seats:
        raise Unreadable("cli-too-many", people=people, seats=game.position.seats)
    if journal is not None:
        # Whoever cannot keep the game wants to know before it begins; what the file holds stays until there is more.
        _write(journal, "", "a")
    session = Session(game, people, named, chosen)
    try:
        session.run()
    except (click.Abort, EOFError):
        click.echo()
    finally:
        if journal is not None:
            _write(journal, str(session.game.journal), "w")


def _write(file: Path, text: str, mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise Unreadable("print-file", file=str(file), why=error.strerror or str(error)) from error


class Session:
    """One game at one screen: the first seats are people, the others bots."""

    def __init__(self, game: Game, people: int, bots: Sequence[str], seed: int) -> None:
        self.game = game
        self.texts = texts()
        self.people = people
        self.names = names(self.texts, game.position.seats)
        self.known = 0
        self.looking: int | None = None
        """The person who sits before the screen now; with one person it is always theirs."""
        self.bots: dict[int, Bot] = {}
        # Streams of their own: the dealer begins with the very seed.
        streams = kvartal.Rng(seed).fork()
        for number, seat in enumerate(range(people, game.position.seats)):
            self._seat_bot(seat, bots[number % len(bots)] if bots else "normal", streams.fork().state)

    def _seat_bot(self, seat: int, name: str, seed: int) -> None:
        from kvartal.bots import make

        self.bots[seat] = make(name, self.game.rules, seed)
        self.names[seat] = self.texts.say("cli-bot", seat=seat, bot=name)

    @property
    def reader(self) -> int:
        """Whose eyes the screen has."""
        if self.game.over:
            return kvartal.EVERYTHING
        if self.people == 1:
            return 0
        return kvartal.SPECTATOR if self.looking is None else self.looking

    def run(self) -> None:
        """Plays until the game is over or somebody quits."""
        while not self.game.over:
            seat = self.game.acting[0]
            if seat in self.bots:
                self._bot(seat)
            elif not self._person(seat):
                return
        self._news()
        self._show([])
        for line in over_told(self.texts, self.game.rules, self.game.over, self.names):
            click.echo(line)
        for line in sheets_told(self.texts, self.game, self.names):
            click.echo(line)

    def _bot(self, seat: int) -> None:
        from kvartal.bots import sight
        from kvartal.bots.turns import turn

        for code in turn(sight(self.game, seat), self.bots[seat]):
            self.game.draft(seat).step(self.game.rules.action(code))
        self.game.commit(seat)

    def _person(self, seat: int) -> bool:
        """Lets a person take one turn; returns whether the game goes on."""
        if self.people > 1 and self.looking != seat:
            self._curtain(seat)
        self._news()
        draft = self.game.draft(seat)
        self._show(draft.legal())
        while True:
            line = click.prompt(self.texts.say("cli-prompt", name=self.names[seat]), prompt_suffix=" ").strip()
            if line == "quit":
                return False
            if self._answer(seat, line):
                if draft.complete and self._confirmed(seat):
                    self.game.commit(seat)
                    return True
                self._show(draft.legal())

    def _confirmed(self, seat: int) -> bool:
        """Asks whether a turn of several steps is meant so; if not, takes the last step back."""
        draft = self.game.draft(seat)
        if len(draft.steps) < 2:
            return True
        steps = " / ".join(map(str, draft.steps))
        asked = self.texts.say("cli-confirm", steps=steps)
        if click.prompt(asked, default="", show_default=False, prompt_suffix=" ").strip() != "undo":
            return True
        draft.undo()
        return False

    def _answer(self, seat: int, line: str) -> bool:
        """Does what was typed; returns whether the turn has changed."""
        draft = self.game.draft(seat)
        if line == "?":
            click.echo(self.texts.say("cli-may", name=self.names[seat], count=len(draft.legal())))
            click.echo("  " + "\n  ".join(map(str, draft.legal())))
        elif line == "help":
            click.echo(self.texts.say("cli-help", example=str(next(iter(draft.legal()), "undo"))))
        elif line == "undo":
            draft.undo()
            return True
        elif line == "hint":
            from kvartal.bots import make, sight

            advice = make("normal", self.game.rules).choose(sight(self.game, seat))
            click.echo(self.texts.say("cli-hint", action=str(advice)))
        else:
            return self._step(seat, line)
        return False

    def _step(self, seat: int, line: str) -> bool:
        """Takes a step, or several as a journal writes them, of which none is taken if one is refused."""
        draft = self.game.draft(seat)
        try:
            with draft.together():
                for text in line.split("/"):
                    typed = " ".join(text.split())
                    begun = [action for action in draft.legal() if typed and str(action).startswith(typed)]
                    draft.step(begun[0] if len(begun) == 1 else kvartal.Action.read(text))
        except KvartalError as error:
            click.echo(click.style(self.texts.explain(error), fg="red"))
            return False
        return True

    def _curtain(self, seat: int) -> None:
        """Hides the last person's tiles until the next one says to be ready."""
        self.looking = None
        click.clear()
        self._news()
        click.prompt(
            self.texts.say("cli-curtain", name=self.names[seat]), default="", show_default=False, prompt_suffix=" "
        )
        self.looking = seat

    def _news(self) -> None:
        """Tells what happened since the last time, as far as this screen may know."""
        entries = self.game.journal.entries
        start = beginning(self.game.rules, self.game.journal)
        news = told(self.game.rules, entries, start, self.reader)[self.known :]
        for line in facts_told(self.texts, chain.from_iterable(news), self.names):
            click.echo(line)
        self.known = len(entries)

    def _show(self, legal: list[kvartal.Action]) -> None:
        from kvartal.cli.boards import board

        draw = board(self.game.rules.title)
        seat = self.game.acting[0] if self.game.acting else None
        draft = self.game.draft(seat) if seat is not None and seat == self.reader else None
        shown = draft.position if draft and draft.steps else self.game.position
        view = self.game.rules.view(shown, self.reader)
        click.echo()
        click.echo(draw(view, legal, self.texts, self.names, seat))
        if draft and draft.steps:
            click.echo("  " + " / ".join(map(str, draft.steps)))
        click.echo()
