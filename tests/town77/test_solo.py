"""The solo challenge, rebuilt after Town 66: three open stacks, two tiles face down, as many houses as possible."""

from tests.town77.table import Table, placements

import kvartal
from kvartal.core.driver import told
from kvartal.games.town77.tables import grade

SOLO = "town77(solo)"


def solo(town: str, ruleset: str = SOLO, **fields: str | int) -> Table:
    return Table(town, ruleset, 1, **fields)


def test_one_start_tile_and_three_open_stacks_of_sixteen() -> None:
    view = kvartal.new(SOLO, seed=5).view(0)
    assert [(stack.count, stack.top is not None) for stack in view.stacks] == [(16, True)] * 3
    assert [at for at, laid in enumerate(view.town) if laid] == [0]
    assert (view.bag, view.facedown, view.hands) == (45, 2, [])


def test_stacks_that_cannot_be_equal_still_hold_all_tiles() -> None:
    view = kvartal.new("town77(solo,stacks=5)", seed=5).view(0)
    assert [stack.count for stack in view.stacks] == [10, 10, 10, 9, 9]


def test_any_top_tile_may_be_placed_by_the_three_conditions() -> None:
    table = solo("A1", stack_0="B2 16", stack_1="A3 16", stack_2="C1 16", facedown_left=0)
    assert table.legal() == ["place B2 b1", "place B2 a2"]
    assert table.why("place A3 b1") == "town77-refusal-colour"
    assert table.why("place C1 a2") == "town77-refusal-shape"
    assert table.why("place D4 b1") == "town77-refusal-not-top"
    assert table.why("place B2 c3") == "town77-refusal-alone"


def test_the_next_tile_of_the_stack_is_turned_up() -> None:
    table = solo("A1", stack_0="B2 16", stack_1="A3 16", stack_2="C1 16").play("place B2 b1", "G7")
    assert [(stack.top, stack.count) for stack in table.game.view(0).stacks] == [("G7", 15), ("A3", 16), ("C1", 16)]


def test_the_stacks_order_is_not_decided_beforehand() -> None:
    table = solo("A1", stack_0="B2 16", stack_1="A3 16", stack_2="C1 16").play("place B2 b1")
    assert len(table.game.rules.odds(table.game.position)) == 45


def test_nothing_fits_and_no_face_down_left_ends_it_with_the_start_tile() -> None:
    table = solo("A1", stack_0="A2 16", stack_1="B1 16", stack_2="A5 16", facedown_left=0)
    over = table.game.over
    assert over is not None
    assert (over.reason, over.standings[0].tiers) == ("town77-reason-stuck", (1,))


def test_a_deal_that_leaves_nothing_to_do_is_dealt_anew() -> None:
    dealt = kvartal.ScriptedDealer(["A1", "A2", "A3", "A4", "A1", "A2", "A3", "B4"])
    game = kvartal.new(SOLO, dealer=dealt)
    assert [stack.top for stack in game.view(0).stacks] == ["A2", "A3", "B4"]
    assert game.legal(0)
    facts = told(game.rules, game.journal.entries, game.rules.new(1))
    assert [fact.key for fact in facts[3]] == ["town77-fact-dealt-anew"]
    assert kvartal.replay(str(game.journal)).position == game.position


def test_a_new_deal_begins_as_the_first_did() -> None:
    rules = kvartal.rules(SOLO)
    position = rules.new(1)
    for tile in ("A1", "A2", "A3", "A4"):
        position.turn_up(rules.outcome_code(kvartal.Action.read(tile)))
    assert position == rules.new(1)


def test_no_challenge_is_over_at_its_deal() -> None:
    for ruleset, seeds in ((SOLO, [1840]), ("town77(solo,facedown=0,stacks=1)", range(40))):
        for seed in seeds:
            assert kvartal.new(ruleset, seed=seed).over is None


