"""The table rule for a misplaced tile (clause 3 ②, second half): players may call it out."""

from typing import Any

from tests.town77.table import Table

import kvartal
from kvartal.games.town77 import codes, facts
from kvartal.games.town77.tiles import tile_name

CALLS = "town77(calls)"


def misplaced() -> Table:
    """Seat 0 has just placed A2 beside A1, against condition 2."""
    table = Table("A1", CALLS, hand_0="A2 B3 C4 D5", hand_1="E3 F6 G2 B5")
    return table.play("place A2 b1", "G7").play("keep")


def test_a_tile_may_be_placed_against_condition_2_but_not_against_condition_1() -> None:
    table = Table("A1", CALLS, hand_0="A2 B3", hand_1="E3 F6")
    assert "place A2 b1" in table.legal()
    assert table.why("place A2 b2") == "town77-refusal-alone"
    assert table.why("place A2 a1") == "town77-refusal-taken"


def test_whoever_is_called_out_takes_the_tile_back_and_places_again() -> None:
    table = misplaced().play("call b1")
    assert table.seat == 0
    assert table.hand(0) == ["A2", "B3", "C4", "D5", "G7"]
    assert table.game.view(0).town[1] is None


def test_the_same_tile_may_go_elsewhere_or_another_tile_may_be_played_but_rightly() -> None:
    table = misplaced().play("call b1")
    assert {action.split()[1] for action in table.legal()} == {"B3", "C4", "D5", "G7"}
    assert table.why("place A2 b1") == "town77-refusal-colour"


def test_after_placing_again_nothing_is_drawn_and_the_caller_goes_on() -> None:
    table = misplaced()
    bag = table.bag()
    table.play("call b1").play("place B3 b1")
    assert (table.seat, table.hand(0), table.bag()) == (1, ["A2", "C4", "D5", "G7"], bag)


def test_whoever_was_called_out_cannot_exchange_first() -> None:
    table = Table("A1", CALLS, hand_0="A2 A3 A4 B1", hand_1="E3 F6")
    table.play("place A2 b1", "G7").play("keep").play("call b1")
    assert table.why("exchange A2 A3 A4") == "town77-refusal-called"


def test_whoever_was_called_out_and_finds_no_place_leaves() -> None:
    table = Table("A1", CALLS, hand_0="A2", hand_1="E3 F6", bag="empty")
    table.play("place A2 b1").play("call b1")
    assert table.legal() == ["leave"]
    table.play("leave")
    assert (table.seat, table.hand(0)) == (1, ["A2"])


STUCK: dict[str, Any] = {"hand_0": "A2 A3 B1 C1", "hand_1": "E3 F6 G2 B5"}
"""Beside A1, none of the tiles of seat 0 fits."""


def test_whoever_was_called_out_and_finds_no_place_is_out_before_drawing() -> None:
    table = Table("A1", CALLS, **STUCK)
    bag = table.bag()
    table.play("place A2 b1", "A7").play("keep").play("call b1")
    assert table.hand(0) == ["A2", "A3", "A7", "B1", "C1"]
    assert table.legal() == ["leave"]
    table.play("leave")
    assert (table.seat, table.hand(0), table.bag()) == (1, ["A2", "A3", "B1", "C1"], bag)
    assert table.game.score(0)[0].points == 4


def test_a_tile_that_was_put_back_in_exchange_for_the_drawn_one_stays_in_the_bag() -> None:
    table = Table("A1", CALLS, **STUCK)
    bag = table.bag()
    table.play("place A2 b1", "A7").play("discard A3").play("call b1").play("leave")
    assert (table.hand(0), table.bag()) == (["A2", "A7", "B1", "C1"], bag)


def test_the_drawn_tile_may_be_placed_instead() -> None:
    table = Table("A1", CALLS, **STUCK).play("place A2 b1", "G7").play("keep").play("call b1").play("place G7 b1")
    assert (table.seat, table.hand(0)) == (1, ["A2", "A3", "B1", "C1"])


def test_whoever_leaves_by_a_call_left_at_the_placing_step() -> None:
    """Seat 1 stands stuck between the mistake and the call: it stayed longer than seat 0."""
    table = Table("A1", CALLS, seats=3, hand_2="A5 D1 E6", **{**STUCK, "hand_1": "A4"})
    table.play("place A2 b1", "A7").play("keep")
    mistake = table.field("newest ply")
    table.play("leave").play("call b1").play("leave")
    assert (mistake, table.field("out 0"), table.field("out 1")) == ("1", "1", "3")


def test_everybody_is_told_of_the_tile_that_goes_back_but_only_its_owner_which() -> None:
    table = Table("A1", CALLS, **STUCK).play("place A2 b1", "A7").play("keep").play("call b1")
    before = table.game.position.copy()
    table.play("leave")
    told = table.game.rules.tell(before, 0, codes.LEAVE, table.game.position)
    assert [(fact.key, dict(fact.args)) for fact in told] == [
        ("town77-fact-discarded-open", {"seat": 0, "tile": "A7"}),
        ("town77-fact-discarded", {"seat": 0, "colour": "A"}),
        ("town77-fact-left", {"seat": 0, "count": 4}),
    ]


