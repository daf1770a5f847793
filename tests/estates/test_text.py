"""Position texts of The Estates: what can go on is read, what cannot is refused with the line and the reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.estates.table import Table

import kvartal
from kvartal.core.errors import BadLine, Unreadable


def refused(ruleset: str = "estates", **fields: Any) -> tuple[str, int]:
    """Gives the key and the line of the error that a position text raises."""
    with pytest.raises(BadLine) as caught:
        Table(ruleset, **fields)
    return caught.value.key, caught.value.line


@pytest.mark.parametrize("stage", ["choose", "roof", "bid", "settle", "place"])
def test_a_round_with_two_complete_rows_is_over(stage: str) -> None:
    fields: dict[str, Any] = {"stage": stage, "a": "S6^6", "b": "R6^5 S4^1", "barriers": "1 B-2 A-3"}
    fields |= {"c": "Y6", "certificates": "S0 R1 Y2"}
    fields |= {} if stage == "choose" else {"piece": "roof" if stage == "roof" else "roof 4"}
    fields |= {"settle": {"bids": "1=1 2=2"}, "place": {"bids": "1=pass 2=pass"}}.get(stage, {})
    assert refused(**fields) == ("estates-is-over", 3)


def test_a_round_in_which_only_embezzling_is_left_is_over() -> None:
    assert refused(stage="choose", barriers="x1 x2 x3", mayor="gone", cube="gone", offer="")[0] == "estates-is-over"


def test_a_round_without_roofs_is_over_unless_the_last_one_is_under_auction() -> None:
    rows: dict[str, Any] = {"a": "S6", "certificates": "S0", "roofs": ""}
    assert refused(stage="choose", **rows)[0] == "estates-is-over"
    assert refused(stage="bid", piece="mayor", **rows)[0] == "estates-is-over"
    Table(stage="bid", piece="roof 4", **rows).play("pass", "pass", "place A1")


@pytest.mark.parametrize(
    "fields",
    [
        {"a": "S6^2 S5^2", "stage": "bid", "piece": "roof 2"},
        {"a": "S6^2 S5^2 S4^2"},
        {"a": "S6^2", "stage": "bid", "piece": "roof 2", "roofs": "1 2"},
        {"a": "S6^2 S5^2", "roofs": "1 2"},
    ],
)
def test_a_roof_under_auction_is_one_of_the_two_of_its_value(fields: dict[str, Any]) -> None:
    assert refused(b="S3", certificates="S0", **fields)[0] == "estates-roofs-bad"
    Table(b="S3", certificates="S0", a="S6^2", stage="bid", piece="roof 2").play("pass", "pass", "place B1")


def test_a_roof_has_one_figure() -> None:
    assert refused(a="S6", certificates="S0", stage="bid", piece="roof 12")[0] == "estates-piece"


def test_a_round_without_floors_is_over_unless_the_last_one_is_under_auction() -> None:
    rows: dict[str, Any] = {"a": "S6^6", "certificates": "S0", "offer": ""}
    assert refused(stage="choose", **rows)[0] == "estates-is-over"
    assert refused(stage="bid", piece="mayor", **rows)[0] == "estates-is-over"
    Table(stage="bid", piece="R2", **rows).play("pass", "pass", "place B1")


def test_a_roof_cannot_be_turned_up_where_no_building_wants_one() -> None:
    assert refused(stage="roof", piece="roof")[0] == "estates-no-place"


@pytest.mark.parametrize(
    "fields", [{"a": "S6", "certificates": "S0"}, {"barriers": "x1 2 3"}, {"mayor": "A"}, {"roofs": "1 1 2 2"}]
)
def test_before_the_first_turn_nothing_has_been_auctioned(fields: dict[str, Any]) -> None:
    assert refused(stage="deal", **fields)[0] == "estates-not-laid-out"


def test_the_first_turn_waits_for_the_whole_offer() -> None:
    assert refused(stage="begin", offer="S1 S2")[0] == "estates-offer-bad"


def test_a_deal_under_way_goes_on() -> None:
    text = "ruleset: estates\nseats: 2\nstage: deal\noffer: S1 S2 / R1\n"
    game = kvartal.Game.at(text, seed=1)
    assert [len(row) for row in game.view(0).offer] == [8, 8, 8]
    assert game.view(0).offer[0][:2] == ["S1", "S2"]


def test_an_ending_belongs_to_a_round_that_has_ended() -> None:
    assert refused(stage="over", ending=0)[0] == "position-range"
    assert refused(stage="choose", ending=1)[0] == "position-unknown"


def test_others_must_think_possible_what_lies_in_a_box() -> None:
    assert refused(hand_1=3, box_1=3, most_1=2)[0] == "position-range"


def test_a_missing_piece_is_named() -> None:
    with pytest.raises(BadLine) as caught:
        Table(stage="bid")
    assert (caught.value.key, caught.value.args_["field"]) == ("position-wants", "piece")


def test_a_number_out_of_range_says_the_range() -> None:
    with pytest.raises(BadLine) as caught:
        Table(hand_0=99)
    told = {name: caught.value.args_[name] for name in ("field", "text", "least", "most")}
    assert (caught.value.key, told) == ("position-range", {"field": "hand 0", "text": "99", "least": 0, "most": 60})


def test_a_piece_that_there_is_not_names_those_that_there_are() -> None:
    error = Table().refused("offer tower")
    pieces = ("roof", "barrier1", "barrier2", "barrier3", "mayor", "cube")
    assert (error.key, error.args_["pieces"]) == ("estates-bad-piece", pieces)


def test_a_bid_of_nothing_is_a_pass() -> None:
    assert Table().play("offer S3").why("bid 0") == "estates-bid-nothing"


def test_a_row_that_would_get_too_short_says_how_short_it_may_be() -> None:
    fields: dict[str, Any] = {"stage": "place", "piece": "barrier3", "bids": "1=pass 2=pass"}
    empty = Table(barriers="A-1 A-2 3", **fields).refused("shorten A")
    told = {"row": "A", "least": 0, "left": 1, "fewer": 3}
    assert (empty.key, dict(empty.args_)) == ("estates-refusal-no-row", told)
    assert str(empty).startswith("Row A cannot lose 3 lots: it has only 1 left.")
    wanted = Table("estates(zero_row=false)", barriers="A-1 2 3", **fields).refused("shorten A")
    assert (wanted.key, wanted.args_["least"]) == ("estates-refusal-no-row", 1)
    built = Table(a="S2 R2", certificates="S0 R0", barriers="A-1 2 3", **fields).refused("shorten A")
    assert (built.key, built.args_["built"]) == ("estates-refusal-too-short", 2)


@pytest.mark.parametrize("code", [-1, 149, 10**6])
def test_a_code_out_of_range_is_no_action(code: int) -> None:
    with pytest.raises(Unreadable, match="bad-code"):
        kvartal.rules("estates").action(code)
