"""Christmas lights, the ice cream truck, and the UFO in Roswell."""

import pytest
from tests.welcome.table import row, table

import kvartal
from kvartal.core.driver import told
from kvartal.games.welcome.expansions.icecream.facts import Sales
from kvartal.games.welcome.facts import Sheet
from kvartal.texts import Texts

PAIRS = "15-fence 5-park 12-bis"
DONE = ("take 1", "write 15 B11")
"""The masks of the cones circled and crossed."""


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        (row("T", "6", "7"), 2),
        (row("T", "6", "8"), 0),
        (row("T", "7", "7b", "8"), 3),
        (row("T", "7", "7b", "7b", "8", "9"), 5),
        (row("T", "7"), 0),
        (row("T", "1", "2", "3", "5", "6", "7", "8"), 4),
        (row("T", "6|", "7"), 2),
        (row("T", "1", "2") | row("M", "4", "5", "6") | row("B", "1"), 5),
    ],
)
def test_ch1_the_longest_garland_of_each_street_scores(houses: dict[str, str], points: int) -> None:
    bis = sum("b" in word for word in houses.values())
    at = table(houses, ruleset="welcome(christmas)", plans="N1-1 N2-1 XMAS-1", more=f"bis 0: {bis}")
    assert at.lines()["christmas"] == points


def test_ch2_garlands_are_linked_as_houses_are_written() -> None:
    at = table({"T0": "6", "T2": "8"}, "7-bis 5-park 12-agent", "welcome(christmas)", "N1-1 N2-1 XMAS-1")
    assert at.lines()["christmas"] == 0
    sandbox = at.after("take 1", "write 7 T1", "bis 8 T3")
    assert at.lines(at=sandbox)["christmas"] == 4
    assert at.rules.view(sandbox, 0).sheets[0].layers["christmas"].links[0][:3] == [True] * 3


def test_ch3_a_roundabout_is_in_no_garland() -> None:
    houses = row("T", "6|", "@|", "7", "8")
    at = table(houses, ruleset="welcome(expert,christmas)", plans="N1-1 N2-1 XMAS-1")
    assert at.lines()["christmas"] == 2


LIT = row("T", "1", "2", "3|", "5", "6", "7|")


