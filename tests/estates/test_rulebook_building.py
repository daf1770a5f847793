"""The rulebook's placing of floors, roofs, barriers, mayor and cancel cube."""

from __future__ import annotations

from typing import Any

import pytest
from tests.estates.table import Table, targets


def won(piece: str, **fields: Any) -> Table:
    """A table where seat 0 has won a piece for nothing and is to place it."""
    ruleset = str(fields.pop("ruleset", "estates"))
    offer = fields.pop("offer", "W1")
    return Table(ruleset, stage="place", piece=piece, bids="1=pass 2=pass", offer=offer, **fields)


# Floors


def test_floors_begin_at_the_street() -> None:
    # Case 1.
    assert won("S3").legal() == ["place A1", "place B1", "place C1"]


def test_floors_stack_strictly_downwards() -> None:
    # Case 3.
    table = won("R4", b="S4", certificates="S0")
    assert table.why("place B1") == "estates-refusal-not-lower"
    assert targets(won("R3", b="S4", certificates="S0").legal()) == "A1 B1 B2 C1"


def test_floors_leave_no_gaps() -> None:
    # Case 5.
    assert won("R3", b="S4", certificates="S0").why("place B3") == "estates-refusal-gap"


def test_floors_never_go_on_a_one() -> None:
    # Case 7.
    table = won("R1", b="S1", certificates="S0")
    assert table.why("place B1") == "estates-refusal-not-lower"
    assert "place B1" in won("roof 3", b="S1", certificates="S0").legal()


def test_floors_on_white_lots_stay_alone() -> None:
    table = won("R1", a="S6", b="E6 E5 S5", certificates="S0 E1")
    assert table.why("place A1") == "estates-refusal-white"
    assert table.why("place B3") == "estates-refusal-white"
    assert "place B2" in table.legal()
    assert table.view.white == ["A1", "A7", "B3", "B5", "C2"]


def test_floors_stay_inside_the_length() -> None:
    table = won("R6", a="S1", barriers="1 2 A-3", certificates="S0")
    assert table.why("place A2") == "estates-refusal-beyond"


def test_floors_do_not_go_on_roofs() -> None:
    assert won("R3", b="S4^2", certificates="S0").why("place B1") == "estates-refusal-roofed"


def test_floors_reach_six_in_one_building() -> None:
    table = won("R1", b="S6S5S4S3S2", certificates="S0").play("place B1")
    building = table.view.rows[1].buildings[0]
    assert (building.floors, building.value, building.owner) == (["S6", "S5", "S4", "S3", "S2", "R1"], 21, 0)


# Roofs


def test_roofs_go_on_any_building_and_change_no_owner() -> None:
    # Case 9.
    table = won("roof 5", b="R3", a="S1^1", certificates="R2 S1")
    assert table.legal() == ["place B1"]
    assert table.why("place A1") == "estates-refusal-roofed"
    assert table.why("place B2") == "estates-refusal-no-building"
    assert table.why("remove") == "estates-refusal-must-place"
    table.play("place B1")
    building = table.view.rows[1].buildings[0]
    assert (building.roof, building.value, building.owner) == (5, 8, 2)


# Barriers


@pytest.mark.parametrize("value", [1, 2, 3])
def test_barriers_change_the_length_by_their_value(value: int) -> None:
    assert won(f"barrier{value}").play("shorten B").lengths() == [4, 4 - value, 4]
    assert won(f"barrier{value}").play("lengthen C").lengths() == [4, 4, 4 + value]


def test_barriers_in_one_row_add_up() -> None:
    # The rulebook's example: two shorter, then three longer, makes five.
    table = won("barrier3", barriers="1 B-2 3").play("lengthen B")
    assert table.lengths() == [4, 5, 4]
    assert table.view.rows[1].barriers == [-2, 3]


