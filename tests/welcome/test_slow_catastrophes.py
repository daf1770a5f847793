"""The plain readings of Doomsday, Roswell and the zombies agree with their examples, clause by clause."""

from __future__ import annotations

import pytest
from tests.welcome import slow_doomsday, slow_roswell
from tests.welcome.slow_decks import TwoDecks
from tests.welcome.slow_doomsday import BUNKERS, Doomsday, RivalBunkers
from tests.welcome.slow_paper import Layer, Paper, card_of, claimable, deck, place_of
from tests.welcome.slow_rivals import Rival
from tests.welcome.slow_roswell import Roswell
from tests.welcome.slow_turn import PLANS, Sheet, Turn, reason_to_end
from tests.welcome.slow_zombies import OPEN, Zombies, moved_by


def build(layer: Layer, number: float, place: str, bis: bool = False) -> None:
    layer.paper.numbers[place_of(place)] = number
    if bis:
        layer.paper.bis.add(place_of(place))
    layer.wrote(place_of(place))


def fulfilled(layer: Layer, plan: str) -> bool:
    return claimable(PLANS[plan]["requirement"], layer.paper, [layer])


# Doomsday.


def test_dm1_a_bunker_holds_the_number_of_its_house_without_bis_and_fraction() -> None:
    doom = Doomsday(Paper())
    build(doom, 4, "T2")
    build(doom, 4, "T3", bis=True)
    build(doom, 9.75, "B5")
    build(doom, 11.75, "B8")
    build(doom, 0, "B0")
    assert doom.bunkers == {("T", 3): 4, ("B", 5): 9, ("B", 8): 11, ("B", 0): 0}
    assert doom.capacity() == {"T": 4, "M": 0, "B": 20}


def street_totals(*totals: int) -> dict[str, int]:
    return dict(zip("TMB", totals, strict=True))


def test_dm3_the_most_on_each_street_and_the_least_in_all_with_ties_in_full() -> None:
    lines = slow_doomsday.compare([street_totals(25, 40, 30), street_totals(25, 38, 45), street_totals(10, 40, 20)])
    assert [sum(line.values()) for line in lines] == [18, 19, 19]
    assert lines[2] == {"doomsday": 10, "optimist": 9}


def test_everybody_level_at_nothing_scores() -> None:
    assert slow_doomsday.compare([street_totals(0, 0, 0)] * 2) == [{"doomsday": 29, "optimist": 9}] * 2


def bunkers(**numbers: int) -> Doomsday:
    found = Doomsday(Paper())
    for place, number in numbers.items():
        build(found, number, place)
    return found


def test_dm5_fifty_in_all_or_thirty_on_two_streets() -> None:
    assert fulfilled(bunkers(T0=3, T3=7, T5=9, T9=14, M1=7, M4=10), "DOOM-4")
    assert not fulfilled(bunkers(T0=3, T3=7, T5=9, T9=14, M1=7, M4=9), "DOOM-4")
    assert fulfilled(bunkers(T0=3, T3=7, T5=9, T9=14, M1=7, M4=10, M6=13), "DOOM-5")
    most = {"T0": 3, "T3": 7, "T5": 9, "T9": 14}
    assert not fulfilled(bunkers(**most, M1=7, M4=10, M6=12, B0=7, B3=10, B5=12), "DOOM-5")


def test_dm7_a_roundabout_destroys_its_bunker_and_gives_the_rival_ten() -> None:
    doom = Doomsday(Paper())
    doom.paper.roundabout(("M", 4))
    for place in BUNKERS - {("M", 4)}:
        build(doom, 1, f"{place[0]}{place[1]}")
    assert not fulfilled(doom, "DOOM-3")
    rival = RivalBunkers()
    rival.roundabout(("M", 4))
    assert rival.capacity == {"T": 20, "M": 40, "B": 30}


def test_dm9_the_end_of_a_solo_game() -> None:
    player, rival = slow_doomsday.compare([street_totals(32, 40, 44), street_totals(31, 44, 41)])
    assert sum(player.values()) == 8 + 11 + 9
    assert sum(rival.values()) == 10 + 9


def test_dd3_all_who_have_the_least_are_optimists() -> None:
    lines = slow_doomsday.compare([street_totals(1, 1, 1), street_totals(3, 0, 0), street_totals(9, 9, 9)])
    assert [line["optimist"] for line in lines] == [9, 9, 0]