@pytest.mark.parametrize(
    ("plan", "houses", "more", "fits"),
    [
        ("XMAS-1", LIT | row("M", "3", "4", "4b|"), "bis 0: 1", True),
        ("XMAS-1", LIT | row("M", "3", "4", "6|"), "", False),
        ("XMAS-2", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3", "4", "5|"), "", True),
        ("XMAS-2", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3", "4", "6|"), "", False),
        ("XMAS-3", row("T", "1", "3", "5|") | row("M", "2", "4", "6|"), "", True),
        ("XMAS-3", row("T", "1", "3", "5|") | row("M", "2", "4", "5|"), "", False),
        ("XMAS-4", row("B", *map(str, range(3, 14))) | {"B11": "14"}, "", True),
        ("XMAS-4", row("M", *map(str, range(3, 14))), "", False),
        ("XMAS-5", row("T", *map(str, range(3, 13))), "parks 0: 3 0 0", True),
        ("XMAS-5", row("T", *map(str, range(3, 13))), "parks 0: 2 4 5", False),
    ],
)
def test_christmas_plans(plan: str, houses: dict[str, str], more: str, fits: bool) -> None:
    place = "T9" if "T9" not in houses else "M10"
    at = table(houses, "15-fence 1-park 1-agent", "welcome(christmas)", f"N1-1 N2-1 {plan}", more)
    assert ("plan 3" in at.legal("take 1", f"write 15 {place}")) is fits


def test_ic1_the_truck_sells_where_it_stops_and_loses_what_it_passes() -> None:
    at = table({}, "3-park 8-park 6-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1")
    first = at.after("take 1", "write 3 T1")
    assert (first.record(Sales, 0).cones_sold, first.record(Sales, 0).cones_gone) == (0, 1), "the cone at T0 is gone"
    at = table({"T1": "3"}, "8-park 5-park 6-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1", "gone 0: T0")
    second = at.after("take 1", "write 8 T4")
    assert (second.record(Sales, 0).cones_sold, second.record(Sales, 0).cones_gone) == (1 << 4, 0b101)


def test_ic2_a_house_behind_the_truck_moves_nothing() -> None:
    houses = {"T1": "3", "T4": "8"}
    at = table(houses, "6-park 1-park 1-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1", "cones 0: T4\ngone 0: T0 T2")
    sandbox = at.after("take 1", "write 6 T2")
    assert (sandbox.record(Sales, 0).cones_sold, sandbox.record(Sales, 0).cones_gone) == (1 << 4, 0b101)


def test_ic3_the_middle_truck_drives_to_the_left() -> None:
    at = table({}, "6-bis 1-park 1-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1")
    sandbox = at.after("take 1", "write 6 M8")
    assert (sandbox.record(Sales, 0).cones_sold, sandbox.record(Sales, 0).cones_gone) == (1 << 18, 1 << 19), (
        "M9 lay on the way"
    )
    sandbox = at.after("take 1", "write 6 M8", "bis 6 M7")
    layer = at.rules.view(sandbox, 0).sheets[0].layers["icecream"]
    assert layer.trucks[1].at == "M7", "a bis drives the truck on"


def test_ic4_the_route_bonus_goes_to_all_who_finish_in_the_first_round() -> None:
    houses = {"T2": "2", "T4": "4"}
    more = "\n".join(f"cones {seat}: T2 T4\ngone {seat}: T0" for seat in range(3))
    at = table([houses] * 3, "15-park 1-park 1-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1", more, 3)
    finish = "take 1 / write 15 T9 / done"
    end = at.play(finish, finish, "take 1 / write 15 B9 / done")
    assert [at.lines(seat, end)["icecream"] for seat in range(3)] == [9, 9, 2 + 3 + 1]
    assert [end.record(Sales, seat).route_bonus[0] for seat in range(3)] == [1, 1, 2]


def test_ic4_a_bonus_that_is_gone_does_not_come_back() -> None:
    more = "cones 0: T2 T4\ngone 0: T0\nbonus 0: x - -"
    at = table({"T2": "2", "T4": "4"}, "15-park 1-park 1-agent", "welcome(icecream)", "N1-1 N2-1 ICE-1", more)
    assert at.lines(at=at.play("take 1 / write 15 T9 / done"))["icecream"] == 2 + 3 + 1


@pytest.mark.parametrize(
    ("plan", "houses", "cones", "fits"),
    [
        ("ICE-1", row("T", "1", "2", "3|", "4", "5", "6|") | row("M", "1", "2", "3|"), "T0 T2 T4 T5 M0 M1", True),
        ("ICE-1", row("T", "1", "2", "3|", "4", "5", "6|") | row("M", "1", "2", "3|"), "T0 T2 T4 T5 M0", False),
        ("ICE-2", row("T", "1", "2", "3|") | row("M", "1", "2", "3|"), "", True),
        ("ICE-2", row("T", "1", "2", "3|") | row("M", "1", "2", "3|"), "T0", False),
        ("ICE-3", {"T2": "3~|", "T1": "1|", "M0": "2~|", "B1": "2~|", "B0": "1|"}, "T2 M0 B1", True),
        ("ICE-3", {"T2": "3~|", "T1": "1|", "M0": "2|", "B1": "2~|", "B0": "1|"}, "T2 M0 B1", False),
        ("ICE-4", {}, "T4 M0 M8 B1 B7", True),
        ("ICE-4", {}, "T4 M0 M8 B1 B3", False),
        ("ICE-5", {}, "T0 T2 T4 T5 T7 T9", True),
        ("ICE-5", {}, "T0 T2 T4 T5 T7", False),
    ],
)
def test_icecream_plans(plan: str, houses: dict[str, str], cones: str, fits: bool) -> None:
    more = f"cones 0: {cones}" if cones else ""
    at = table(houses, PAIRS, "welcome(icecream)", f"N1-1 N2-1 {plan}", more, anyhow=True)
    assert ("plan 3" in at.legal(*DONE)) is fits


def zurgs(groups: int) -> tuple[dict[str, str], str]:
    """Builds single houses with a zurg in each."""
    names = ["T1", "T3", "T5", "T8", "M0", "M2", "M4", "M6", "M9", "B0"][:groups]
    houses = {}
    for name in names:
        street, index = name[0], int(name[1:])
        houses[name] = f"{index + 1}|"
        if index:
            houses[f"{street}{index - 1}"] = ".|"
    return houses, "zurgs 0: " + " ".join(names)


@pytest.mark.parametrize(
    ("goal", "groups", "points"), [(1, 4, 16), (1, 5, 10), (4, 9, 63), (4, 8, 16), (2, 5, 25), (3, 7, 42)]
)
def test_ro1_a_goal_pays_only_if_it_is_met(goal: int, groups: int, points: int) -> None:
    houses, more = zurgs(groups)
    at = table(houses, PAIRS, "welcome(roswell)", "N1-1 N2-1 ROSWELL-1", f"{more}\ngoal 0: {goal}")
    assert at.lines()["roswell"] == points


@pytest.mark.parametrize(
    ("houses", "circled", "groups"),
    [
        (row("T", "1", "2", "3", "4|"), "T1 T3", 1),
        (row("T", "1", "2", "3", "4"), "T1 T3", 0),
        (row("T", "1", "2", ".", "4|"), "T1 T3", 0),
        (row("M", *"123456", "7|"), "M0 M2", 0),
        (row("T", "1|", "2|", "3|", "4|"), "T1 T3", 2),
    ],
    ids=["one estate", "no fence", "an empty place", "seven houses", "two estates"],
)
def test_ro2_only_complete_estates_with_a_zurg_count_each_once(
    houses: dict[str, str], circled: str, groups: int
) -> None:
    at = table(houses, PAIRS, "welcome(roswell)", "N1-1 N2-1 ROSWELL-1", f"zurgs 0: {circled}\ngoal 0: 1")
    assert at.rules.view(at.position, 0).sheets[0].layers["roswell"].groups == groups
    assert at.lines()["roswell"] == 2 * groups


def test_ro3_a_promise_is_told_with_both_its_bounds() -> None:
    game = kvartal.new("welcome(roswell)", seats=2, seed=3)
    game.play(0, "goal 1")
    game.play(1, "goal 4")
    story = told(game.rules, game.journal.entries, game.rules.new(2), kvartal.SPECTATOR)
    goals = [fact.args for facts in story for fact in facts if fact.key == "welcome-fact-roswell-goal"]
    words = [Texts("en").say("welcome-fact-roswell-goal", name="A", **args) for args in goals]
    assert words == [
        "A promises 3 to 4 estates with zurgs (goal 1).",
        "A promises at least 9 estates with zurgs (goal 4).",
    ]


def test_ro3_goals_are_chosen_in_secret_before_round_one() -> None:
    game = kvartal.new("welcome(roswell)", seats=2, seed=3)
    assert [str(action) for action in game.legal(0)] == ["goal 1", "goal 2", "goal 3", "goal 4"]
    game.play(0, "goal 2")
    assert not any(goal.chosen for goal in game.view(1).sheets[0].layers["roswell"].goals)
    game.play(1, "goal 4")
    assert game.view(1).sheets[0].layers["roswell"].goals[1].chosen
    assert str(game.legal(0)[0]).startswith("take")


def test_ro4_a_saucer_costs_the_effect() -> None:
    at = table({}, "8-agent 9-temp 12-bis", "welcome(roswell)", "N1-1 N2-1 ROSWELL-1", "goal 0: 1")
    assert "saucer" in at.legal("take 1", "write 8 T1")
    assert "saucer" not in at.legal("take 1", "write 8 T2")
    assert at.why("take 1", "write 8 T1", "agent 2", "saucer") == "roswell-used"
    assert at.why("take 1", "write 8 T1", "saucer", "agent 2") == "roswell-given"
    assert at.why("take 1", "write 8 T1", "saucer", "saucer") == "roswell-circled"
    plain = at.after("take 2", "write 9 T1")
    traded = at.after("take 2", "write 9 T1", "saucer")
    assert (plain.record(Sheet, 0).temps, traded.record(Sheet, 0).temps) == (1, 0)
    assert at.why("take 2", "write 8 T1", "saucer") == "roswell-used", "changing the number is the effect"
    assert at.why("take 3", "write 12 T1", "bis 12 T2", "saucer") == "roswell-used"


@pytest.mark.parametrize(
    ("plan", "houses", "circled", "fits"),
    [
        ("ROSWELL-1", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3", "4|"), "T1 M0", True),
        ("ROSWELL-1", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3", "4|"), "T1 T3", False),
        ("ROSWELL-2", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3|"), "T1 T3 M0 M2", True),
        ("ROSWELL-2", row("T", "1", "2", "3", "4|") | row("M", "1", "2", "3|"), "T1 M0 M2", False),
        ("ROSWELL-3", row("T", "1", "2", "3", "4", "5|") | row("M", "1", "2", "3", "4", "5|"), "", True),
        ("ROSWELL-3", row("T", "1", "2", "3", "4", "5|") | row("M", "1", "2", "3", "4", "5|"), "M0", False),
        ("ROSWELL-4", {"T1": "1", "T3": "2", "T5": "3", "T8": "4"}, "T1 T3 T5 T8", True),
        ("ROSWELL-4", {"T1": "1", "T3": "2", "T5": "3", "T8": "4"}, "T1 T3 T5", False),
        ("ROSWELL-5", {"T1": "1", "M2": "1", "T5": "3", "M6": "3", "T8": "4", "B10": "4"}, "T1 M2 T5 M6 T8 B10", True),
        ("ROSWELL-5", {"T1": "1", "M2": "1", "T5": "3", "M6": "3", "T8": "4", "B10": "4"}, "T1 M2 T5 M6 T8", False),
    ],
)
def test_roswell_plans(plan: str, houses: dict[str, str], circled: str, fits: bool) -> None:
    more = "goal 0: 1" + (f"\nzurgs 0: {circled}" if circled else "")
    at = table(houses, PAIRS, "welcome(roswell)", f"N1-1 N2-1 {plan}", more)
    assert ("plan 3" in at.legal(*DONE)) is fits
