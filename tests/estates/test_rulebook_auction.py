"""The rulebook's setup, embezzling, choice of a piece and auction."""

from __future__ import annotations

from typing import Any

import pytest
from tests.estates.table import Table, targets

import kvartal

# Setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_lays_24_floors_in_three_rows_and_lends_12_checks(seats: int) -> None:
    game = kvartal.new("estates", seats=seats, seed=4)
    view = game.view(kvartal.EVERYTHING)
    assert [len(row) for row in view.offer] == [8, 8, 8]
    assert len({floor for row in view.offer for floor in row}) == 24
    assert view.roofs == [2] * 6
    assert view.pieces == ["barrier1", "barrier2", "barrier3", "mayor", "cube"]
    assert [(player.hand, player.box) for player in view.players] == [(12, 0)] * seats


def test_setup_draws_the_starting_player_by_lot() -> None:
    assert {kvartal.new("estates", seats=3, seed=seed).acting for seed in range(40)} == {(0,), (1,), (2,)}


@pytest.mark.parametrize("seats", [1, 6])
def test_setup_has_room_for_two_to_five(seats: int) -> None:
    with pytest.raises(kvartal.Unreadable):
        kvartal.new("estates", seats=seats)


# Embezzling


def test_embezzling_moves_one_check_and_only_one_a_turn() -> None:
    table = Table(hand_0=1).play("embezzle")
    draft = table.game.draft(0)
    assert draft.position.raw() != table.game.position.raw()
    assert table.why("embezzle") == "estates-refusal-embezzled"
    table.play("offer S3")
    assert (table.hands()[0], table.boxes()[0]) == (0, 1)


def test_embezzling_is_not_possible_after_the_choice_of_a_piece_nor_without_cash() -> None:
    assert Table().play("offer S3").why("embezzle") == "estates-refusal-now"
    assert Table(hand_0=0).why("embezzle") == "estates-refusal-no-cash"


def test_embezzling_belongs_to_the_turn_of_the_choice() -> None:
    table = Table().play("embezzle", "offer S3")
    assert [str(entry) for entry in table.game.journal.entries] == ["0 embezzle / offer S3"]


def test_the_box_does_not_count_as_cash() -> None:
    table = Table(hand_1=2, box_1=9).play("offer S3")
    assert targets(table.legal(), "bid") == "1 2"
    assert table.why("bid 3") == "estates-refusal-too-poor"


# Choosing


def test_choice_of_floors_is_at_both_ends_of_the_offer_rows() -> None:
    table = Table(offer="S3 R4 Y1 / Y6 / ")
    assert targets(table.legal(), "offer") == "S3 Y1 Y6 barrier1 barrier2 barrier3 mayor cube"
    assert table.why("offer R4") == "estates-refusal-not-end"
    assert table.why("offer H1") == "estates-refusal-not-offered"


def test_choice_of_a_floor_that_fits_nowhere_is_refused() -> None:
    # Case 37: 6 fits on nothing, and no row has an empty lot.
    rows: dict[str, Any] = {"a": "S1 S5 S6 R6", "b": "R5 Y5 E5 W5", "c": "H5 H1 H3 H4"}
    owners = "S0 R0 Y1 E1 H2 W2"
    table = Table(**rows, certificates=owners, offer="Y6 W2")
    assert table.why("offer Y6") == "estates-refusal-no-lot"
    assert "offer W2" in table.legal()


def test_choice_of_a_roof_needs_a_building_without_one() -> None:
    assert Table().why("offer roof") == "estates-refusal-no-bare"
    assert Table(a="S1^2", certificates="S0").why("offer roof") == "estates-refusal-no-bare"
    assert "offer roof" in Table(a="S1", certificates="S0").legal()


def test_choice_of_barriers_mayor_and_cube_needs_no_target_but_happens_once() -> None:
    table = Table(barriers="1 x2 A-3", mayor="gone", cube="free")
    assert targets(table.legal(), "offer").endswith("barrier1 cube")
    assert table.why("offer barrier2") == "estates-refusal-piece-gone"
    assert table.why("offer mayor") == "estates-refusal-piece-gone"
    table.free("cube", "remove")
    assert table.why("offer cube") == "estates-refusal-piece-gone"


def test_a_roof_is_turned_up_before_the_bidding() -> None:
    table = Table(a="S1", certificates="S0").play("offer roof")
    assert table.game.acting == ()
    table.play("roof 6")
    assert (table.view.piece, table.view.face, table.view.roofs) == ("roof", 6, [2, 2, 2, 2, 2, 1])
    assert table.seat == 1


# The auction


def test_auction_goes_clockwise_from_the_left_once_and_upwards() -> None:
    table = Table(turn=1).play("offer S3")
    assert table.seat == 2
    table.play("bid 2")
    assert (table.seat, table.why("bid 2")) == (0, "estates-refusal-too-low")
    table.play("bid 3")
    assert (table.seat, table.legal()) == (1, ["sell", "keep"])


def test_auction_without_bids_gives_the_piece_for_nothing() -> None:
    # Case 11: a floor must then be placed, a barrier may be removed.
    table = Table().play("offer S3", "pass", "pass")
    assert table.seat == 0
    assert table.why("remove") == "estates-refusal-must-place"
    assert "remove" in Table().play("offer barrier1", "pass", "pass").legal()


def test_auction_sold_pays_the_auctioneer() -> None:
    table = Table(hand_0=7).play("offer S3", "bid 4", "bid 5", "sell")
    assert (table.seat, table.hands()) == (2, [12, 12, 7])


def test_auction_kept_pays_the_highest_bidder_and_no_other() -> None:
    # Case 13.
    table = Table(hand_0=7).play("offer S3", "bid 4", "bid 5", "keep")
    assert (table.seat, table.hands()) == (0, [2, 12, 17])


def test_auction_cannot_be_kept_without_the_cash() -> None:
    table = Table(hand_0=4, box_0=9).play("offer S3", "bid 5", "pass")
    assert table.legal() == ["sell"]
    assert table.why("keep") == "estates-refusal-keep"


def test_auction_lets_a_player_without_cash_only_pass() -> None:
    assert Table(hand_1=0).play("offer S3").legal() == ["pass"]


def test_the_next_auctioneer_is_the_next_clockwise_whoever_won() -> None:
    table = Table().play("offer S3", "pass", "bid 1", "sell", "place A1")
    assert table.seat == 1


# Certificates


def test_certificate_goes_to_who_places_the_first_floor_of_a_colour() -> None:
    # Case 17.
    table = Table(hand_0=9).play("offer E4", "bid 3", "pass", "keep", "place A1")
    assert [player.certificates for player in table.view.players] == ["E", "", ""]
    sold = Table().play("offer E4", "bid 3", "pass", "sell", "place A1")
    assert [player.certificates for player in sold.view.players] == ["", "E", ""]


def test_certificate_never_moves() -> None:
    table = Table(a="E6", certificates="E2").play("offer E4", "bid 1", "pass", "sell", "place B1")
    assert [player.certificates for player in table.view.players] == ["", "", "E"]
