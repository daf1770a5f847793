"""Random play, one state after another, for laws and playthroughs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kvartal.core.action import Action
from kvartal.core.dealer import SeededDealer
from kvartal.core.draft import Draft
from kvartal.core.game import Game
from kvartal.core.journal import Entry
from kvartal.core.marks import CHANCE
from kvartal.core.rules import Rules


def walk(rules: Rules, seats: int, seed: int) -> Iterator[Game]:
    """Plays one game at random and yields it at every state: before each draw and before each turn, and at the end.

    Equal seeds give equal games. Seats of a round that is decided at once commit in a random order.
    """
    rng = Random(f"{rules.ruleset} {seats} {seed}")
    game = Game(rules, rules.new(seats))
    dealer = SeededDealer(rng.getrandbits(64))
    while True:
        yield game
        if game.over:
            return
        if game.position.actor() == CHANCE:
            outcome = rules.outcome(dealer.deal(rules, game.position.copy()))
            game.enter(Entry(CHANCE, (outcome,)))
        else:
            seat = rng.choice(game.acting)
            game.enter(Entry(seat, turn(game.draft(seat), rng)))


def turn(draft: Draft, rng: Random) -> tuple[Action, ...]:
    """Thinks up a random complete turn."""
    while not draft.complete:
        legal = draft.legal()
        steps = " / ".join(map(str, draft.steps))
        assert legal, (
            f"no step follows {steps}, and yet `ply` does not say that the turn has ended; chance waits for that"
        )
        draft.step(rng.choice(legal))
    return tuple(draft.steps)


def finished(rules: Rules, seats: int, seed: int) -> Game:
    """Plays one random game to its end."""
    *_, last = walk(rules, seats, seed)
    return last
