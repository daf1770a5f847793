"""Careless people at every kind of table."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import kvartal
from kvartal import testing
from kvartal.core import postext
from kvartal.core.errors import KvartalError
from kvartal.core.game import Game, replay
from kvartal.testing import strategies
from kvartal.testing.walk import finished, walk

QUIET = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)


@pytest.mark.parametrize(("ruleset", "seats"), testing.tables())
def test_no_carelessness_breaks_a_table(ruleset: str, seats: int) -> None:
    machine = type("Table", (strategies.Table,), {"ruleset": ruleset, "seats": seats})
    run_state_machine_as_test(machine, settings=settings(QUIET, max_examples=8, stateful_step_count=40))


@settings(QUIET, max_examples=25)
@given(game=strategies.games("town77", 3))
def test_a_game_can_be_replayed_from_any_point(game: Game) -> None:
    assert replay(str(game.journal)).position.digest() == game.position.digest()


JUNK = [
    "town:",
    "A1",
    "B2*",
    "..",
    "hand",
    "stage:",
    "deal",
    "start",
    "begin",
    "swap",
    "draw",
    "over",
    "turn:",
    "0",
    "1",
    "-3",
    "²",
    "bag:",
    "empty",
    "rest",
    ":",
    "#",
    "*",
]
JUNK += [
    "stack",
    "closed",
    "drawn:",
    "wrong:",
    "builders:",
    "b1=1",
    "caller:",
    "newest:",
    "b1",
    "out",
    "placed",
    "1:",
    "16",
    "owed:",
    "keep",
    "/",
    "=",
    "seats:",
    "5",
]


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """Draws a text with a few words changed, lost or put in, and a few lines swapped or doubled."""
    rows = [line.split(" ") for line in text.splitlines()]
    for _ in range(draw(st.integers(0, 4))):
        row = draw(st.integers(2, len(rows) - 1))
        at = draw(st.integers(0, len(rows[row]) - 1))
        how = draw(st.sampled_from(["change", "lose", "put in", "double", "swap"]))
        if how == "change":
            rows[row][at] = draw(st.sampled_from(JUNK))
        elif how == "lose" and len(rows[row]) > 1:
            del rows[row][at]
        elif how == "put in":
            rows[row].insert(at, draw(st.sampled_from(JUNK)))
        elif how == "double":
            rows.insert(row, list(rows[row]))
        else:
            other = draw(st.integers(2, len(rows) - 1))
            rows[row], rows[other] = rows[other], rows[row]
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.parametrize(("ruleset", "seats"), testing.tables())
def test_no_spoiled_text_breaks_the_reading_of_positions(ruleset: str, seats: int) -> None:
    rules = kvartal.rules(ruleset)
    states = [postext.write(rules, game.position) for game in walk(rules, seats, 5)]

    @settings(QUIET, max_examples=40)
    @given(text=st.sampled_from(states).flatmap(spoiled))
    def check(text: str) -> None:
        try:
            found, position = postext.read(text)
        except KvartalError:
            return
        # What can be read can be written, and played to the end.
        assert postext.read(postext.write(found, position))[1].digest() == position.digest()
        position.playout(kvartal.Rng(1))

    check()


@pytest.mark.parametrize(("ruleset", "seats"), testing.tables())
def test_no_spoiled_text_breaks_the_reading_of_journals(ruleset: str, seats: int) -> None:
    journal = str(finished(kvartal.rules(ruleset), seats, 5).journal)

    @settings(QUIET, max_examples=15)
    @given(text=spoiled(journal))
    def check(text: str) -> None:
        try:
            replay(text)
        except KvartalError:
            return

    check()
