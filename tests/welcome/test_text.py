"""Positions as text: half-finished turns, and what cannot be read."""

import random

import pytest
from tests.welcome.table import row, streets, table

import kvartal
from kvartal import BadLine
from kvartal.games.welcome.position import Welcome

RULESETS = [("welcome", 2), ("welcome(expert,experienced)", 3), ("welcome(expert,roswell,icecream)", 2)]


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_half_finished_turns_of_several_seats_can_be_written(ruleset: str, seats: int) -> None:
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    chance, rng = kvartal.Rng(4), random.Random(4)
    written = 0
    while position.actor() != kvartal.core.marks.OVER:
        if position.actor() < 0:
            position.deal(chance)
            continue
        position.focus(rng.choice(position.acting()))
        position.play(rng.choice(position.moves()))
        text = kvartal.write_position(rules, position)
        again = kvartal.read_position(text)[1]
        assert again.state() == position.state(), text
        assert again.moves() == position.moves()
        written += "turn " in text
    assert written > 20


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ("round: x", "position-number"),
        ("stack 1: 7-park nothing", "welcome-bad-stack"),
        ("stack 1: 99-park", "welcome-bad-card"),
        ("unseen: 1-fence 1-fence", "welcome-card-twice"),
        ("approved: 4", "position-number"),
        ("parks 0: 1 2", "welcome-row"),
        ("parks 0: 9 0 0", "welcome-fault-track"),
        ("bis 0: 10", "welcome-fault-track"),
        ("turn 0: asleep", "welcome-stage"),
        ("turn 0: built", "welcome-turn-short"),
        ("turn 0: ready", "welcome-all-ready"),
        ("nonsense: 1", "position-unknown"),
    ],
)
def test_what_cannot_be_read_is_named(more: str, key: str) -> None:
    parts = ["ruleset: welcome", "seats: 1", "stage: play", "plans: N1-1 N2-1 N3-1"]
    if "stack 1" not in more:
        parts.append("stack 1: 7-park fence")
    parts += ["stack 2: 8-park fence", "stack 3: 9-park fence", streets({}), more]
    with pytest.raises(BadLine) as caught:
        kvartal.read_position("\n".join(parts))
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("houses", "key"),
    [
        (row("T", "7", "6"), "order"),
        (row("T", "7", ".", "7"), "order"),
        (row("T", "7", "7"), "order"),
        (row("T", "7b", "8"), "bis"),
        (row("T", "7|", "7b"), "parted"),
        (row("T", "7~"), "pool"),
        (row("T", ".'"), "used"),
        (row("T", ".", "@"), "roundabout"),
    ],
)
def test_faults_of_a_sheet_are_named(houses: dict[str, str], key: str) -> None:
    with pytest.raises(BadLine) as caught:
        table(houses, ruleset="welcome(expert)")
    assert caught.value.key == f"welcome-fault-{key}"


def test_the_places_open_to_a_number_are_the_same_written_and_worked_out() -> None:
    game = kvartal.new("welcome(expert)", seats=2, seed=11)
    rng = random.Random(11)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, rng.choice(game.legal(seat)))
        position = game.position
        assert isinstance(position, Welcome)
        again = position.copy()
        for other in range(2):
            again.renew(other)
        assert again.state() == position.state()


def test_a_large_table_shows_standings_and_ones_own_sheet() -> None:
    game = kvartal.new("welcome", seats=100, seed=1)
    view = game.view(7)
    assert [sheet.seat for sheet in view.sheets] == [7]
    assert len(view.standings) == 100
    assert game.view(-1).sheets == []
