"""Positions, games and rules behave as Python objects do, and refuse codes that may not be played."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import kvartal
from kvartal.core.errors import BadLine, KvartalError, Refusal, Unreadable
from kvartal.testing import tables

TABLES = [(ruleset, seats) for ruleset, seats in tables() if seats <= 3]


def begun(ruleset: str, seats: int) -> kvartal.Game:
    """A game a few turns after its beginning, with a half-made turn where turns have several steps."""
    game = kvartal.new(ruleset, seats, seed=3)
    for _ in range(3):
        if game.over is None:
            seat = game.acting[0]
            while not game.draft(seat).complete:
                game.draft(seat).step(game.legal(seat)[-1])
            game.commit(seat)
    if game.over is None:
        draft = game.draft(game.acting[0])
        draft.step(draft.legal()[0])
        if draft.complete:
            draft.undo()
    return game


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_copies_and_pickles_are_equal_and_go_on_alike(ruleset: str, seats: int) -> None:
    game = begun(ruleset, seats)
    twins = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    for twin in twins:
        assert twin == game
        assert hash(twin) == hash(game)
        assert twin.position == game.position
        assert twin.position.digest() == game.position.digest()
        assert twin.rules == game.rules
    ends = set()
    for one in (game, *twins):
        while one.over is None:
            seat = one.acting[0]
            one.play(seat, one.legal(seat)[0])
        ends.add(str(one.journal))
    assert len(ends) == 1


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_positions_are_equal_by_their_facts(ruleset: str, seats: int) -> None:
    position = begun(ruleset, seats).position
    twin = pickle.loads(pickle.dumps(position))
    assert (twin == position, hash(twin) == hash(position)) == (True, True)
    assert twin.named() == position.named()
    other = kvartal.rules(ruleset).new(seats)
    assert other != position
    assert copy.deepcopy(position) == position
    assert ruleset in repr(position)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_a_code_that_may_not_be_played_is_refused(ruleset: str, seats: int) -> None:
    position = begun(ruleset, seats).position
    before = position.digest()
    for code in (-1, position.rules.spec.codes, 10**9):
        with pytest.raises(KvartalError):
            position.play(code)
        with pytest.raises(KvartalError):
            position.rules.action(code)
    assert position.digest() == before


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_a_seat_that_is_not_there_has_no_facts_and_no_worlds(ruleset: str, seats: int) -> None:
    position = begun(ruleset, seats).position
    kind = position.rules.rows.kinds[0]
    for seat in (seats, 10**6):
        for ask in (
            position.sandbox,
            lambda s: position.record(kind, s),
            lambda s: position.resample(s, kvartal.Rng(1)),
        ):
            with pytest.raises(Unreadable, match=f"There is no seat {seat:,}"):
                ask(seat)
        with pytest.raises(Unreadable, match=f"There is no seat {seat:,}"):
            position.store(position.record(kind, 0), seat)


@pytest.mark.parametrize("ruleset", ["town77", "welcome", "estates", "sprawlopolis"])
def test_what_is_no_stream_is_refused_before_compiled_code_writes_into_it(ruleset: str) -> None:
    position = begun(ruleset, 2).position
    dealt = kvartal.rules(ruleset).new(2)
    nothing: Any = None
    for ask in (position.playout, dealt.deal, lambda rng: position.resample(0, rng)):
        with pytest.raises(TypeError, match=r"randomness is a kvartal\.Rng, not NoneType"):
            ask(nothing)


def test_a_game_that_begins_at_a_position_keeps_it_in_its_journal() -> None:
    game = begun("welcome(expert)", 2)
    text = kvartal.write_position(game.rules, game.position)
    other = kvartal.Game.at(text, seed=4)
    assert other.position == game.position
    while other.over is None:
        seat = other.acting[0]
        other.play(seat, other.legal(seat)[0])
    again = kvartal.replay(str(other.journal))
    assert again.position == other.position
    assert again.unchecked == 0


@pytest.mark.parametrize(
    "error",
    [Refusal("town77-refusal-taken", cell="a1"), Unreadable("unknown-title", titles=("a", "b")), BadLine(3, "x", b=1)],
)
def test_errors_survive_the_way_to_another_process(error: KvartalError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(twin), twin.key, twin.args_, str(twin)) == (type(error), error.key, error.args_, str(error))


def test_errors_list_several_words_as_a_language_does() -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("town77(calls=perhaps)")
    assert caught.value.args_["allowed"] == ("true", "false")
    assert str(caught.value) == "Option calls cannot be “perhaps”; allowed: true and false. [bad-option]"
    assert caught.value.plain == "bad-option: option calls, value perhaps, allowed true false"


def test_a_game_without_a_number_of_seats_has_as_few_as_may_play() -> None:
    rulesets = ("town77", "town77(solo)", "welcome(experienced)")
    assert [kvartal.new(ruleset).position.seats for ruleset in rulesets] == [2, 1, 2]


def test_a_draft_shows_its_seat_and_its_steps() -> None:
    game = kvartal.new("town77", seed=7)
    draft = game.draft(game.acting[0])
    assert repr(draft) == f"<Draft of seat {draft.seat}: no steps>"
    draft.step(draft.legal()[0])
    assert repr(draft) == f"<Draft of seat {draft.seat}: {draft.steps[0]}>"
