"""The expert game: roundabouts and its ten plans."""

import pytest
from tests.welcome.table import Table, row, table

import kvartal
from kvartal.games.welcome.facts import Sheet


def expert(houses: dict[str, str] | None = None, pairs: str = "2-fence 5-park 12-bis", **more: str) -> Table:
    return table(houses, pairs=pairs, ruleset="welcome(expert)", **more)  # type: ignore[arg-type]


def test_e01_a_roundabout_parts_a_street_in_two_rows_of_numbers() -> None:
    at = expert({"T3": "12"})
    assert at.why("take 1", "write 2 T5") == "left"
    sandbox = at.after("roundabout T4")
    assert sandbox.record(Sheet, 0).fences & 0b11000 == 0b11000
    assert "write 2 T5" in at.legal("roundabout T4", "take 1")
    twelve = expert({"T3": "12"}, pairs="12-fence 5-park 12-bis")
    assert "write 12 T5" in twelve.legal("roundabout T4", "take 1")


def test_e02_one_a_turn_two_a_game_each_at_a_price() -> None:
    at = expert()
    assert at.why("roundabout T4", "roundabout T6") == "roundabout-turn"
    for sheet, cost in (({}, 0), ({"T4": "@|", "T3": ".|"}, -3), ({"T0": "@|", "B0": "@|"}, -8)):
        assert expert(sheet).lines()["roundabouts"] == cost
    assert expert({"T0": "@|", "B0": "@|"}).why("roundabout T6") == "roundabout-most"


def test_e03_at_the_end_of_a_street_one_fence_is_enough() -> None:
    at = expert(row("T", ".", "1", "2", "3|"))
    sandbox = at.after("roundabout T0")
    assert sandbox.record(Sheet, 0).fences & 0b1111111111 == 0b1000001001
    assert sandbox.estates(0)[3] == 1


def test_e04_before_the_pair_or_after_the_house_but_not_between() -> None:
    at = expert()
    assert "roundabout T4" in at.legal()
    assert at.why("take 1", "roundabout T4") == "roundabout-now"
    assert "roundabout T4" in at.legal("take 1", "write 2 T0", "fence T0")
    assert at.why("take 1", "write 2 T0", "roundabout T0") == "taken"


def test_e05_the_roundabout_of_the_plan_stands_on_the_same_street() -> None:
    pools = {"T2": "3~", "T6": "7~", "T7": "8~"}
    steps = ("take 1", "write 2 M0")
    same = expert(pools | {"T8": ".|", "T9": "@"}, plans="N1-1 N2*-2 N3-1", more="parks 0: 3 0 0")
    assert "plan 2" in same.legal(*steps)
    other = expert(pools | {"M1": ".|", "M2": "@|"}, plans="N1-1 N2*-2 N3-1", more="parks 0: 3 0 0")
    assert other.why(*steps, "plan 2") == "plan"
    lost = expert({"T2": "3~", "T6": "7~|", "T7": "@|"}, plans="N1-1 N2*-2 N3-1", more="parks 0: 3 0 0")
    assert lost.why(*steps, "plan 2") == "plan"


def test_e06_a_full_street_counts_roundabouts_and_uses_its_houses_up() -> None:
    full = row("T", "1|", "@|", *map(str, range(2, 10)))
    at = expert(full, plans="N1*-2 N2-1 N3-1")
    sandbox = at.after("take 1", "write 2 M0", "plan 1")
    assert sandbox.record(Sheet, 0).plans[0] == 6
    assert sandbox.record(Sheet, 0).used == 0b1111111101
    used = expert(full | {"T0": "1'|"}, plans="N1*-2 N2-1 N3-1")
    assert used.why("take 1", "write 2 M0", "plan 1") == "plan"
    assert at.why("take 1", "write 2 M0", "plan 1", "fence T4") == "now"


def test_e06_a_full_street_whose_houses_count_for_another_plan_names_that_plan() -> None:
    houses = row("B", "1'", "2'|", *"3456789", "10", "11") | row("T", "1'", "2'", "3'", "4'", "5'|")
    at = expert(houses, pairs="14-park 5-park 12-bis", plans="N1*-1 N2*-1 N3-4", more="done 0: - 7 7\nparks 0: 3 4 0")
    refusal = at.refused("take 1", "write 14 B11", "plan 1")
    assert refusal.key == "welcome-refusal-plan-used"
    assert refusal.args_["others"] == ("3",), "parks use no houses up"
    assert at.why("take 1", "write 14 T9", "plan 1") == "plan"


