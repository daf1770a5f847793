"""Clause 4 of the rulebook: leaving the game, its end and the ranking; and what the readings add to it."""

import pytest
from tests.town77.table import Table

import kvartal
from kvartal.bots.titles import evaluator
from kvartal.games.town77 import facts, fits

BLOCKED = """
B6 .. .. .. .. .. ..
G5 .. .. .. .. .. ..
C3 F2 .. .. .. .. ..
D4 E7 G1 .. .. .. ..
F1 A3 B4 C6 .. .. ..
.. D1 F5 A7 G2 .. ..
.. C4 A6 B3 D7 E5 ..
"""


def test_4_whoever_cannot_place_leaves_with_the_hand_he_holds() -> None:
    table = Table("A1", hand_0="A2 B1", hand_1="E3 F4")
    assert table.legal() == ["leave"]
    bag = table.bag()
    table.play("leave")
    assert (table.hand(0), table.bag(), table.seat) == (["A2", "B1"], bag, 1)


def test_4_whoever_is_stuck_may_exchange_first_and_need_not() -> None:
    table = Table("A1", hand_0="A2 A3 A4 B1", hand_1="E3 F4")
    assert table.legal() == ["exchange A2 A3 A4", "leave"]
    table.play("exchange A2 A3 A4", "C2", "D2", "A3")
    assert "leave" not in table.legal()
    assert "place C2 b1" in table.legal()


def test_4_whoever_places_the_last_tile_is_out_at_once_and_draws_nothing() -> None:
    table = Table("A1", hand_0="B2", hand_1="E3 F4")
    bag = table.bag()
    table.play("place B2 b1")
    assert (table.hand(0), table.bag(), table.seat) == ([], bag, 1)
    assert table.field("out 0") == "1"


def test_4_the_others_go_on_and_the_last_one_plays_until_stuck_or_empty() -> None:
    table = Table("A1", seats=3, hand_0="B2", hand_1="A2 B1", hand_2="C3 D5 E6", bag="A3 A4")
    table.play("place B2 b1").play("leave")
    assert table.seat == 2
    table.play("place C3 c1", "A3").play("keep")
    assert table.seat == 2
    table.play("place D5 d1", "A4").play("discard A4")
    table.play("place E6 e1", "A4").play("keep")
    assert table.legal() == [
        "place A3 b2",
        "place A3 d2",
        "place A3 e2",
        "place A4 b2",
        "place A4 c2",
        "place A4 d2",
        "place A4 e2",
    ]


def test_4_out_is_final_even_if_a_later_cell_would_fit() -> None:
    table = Table("A1", hand_0="A2", hand_1="C3 D5")
    table.play("leave").play("place C3 b1", "E6").play("keep")
    assert fits.cells(table.game.position.record(facts.Town), 1), "A2 would fit below C3 now"
    assert table.seat == 1


def test_4_the_game_ends_when_everybody_is_out() -> None:
    table = Table("A1", hand_0="A2", hand_1="C3", bag="empty").play("leave").play("place C3 b1")
    assert table.game.over is not None
    assert table.game.over.reason == "town77-reason-all-out"
    assert table.game.acting == ()


def test_4_with_two_or_three_players_the_start_tile_may_stay_alone() -> None:
    table = Table("A1", seats=3, hand_0="A2 A3 B1 C1", hand_1="A4 A5 D1 E1", hand_2="A6 A7 F1 G1")
    over = table.play("leave").play("leave").play("leave").game.over
    assert over is not None
    assert [standing.place for standing in over.standings] == [3, 2, 1]


def test_4_with_four_players_somebody_can_place_on_the_start_position() -> None:
    town = Table("A1", hand_0="B2", hand_1="E3").game.position.record(facts.Town)
    blocked = [tile for tile in range(1, 49) if not fits.cells(town, tile)]
    assert len(blocked) == 12


def test_4_1_fewer_tiles_rank_higher_and_4_2_with_equal_tiles_whoever_lasted_longer() -> None:
    table = Table("A1", seats=3, stage="over", ply=25, out_0=20, out_1=25, hand_2="F6 G7", out_2=18)
    over = table.game.over
    assert over is not None
    assert [standing.place for standing in over.standings] == [2, 1, 3]
    assert [standing.tiers for standing in over.standings] == [(0, 20), (0, 25), (2, 18)]


def test_4_2_of_two_stuck_with_one_tile_the_later_one_is_ahead() -> None:
    over = Table("A1", stage="over", ply=34, hand_0="A2", out_0=33, hand_1="A3", out_1=34).game.over
    assert over is not None
    assert [standing.place for standing in over.standings] == [2, 1]


def test_4_2_there_are_no_ties() -> None:
    for seed in range(12):
        game = kvartal.new("town77", seats=5, seed=seed)
        rng = kvartal.Rng(seed)
        while not game.over:
            actions = game.legal(game.acting[0])
            game.play(game.acting[0], actions[rng.roll(len(actions))])
        assert sorted(standing.place for standing in game.over.standings) == [1, 2, 3, 4, 5]


def test_4_the_score_is_the_tiles_left_in_hand() -> None:
    table = Table("A1", stage="over", ply=34, hand_0="A2 A4", out_0=33, hand_1="A3", out_1=34)
    assert [kvartal.total(table.game.score(seat)) for seat in (0, 1)] == [2, 1]


def test_4_a_town_of_twenty_tiles_can_block_all_others() -> None:
    table = Table(BLOCKED, hand_0="A1 A2", hand_1="G7 E3")
    town = table.game.position.record(facts.Town)
    laid = [tile for tile in town.tiles if tile >= 0]
    assert len(laid) == 20
    assert not any(fits.cells(town, tile) for tile in range(49) if tile not in laid)
    assert table.legal() == ["leave"]
    assert table.play("leave").legal() == ["leave"]


@pytest.mark.parametrize(("seat", "worth"), [(0, 0.0), (1, 1.0), (2, 0.125)])
def test_a_first_place_is_worth_most(seat: int, worth: float) -> None:
    table = Table("A1", seats=3, stage="over", ply=9, hand_0="A2", out_0=7, out_1=9, hand_2="A3", out_2=8)
    assert evaluator(table.game.rules)(table.game.position).result(seat) == worth


def test_the_opponents_view_has_no_bag_content() -> None:
    shown = Table("A1", hand_0="B2 C3", hand_1="E3").game.view(1)
    assert shown.bag == 45
    assert not any("bag" in name and name != "bag" for name in shown.__dataclass_fields__)


def test_a_town_has_room_for_all_49_tiles() -> None:
    rows = [" ".join(f"{'ABCDEFG'[(r + c) % 7]}{(r + 2 * c) % 7 + 1}" for c in range(7)) for r in range(7)]
    rows[6] = rows[6].rsplit(" ", 1)[0]
    table = Table("\n".join(rows), hand_0="F5", hand_1="", bag="empty", out_1=1, ply=50)
    assert table.legal() == ["place F5 g7"]
    table.play("place F5 g7")
    assert table.game.position.record(facts.Town).built == facts.FULL
