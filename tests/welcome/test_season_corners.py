"""Corners of the seasons and of Doomsday: last cones, bonuses beside roundabouts, and quarters."""

from __future__ import annotations

import pytest
from tests.welcome.table import row, table
from tests.welcome.test_halloween import PLAIN, ghosts, haunted, steps
from tests.welcome.test_rivals import lines_of, rival_table
from tests.welcome.test_rivals_expansions import come, rooms

from kvartal.games.welcome.expansions.doomsday.facts import Shelter
from kvartal.games.welcome.expansions.icecream.facts import Sales

ICE = "N1-1 N2-1 ICE-5"


def test_a_route_whose_last_cone_is_only_passed_is_finished_too() -> None:
    at = table([{}, {}], "15-park 1-park 1-agent", "welcome(icecream)", ICE, seats=2)
    end = at.play("take 1 / write 15 B11 / done", "take 1 / write 15 T0 / done")
    assert [end.record(Sales, seat).route_bonus[2] for seat in range(2)] == [1, 2]
    assert at.lines(0, end)["icecream"] == 0


def test_a_bis_behind_the_truck_sells_nothing_and_one_ahead_does() -> None:
    at = table({}, "6-bis 1-park 1-agent", "welcome(icecream)", ICE)
    assert at.after("take 1", "write 6 T5", "bis 6 T4").record(Sales, 0).cones_sold == 1 << 5
    assert at.after("take 1", "write 6 T4", "bis 6 T5").record(Sales, 0).cones_sold == 3 << 4


def test_a_roundabout_does_not_move_the_truck_and_its_cone_can_only_be_passed() -> None:
    at = table({}, "9-park 1-park 1-agent", "welcome(expert,icecream)", ICE)
    sales = at.after("roundabout T4").record(Sales, 0)
    assert (sales.cones_sold, sales.cones_gone) == (0, 0)
    sales = at.after("roundabout T4", "take 1", "write 9 T5").record(Sales, 0)
    assert (sales.cones_sold, sales.cones_gone) == (1 << 5, 0b10101)


def test_a_bonus_pool_is_not_to_be_had_on_a_roundabout() -> None:
    houses = {"T2": "@|", "T1": ".|"}
    offered = steps(haunted("M0 M3 M5 M9", houses=houses, ruleset="welcome(expert,halloween)"), *PLAIN, "ghosts 1 pool")
    assert len(offered) == 8
    assert "treat pool T2" not in offered
    at = haunted("M0 M3 M5 M9", houses=houses, ruleset="welcome(expert,halloween)")
    assert at.why(*PLAIN, "ghosts 1 pool", "treat pool T2") == "taken", "one is drawn there"
    assert at.why(*PLAIN, "ghosts 1 pool", "treat pool T3") == "no-pool"


def test_a_plan_that_a_bonus_bis_completes_is_claimed_in_the_same_turn() -> None:
    at = haunted(ghosts(6), "M9 B1 B3", houses={"B5": "6"}, plan="HALLOWEEN-2")
    assert "plan 3" not in at.legal(*PLAIN)
    assert "plan 3" in at.legal(*PLAIN, "ghosts 2 bis", "treat bis 6 B6", "candy")


@pytest.mark.parametrize(("last", "room"), [("9-park", 29), ("10-park", 30)])
def test_a_quarter_of_the_rival_digs_a_bunker_of_nine(last: str, room: int) -> None:
    lines = f"unseen: 1-fence 2-fence 3-fence\ngiven: 9.75-fence 8-park {last}"
    at = rival_table(lines, "deal", "rivals=1,doomsday,nine_three_quarters", "N1-1 N2-1 DOOM-1")
    come(at, "A")
    assert rooms(at.position) == [room, 30, 30]


def test_a_rival_of_level_0_is_compared_with() -> None:
    sheet = {"T9": "17", "T5": "16"}
    at = rival_table("hand 0: 8-pool 8-temp 8-bis", words="rivals=0,doomsday", plans="N1-1 N2-1 DOOM-1", sheet=sheet)
    assert (at.lines()["doomsday"], at.lines()["optimist"]) == (8, 9)


def test_a_bis_of_a_quarter_is_a_nine_in_a_bunker_and_for_eggs() -> None:
    pairs = "12-bis 1-park 1-park"
    at = table([{"B4": "9.75"}, {}], pairs, "welcome(doomsday,nine_three_quarters)", "N1-1 N2-1 DOOM-1", seats=2)
    assert at.after("take 1", "write 12 T1", "bis 9.75 B5").record(Shelter, 0).room == [0, 0, 9]
    at = table({"B3": "9.75"}, pairs, "welcome(easter,nine_three_quarters)", "N1-1 N2-1 EASTER-1")
    assert at.legal("take 1", "write 12 T0", "bis 9.75 B4") == ["egg 0", "egg 1"]


def test_a_quarter_given_to_the_rival_is_an_egg() -> None:
    lines = "given: 9.75-fence 8-park 10-park 6-park\nhand 0: 8-pool 8-temp 8-bis"
    at = rival_table(lines, words="rivals=1,easter,nine_three_quarters", plans="N1-1 N2-1 EASTER-1")
    assert lines_of(at.position)["easter"] == 5


def test_a_roundabout_leaves_no_garland_of_the_whole_bottom_street() -> None:
    houses = row("B", *map(str, range(3, 13)), "13|", "@")
    at = table(houses, "15-fence 1-park 1-agent", "welcome(expert,christmas)", "N1-1 N2-1 XMAS-4")
    assert "plan 3" not in at.legal("take 1", "write 15 T9")