def test_barriers_do_not_cut_buildings_off() -> None:
    table = won("barrier2", c="S1 R2 S3", certificates="S0 R0")
    assert table.why("shorten C") == "estates-refusal-too-short"
    # Case 41.
    assert won("barrier2", c="S1 R2", certificates="S0 R0").play("shorten C").lengths() == [4, 4, 2]


def test_barriers_may_complete_a_row_at_once() -> None:
    # Case 19.
    table = won("barrier1", a="S1^1 S2^2 S3^3", certificates="S0")
    assert table.complete() == ""
    assert table.play("shorten A").complete() == "A"


def test_barriers_may_reopen_a_complete_row() -> None:
    # Case 21.
    table = won("barrier1", a="S1^1 S2^2 S3^3 S4^4", certificates="S0")
    assert table.complete() == "A"
    table.play("lengthen A")
    assert (table.complete(), table.lengths(), table.game.over) == ("", [5, 4, 4], None)


def test_barriers_may_shorten_an_empty_row_to_nothing() -> None:
    # Case 23, and its switch.
    assert won("barrier3", barriers="A-1 2 3").play("shorten A").complete() == "A"
    forbidden = won("barrier3", barriers="A-1 2 3", ruleset="estates(zero_row=false)")
    assert forbidden.why("shorten A") == "estates-refusal-no-row"
    assert won("barrier3", barriers="A-1 A-2 3").why("shorten A") == "estates-refusal-no-row"


def test_barriers_need_a_lot_to_stand_on() -> None:
    table = won("barrier1", barriers="1 A+2 A+3")
    assert table.why("lengthen A") == "estates-refusal-too-long"
    longer = won("barrier1", barriers="1 A+2 A+3", ruleset="estates(longest_row=10)")
    assert longer.play("lengthen A").lengths()[0] == 10


def test_barriers_may_be_removed() -> None:
    table = won("barrier2").play("remove")
    assert (table.lengths(), table.view.pieces) == ([4, 4, 4], ["barrier1", "barrier3", "mayor", "cube"])


# The mayor


def test_the_mayor_settles_at_any_row_for_good_or_leaves() -> None:
    table = won("mayor", a="S1^1 S2^2 S3^3 S4^4", certificates="S0")
    assert table.legal() == ["mayor A", "mayor B", "mayor C", "remove"]
    table.play("mayor A")
    assert ([row.mayor for row in table.view.rows], "mayor" in table.view.pieces) == ([True, False, False], False)
    assert "mayor" not in won("mayor").play("remove").view.pieces


# The cancel cube


def test_the_cube_lifts_a_barrier_and_leaves_with_it() -> None:
    table = won("cube", barriers="A+1 2 B-3")
    assert table.legal() == ["cancel 1", "cancel 3", "remove"]
    table.play("cancel 3")
    assert (table.lengths(), table.view.pieces) == ([5, 4, 4], ["barrier2", "mayor"])


def test_the_cube_cuts_no_building_off() -> None:
    # Case 25.
    built = "S1 S2 S3 S4 S5"
    assert won("cube", a=built, barriers="A+1 2 3", certificates="S0").why("cancel 1") == "estates-refusal-too-short"


def test_the_cube_moves_the_barriers_that_stay() -> None:
    # Case 27.
    table = won("cube", b="S1 S2 S3", barriers="1 B-2 B+3", certificates="S0")
    assert table.why("cancel 3") == "estates-refusal-too-short"
    table.play("cancel 2")
    assert (table.lengths()[1], table.view.rows[1].barriers) == (7, [3])


def test_the_cube_without_a_barrier_is_only_removed() -> None:
    table = won("cube")
    assert table.legal() == ["remove"]
    assert table.why("cancel 2") == "estates-refusal-no-barrier"


def test_the_cube_never_makes_a_row_shorter_than_nothing() -> None:
    table = won("cube", barriers="A+1 A-2 A-3")
    assert table.lengths()[0] == 0
    assert table.why("cancel 1") == "estates-refusal-no-row"
