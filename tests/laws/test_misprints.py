"""A position text that is accepted can go on, whatever was misprinted in it."""

from random import Random

import pytest

import kvartal
from kvartal import testing
from kvartal.core import postext
from kvartal.core.errors import BadLine
from kvartal.games.town77 import postext as town77_text
from kvartal.games.town77.battle import Battle
from kvartal.testing import misprints
from kvartal.testing.laws import Broken

SOME = [
    *((ruleset, testing.seatings(ruleset)[-1]) for ruleset in testing.rulesets() if not ruleset.startswith("welcome")),
    *((ruleset, testing.seatings(ruleset)[0]) for ruleset in testing.rulesets() if ruleset.startswith("welcome")),
    ("welcome(experienced)", 3),
    ("welcome(expert,deck=63,rivals=5,christmas,halloween,icecream,roswell)", 1),
]


@pytest.mark.parametrize(("ruleset", "seats"), SOME)
def test_a_text_that_is_accepted_can_go_on(ruleset: str, seats: int) -> None:
    held = misprints.hold(ruleset, seats, texts=12, seed=1)
    assert held.refused, held
    assert held.played, held


def test_every_kind_of_misprint_changes_some_text() -> None:
    game = kvartal.new("welcome(experienced)", seats=3, seed=1)
    text = kvartal.write_position(game.rules, game.position)
    rng = Random(1)
    for spoil in misprints.MISPRINTS:
        spoiled = []
        for _ in range(20):
            lines = text.splitlines()
            spoil(lines, rng)
            spoiled.append("\n".join(lines) + "\n")
        assert any(lines != text for lines in spoiled), spoil.__name__


@pytest.fixture
def text() -> str:
    game = kvartal.new("town77", seats=2, seed=1)
    return kvartal.write_position(game.rules, game.position)


def test_a_text_that_does_not_read_back_equal_is_noticed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    original = postext.write
    assert "ply: 0" in text
    monkeypatch.setattr(postext, "write", lambda *args: original(*args).replace("ply: 0", "ply: 1"))
    with pytest.raises(AssertionError, match="is read as"):
        misprints.read_and_played(text, Random(1))


def test_an_error_that_names_no_line_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(town77_text, "_tile", lambda number, word: int(word))
    with pytest.raises(Broken, match="ValueError"):
        misprints.hold("town77", 2, texts=60, seed=1)


def test_a_game_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(Battle, "play", lambda battle, code: setattr(battle, "ply", battle.ply + 1))
    with pytest.raises(AssertionError, match="and no end"):
        misprints.read_and_played(text, Random(1))


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("# a puzzle\nruleset: chess\nseats: 2\n", "unknown-title", 2),
        ("ruleset: town77(solo,solo)\nseats: 1\n", "option-twice", 1),
        ("ruleset: town77\n\nseats: 9\n", "bad-seats", 3),
        ("ruleset: welcome\nseats: 1\nstage: play\n", "welcome-plans", 4),
        ("ruleset: estates\nseats: 2\nstage: choose\na: S6\n", "estates-certificate-needed", 5),
        ("ruleset: estates\nseats: 2\nstage: bid\n# no piece\n", "position-wants", 3),
    ],
)
def test_every_error_of_a_position_text_names_a_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadLine) as caught:
        postext.read(text)
    assert (caught.value.key, caught.value.args_["line"]) == (key, line)
