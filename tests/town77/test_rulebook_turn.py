"""Clauses 1 to 3 of the rulebook: setting up, and the five steps of a turn. Numbers name the clause."""

import pytest
from tests.town77.table import Table, placements

import kvartal
from kvartal.core.driver import told
from kvartal.core.game import Game

ROW = """
A1 .. .. .. .. .. ..
B2 C3 D4 E5 .. .. ..
"""


# 2. Setting up


@pytest.mark.parametrize(("seats", "bag"), [(2, 40), (3, 36), (4, 32), (5, 28)])
def test_2_everybody_draws_four_of_49_tiles_and_one_starts_the_town(seats: int, bag: int) -> None:
    view = kvartal.new("town77", seats=seats, seed=3).view(kvartal.SPECTATOR)
    assert [hand.count for hand in view.hands] == [4] * seats
    assert view.bag == bag
    assert [at for at, laid in enumerate(view.town) if laid] == [0]


def test_2_hands_are_drawn_before_the_start_tile_and_the_first_player_is_chosen_last() -> None:
    journal = kvartal.new("town77", seats=2, seed=3).journal
    kinds = ["first" if str(entry).startswith("* first") else "tile" for entry in journal.entries]
    assert kinds == ["tile"] * 9 + ["first"]


def test_2_anybody_may_be_the_first_player() -> None:
    assert {kvartal.new("town77", seats=5, seed=seed).acting for seed in range(40)} == {(s,) for s in range(5)}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_2_the_battle_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(kvartal.Unreadable, match="bad-seats"):
        kvartal.new("town77", seats=seats)


def test_2_others_see_the_backs_of_a_hand_and_never_its_shapes() -> None:
    table = Table("A1", hand_0="B2 B4 C3 G7", hand_1="D2 E2 E5 F6")
    hands = table.game.view(1).hands
    assert (hands[0].count, hands[0].colours, hands[0].tiles) == (4, "BBCG", None)
    assert hands[1].tiles == ["D2", "E2", "E5", "F6"]
    assert all(hand.tiles is None for hand in table.game.view(kvartal.SPECTATOR).hands)


# 3. The turn


def test_3_turns_go_clockwise() -> None:
    table = Table("A1", seats=3, turn=1, hand_0="B3", hand_1="C2 D2", hand_2="E6 F6")
    table.play("place C2 b1", "G4").play("keep")
    assert table.seat == 2
    table.play("place E6 a2", "G5").play("keep")
    assert table.seat == 0


# 3 ① Exchange


def test_3_1_three_of_one_shape_may_be_exchanged_and_unlike_ones_may_not() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3")
    assert [a for a in table.legal() if a.startswith("exchange")] == ["exchange A2 B2 C2"]
    assert table.why("exchange A2 B2 D5") == "town77-refusal-not-alike"


def test_3_1_three_of_one_colour_may_be_exchanged() -> None:
    table = Table("G7", hand_0="A1 A2 A3 B3", hand_1="E3")
    assert [a for a in table.legal() if a.startswith("exchange")] == ["exchange A1 A2 A3"]


def test_3_1_the_order_in_which_the_three_are_named_does_not_matter() -> None:
    table = Table("G7", hand_0="A1 A2 A3 B3", hand_1="E3")
    assert table.game.draft(0).check(kvartal.Action.read("exchange A3 A1 A2")) == table.game.position.moves()[-1]


def test_3_1_of_four_alike_any_three_may_be_chosen() -> None:
    table = Table("G7", hand_0="A1 A2 A3 A4", hand_1="E3")
    assert len([a for a in table.legal() if a.startswith("exchange")]) == 4


def test_3_1_all_three_of_a_hand_of_three_may_go_but_two_alike_may_not() -> None:
    assert "exchange A1 A2 A3" in Table("G7", hand_0="A1 A2 A3", hand_1="E3").legal()
    two = Table("G7", hand_0="A1 A2", hand_1="E3")
    assert not [a for a in two.legal() if a.startswith("exchange")]
    assert two.why("exchange A1 A2 A3") == "town77-refusal-not-held"


def test_3_1_exchanging_is_not_an_obligation() -> None:
    assert "place A2 b1" in Table("G7", hand_0="A2 B2 C2 D5", hand_1="E3").legal()


def test_3_1_the_three_are_shown_to_everybody() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3")
    start = table.game.position.copy()
    table.play("exchange A2 B2 C2", "G1", "G2", "G3")
    for reader in (0, 1, kvartal.SPECTATOR):
        facts = told(table.game.rules, table.game.journal.entries, start.copy(), reader)
        assert facts[0] == [kvartal.Fact("town77-fact-exchanged", {"seat": 0, "tiles": "A2 B2 C2"})]


