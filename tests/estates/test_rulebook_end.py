"""The rulebook's end of the game, scoring, ties and several rounds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.estates.table import Table, targets

import kvartal
from kvartal.core.errors import BadLine

SCORING: dict[str, Any] = {
    "a": "E4^6 S3^2",
    "b": "R5S2^1",
    "c": "S6R2",
    "barriers": "1 A-2 B-3",
    "certificates": "S0 R1 E2",
}
"""Case 29: row A of 2 lots, row B of 1, row C of 4 and without a roof."""


# The end


def test_the_end_comes_when_two_rows_are_complete() -> None:
    rows: dict[str, Any] = {
        "a": "E4^6 S3^2",
        "b": "R5S2",
        "c": "S6R1",
        "barriers": "1 A-2 B-3",
        "certificates": "S0 R1 E2",
    }
    table = Table(**rows).free("roof 1", "place B1")
    assert table.game.over
    assert table.game.over.reason == "estates-reason-two-rows"
    assert table.complete() == "AB"


def test_the_end_comes_with_the_last_roof() -> None:
    table = Table(a="S6 R5", certificates="S0 R1", roofs="4").free("roof 4", "place A1")
    assert table.game.over
    assert table.game.over.reason == "estates-reason-no-roofs"


def test_the_end_waits_while_a_building_can_be_roofed() -> None:
    # Case 31.
    table = Table(a="S6 R5^1", certificates="S0 R1", roofs="2 2", offer="", barriers="x1 2 x3", cube="gone")
    assert targets(table.legal(), "offer") == "roof barrier2 mayor"


def test_the_end_comes_when_nothing_can_be_built() -> None:
    table = Table(a="S6 R5^1", certificates="S0 R1", roofs="2 2", offer="").free("roof 2", "place A1")
    assert table.game.over
    assert table.game.over.reason == "estates-reason-no-floors"


def test_the_end_by_an_empty_offer_is_a_switch() -> None:
    usual = Table(a="S6", certificates="S0", offer="R5").free("R5", "place A2")
    assert usual.game.over is None
    switched = Table("estates(offer_ends)", a="S6", certificates="S0", offer="R5").free("R5", "place A2")
    assert switched.game.over
    assert switched.game.over.reason == "estates-reason-no-floors"


# Scoring


@pytest.mark.parametrize(("mayor", "scores"), [("B", [23, -8, 10]), ("C", [15, -16, 10]), ("gone", [15, -8, 10])])
def test_scoring_counts_complete_rows_plus_others_minus_and_doubles_for_the_mayor(
    mayor: str, scores: list[int]
) -> None:
    fields = SCORING | {"stage": "over", "ending": 1, "mayor": mayor, "box_0": 2, "hand_0": 3}
    table = Table(**fields)
    assert table.scores() == scores
    assert table.complete() == "AB"


def test_scoring_of_the_example_in_the_readings() -> None:
    fields = SCORING | {"b": "R5S3^1", "a": "E4^6 S2^2", "stage": "over", "ending": 1, "box_0": 2}
    table = Table(**fields, mayor="B")
    # 3 floors 5 and 3 with roof 1 make 9, doubled 18; S2 with roof 2 makes 4; the box 2.
    assert table.scores() == [24, -8, 10]


def test_scoring_follows_the_top_floor_only() -> None:
    table = Table(stage="over", ending=2, a="S1 S6R5Y4", certificates="S0 R1 Y2", roofs="")
    assert table.scores() == [-1, 0, -15]


def test_scoring_counts_buildings_without_a_roof_as_minus() -> None:
    assert Table(stage="over", ending=2, a="S1", certificates="S0", roofs="").scores() == [-1, 0, 0]


def test_scoring_gives_a_point_for_each_check_in_the_box_and_none_for_the_hand() -> None:
    # Case 35: without a certificate, and still the winner.
    table = Table(stage="over", ending=2, a="S1", certificates="S0", roofs="", box_2=4, hand_2=0, hand_1=30)
    assert table.scores() == [-1, 0, 4]
    assert table.places() == [3, 2, 1]


def test_scoring_lines_name_the_buildings() -> None:
    table = Table(**SCORING, stage="over", ending=1)
    lines = [(line.args.get("lot"), line.points) for line in table.game.score(0)]
    assert lines == [("A2", 5), ("B1", 8), (None, 0)]


@pytest.mark.parametrize(("hand", "places"), [(7, [2, 1]), (9, [1, 1]), (11, [1, 2])])
def test_ties_go_to_the_most_checks_and_else_are_shared(hand: int, places: list[int]) -> None:
    # Case 33.
    fields: dict[str, Any] = {"a": "S1 R1", "certificates": "S0 R1", "roofs": "", "hand_0": hand, "hand_1": 9}
    assert Table(stage="over", ending=2, seats=2, **fields).places() == places


def test_negative_scores_are_ranked_like_others() -> None:
    table = Table(stage="over", ending=2, a="S1 R3 Y5", certificates="S0 R1 Y2", roofs="")
    assert (table.scores(), table.places()) == ([-1, -3, -5], [1, 2, 3])


# Several rounds


def last_roof(ruleset: str = "estates(rounds=3)", **fields: Any) -> Table:
    """A round that ends when the only roof left is placed on A1, seat 0's tower in an incomplete row."""
    table = Table(ruleset, a="S6 R5", certificates="S0 R1", roofs="4", **fields)
    return table.free("roof 4", "place A1")


