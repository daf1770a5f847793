"""Building houses: the order of numbers, refusals, the three pairs."""

import pytest
from tests.welcome.table import row, table

import kvartal
from kvartal.games.welcome.facts import Sheet

STUCK = row("T", *map(str, (0, *range(2, 11)))) | row("M", *map(str, (0, *range(2, 12))))
STUCK |= row("B", *map(str, (1, *range(3, 13))))
"""Only 13 to 17 fit, at the end of the bottom street."""


def test_setup_one_plan_of_each_level_and_three_stacks() -> None:
    for seed in range(5):
        view = kvartal.new("welcome", seats=2, seed=seed).view(0)
        assert [plan.level for plan in view.plans] == [1, 2, 3]
        assert (len(view.pairs), view.deck) == (3, 81 - 6)


def test_a_pair_that_is_not_there_is_refused_without_talk_of_hands() -> None:
    at = table()
    assert [at.why(f"take {pair}") for pair in ("1 1", "1 2")] == ["no-pair", "no-pair"]


def test_several_players_may_take_the_same_pair() -> None:
    at = table([{}, {}], seats=2)
    end = at.play("take 1 / write 8 T0 / done", "take 1 / write 8 T0 / done")
    assert [end.record(Sheet, seat).numbers[0] for seat in (0, 1)] == [8, 8]


def test_b01_numbers_ascend_between_their_neighbours() -> None:
    for number, why in ((7, "same"), (10, "same"), (11, "right"), (6, "left")):
        at = table({"T2": "7", "T4": "10"}, pairs=f"{number}-park 1-park 1-agent")
        assert at.why("take 1", f"write {number} T3") == why
    at = table({"T2": "7", "T4": "10"}, pairs="8-park 1-park 1-agent")
    assert "write 8 T3" in at.legal("take 1")


def test_b02_gaps_and_skipped_numbers_are_allowed() -> None:
    at = table({"T0": "2"}, pairs="10-park 3-park 1-agent")
    assert {"write 10 T1", "write 10 T9"} <= set(at.legal("take 1"))
    assert {"write 3 T1", "write 3 T9"} <= set(at.legal("take 2"))


def test_b03_an_early_one_leaves_only_room_for_a_zero() -> None:
    at = table(pairs="1-bis 2-park 3-park")
    sandbox = at.after("take 1", "write 1 B11")
    for number in range(18):
        street = sandbox.rules.kit.box.street[2]
        left = sandbox.record(Sheet, 0).open[number] & street
        assert left == ((street & ~(1 << 32)) if number == 0 else 0)
    assert "bis 1 B10" in at.legal("take 1", "write 1 B11")


def test_b04_the_streets_do_not_hinder_each_other() -> None:
    at = table({"T2": "7"}, pairs="7-park 1-park 2-park")
    assert at.why("take 1", "write 7 T5") == "same"
    assert {"write 7 M5", "write 7 B0"} <= set(at.legal("take 1"))


def test_b05_a_refusal_needs_that_no_number_fits() -> None:
    stuck = table(STUCK, pairs="5-park 6-park 9-fence")
    assert stuck.legal() == ["refuse"]
    one = table(STUCK, pairs="5-park 6-park 13-fence")
    assert one.legal() == ["take 3"]
    assert one.why("refuse") == "fits"
    assert one.why("take 1") == "no-place"


def test_b06_temps_may_be_refused_instead_of_changing_the_number() -> None:
    at = table(STUCK, pairs="5-park 6-park 11-temp")
    assert at.legal() == ["take 3", "refuse"]
    assert at.legal("take 3") == ["write 13 B11"]


def test_b07_the_third_refusal_ends_the_game_after_the_round() -> None:
    at = table([STUCK, {}], pairs="5-park 6-park 9-fence", seats=2, more="refusals 0: 2")
    end = at.play("refuse / done", "take 1 / write 5 T0 / park / done")
    assert at.rules.over(end).reason == "welcome-reason-refusals"
    assert end.record(Sheet, 1).houses == 1, "the other's last turn counts"
    assert at.lines(0, end)["refusals"] == -5


@pytest.mark.parametrize(("refusals", "points"), [(0, 0), (1, 0), (2, -3)])
def test_b08_refusals_cost_by_their_number(refusals: int, points: int) -> None:
    assert table(more=f"refusals 0: {refusals}").lines()["refusals"] == points


def test_a_turn_goes_through_its_stages() -> None:
    at = table(pairs="8-agent 5-park 12-bis")
    assert at.legal() == ["take 1", "take 2", "take 3"]
    assert at.why("write 8 T0") == "now"
    assert at.why("done") == "now"
    assert at.why("take 1", "take 2") == "now"
    assert at.why("take 1", "write 5 T0") == "number"
    assert at.why("take 1", "write 8 T0", "write 8 T1") == "now"
    assert at.why("take 1", "write 8 T0", "park") == "effect"
    assert at.why("take 1", "write 8 T0", "agent 1", "agent 2") == "spent"
    assert at.draft("take 1", "write 8 T0", "done").complete, "the effect is optional"


def test_a_draft_is_undone_step_by_step() -> None:
    draft = table().draft("take 1", "write 8 T0", "agent 3")
    draft.undo()
    draft.undo()
    assert [str(step) for step in draft.steps] == ["take 1"]
    assert "write 8 T5" in [str(step) for step in draft.legal()]
    draft.restart()
    assert not draft.steps


def test_nobody_sees_a_turn_before_the_round_is_resolved() -> None:
    at = table([{}, {}], seats=2)
    world = at.position.copy()
    world.focus(0)
    for code in at.draft("take 1", "write 8 T0", "agent 3", "done").codes:
        world.play(code)
    assert at.rules.view(world, 1).sheets[0].streets[0].houses[0].number is None
    assert at.rules.view(world, 0).sheets[0].streets[0].houses[0].number == 8
    assert at.rules.view(world, -1).sheets[0].estates[2].agents == 0