def test_3_1_three_new_tiles_come_and_the_turn_goes_on_with_placing() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3")
    bag = table.bag()
    table.play("exchange A2 B2 C2", "G1", "G2", "G3")
    assert (table.seat, table.hand(0), table.bag()) == (0, ["D5", "G1", "G2", "G3"], bag)
    assert "place D5 b1" in table.legal()


def test_3_1_the_tiles_go_back_before_the_draw_so_the_same_may_return() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3")
    table.play("exchange A2 B2 C2", "A2", "B2", "C2")
    assert table.hand(0) == ["A2", "B2", "C2", "D5"]


def test_3_1_with_one_tile_in_the_bag_at_least_two_of_the_three_come_back() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3", bag="G7")
    table.play("exchange A2 B2 C2")
    assert table.bag() == 4
    odds = [str(table.game.rules.outcome(code)) for code, _ in table.game.rules.odds(table.game.position)]
    assert odds == ["A2", "B2", "C2", "G7"]
    table.draws("G7", "B2", "A2")
    assert table.hand(0) == ["A2", "B2", "D5", "G7"]


def test_3_1_may_be_repeated_while_three_alike_are_held() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3")
    table.play("exchange A2 B2 C2", "D1", "D2", "D3")
    assert len([a for a in table.legal() if a.startswith("exchange")]) == 4
    table.play("exchange D1 D2 D3", "E1", "F2", "G3")
    assert not [a for a in table.legal() if a.startswith("exchange")]


def test_3_1_ten_exchanges_are_enough_for_one_turn() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3", exchanges=9)
    table.play("exchange A2 B2 C2", "A2", "B2", "C2")
    refused = table.refused("exchange A2 B2 C2")
    assert (refused.key, refused.args_) == ("town77-refusal-exchange-cap", {"cap": 10})


def test_3_1_the_count_of_exchanges_begins_anew_each_turn() -> None:
    table = Table("A1", hand_0="B2 B3 B4 C2", hand_1="D2 E2 F2", exchanges=10)
    table.play("place B2 b1", "G7").play("keep")
    assert "exchange D2 E2 F2" in table.legal()


def test_3_1_an_empty_bag_has_nothing_to_exchange_for() -> None:
    table = Table("A1", hand_0="A2 B2 C2 D5", hand_1="E3", bag="empty")
    assert table.why("exchange A2 B2 C2") == "town77-refusal-bag-empty"


# 3 ② Place


def test_3_2_condition_1_a_side_must_touch_the_town() -> None:
    table = Table("A1", hand_0="B2", hand_1="E3")
    assert placements(table.legal(), "B2") == {"b1", "a2"}


def test_3_2_condition_1_a_corner_is_not_a_side() -> None:
    assert Table("A1", hand_0="B2", hand_1="E3").why("place B2 b2") == "town77-refusal-alone"


def test_3_2_a_cell_holds_one_tile() -> None:
    refused = Table("A1", hand_0="B2", hand_1="E3").refused("place B2 a1")
    assert (refused.key, refused.args_["other"]) == ("town77-refusal-taken", "A1")


def test_3_2_condition_2_no_equal_colour_in_row() -> None:
    refused = Table("A1", hand_0="A2 B2", hand_1="E3").refused("place A2 b1")
    assert refused.key == "town77-refusal-colour"
    assert refused.args_ == {"tile": "A2", "cell": "b1", "other": "A1", "at": "a1", "line": "row"}


def test_3_2_condition_2_no_equal_shape_in_column() -> None:
    refused = Table("A1", hand_0="B1 B2", hand_1="E3").refused("place B1 a2")
    assert refused.key == "town77-refusal-shape"
    assert refused.args_ == {"tile": "B1", "cell": "a2", "other": "A1", "at": "a1", "line": "column"}


def test_3_2_condition_2_no_equal_colour_in_column() -> None:
    assert Table("A1", hand_0="A2 B2", hand_1="E3").why("place A2 a2") == "town77-refusal-colour"


def test_3_2_condition_2_no_equal_shape_in_row() -> None:
    assert Table("A1", hand_0="B1 B2", hand_1="E3").why("place B1 b1") == "town77-refusal-shape"


def test_3_2_condition_2_no_equal_colour_in_row_across_a_gap() -> None:
    assert Table(ROW, hand_0="A4 F4", hand_1="G7").why("place A4 d1") == "town77-refusal-colour"


def test_3_2_condition_2_no_equal_shape_in_row_across_a_gap() -> None:
    assert Table(ROW, hand_0="F1 F4", hand_1="G7").why("place F1 d1") == "town77-refusal-shape"


def test_3_2_condition_2_across_a_gap_other_colours_and_shapes_are_free() -> None:
    table = Table(ROW, hand_0="F4 B6", hand_1="G7")
    assert {"place F4 d1", "place B6 d1"} <= set(table.legal())


def test_3_2_condition_2_no_equal_colour_in_column_across_a_gap() -> None:
    town = "A1 B2\n.. C3\n.. D4"
    assert Table(town, hand_0="A7 E5", hand_1="G7").why("place A7 a3") == "town77-refusal-colour"


