"""The covering array of Welcome To has every pair of options that go together; `tests/compiled` plays it."""

from __future__ import annotations

from tests.laws import pairs

SMALL = {"size": ("s", "m", "l"), "ink": ("red", "blue"), "fold": ("", "fold"), "seal": ("", "seal")}


def test_the_array_is_that_of_the_present_options() -> None:
    assert pairs.FILE.read_text("utf-8") == pairs.written(), "run `python -m tests.laws.pairs`"


def test_rows_play_every_pair_that_goes_together_and_none_that_does_not() -> None:
    def goes(choice: pairs.Choice) -> bool:
        return (choice["size"], choice["fold"]) != ("l", "fold") and (not choice["seal"] or choice["ink"] == "red")

    rows = pairs.covering(SMALL, goes)
    played = {pair for row in rows for pair in pairs.pairs_in(row)}
    never = [{("size", "l"), ("fold", "fold")}, {("seal", "seal"), ("ink", "blue")}]
    assert set(pairs.pairs_of(SMALL)) - played == {frozenset(pair) for pair in never}
    assert all(map(goes, rows))
    assert len(rows) <= 8, "twelve rows would be no art"


def test_a_choice_that_does_not_go_together_has_no_rules() -> None:
    usual = {name: values[0] for name, values in pairs.FACTORS.items()}
    assert pairs.goes(usual)
    assert not pairs.goes({**usual, "american_dream": "american_dream", "expert": "expert"})
    assert not pairs.goes({**usual, "own": "own"}), "there is no sheet to correct"
    assert pairs.goes({**usual, "own": "own", "easter": "easter"})
