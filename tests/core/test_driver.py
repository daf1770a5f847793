"""A driver finds what a step has brought by the position before it, and copies that no more often than needed."""

from __future__ import annotations

import random

import pytest

from kvartal.core.driver import Driver
from kvartal.core.game import Game
from kvartal.core.position import Position
from kvartal.core.rules import Fact, Rules
from kvartal.core.ruleset import parse


class Watched(Driver):
    """Makes sure at every step that the position before it is the right one, whole."""

    steps = 0

    def _step(self, seat: int, code: int, before: Position | None) -> list[Fact]:
        assert before is not None
        assert before is not self.position
        assert before == self.position
        self.steps += 1
        return super()._step(seat, code, before)


def played(rules: Rules, seats: int) -> Game:
    """Plays a game at random."""
    game, chance = Game.new(rules, seats, seed=1), random.Random(1)
    while not game.over:
        for seat in game.acting:
            draft = game.draft(seat)
            while not draft.complete:
                draft.step(chance.choice(draft.legal()))
            game.commit(seat)
    return game


@pytest.mark.parametrize(
    "ruleset",
    [
        "welcome",
        "welcome(solo)",
        "welcome(expert)",
        "welcome(experienced,pass=left)",
        "welcome(zombies)",
        "welcome(rivals=3)",
        "welcome(doomsday,roswell,halloween)",
        "town77",
        "sprawlopolis",
        "estates",
    ],
)
def test_every_step_is_told_by_the_position_right_before_it(ruleset: str) -> None:
    rules = parse(ruleset)
    game = played(rules, min(rules.spec.most, 3))
    driver = Watched(rules, rules.new(game.position.seats), tells=True)
    for entry in game.journal.entries:
        driver.take(entry)
    assert driver.steps > len(game.journal.entries) / 2
    assert driver.position == game.position


def test_a_round_of_many_seats_is_told_with_one_copy_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("welcome", 50, seed=1, tells=True)
    for seat in game.acting:
        draft = game.draft(seat)
        while not draft.complete:
            draft.step(draft.legal()[0])
    copies, kind = list[Position](), type(game.position)
    copy = kind.copy

    def counted(position: Position) -> Position:
        copies.append(position)
        return copy(position)

    monkeypatch.setattr(kind, "copy", counted)
    game.dealer = None
    for seat in game.acting:
        game.commit(seat)
    assert not game.sealed
    assert len(copies) == 1