def test_e07_five_bis_on_one_street_and_seven_temps() -> None:
    steps = ("take 1", "write 2 B11")
    five = row("T", "1", "1b", "1b", "1b", "1b", "1b")
    assert "plan 1" in expert(five, plans="N1*-3 N2-1 N3-1", more="bis 0: 5").legal(*steps)
    split = row("T", "1", "1b", "1b", "1b") | row("M", "1", "1b", "1b")
    assert expert(split, plans="N1*-3 N2-1 N3-1", more="bis 0: 5").why(*steps, "plan 1") == "plan"
    assert expert(plans="N1*-4 N2-1 N3-1", more="temps 0: 6").why(*steps, "plan 1") == "plan"
    sandbox = expert(plans="N1*-4 N2-1 N3-1", more="temps 0: 7").after(*steps, "plan 1")
    assert (sandbox.record(Sheet, 0).plans[0], sandbox.record(Sheet, 0).used) == (6, 0)


def test_e08_the_street_ends_must_be_houses_and_are_used_up() -> None:
    ends = {"T0": "1", "T9": "9", "M0": "1", "M10": "9", "B0": "1", "B11": "9"}
    at = expert(ends, plans="N1*-5 N2-1 N3-1")
    sandbox = at.after("take 1", "write 2 B1", "plan 1")
    assert sandbox.record(Sheet, 0).used.bit_count() == 6
    hole = expert({**ends, "T0": "@|"}, plans="N1*-5 N2-1 N3-1")
    assert hole.why("take 1", "write 2 B1", "plan 1") == "plan"


@pytest.mark.parametrize(
    ("plan", "houses", "parks", "fits"),
    [
        ("N2*-1", {}, "3 4 0", True),
        ("N2*-1", {}, "3 3 4", False),
        ("N2*-3", {"T2": "1~", "T6": "2~", "T7": "3~", "M0": "1~", "M3": "2~", "M7": "3~"}, "0 0 0", True),
        ("N2*-3", {"T2": "1~", "T6": "2~", "T7": "3~", "M0": "1~", "M3": "2~"}, "0 0 0", False),
        ("N2*-4", {"B1": "1~", "B6": "2~", "B10": "3~"}, "0 0 5", True),
        ("N2*-4", {"B1": "1~", "B6": "2~", "B10": "3~"}, "3 4 4", False),
        ("N2*-5", {"M0": "1~", "M3": "2~", "M7": "3~"}, "0 4 0", True),
        ("N2*-5", {"M0": "1~", "M3": "2~"}, "0 4 0", False),
    ],
)
def test_plans_of_parks_and_pools(plan: str, houses: dict[str, str], parks: str, fits: bool) -> None:
    at = expert(houses, plans=f"N1-1 {plan} N3-1", more=f"parks 0: {parks}", pairs="15-fence 5-park 12-bis")
    legal = at.legal("take 1", "write 15 B11")
    assert ("plan 2" in legal) is fits
    if fits:
        assert at.after("take 1", "write 15 B11", "plan 2").record(Sheet, 0).used == 0, (
            "parks and pools are not used up"
        )


def test_e09_expert_plans_join_the_first_two_levels_only() -> None:
    for level, count in ((1, 11), (2, 11), (3, 6)):
        position = kvartal.rules("welcome(expert)").new(2)
        for slot in range(level - 1):
            position.turn_up(kvartal.rules("welcome(expert)").odds(position)[0][0])
            assert slot < 2
        assert len(kvartal.rules("welcome(expert)").odds(position)) == count


def test_e10_a_roundabout_fills_its_place_for_the_end_of_the_game() -> None:
    almost = row("T", *map(str, range(1, 10))) | {"T8": "9|", "T9": "@"}
    almost |= row("M", *map(str, range(1, 12))) | row("B", *map(str, range(1, 12)))
    at = table(almost, pairs="12-park 1-park 1-agent", ruleset="welcome(expert)")
    assert at.rules.over(at.play("take 1 / write 12 B11 / done")).reason == "welcome-reason-built"


def test_a_roundabout_is_no_neighbour_for_a_bis() -> None:
    at = expert({"T3": "5|", "T4": "@|"}, pairs="9-bis 5-park 12-park")
    legal = at.legal("take 1", "write 9 B0")
    assert not [step for step in legal if step.startswith("bis") and step.endswith("T5")]
    assert "bis 5 T2" in legal