def test_rounds_carry_hand_and_box_over() -> None:
    # Case 39.
    table = last_roof(hand_0=5, box_0=3, hand_1=0, box_1=0, hand_2=4, box_2=2)
    assert (table.hands(), table.boxes()) == ([8, 0, 6], [0, 0, 0])
    assert (table.view.stage, table.view.round, table.view.rounds) == ("deal", 2, 3)


def test_rounds_are_laid_out_anew_but_for_the_money() -> None:
    table = last_roof()
    assert all(not row.buildings and row.length == 4 for row in table.view.rows)
    assert (table.view.roofs, len(table.view.pieces)) == ([2] * 6, 5)
    assert [player.certificates for player in table.view.players] == ["", "", ""]
    outcomes = [table.game.rules.outcome(code) for code, _ in table.game.rules.odds(table.game.position)]
    assert len(outcomes) == 36


def test_rounds_add_their_scores_up() -> None:
    table = last_roof(box_2=2)
    assert [closed.points for closed in table.view.closed] == [[-10, -5, 2]]
    assert table.scores() == [-10, -5, 2]


def test_two_rounds_won_in_a_row_win_the_game() -> None:
    table = last_roof(box_2=2, round_1="42 36 45 / 2")
    assert table.game.over
    assert table.game.over.reason == "estates-reason-champion"
    assert table.places() == [2, 3, 1]
    assert table.scores() == [32, 31, 47]


def test_two_rounds_won_in_a_row_win_over_more_points() -> None:
    table = last_roof("estates(rounds=5)", box_2=2, round_1="90 40 45 / 0", round_2="0 1 2 / 2")
    assert table.game.over
    assert (table.scores(), table.places()) == ([80, 36, 49], [2, 3, 1])


def test_two_rounds_not_in_a_row_win_only_by_the_switch() -> None:
    rounds: dict[str, Any] = {"box_2": 2, "round_1": "0 0 9 / 2", "round_2": "9 0 0 / 0"}
    assert last_roof("estates(rounds=4)", **rounds).game.over is None
    early = last_roof("estates(rounds=4,early_win=any)", **rounds)
    assert early.game.over
    assert early.game.over.reason == "estates-reason-champion"


def test_a_shared_round_counts_for_nobody() -> None:
    table = last_roof("estates(rounds=4)", box_1=5, box_2=0, hand_1=0, hand_2=5, round_1="0 0 9 / 2")
    assert table.view.closed[-1].winner is None
    assert table.game.over is None


def test_the_last_round_ends_the_game_by_total_points() -> None:
    table = last_roof("estates(rounds=2)", box_2=2, round_1="50 0 0 / 0")
    assert table.game.over
    assert (table.game.over.reason, table.places()) == ("estates-reason-no-roofs", [1, 3, 2])


def test_all_negative_totals_leave_the_least_negative_the_winner() -> None:
    table = last_roof("estates(rounds=2)", round_1="-5 -20 -30 / 0", box_2=2)
    assert (table.scores(), table.places()) == ([-15, -25, -28], [1, 2, 3])


@pytest.mark.parametrize(
    ("rounds", "key"),
    [
        ({"round_1": "12 -3 5 / 1"}, "estates-round-unwon"),
        ({"round_1": "12 -3 5 / shared"}, "estates-round-unwon"),
        ({"round_1": "1 9 9 / 0"}, "estates-round-unwon"),
        ({"round_1": "9 0 0 / 0", "round_2": "9 0 0 / 0", "round_3": "0 9 0 / 1"}, "estates-round-late"),
    ],
)
def test_rounds_that_nobody_can_have_won_so_are_refused(rounds: dict[str, Any], key: str) -> None:
    with pytest.raises(BadLine) as caught:
        last_roof("estates(rounds=5)", **rounds)
    assert caught.value.key == key


def test_equal_points_are_won_by_checks_or_shared() -> None:
    for winner in ("1", "shared"):
        assert last_roof("estates(rounds=5)", round_1=f"1 9 9 / {winner}").game.over is None


def test_rulesets_are_written_in_one_way() -> None:
    assert kvartal.rules("estates( open_money , rounds=3 )").ruleset == "estates(rounds=3,open_money)"
    with pytest.raises(kvartal.Unreadable, match="option-idle"):
        kvartal.rules("estates(early_win=any)")