@pytest.mark.parametrize("cell", ["a0", "h1", "a8", "`1", "b10"])
def test_3_2_condition_3_nothing_lies_outside_seven_by_seven(cell: str) -> None:
    assert Table("A1", hand_0="B2", hand_1="E3").why(f"place B2 {cell}") == "town77-bad-cell"


def test_3_2_condition_3_a_full_row_has_no_room() -> None:
    table = Table("A1 B2 C3 D4 E5 F6 G7", hand_0="B3", hand_1="E3")
    assert placements(table.legal(), "B3") == {"a2", "d2", "e2", "f2", "g2"}


def test_3_2_only_tiles_of_the_own_hand_can_be_placed() -> None:
    assert Table("A1", hand_0="B2", hand_1="E3").why("place E3 b1") == "town77-refusal-not-held"


def test_3_2_whoever_can_place_must_place() -> None:
    table = Table("A1", hand_0="B2", hand_1="E3")
    refused = table.refused("leave")
    assert (refused.key, refused.args_) == ("town77-refusal-can-place", {"tile": "B2", "cell": "b1"})
    assert table.why("keep") == "town77-refusal-now"


# 3 ③ Draw


def test_3_3_one_tile_is_drawn_after_placing() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3").play("place B2 b1", "G7")
    assert table.hand(0) == ["C3", "G7"]


def test_3_3_an_empty_bag_skips_the_draw_and_the_discard() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3", bag="empty").play("place B2 b1")
    assert (table.hand(0), table.seat) == (["C3"], 1)
    assert all(action.startswith("place") for action in table.legal())


# 3 ④ Discard


def test_3_4_any_one_tile_or_none_may_be_discarded() -> None:
    table = Table("A1", hand_0="B2 C3 D4", hand_1="E3").play("place B2 b1", "G7")
    assert table.legal() == ["discard C3", "discard D4", "discard G7", "keep"]
    assert table.why("discard A5") == "town77-refusal-not-held"
    assert table.why("place C3 a2") == "town77-refusal-now"


def test_3_4_a_discard_goes_back_into_the_bag() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3")
    bag = table.bag()
    table.play("place B2 b1", "G7").play("discard C3")
    assert (table.hand(0), table.bag(), table.seat) == (["G7"], bag, 1)


def test_3_4_others_see_the_colour_of_a_discard_and_not_its_shape() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3")
    start = table.game.position.copy()
    table.play("place B2 b1", "G7").play("discard C3")
    entries = table.game.journal.entries
    mine = told(table.game.rules, entries, start.copy(), 0)[-1]
    theirs = told(table.game.rules, entries, start.copy(), 1)[-1]
    assert mine == [kvartal.Fact("town77-fact-discarded-open", {"seat": 0, "tile": "C3"}, only=0)]
    assert theirs == [kvartal.Fact("town77-fact-discarded", {"seat": 0, "colour": "C"}, but=0)]


def test_3_4_a_hand_shrinks_by_one_a_turn_at_most() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3 F5").play("place B2 b1", "G7").play("discard G7")
    assert table.hand(0) == ["C3"]
    table.play("place E3 a2", "G6").play("keep")
    table.play("place C3 c1")
    assert table.hand(0) == []


def test_3_4_the_last_tile_of_the_bag_may_be_drawn_and_another_put_back() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="D4 F6", bag="G7").play("place B2 b1", "G7").play("discard C3")
    assert table.bag() == 1
    table.play("place D4 a2", "C3")
    assert table.hand(1) == ["C3", "F6"]


def test_3_4_discarding_never_empties_a_hand() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3").play("place B2 b1", "G7").play("discard C3")
    assert len(table.hand(0)) == 1


# 3 ⑤ Pass the bag


def test_3_5_the_bag_passes_those_who_are_out() -> None:
    table = Table("A1", seats=3, hand_0="B2 C3", hand_1="E3", out_1=1, hand_2="F6", ply=5)
    table.play("place B2 b1", "G7").play("keep")
    assert table.seat == 2


# What is drawn is the owner's secret.


def test_the_drawn_tile_is_shown_to_its_owner_only() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3").play("place B2 b1", "G7")
    assert [table.game.view(reader).drawn for reader in (0, 1, kvartal.SPECTATOR)] == ["G7", None, None]


def test_another_world_does_not_betray_the_drawn_tile() -> None:
    table = Table("A1", hand_0="B2 C3", hand_1="E3").play("place B2 b1", "G7")
    drawn = set()
    for seed in range(60):
        world = table.game.position.copy()
        world.resample(1, kvartal.Rng(seed))
        twin = Game(table.game.rules, world)
        tile = twin.view(0).drawn
        assert tile in twin.view(0).hands[0].tiles
        drawn.add(tile)
    assert {tile[0] for tile in drawn} == {"G"}
    assert len(drawn) > 3
