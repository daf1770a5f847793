"""What a reader is told of a game does not depend on when the reader came."""

from __future__ import annotations

import random

import pytest

import kvartal
from kvartal.core.driver import told
from kvartal.core.game import Game, replay
from kvartal.core.rules import SPECTATOR
from kvartal.table.chronicle import Chronicle


def played(ruleset: str, seats: int, turns: int) -> kvartal.Game:
    game = Game.new(ruleset, seats, seed=5, tells=True)
    rng = random.Random(5)
    for _ in range(turns):
        if game.over:
            break
        seat = rng.choice(game.acting)
        while not game.draft(seat).complete:
            game.draft(seat).step(rng.choice(game.legal(seat)))
        game.commit(seat)
    return game


@pytest.mark.parametrize(("ruleset", "seats"), [("welcome(experienced)", 3), ("sprawlopolis", 2), ("town77", 2)])
def test_the_end_of_a_story_is_the_same_from_wherever_one_listens(ruleset: str, seats: int) -> None:
    # The seventeenth turn of three seats is the second of its round.
    game = played(ruleset, seats, 17)
    again = replay(str(game.journal), tells=True)
    entries = game.journal.entries
    assert len(game.facts) == len(again.facts) == len(entries)
    for reader in (SPECTATOR, seats - 1):
        whole = [
            (number, fact.key, dict(fact.args))
            for number, facts in enumerate(told(game.rules, entries, game.rules.new(seats), reader), 1)
            for fact in facts
        ]
        for seq in range(len(entries) + 1):
            for chronicle in (Chronicle(game.facts), Chronicle(again.facts)):
                facts = chronicle.since(reader, seq)
                assert [(fact.seq, fact.key, fact.args) for fact in facts] == [one for one in whole if one[0] > seq]


def test_what_was_told_is_told_anew_when_something_happens() -> None:
    game = played("town77", 2, 4)
    chronicle, known = Chronicle(game.facts), len(game.facts)
    before = chronicle.told(0, known)
    assert bytes(before) == b"[]"
    assert chronicle.told(0, known) is before
    game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert bytes(chronicle.told(0, known)) != b"[]"


def test_a_game_that_does_not_tell_spends_no_time_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kvartal.new("town77", 2, seed=5)
    monkeypatch.setattr(type(game.rules), "tell", None)
    game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert game.facts == []
