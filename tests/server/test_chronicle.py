"""What a reader is told of a game does not depend on when the reader came."""

from __future__ import annotations

import random

import pytest

import kvartal
from kvartal.core.driver import told
from kvartal.core.rules import SPECTATOR, Fact, Rules
from kvartal.table.chronicle import Chronicle


def played(ruleset: str, seats: int, turns: int) -> kvartal.Game:
    game = kvartal.new(ruleset, seats, seed=5)
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
    entries = game.journal.entries
    for reader in (SPECTATOR, seats - 1):
        whole = [
            (number, fact.key, dict(fact.args))
            for number, facts in enumerate(told(game.rules, entries, game.rules.new(seats), reader), 1)
            for fact in facts
        ]
        late = Chronicle(game.rules, seats, entries[:-4])
        for seq in range(len(entries) - 4, -1, -1):
            early = Chronicle(game.rules, seats, entries[:-4])
            early.since(reader, seq)
            for chronicle in (early, late):
                facts = chronicle.since(reader, seq)
                assert [(fact.seq, fact.key, fact.args) for fact in facts] == [
                    one for one in whole if seq < one[0] <= len(entries) - 4
                ]
            early.add(entries[-4:])
            facts = early.since(reader, seq)
            assert [(fact.seq, fact.key, fact.args) for fact in facts] == [one for one in whole if one[0] > seq]


def test_whoever_knows_everything_is_not_told_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("welcome", 3, 18)
    asked: list[int] = []
    tell = type(game.rules).tell

    def counted(rules: Rules, before: object, seat: int, code: int, after: object) -> list[Fact]:
        asked.append(seat)
        return tell(rules, before, seat, code, after)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game.rules), "tell", counted)
    chronicle = Chronicle(game.rules, 3, game.journal.entries)
    assert chronicle.since(1, len(game.journal.entries)) == []
    assert asked == []
    assert chronicle.since(1, 0) != []
    assert asked
