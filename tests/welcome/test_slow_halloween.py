"""The plain reading of Halloween agrees with its examples, clause by clause."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.welcome import slow_halloween
from tests.welcome.slow_halloween import MARKED, Halloween
from tests.welcome.slow_paper import Paper, Place, claimable
from tests.welcome.slow_turn import PLANS, Sheet, Turn


def do(layer: Halloween, text: str) -> None:
    assert text in layer.owed() | layer.late()
    layer.step(*text.split())


def fulfilled(layer: Halloween, plan: str) -> bool:
    return claimable(PLANS[plan]["requirement"], layer.paper, [layer])


def haunted(ghosts: int, candies: int) -> Halloween:
    """A sheet with so many ghosts and candies, in the order of the places."""
    found = Halloween(Paper())
    places = iter(sorted(MARKED, key=lambda place: ("TMB".index(place[0]), place[1])))
    found.ghosts = set(islice(places, ghosts))
    found.candies = set(islice(places, candies))
    return found


def test_hw1_a_marked_house_owes_one_of_its_symbols() -> None:
    found = Sheet({"halloween"})
    turn = Turn({"halloween"}, found, {"take 1": (7, "park")})
    for text in ("take 1", "write 7 T4"):
        turn.step(text)
    assert turn.legal() == {"ghost", "candy"}
    turn.step("ghost")
    assert "done" in turn.legal()
    assert not {"ghost", "candy"} & turn.legal()
    turn = Turn({"halloween"}, found, {"take 1": (7, "park")})
    for text in ("take 1", "write 7 T3"):
        turn.step(text)
    assert "done" in turn.legal()


def test_hw3_a_level_taken_is_gone_for_those_who_did_not_take_it_in_this_round() -> None:
    a, b, c, d = haunted(9, 0), haunted(4, 0), haunted(6, 0), haunted(3, 0)
    a.step("ghosts", "3", "park")
    b.step("ghosts", "1", "pool")
    c.step("ghosts", "1", "park")
    slow_halloween.round_end([a, b, c, d])
    assert [found.crossed["ghosts"] for found in (a, b, c, d)] == [{1}, {3}, {3}, {1, 3}]
    d.ghosts = haunted(9, 0).ghosts
    assert d.late() == {"ghosts 2 pool", "ghosts 2 bis"}
    d.ghosts = haunted(4, 0).ghosts
    assert d.late() == set()


def test_hw5_three_parks_may_go_to_different_streets() -> None:
    found = haunted(9, 0)
    found.paper.parks["T"] = 2
    found.step("ghosts", "3", "park")
    for text in ("treat park T", "treat park M", "treat park M"):
        do(found, text)
    assert found.owed() == set()
    assert found.paper.lines()["parks"] == 10 + 4


def test_hw7_a_bonus_bis_in_a_marked_house_may_bring_the_candies_of_this_round() -> None:
    found = haunted(9, 3)
    last = next(iter(MARKED - found.ghosts - found.candies))
    beside: Place = (last[0], last[1] - 1)
    found.paper.numbers[beside] = 5
    found.step("ghosts", "3", "bis")
    do(found, f"treat bis 5 {last[0]}{last[1]}")
    assert found.owed() == {"ghost", "candy"}
    do(found, "candy")
    assert found.paper.bis == {last}
    assert found.paper.bis_boxes == 0
    assert len(found.treats) == 1
    found.treats = []
    do(found, "candies 1")
    assert found.lines() == {"halloween": 4}


def test_hw7_six_candies_after_the_bonus_are_level_two_and_five_are_nothing() -> None:
    for symbol, late in (("candy", {"candies 1", "candies 2"}), ("ghost", set())):
        found = haunted(6, 5)
        last = max(MARKED - found.ghosts - found.candies)
        found.paper.numbers[last[0], last[1] - 1] = 5
        found.step("ghosts", "2", "bis")
        do(found, f"treat bis 5 {last[0]}{last[1]}")
        do(found, symbol)
        assert found.late() == late
        if late:
            do(found, "candies 2")
            assert found.lines() == {"halloween": 8}


def test_hw9_a_roundabout_on_a_marked_house_makes_all_thirteen_impossible() -> None:
    found = Halloween(Paper())
    for place in MARKED:
        found.paper.numbers[place] = 1
    assert fulfilled(found, "HALLOWEEN-3")
    del found.paper.numbers["B", 8]
    found.paper.roundabout(("B", 8))
    assert not fulfilled(found, "HALLOWEEN-3")


def test_hw11_a_card_crosses_its_level_of_both_symbols_unless_circled() -> None:
    found = haunted(6, 0)
    found.level["ghosts"] = 2
    found.plan_completed("B")
    assert found.crossed == {"ghosts": set(), "candies": {2}}
    assert slow_halloween.rival_lines(found) == {"halloween": 4}


@pytest.mark.parametrize(("ghosts", "candies", "points"), [(1, 1, 8), (1, 2, 12), (0, 0, 12)])
def test_hw11_the_rival_has_four_for_each_level_of_which_a_box_was_crossed(
    ghosts: int, candies: int, points: int
) -> None:
    found = haunted(0, 0)
    found.level = {"ghosts": ghosts, "candies": candies}
    for letter in "ABC":
        found.plan_completed(letter)
    assert slow_halloween.rival_lines(found) == {"halloween": points}


def test_ha1_the_count_must_be_exact_and_an_earlier_level_will_do() -> None:
    levels = {
        3: {"ghosts 3 park", "ghosts 3 bis"},
        2: {"ghosts 2 pool", "ghosts 2 bis"},
        1: {"ghosts 1 pool", "ghosts 1 park"},
    }
    assert haunted(9, 0).late() == levels[1] | levels[2] | levels[3]
    assert haunted(8, 0).late() == set()
    found = haunted(9, 0)
    found.crossed["ghosts"] = {2, 3}
    assert found.late() == levels[1]


def test_ha4_a_bonus_bis_crosses_no_box_and_needs_none() -> None:
    found = haunted(6, 3)
    found.paper.bis_boxes = 9
    last = max(MARKED - found.ghosts - found.candies)
    found.paper.numbers[last[0], last[1] - 1] = 5
    found.step("ghosts", "2", "bis")
    do(found, f"treat bis 5 {last[0]}{last[1]}")
    do(found, "candy")
    assert found.paper.bis_boxes == 9
    do(found, "candies 1")


def test_a_bonus_pool_goes_to_any_pool_but_one_on_a_roundabout() -> None:
    found = haunted(4, 0)
    found.paper.draw("T . . 3")
    found.paper.roundabout(("M", 7))
    found.paper.pools = {("B", 1)}
    found.step("ghosts", "1", "pool")
    assert found.owed() == {f"treat pool {place}" for place in ["T2", "T6", "T7", "M0", "M3", "B6", "B10"]}
    do(found, "treat pool T2")
    assert found.paper.lines()["pools"] == 6
    assert found.owed() == set()


def test_a_bonus_that_finds_no_room_lapses() -> None:
    found = haunted(6, 0)
    found.step("ghosts", "2", "bis")
    assert found.owed() == set()
    assert found.treats == []


def test_ghost_levels_come_before_candy_levels_in_a_round() -> None:
    found = haunted(4, 4)
    do(found, "candies 1")
    assert found.late() == set()
    slow_halloween.round_end([found])
    assert found.late() == {"ghosts 1 pool", "ghosts 1 park"}


def test_levels_may_be_taken_after_a_refusal_and_before_plans_but_not_before_the_effect() -> None:
    found = Sheet({"halloween"})
    layer = found.layers["halloween"]
    assert isinstance(layer, Halloween)
    layer.candies = haunted(0, 4).candies
    turn = Turn({"halloween"}, found, {"take 1": (7, "park")})
    for text in ("take 1", "write 7 T3"):
        turn.step(text)
    assert {"park", "candies 1", "done"} <= turn.legal()
    turn.step("candies 1")
    assert "park" not in turn.legal()


def test_plans_of_halloween() -> None:
    assert fulfilled(haunted(0, 7), "HALLOWEEN-1")
    assert not fulfilled(haunted(0, 6), "HALLOWEEN-1")
    assert fulfilled(haunted(4, 4), "HALLOWEEN-2")
    assert fulfilled(haunted(8, 0), "HALLOWEEN-4")
    assert not fulfilled(haunted(7, 0), "HALLOWEEN-4")
    assert fulfilled(haunted(8, 5), "HALLOWEEN-5")
    assert not fulfilled(haunted(9, 4), "HALLOWEEN-5")
