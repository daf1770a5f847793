"""The six effects."""

import pytest
from tests.welcome.table import row, table

from kvartal.games.welcome.facts import Sheet


def test_b09_fences_part_no_twins_and_no_estate_of_a_plan() -> None:
    houses = {"T0": "5", "T1": "5b|", "T2": "6'", "T3": "7'|"}
    at = table(houses, pairs="9-fence 8-park 8-agent", more="bis 0: 1\ndone 0: 8 - -")
    steps = ("take 1", "write 9 T4")
    assert at.why(*steps, "fence T1") == "fenced"
    assert at.why(*steps, "fence T0") == "joined"
    assert at.why(*steps, "fence T2") == "used"
    assert at.why(*steps, "fence T9") == "fenced", "the streets end with a fence"
    assert "fence B4" in at.legal(*steps), "between empty places a fence may stand"


def test_b10_a_fence_parts_an_estate_in_two() -> None:
    at = table(row("T", "1", "3", "4|"), pairs="5-fence 8-park 8-agent")
    assert at.after("take 1", "write 5 M2").estates(0)[1:4] == [0, 0, 1]
    assert at.after("take 1", "write 5 M2", "fence T0").estates(0)[1:4] == [1, 1, 0]


def test_b10_an_estate_with_an_empty_place_is_not_complete() -> None:
    assert table(row("T", "1", ".", "4|")).lines()["estates"] == 0
    assert table(row("T", "1", "2", "4")).lines()["estates"] == 0, "no fence closes it"
    assert table(row("T", "8|", "9", "10", start=7) | {"T6": ".|"}).lines()["estates"] == 1 + 2, "streets end fenced"


def test_b11_agents_raise_the_worth_of_every_estate_of_a_size() -> None:
    houses = row("T", "1", "2|", "3", "4|", "5", "6|")
    at = table(houses, pairs="13-agent 8-park 8-fence")
    assert at.lines()["estates"] == 6
    assert at.lines(at=at.after("take 1", "write 13 B11", "agent 2"))["estates"] == 9
    full = table({"T0": "1|"}, pairs="13-agent 8-park 8-fence", more="agents 0: 1 0 0 0 0 0")
    assert full.lines()["estates"] == 3
    assert full.why("take 1", "write 13 B11", "agent 1") == "agents"


@pytest.mark.parametrize(
    ("size", "values"),
    [
        (1, [1, 3]),
        (2, [2, 3, 4]),
        (3, [3, 4, 5, 6]),
        (4, [4, 5, 6, 7, 8]),
        (5, [5, 6, 7, 8, 10]),
        (6, [6, 7, 8, 10, 12]),
    ],
)
def test_b11_every_column_has_its_values(size: int, values: list[int]) -> None:
    houses = row("B", *[str(i + 1) for i in range(size - 1)], f"{size}|")
    for agents, points in enumerate(values):
        hired = ["0"] * 6
        hired[size - 1] = str(agents)
        assert table(houses, more=f"agents 0: {' '.join(hired)}").lines()["estates"] == points


def test_b12_parks_are_planted_on_the_street_of_the_house() -> None:
    at = table(pairs="8-park 5-park 12-bis")
    sandbox = at.after("take 1", "write 8 M4", "park")
    assert [sandbox.record(Sheet, 0).parks[street] for street in range(3)] == [0, 1, 0]
    full = table(pairs="8-park 5-park 12-bis", more="parks 0: 3 4 5")
    assert full.lines()["parks"] == 10 + 14 + 18
    assert full.why("take 1", "write 8 T4", "park") == "parks"


@pytest.mark.parametrize(("parks", "points"), [("0 0 0", 0), ("1 1 1", 6), ("2 2 2", 12), ("2 3 4", 4 + 6 + 8)])
def test_b12_parks_are_worth_what_is_not_crossed(parks: str, points: int) -> None:
    assert table(more=f"parks 0: {parks}").lines()["parks"] == points