def test_others_do_not_know_which_tile_was_kept() -> None:
    table = Table("A1", CALLS, **STUCK).play("place A2 b1", "A7").play("keep")
    kept = set()
    for seed in range(40):
        world = table.game.position.copy()
        world.resample(1, kvartal.Rng(seed))
        tile = world.record(facts.Mistakes).kept
        assert world.record(facts.Hand, 0).hand >> tile & 1
        kept.add(tile_name(tile))
    assert {tile[0] for tile in kept} == {"A"}
    assert len(kept) > 2


def test_a_kept_tile_that_is_exchanged_later_is_forgotten() -> None:
    table = Table("A1", CALLS, hand_0="B2 D1 E1 F1", hand_1="A2").play("place B2 b1", "G1").play("keep")
    assert table.field("kept") == "G1"
    table.play("leave").play("exchange D1 F1 G1", "C3", "C4", "C5")
    assert table.field("kept") == ""


def test_journals_of_the_first_version_replay_without_this_rule_only() -> None:
    assert [kvartal.rules(CALLS).replays(version) for version in (1, 2, 3)] == [False, True, False]
    for ruleset in ("town77", "town77(exchanges=3)", "town77(solo)"):
        assert [kvartal.rules(ruleset).replays(version) for version in (1, 2, 3)] == [True, True, False]


def test_a_last_tile_that_was_misplaced_brings_its_owner_back() -> None:
    table = Table("A1", CALLS, hand_0="A2", hand_1="E3 F6").play("place A2 b1")
    assert table.field("out 0") == "1"
    table.play("call b1")
    assert (table.seat, table.field("out 0")) == (0, "")


def test_the_callers_exchanges_are_still_counted() -> None:
    table = Table("A1", "town77(calls,exchanges=1)", hand_0="A2 B3", hand_1="E3 E5 E6 G2")
    table.play("place A2 b1", "G7").play("keep").play("exchange E3 E5 E6", "E5", "E6", "E7")
    table.play("call b1").play("place B3 b1")
    assert table.why("exchange E5 E6 E7") == "town77-refusal-exchange-cap"


def test_whoever_is_called_out_does_not_learn_what_the_caller_drew() -> None:
    table = Table("A1", CALLS, hand_0="A2 B3", hand_1="E3 E5 E6 G2")
    table.play("place A2 b1", "G7").play("keep").play("exchange E3 E5 E6", "E5", "E6", "E7").play("call b1")
    assert table.game.view(0).drawn is None


def found_late() -> Table:
    table = misplaced()
    table.play("place E3 a2", "D6").play("keep")
    table.play("place B3 a3", "D7").play("keep")
    return table.play("call b1")


def test_found_late_the_tile_is_turned_face_down_and_the_turn_goes_on() -> None:
    table = found_late()
    assert table.seat == 1
    laid = table.game.view(1).town[1]
    assert (laid.tile, laid.down) == ("??", True)


def test_nothing_can_be_placed_on_a_tile_that_lies_face_down() -> None:
    assert found_late().why("place F6 b1") == "town77-refusal-taken"


def test_a_tile_face_down_has_neither_colour_nor_shape_but_a_side_to_touch() -> None:
    town = "D1 A2*\nE3"
    alone = Table(town, CALLS, hand_0="A5 C2 B1", hand_1="G7", out_1=3, ply=5)
    # The last player places rightly, so what is legal here is what the town allows.
    assert {"place A5 c1", "place C2 c1", "place A5 b2"} <= set(alone.legal())


def test_own_and_rightful_tiles_cannot_be_called() -> None:
    table = misplaced()
    assert table.why("call a1") == "town77-refusal-call-right"
    assert table.why("call g7") == "town77-refusal-call-nothing"
    table.play("place E3 a2", "D6").play("keep")
    assert table.why("call b1") == "town77-refusal-call-own"


def test_calls_come_in_the_own_turn_before_the_discard() -> None:
    table = misplaced().play("place E3 a2", "D6")
    assert table.why("call b1") == "town77-refusal-call-later"


def test_the_last_player_in_the_game_places_rightly() -> None:
    table = Table("A1", CALLS, hand_0="A2 B3", hand_1="E3", out_1=3, ply=5)
    assert table.why("place A2 b1") == "town77-refusal-colour"


def test_without_the_option_there_are_no_calls() -> None:
    assert Table("A1", hand_0="B2", hand_1="E3").why("call a1") == "unknown-verb"


def test_everybody_is_told_of_a_call() -> None:
    table = misplaced()
    before = table.game.position.copy()
    table.play("call b1")
    code = table.game.rules.code(kvartal.Action.read("call b1"))
    fact = table.game.rules.tell(before, 1, code, table.game.position)
    assert fact == [kvartal.Fact("town77-fact-called-back", {"seat": 1, "owner": 0, "tile": "A2", "cell": "b1"})]