def test_dd4_an_estate_with_two_bunkers_has_not_exactly_one() -> None:
    doom = Doomsday(Paper().draw("T 1 2|", "M 1| 2 3| ."))
    for number, place in enumerate(("T3", "T4", "T5"), 3):
        build(doom, number, place)
    doom.paper.fences.add(("T", 5))
    assert not doom.meets(PLANS["DOOM-2"]["requirement"], (("T", 3), ("T", 4), ("T", 5)))
    assert doom.meets(PLANS["DOOM-2"]["requirement"], (("T", 2), ("T", 3), ("T", 4)))


def test_dd5_the_rival_builds_the_highest_of_its_last_three_cards() -> None:
    rival = RivalBunkers()
    rival.plan_completed("A", [(15, "park"), (8, "park"), (11, "pool"), (7, "bis")])
    assert rival.capacity["T"] == 20 + 11
    rival.plan_completed("B", [(9.75, "fence")])
    rival.plan_completed("C", [])
    assert rival.capacity == {"T": 31, "M": 39, "B": 30}


def test_four_single_houses_with_bunkers_are_a_plan() -> None:
    doom = Doomsday(Paper().draw("T .| .", "M .| .|", "B .|"))
    doom.paper.fences |= {("T", 2), ("T", 3), ("M", 9)}
    for number, place in ((1, "T0"), (5, "T3"), (3, "M1"), (12, "M10")):
        build(doom, number, place)
    assert fulfilled(doom, "DOOM-1")


# Roswell.


def zurgs(goal: int, groups: int) -> Roswell:
    """A sheet with a goal and so many complete estates with a zurg."""
    found = Roswell(Paper().draw("T . 1| . 2| . 3|", "M 1| . 2| . 3| . 4|", "B 1| . . 2| . 3|"))
    places = [place_of(text) for text in ("T1", "T3", "T5", "M0", "M2", "M4", "M6", "B0", "B3", "B5")]
    for street, at in places:
        if at:
            found.paper.fences.add((street, at - 1))
    found.goal = goal
    found.zurgs = set(places[:groups])
    return found


def test_ro1_the_first_goal_pays_for_three_or_four_groups() -> None:
    assert zurgs(1, 4).lines() == {"roswell": 16}
    assert zurgs(1, 5).lines() == {"roswell": 10}


def test_ro2_the_last_goal_pays_from_nine_groups_on() -> None:
    assert zurgs(4, 9).lines() == {"roswell": 63}
    assert zurgs(4, 8).lines() == {"roswell": 16}


def test_ro5_the_first_card_and_those_after_a_fence_are_zurgs() -> None:
    given = [card_of(text) for text in ("1-pool", "2-park", "3-fence", "4-fence", "5-bis", "6-fence", "7-agent")]
    stack = slow_roswell.faces(given)
    assert stack == ["zurg", "park", "fence", "zurg", "bis", "fence", "zurg"]
    assert slow_roswell.rival_lines(stack) == {"roswell": 15}
    rival = Rival(1, ["roswell"])
    for card in given:
        rival.give(card)
    assert rival.stack == stack
    assert rival.lines() == {"plan": 0, "cards": 1 + 2, "estates": 1 + 1 + 1 + 2 + 1}


def test_a_goal_comes_first_and_a_saucer_instead_of_the_effect() -> None:
    found = Sheet({"roswell"})
    layer = found.layers["roswell"]
    assert isinstance(layer, Roswell)
    assert layer.opening() == {"goal 1", "goal 2", "goal 3", "goal 4"}
    turn = Turn({"roswell"}, found, {"take 1": (7, "park")})
    for text in ("take 1", "write 7 T3"):
        turn.step(text)
    assert {"saucer", "park", "done"} <= turn.legal()
    turn.step("saucer")
    assert not {"saucer", "park"} & turn.legal()


def test_temps_that_change_the_number_forbid_the_saucer_and_others_give_their_box_back() -> None:
    found = Sheet({"roswell"})
    turn = Turn({"roswell"}, found, {"take 1": (7, "temp")})
    for text in ("take 1", "write 8 T3"):
        turn.step(text)
    assert "saucer" not in turn.legal()
    turn = Turn({"roswell"}, found, {"take 1": (7, "temp")})
    for text in ("take 1", "write 7 T3", "saucer"):
        turn.step(text)
    assert turn.paper.temps == 0