def test_b13_a_pool_is_built_with_the_house_or_never() -> None:
    at = table(pairs="8-pool 5-park 12-bis")
    assert at.lines(at=at.after("take 1", "write 8 T2", "pool"))["pools"] == 3
    assert at.why("take 1", "write 8 T3", "pool") == "no-pool"
    late = table({"T6": "9"}, pairs="8-pool 5-park 12-bis")
    assert "pool" not in late.legal("take 1", "write 8 T5")


@pytest.mark.parametrize(("pools", "points"), [(0, 0), (1, 3), (3, 9), (4, 13), (6, 21), (9, 36)])
def test_b14_pools_are_worth_by_their_number(pools: int, points: int) -> None:
    names = ["T2", "T6", "T7", "M0", "M3", "M7", "B1", "B6", "B10"][:pools]
    houses = {name: f"{i + 1}~" for i, name in enumerate(names)}
    assert table(houses).lines()["pools"] == points


@pytest.mark.parametrize(("number", "wanted"), [(8, range(6, 11)), (1, range(4)), (2, range(5)), (15, range(13, 18))])
def test_b15_temps_change_a_number_by_up_to_two(number: int, wanted: range) -> None:
    at = table(pairs=f"{number}-temp 5-park 12-bis")
    assert sorted({int(step.split()[1]) for step in at.legal("take 1")}) == list(wanted)


def test_b16_temps_count_even_if_the_number_stays() -> None:
    at = table(pairs="8-temp 5-park 12-bis")
    assert at.after("take 1", "write 8 T0").record(Sheet, 0).temps == 1
    assert at.after("take 1", "write 6 T0").record(Sheet, 0).temps == 1
    full = table(pairs="8-temp 5-park 12-bis", more="temps 0: 11")
    sandbox = full.after("take 1", "write 6 T0")
    assert sandbox.record(Sheet, 0).temps == 11, "a full column still lets the number change"


@pytest.mark.parametrize(
    ("temps", "points"),
    [
        ([5, 5, 2, 0], [7, 7, 4, 0]),
        ([3, 2, 1, 1], [7, 4, 1, 1]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([4, 3, 2, 1], [7, 4, 1, 0]),
    ],
)
def test_b17_temps_pay_by_rank(temps: list[int], points: list[int]) -> None:
    more = "\n".join(f"temps {seat}: {count}" for seat, count in enumerate(temps))
    at = table([{}] * 4, seats=4, more=more)
    assert [at.lines(seat)["temps"] for seat in range(4)] == points


def test_b19_a_bis_stands_beside_its_number_with_no_fence_between() -> None:
    at = table({"T3": "6|"}, pairs="9-bis 5-park 12-agent")
    steps = ("take 1", "write 9 B0")
    assert at.why(*steps, "bis 6 T4") == "bis-fence"
    assert "bis 6 T2" in at.legal(*steps)
    assert "bis 9 B1" in at.legal(*steps), "the number written this turn may be repeated"
    assert at.why(*steps, "bis 6 T6") == "bis-beside"
    assert at.why(*steps, "bis 6 T3") == "taken"


def test_b20_a_bis_may_be_repeated_again() -> None:
    at = table({"T3": "6", "T4": "6b"}, pairs="9-bis 5-park 12-agent", more="bis 0: 1")
    sandbox = at.after("take 1", "write 9 B0", "bis 6 T5")
    assert sandbox.record(Sheet, 0).copies == 0b110000
    assert sandbox.record(Sheet, 0).joined == 0b11000


def test_b21_a_bis_builds_no_pool_and_costs_more_and_more() -> None:
    at = table({"M6": "6"}, pairs="9-bis 5-park 12-agent")
    sandbox = at.after("take 1", "write 9 B0", "bis 6 M7")
    assert at.lines(at=sandbox)["pools"] == 0
    for used, cost in ((0, 0), (1, -1), (4, -9), (9, -28)):
        assert table(more=f"bis 0: {used}", anyhow=True).lines()["bis"] == cost
    full = table({"M6": "6"}, pairs="9-bis 5-park 12-agent", more="bis 0: 9", anyhow=True)
    assert full.why("take 1", "write 9 B0", "bis 6 M5") == "bis-full"
