"""The laws hold for the readings of the rules that a table may choose, and the terminal shows what lies there."""

import click
import pytest

import kvartal
from kvartal.cli.boards import board
from kvartal.testing import laws
from kvartal.texts import Texts


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("sprawlopolis(holes_are_edge=false,park_hopping_distinct=groups,burbs_tie=worst)", 2),
        ("sprawlopolis(easy,hard,hard_zone=industrial)", 3),
    ],
)
def test_every_law_holds(ruleset: str, seats: int) -> None:
    assert laws.hold(ruleset, seats, games=1, seed=3).states > 20


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_terminal_shows_the_city_with_its_columns_and_rows_and_the_own_hand(lang: str) -> None:
    game = kvartal.new("sprawlopolis", seats=2, seed=5)
    seat = game.acting[0]
    drawn = board("sprawlopolis")(game.view(seat), game.legal(seat), Texts(lang), ["A", "B"], seat)
    plain = click.unstyle(drawn).splitlines()
    header = next(line for line in plain if line.split()[:2] == ["-2", "-1"])
    assert header.split() == ["-2", "-1", "0", "1", "2", "3"]
    start = game.view(seat).laid[0]
    row = next(line for line in plain if line.split() and line.split()[0] == "0")
    assert row[6 + 2 * 4] == start.blocks[0][0]
    assert sum(": " in line and " / " in line for line in plain) == 2, "the own hand and the open card"