def test_plans_of_roswell() -> None:
    found = Roswell(Paper().draw("T 1 2 3 4| 5 6 7 8|", "M 1 2 3 4 5| 6 7 8 9 10|"))
    assert fulfilled(found, "ROSWELL-3")
    found.zurgs = {("T", 1), ("T", 5)}
    assert fulfilled(found, "ROSWELL-1")
    found.zurgs |= {("M", 0)}
    assert not fulfilled(found, "ROSWELL-3")
    found.zurgs = {place_of(text) for text in ("T1", "T3", "T5", "T8")}
    assert fulfilled(found, "ROSWELL-4")
    found.zurgs = {place_of(text) for text in ("T1", "M2", "T5", "M6", "T8")}
    assert not fulfilled(found, "ROSWELL-5")
    found.zurgs.add(("B", 10))
    assert fulfilled(found, "ROSWELL-5")


# Zombies.


def test_zb1_hordes_come_in_order_and_a_bullet_holds_one_back() -> None:
    found = Zombies(Paper())
    found.card("right")
    assert found.owed() == {"shoot TL", "advance TL"}
    found.step("advance", "TL")
    assert found.owed() == {"shoot ML", "advance ML"}
    found.step("shoot", "ML")
    assert found.owed() == set(), "no bullet is left, so the last horde comes by itself"
    assert found.paper.captured == {("T", 1), ("B", 1)}
    assert found.paper.fences == {("T", 0), ("T", 1), ("B", 0), ("B", 1)}
    found.card("both")
    assert found.owed() == set()
    reached = {"T4", "T8", "M2", "M9", "B4", "B10"}
    assert found.paper.captured - {("T", 1), ("B", 1)} == {place_of(text) for text in reached}


def test_cards_move_the_hordes_from_top_to_bottom_left_before_right() -> None:
    assert moved_by("right") == ["TL", "ML", "BL"]
    assert moved_by("left") == ["TR", "MR", "BR"]
    assert moved_by("both") == ["TL", "TR", "ML", "MR", "BL", "BR"]


def test_zb3_numbers_and_bis_look_past_a_captured_house() -> None:
    paper = Paper().draw("M . 5b X")
    assert paper.fits(5, ("M", 3))
    assert paper.fits(6, ("M", 3))
    assert not paper.fits(4, ("M", 3))
    assert (5, ("M", 3)) in paper.copies()
    assert not paper.fits(5, ("M", 4)), "not beside its bis"
    paper.draw("M 5")
    assert not paper.fits(5, ("M", 3))
    assert (5, ("M", 3)) in paper.copies()


def test_zb3_another_fence_still_stops_a_bis() -> None:
    paper = Paper().draw("M . 5b X .| .")
    assert (5, ("M", 3)) in paper.copies()
    paper = Paper().draw("M 5b X X| . .")
    assert (5, ("M", 3)) in paper.copies(), "a fence beside a captured house parts nothing"
    paper = Paper().draw("M 5b| . X .")
    assert (5, ("M", 1)) not in paper.copies()


def test_zb5_an_estate_is_broken_into_new_ones() -> None:
    paper = Paper().draw("T . . .| 3 4 5|")
    assert len(paper.estates()) == 1
    paper.capture(("T", 4))
    assert paper.estates() == [(("T", 3),), (("T", 5),)]
    assert paper.lines()["estates"] == 2
    paper.used = {("T", 3), ("T", 4), ("T", 5)}
    assert paper.lines()["estates"] == 2
    assert not claimable({"kind": "estates", "sizes": [1]}, paper, [])


def test_zb7_bullets_come_with_the_boxes_of_agents_and_four_spent_ones_are_a_plan() -> None:
    found = Sheet({"zombies"})
    layer = found.layers["zombies"]
    assert isinstance(layer, Zombies)
    turn = Turn({"zombies"}, found, {"take 1": (5, "agent")})
    for text in ("take 1", "write 5 T0", "agent 2", "done"):
        turn.step(text)
    layer = turn.sheet.layers["zombies"]
    assert isinstance(layer, Zombies)
    assert layer.circled == 1
    turn = Turn({"zombies"}, turn.sheet, {"take 1": (6, "agent")})
    for text in ("take 1", "write 6 T2", "agent 2", "done"):
        turn.step(text)
    layer = turn.sheet.layers["zombies"]
    assert isinstance(layer, Zombies)
    assert layer.circled == 2
    layer.spent = 3
    assert not fulfilled(layer, "ZOMBIE-4")
    layer.spent = 4
    assert fulfilled(layer, "ZOMBIE-4")


def test_zb9_the_last_construction_card_of_deck_one_makes_the_last_round() -> None:
    decks = TwoDecks(deck(63))
    rounds = 0
    while True:
        decks.next_round()
        while decks.drawing() < 2:
            likely = decks.likely()
            assert sum(likely.values()) == 1
            decks.turn_up(max(likely))
        if decks.beside != ["", ""]:
            rounds += 1
        if decks.last_round():
            break
    assert rounds == 29
    assert decks.one.likely() == {}