def test_later_on_nothing_is_dealt_anew() -> None:
    table = solo("A1", stack_0="B2 2", stack_1="closed 0", stack_2="closed 0", facedown_left=0)
    table.play("place B2 b1", "A2")
    over = table.game.over
    assert over is not None
    assert (over.reason, over.standings[0].tiers) == ("town77-reason-stuck", (2,))


def test_face_down_the_shape_is_ignored_and_the_colour_is_not() -> None:
    table = solo("A1", stack_0="A2 16", stack_1="B1 16", stack_2="A5 16", facedown_left=1)
    assert table.legal() == ["facedown B1 b1", "facedown B1 a2"]
    assert table.why("facedown A2 b1") == "town77-refusal-colour"
    assert table.why("place B1 b1") == "town77-refusal-shape"


def test_a_tile_face_down_forbids_its_colour_and_not_its_shape() -> None:
    table = solo("A1", stack_0="B1 16", stack_1="C3 16", stack_2="D4 16")
    table.play("facedown B1 b1", "B3")
    assert table.why("place B3 c1") == "town77-refusal-colour"
    shape = solo("A2 B1*", stack_0="C1 15", stack_1="C3 16", stack_2="D4 16", facedown_left=1)
    assert "c1" in placements(shape.legal(), "C1")


def test_a_tile_face_down_shows_its_colour() -> None:
    table = solo("A1", stack_0="B1 16", stack_1="C3 16", stack_2="D4 16").play("facedown B1 b1", "G7")
    laid = table.game.view(0).town[1]
    assert (laid.tile, laid.down) == ("B?", True)


def test_two_tiles_may_be_face_down() -> None:
    table = solo("A1", stack_0="B1 16", stack_1="C1 16", stack_2="D4 16")
    table.play("facedown B1 b1", "G7").play("facedown C1 a2", "F6")
    assert table.why("facedown D4 c1") == "town77-refusal-no-facedown"
    assert table.game.view(0).facedown == 0


def test_a_stack_that_ran_out_offers_nothing() -> None:
    table = solo("A1", stack_0="closed 0", stack_1="B2 1", stack_2="C3 2", facedown_left=0)
    assert {action.split()[1] for action in table.legal()} == {"B2", "C3"}
    table.play("place B2 b1")
    assert {action.split()[1] for action in table.legal()} == {"C3"}


def test_all_49_tiles_give_the_best_score_and_grade() -> None:
    rows = [" ".join(f"{'ABCDEFG'[(r + c) % 7]}{(r + 2 * c) % 7 + 1}" for c in range(7)) for r in range(7)]
    rows[6] = rows[6].rsplit(" ", 1)[0]
    table = solo("\n".join(rows), stack_0="F5 1", stack_1="closed 0", stack_2="closed 0")
    start = table.game.position.copy()
    table.play("place F5 g7")
    over = table.game.over
    assert over is not None
    assert (over.reason, over.standings[0].tiers) == ("town77-reason-full", (49,))
    grading = table.game.score(0)[-1]
    assert (grading.key, grading.points, grading.args) == ("town77-line-grade", 0, {"grade": 6, "best": 6})
    facts = table.game.rules.tell(start, 0, 5 * 7 * 49 + 4 * 49 + 48, table.game.position)
    assert facts[-1] == kvartal.Fact("town77-fact-finished", {"tiles": 49, "grade": 6})


def test_the_score_counts_the_start_tile_and_those_face_down() -> None:
    table = solo("A1 B1*", stack_0="A2 16", stack_1="A3 16", stack_2="B5 15", facedown_left=0)
    assert [line.points for line in table.game.score(0)] == [1, 1, 0]


def test_grades_begin_at_30_34_38_42_and_49() -> None:
    steps = [tiles for tiles in range(2, 50) if grade(tiles) > grade(tiles - 1)]
    assert steps == [30, 34, 38, 42, 49]


def test_there_is_no_exchange_no_discard_and_no_leaving() -> None:
    table = solo("A1", stack_0="A2 16", stack_1="B1 16", stack_2="A5 16")
    assert {table.why(action) for action in ("leave", "keep", "discard A2", "exchange A2 A5 A7")} == {"unknown-verb"}
