"""The plain readings of Easter, ice cream and Christmas agree with their examples, clause by clause."""

from __future__ import annotations

import pytest
from tests.welcome import slow_christmas, slow_easter, slow_icecream
from tests.welcome.slow_christmas import Christmas
from tests.welcome.slow_easter import EGGS, Easter
from tests.welcome.slow_icecream import IceCream
from tests.welcome.slow_paper import Layer, Paper, card_of, claimable, place_of
from tests.welcome.slow_turn import PLANS, Sheet, Turn


def build(layer: Layer, number: float, place: str, bis: bool = False) -> None:
    layer.paper.numbers[place_of(place)] = number
    if bis:
        layer.paper.bis.add(place_of(place))
    layer.wrote(place_of(place))


def do(layer: Layer, text: str) -> None:
    assert text in layer.owed() | layer.late()
    layer.step(*text.split())


def fulfilled(layer: Layer, plan: str) -> bool:
    return claimable(PLANS[plan]["requirement"], layer.paper, [layer])


# Easter.


def test_ea1_a_nought_by_temps_takes_the_one_egg_and_a_six_leaves_the_second_for_good() -> None:
    easter = Easter(Paper())
    build(easter, 0, "T2")
    assert easter.owed() == {"egg 0", "egg 1"}
    do(easter, "egg 1")
    build(easter, 6, "M0")
    assert easter.owed() == {"egg 0", "egg 1"}
    do(easter, "egg 1")
    assert easter.owed() == set()
    assert easter.eggs() == 2


def test_ea3_sixteen_takes_an_egg_and_fifteen_and_thirteen_none() -> None:
    for number, owed in ((16, {"egg 0", "egg 1"}), (15, set()), (13, set())):
        easter = Easter(Paper())
        build(easter, number, "T9")
        assert easter.owed() == owed


@pytest.mark.parametrize(("number", "most"), [(9.75, 1), (8.75, 2), (7.75, 0), (10.75, 2), (11.75, 0)])
def test_ea5_three_quarters_count_as_the_whole_number(number: float, most: int) -> None:
    easter = Easter(Paper())
    build(easter, number, "B4")
    assert easter.owed() == ({f"egg {count}" for count in range(most + 1)} if most else set())


def test_ea7_an_estate_whose_eggs_were_not_taken_is_without_eggs() -> None:
    easter = Easter(Paper().draw("T 1 2| 7 . 9 10| 11 12 13|", "M 1 2|"))
    assert not fulfilled(easter, "EASTER-2")
    build(easter, 8, "T3")
    do(easter, "egg 0")
    assert fulfilled(easter, "EASTER-2")
    easter.taken["T", 3] = 1
    assert not fulfilled(easter, "EASTER-2")


def test_ea9_a_roundabout_on_eggs_makes_plans_about_all_of_them_impossible() -> None:
    easter = Easter(Paper())
    easter.paper.roundabout(("B", 9))
    easter.taken = {place: count for place, count in EGGS.items() if place != ("B", 9)}
    assert not fulfilled(easter, "EASTER-5")
    assert fulfilled(easter, "EASTER-3")


def test_eg1_the_number_says_how_many_eggs_may_be_taken() -> None:
    for number, owed in ((8, {"egg 0", "egg 1", "egg 2"}), (9, {"egg 0", "egg 1"}), (7, set())):
        easter = Easter(Paper())
        build(easter, number, "T3")
        assert easter.owed() == owed
    easter = Easter(Paper())
    build(easter, 10, "T2")
    assert easter.owed() == {"egg 0", "egg 1"}, "eg2: there is only one"


def test_a_bis_takes_eggs_too() -> None:
    found = Sheet({"easter"})
    found.paper.draw("T . . . . 8")
    turn = Turn({"easter"}, found, {"take 1": (1, "bis")})
    for text in ("take 1", "write 1 T0", "bis 8 T3"):
        turn.step(text)
    assert turn.legal() == {"egg 0", "egg 1", "egg 2"}


def test_eg5_all_eggs_of_the_bottom_street_are_seven() -> None:
    easter = Easter(Paper())
    easter.taken = {place: count for place, count in EGGS.items() if place[0] == "B"}
    assert easter.eggs() == 7
    assert fulfilled(easter, "EASTER-5")
    easter.taken["B", 4] = 1
    assert not fulfilled(easter, "EASTER-5")


@pytest.mark.parametrize(
    ("eggs", "points"),
    [(0, 0), (5, 0), (6, 5), (9, 5), (10, 10), (13, 10), (14, 20), (15, 20), (17, 20), (18, 35), (20, 35)],
)
def test_eggs_pay_by_steps(eggs: int, points: int) -> None:
    assert slow_easter.pays(eggs) == points


def test_the_rival_finds_twelve_eggs_in_the_cards_of_the_booklet() -> None:
    given = [(float(number), "park") for number in (8, 6, 9, 10, 8, 10, 9, 6)]
    assert slow_easter.rival_eggs(given) == 12
    assert slow_easter.rival_lines(given) == {"easter": 10}
    assert slow_easter.rival_eggs([(9.75, "fence"), (0, "park"), (16, "park")]) == 1


def test_three_colours_of_each_street_and_three_eggs_in_an_estate_are_plans() -> None:
    easter = Easter(Paper())
    easter.taken = {place_of(place): 1 for place in ["T2", "T3", "T4", "M0", "M3", "M5", "B2", "B4"]}
    assert not fulfilled(easter, "EASTER-4")
    easter.taken["B", 7] = 1
    assert fulfilled(easter, "EASTER-4")
    easter = Easter(Paper().draw("T . 1| 2 3 4|", "M . . . .| 5 6 7|"))
    easter.taken = {("T", 2): 1, ("T", 3): 2, ("M", 5): 1, ("M", 6): 1}
    assert not fulfilled(easter, "EASTER-1")
    easter.taken["M", 6] = 2
    assert fulfilled(easter, "EASTER-1")


