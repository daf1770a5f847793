"""Secret money: what a seat sees, what it can infer, and what it is never told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.estates.table import Table

import kvartal
from kvartal.core.driver import told
from kvartal.core.rng import Rng
from kvartal.games.estates.facts import Purse


def most(table: Table, seat: int) -> int:
    return table.game.position.record(Purse, seat).most


def boxes_thought_possible(table: Table, seat: int, other: int) -> set[int]:
    found = set()
    for seed in range(200):
        world = table.game.position.copy()
        world.resample(seat, Rng(seed))
        found.add(world.record(Purse, other).box)
    return found


def test_money_is_shown_to_its_owner_only() -> None:
    table = Table(hand_0=5, box_0=2)
    for reader in (1, 2, kvartal.SPECTATOR):
        player = table.game.view(reader).players[0]
        assert (player.hand, player.box) == (None, None)
    player = table.game.view(0).players[0]
    assert (player.hand, player.box) == (5, 2)


def test_money_is_shown_to_all_if_it_is_open() -> None:
    table = Table("estates(open_money)", hand_0=5, box_0=2)
    player = table.game.view(kvartal.SPECTATOR).players[0]
    assert (player.hand, player.box) == (5, 2)
    assert boxes_thought_possible(table, 1, 0) == {2}


def test_money_in_the_box_is_on_no_score_sheet_before_the_end() -> None:
    assert Table(box_0=2).scores() == [0, 0, 0]
    assert Table("estates(open_money)", box_0=2).scores() == [2, 0, 0]


def test_embezzling_is_told_to_its_owner_only() -> None:
    table = Table().play("embezzle", "offer S3")
    start = Table().game.position
    for reader, keys in ((0, 2), (1, 1), (kvartal.SPECTATOR, 1), (kvartal.EVERYTHING, 2)):
        (facts,) = told(table.game.rules, table.game.journal.entries, start.copy(), reader)
        assert len(facts) == keys


def test_others_must_reckon_with_one_more_check_after_each_turn() -> None:
    table = Table()
    assert boxes_thought_possible(table, 1, 0) <= {0, 1}
    table.free("S3", "place A1")
    assert boxes_thought_possible(table, 1, 0) == {0, 1}
    assert boxes_thought_possible(table, 0, 2) == {0}
    table.free("R4", "place B1").free("barrier1", "remove").free("barrier2", "remove")
    assert boxes_thought_possible(table, 2, 0) == {0, 1, 2}


def test_a_bid_proves_what_is_in_hand() -> None:
    table = Table(hand_1=4, box_1=1, most_1=5).play("offer S3", "bid 3")
    assert most(table, 1) == 2
    assert boxes_thought_possible(table, 0, 1) == {0, 1, 2}


def test_keeping_a_piece_proves_what_is_in_hand() -> None:
    table = Table(hand_0=6, box_0=1, most_0=7).play("offer S3", "bid 5", "pass", "keep")
    assert most(table, 0) == 2


def test_nothing_more_can_be_in_the_box_than_there_is_money() -> None:
    table = Table(hand_0=1, box_0=0).free("S3", "place A1")
    assert most(table, 0) == 1
    broke = Table(hand_0=0, box_0=0).free("S3", "place A1")
    assert most(broke, 0) == 0


def test_the_count_of_a_round_opens_the_boxes() -> None:
    rows: dict[str, Any] = {"a": "S6 R5", "certificates": "S0 R1", "roofs": "4", "box_2": 2, "most_2": 5}
    table = Table("estates(rounds=3)", **rows).free("roof 4", "place A1")
    assert most(table, 2) == 0
    assert table.game.view(0).closed[0].points == [-10, -5, 2]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_gets_is_the_same_bytes_whatever_the_others_have_put_away(seed: int) -> None:
    rules = kvartal.rules("estates")
    game = kvartal.new(rules, seats=3, seed=seed)
    rng = Rng(seed)
    while not game.over:
        for seat in range(3):
            world = game.position.copy()
            world.resample(seat, rng)
            assert msgspec.json.encode(rules.view(world, seat)) == msgspec.json.encode(game.view(seat))
            assert [rules.score(world, other) for other in range(3)] == [game.score(other) for other in range(3)]
        legal = game.legal(game.acting[0])
        game.play(game.acting[0], legal[rng.roll(len(legal))])


def test_a_draft_that_would_end_the_round_shows_no_box() -> None:
    for ruleset in ("estates", "estates(rounds=3)"):
        shown = set()
        for box in (0, 3):
            rows: dict[str, Any] = {"a": "S6 R5", "certificates": "S0 R1", "roofs": "", "most_1": 5, "most_2": 5}
            rows |= {"hand_1": 12 - box, "box_1": box, "stage": "place", "piece": "roof 4", "bids": "1=pass 2=pass"}
            table = Table(ruleset, **rows)
            draft = table.game.draft(0)
            draft.step(kvartal.Action.read("place A1"))
            assert draft.complete
            rules = table.game.rules
            scores = [rules.score(draft.position, seat) for seat in range(3)]
            shown.add(msgspec.json.encode([rules.view(draft.position, 0), scores]))
        assert len(shown) == 1