def test_zo9_zombie_cards_come_one_in_eleven_cards_and_none_below_the_last() -> None:
    decks = TwoDecks(deck(63))
    first = next(card for card in decks.likely() if not card.startswith("zombie"))
    assert sum(chance for card, chance in decks.likely().items() if card.startswith("zombie")) * 11 == 1
    decks.turn_up(first)
    assert decks.drawing() == 1
    assert not any(card.startswith("zombie") for card in decks.likely())


def test_zo3_a_captured_house_loses_its_number_a_barricaded_one_and_a_roundabout_nothing() -> None:
    found = Zombies(Paper().draw("T 8 9 10|"))
    found.spent = 1
    found.paper.roundabout(("M", 2))
    found.barricades.add(("B", 1))
    found.card("right")
    assert found.paper.captured == {("T", 1)}
    assert found.paper.estates() == [(("T", 0),), (("T", 2),)]


def test_zo6_a_barricade_comes_instead_of_a_fence_before_the_house_just_written() -> None:
    found = Sheet({"zombies"})
    turn = Turn({"zombies"}, found, {"take 1": (5, "fence"), "take 2": (5, "park")})
    for text in ("take 1", "write 5 T4"):
        turn.step(text)
    assert {"barricade", "fence T4"} <= turn.legal()
    turn.step("barricade")
    assert not any(text.startswith("fence") for text in turn.legal())
    again = Turn({"zombies"}, found, {"take 1": (5, "fence")})
    for text in ("take 1", "write 5 T3"):
        again.step(text)
    assert "barricade" not in again.legal()
    other = Turn({"zombies"}, found, {"take 2": (5, "park")})
    for text in ("take 2", "write 5 T4"):
        other.step(text)
    assert "barricade" not in other.legal()


def test_zo7_two_pairs_and_no_reshuffle() -> None:
    found = Sheet({"zombies"})
    found.paper.draw("T 1 2 3| 4 5 6 7|")
    turn = Turn({"zombies"}, found, {"take 1": (5, "park"), "take 2": (6, "park")}, ["N1-1", "N2-1", "N3-3"])
    for text in ("take 1", "write 5 M0", "plan 3"):
        turn.step(text)
    assert "reshuffle" not in turn.legal()


def test_pools_and_the_bis_penalty_of_a_captured_house_stay() -> None:
    paper = Paper().draw("T . . 5~ 5b 5b", "M 1")
    paper.capture(("T", 2))
    paper.capture(("T", 4))
    assert paper.lines()["pools"] == 3
    assert paper.lines()["bis"] == -3
    assert paper.bis == {("T", 3)}


def test_a_captured_house_fills_its_place_but_is_not_built() -> None:
    found = Sheet({"zombies"})
    found.paper.draw("T 1 X 3 4 5 6 7 8 9 10", "M 1 2 3 4 5 6 7 8 9 10 11", "B 1 2 3 4 5 6 7 8 9 10 11 12")
    assert reason_to_end([found]) == "built"
    assert not claimable(PLANS["N1*-2"]["requirement"], found.paper, [])


def test_plans_of_the_zombies() -> None:
    found = Zombies(Paper().draw("T 1 2 3| 4 5 6|"))
    found.barricades = {("T", 1), ("T", 4)}
    assert fulfilled(found, "ZOMBIE-1")
    found.barricades = set(sorted(OPEN)[:5])
    assert fulfilled(found, "ZOMBIE-2")
    found.barricades = {place for place in OPEN if place[0] == "M"} - {("M", 9)}
    assert not fulfilled(found, "ZOMBIE-3")
    found.paper.roundabout(("M", 9))
    assert fulfilled(found, "ZOMBIE-3")
    for place in sorted(OPEN)[:4]:
        found.paper.capture(place)
    assert not fulfilled(found, "ZOMBIE-5")
    found.paper.capture(("T", 6))
    assert fulfilled(found, "ZOMBIE-5")


@pytest.mark.parametrize(
    ("level", "stack", "points"), [(1, ["park", "zombie"], 1), (0, ["park", "pool", "agent"], None)]
)
def test_zb11_a_zombie_card_takes_the_place_of_two_cards_of_the_rival(
    level: int, stack: list[str], points: int | None
) -> None:
    rival = Rival(level)
    for text in ("1-park", "2-pool", "3-agent"):
        rival.give(card_of(text))
    rival.zombie()
    assert rival.stack == stack
    if points is not None:
        assert rival.lines()["cards"] == 1 + points, "the park, and the zombie card as a fence"