# Ice cream.


def test_ic1_the_truck_sells_where_it_stops_and_passes_what_lies_between() -> None:
    ice = IceCream(Paper())
    build(ice, 3, "T1")
    assert (ice.sold, ice.gone) == (set(), {("T", 0)})
    build(ice, 8, "T4")
    assert (ice.sold, ice.gone) == ({("T", 4)}, {("T", 0), ("T", 2)})
    build(ice, 6, "T2")
    assert (ice.sold, ice.gone) == ({("T", 4)}, {("T", 0), ("T", 2)})


def test_the_middle_truck_drives_to_the_left() -> None:
    ice = IceCream(Paper())
    build(ice, 9, "M8")
    assert (ice.sold, ice.gone) == ({("M", 8)}, {("M", 9)})
    build(ice, 10, "M9")
    assert ice.sold == {("M", 8)}


def test_ic4_all_who_finish_a_route_in_one_round_have_its_bonus() -> None:
    first, second, late = (IceCream(Paper()) for _ in range(3))
    for ice in (first, second):
        for number, place in ((2, "T2"), (5, "T4"), (10, "T9")):
            build(ice, number, place)
    slow_icecream.round_end([first, second, late])
    assert [ice.bonus for ice in (first, second, late)] == [{"T": True}, {"T": True}, {"T": False}]
    assert first.lines() == {"icecream": 2 + 3 + 1 + 3}
    build(late, 10, "T9")
    slow_icecream.round_end([first, second, late])
    assert late.lines() == {"icecream": 1}


def test_a_plan_completed_card_crosses_a_bonus_and_the_rival_has_ten_for_it() -> None:
    ice = IceCream(Paper())
    ice.bonus["M"] = True
    ice.plan_completed()
    assert ice.owed() == {"cross T", "cross B"}
    do(ice, "cross B")
    assert ice.owed() == set()
    assert slow_icecream.rival_lines(["park", "fence", "bis", "fence", "pool"], ice) == {"icecream": 13}


def test_with_all_bonuses_decided_nothing_is_crossed() -> None:
    ice = IceCream(Paper())
    ice.bonus = {"T": True, "M": False, "B": True}
    ice.plan_completed()
    assert ice.owed() == set()


def test_plans_of_the_ice_cream_truck() -> None:
    ice = IceCream(Paper().draw("T . .| 2~| 3", "M 1| . . 2~|", "B . 1~| 2 3 4| 5 6~|"))
    ice.paper.fences |= {("M", 2), ("B", 0), ("B", 5)}
    ice.sold = {("T", 2), ("M", 3), ("B", 1)}
    assert fulfilled(ice, "ICE-3")
    ice.sold -= {("M", 3)}
    assert not fulfilled(ice, "ICE-3")
    ice.sold = {place_of(place) for place in ["T4", "M0", "M8", "B1", "B7"]}
    assert fulfilled(ice, "ICE-4")
    ice.sold = {place_of(place) for place in ["T0", "T2", "T4", "T5", "T7", "T9"]}
    assert fulfilled(ice, "ICE-5")


# Christmas.


def lit(*marks: str) -> Christmas:
    """A top street, written from left to right."""
    found = Christmas(Paper())
    for at, mark in enumerate(marks):
        if mark != ".":
            build(found, float(mark.removesuffix("b")), f"T{at}", mark.endswith("b"))
    return found


def test_ch1_neighbours_are_linked_if_their_numbers_follow() -> None:
    assert lit("6", "7").longest("T") == 2
    assert lit("6", "8").longest("T") == 0
    assert lit("7", "7b", "8").longest("T") == 3
    assert lit("6", ".", "7").longest("T") == 0


def test_ch2_the_garland_of_the_booklet_has_five_houses() -> None:
    assert lit("7", "7b", "7b", "8", "9").lines() == {"christmas": 5}


def test_ch3_a_lone_house_brings_nothing_and_only_the_longest_run_counts() -> None:
    assert lit("6").lines() == {"christmas": 0}
    assert lit("1", "2", "3", "6", "7", "8", "9").lines() == {"christmas": 4}


def test_ch6_the_rival_counts_the_cards_between_its_outer_fences() -> None:
    stack = ["park", "fence", "pool", "temp", "bis", "fence", "agent", "fence", "park"]
    assert slow_christmas.rival_lines(stack) == {"christmas": 5}
    assert slow_christmas.rival_lines(["park", "fence", "pool"]) == {"christmas": 0}


def test_nine_and_three_quarters_is_linked_with_eight_nine_and_ten() -> None:
    assert lit("9", "9.75", "10").longest("T") == 3
    assert lit("8", "9.75", "10").longest("T") == 3
    assert lit("7", "9.75", "11").longest("T") == 0


def test_plans_of_christmas() -> None:
    found = lit("1", "2", "3", "5", "6", "7", "9", "10", "11")
    found.paper.fences |= {("T", 2), ("T", 5), ("T", 8)}
    assert fulfilled(found, "XMAS-1")
    found = lit("1", "3", "5", "7", "9", "11")
    found.paper.fences |= {("T", 2), ("T", 5)}
    assert fulfilled(found, "XMAS-3")
    whole = lit("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    assert not fulfilled(whole, "XMAS-4")
    assert not fulfilled(whole, "XMAS-5")
    whole.paper.parks["T"] = 3
    assert fulfilled(whole, "XMAS-5")


def test_cards_are_written_as_number_and_effect() -> None:
    assert card_of("9.75-fence") == (9.75, "fence")
