"""The plain readings of Quack! and American Dream agree with their examples, clause by clause."""

from __future__ import annotations

from tests.welcome import slow_american_dream, slow_quack
from tests.welcome.slow_american_dream import COLOUR, STREETS, WIDTH, Dream, column, street
from tests.welcome.slow_paper import Layer, Paper, Place, claimable, place_of
from tests.welcome.slow_quack import DUCKLINGS, Quack, text
from tests.welcome.slow_rivals import RIVALS, Rival
from tests.welcome.slow_turn import PLANS, Sheet, Turn, reason_to_end, score


def fulfilled(layer: Layer, plan: str) -> bool:
    return claimable(PLANS[plan]["requirement"], layer.paper, [layer])


# Quack!


def ducks(*places: str) -> Quack:
    """A sheet with houses at these places; their numbers do not matter."""
    found = Quack(Paper())
    for place in places:
        found.paper.numbers[place_of(place)] = 1
        found.wrote(place_of(place))
    return found


def circled(found: Quack) -> set[str]:
    return {f"{duckling[0]} {text(duckling)}" for duckling in found.circled}


def everywhere() -> Quack:
    found = Quack(Paper())
    for place in found.paper.places:
        found.paper.numbers[place] = 1
        found.wrote(place)
    return found


def test_qk1_a_duckling_is_circled_when_both_its_houses_are_built() -> None:
    assert circled(ducks("T2", "T3")) == {"black T2|3"}
    found = ducks("T2")
    found.paper.fences.add(("T", 2))
    found.paper.numbers["T", 3] = 2
    found.wrote(("T", 3))
    assert circled(found) == {"black T2|3"}
    assert circled(ducks("T1", "M2")) == {"yellow T1/M2"}
    assert circled(ducks("T1", "M1")) == set()


def test_qk3_a_line_runs_over_houses_and_ducklings_to_the_mother() -> None:
    assert ducks("T0", "T1", "M2", "M3", "M4").joined("yellow") == 2


def test_qk5_a_duckling_far_from_its_mother_counts_nothing() -> None:
    found = ducks("B9", "B10", "B11", "M8", "M7")
    assert circled(found) == {"black M8/B9", "black M7|8", "yellow B10|11"}
    assert found.joined("black") == 2
    assert found.joined("yellow") == 0
    assert ducks("B9", "B11", "M8", "M7").joined("black") == 0


def of_colour(colour: str) -> Quack:
    """All ducklings of a colour circled, and no more houses than that takes."""
    return ducks(*{f"{s}{at}" for d in DUCKLINGS if d[0] == colour for s, at in d[1:]})


def test_qk7_two_players_with_a_colour_each_set_two_phases_off() -> None:
    one, two = of_colour("yellow"), of_colour("black")
    assert one.sets_off("yellow")
    assert two.sets_off("black")
    assert slow_quack.round_end([one, two]) == ["yellow", "black"]
    assert slow_quack.round_end([one, two]) == []
    assert set(one.points) == {"yellow", "black"}


def test_qk7_phases_that_nobody_set_off_are_scored_at_the_end() -> None:
    empty = {("M", 5), ("M", 6), ("M", 7), ("M", 8), ("B", 0), ("B", 1)}
    found = ducks(*(f"{letter}{at}" for letter, at in Paper().places if (letter, at) not in empty))
    assert (found.joined("yellow"), found.joined("black")) == (5, 4)
    assert not any(found.sets_off(phase) for phase in slow_quack.PHASES)
    assert found.lines() == {"quack": 5 + 4 + 9}


def test_qk9_a_roundabout_beside_a_duckling_puts_it_out_of_reach() -> None:
    found = everywhere()
    assert fulfilled(found, "QUACK-5")
    lonely = Quack(Paper())
    lonely.paper.roundabout(("M", 8))
    for place in lonely.paper.places:
        if place != ("M", 8):
            lonely.paper.numbers[place] = 1
            lonely.wrote(place)
    assert not fulfilled(lonely, "QUACK-5")
    assert not lonely.sets_off("black")
    assert not lonely.sets_off("both")
    assert lonely.sets_off("yellow")


def test_qu3_a_phase_is_scored_once_by_everybody_and_its_points_stay() -> None:
    one, two = of_colour("yellow"), ducks("T0", "T1", "M2")
    assert slow_quack.round_end([one, two]) == ["yellow"]
    assert two.points == {"yellow": 1}
    two.paper.numbers |= {("M", 3): 1, ("M", 4): 1}
    two.wrote(("M", 4))
    assert two.joined("yellow") == 2
    assert two.points == {"yellow": 1}
    assert two.lines() == {"quack": 1 + 0 + 2}


def test_qu4_one_player_with_everything_sets_three_phases_off() -> None:
    found = everywhere()
    assert slow_quack.round_end([found, Quack(Paper())]) == ["yellow", "black", "both"]
    assert found.lines() == {"quack": 8 + 8 + 16}


def test_plan_completed_cards_set_phases_off_at_once() -> None:
    found = ducks("T0", "T1", "M2")
    assert slow_quack.plan_completed("C", [], [found]) == []
    assert slow_quack.plan_completed("B", ["C"], [found]) == ["black"]
    assert slow_quack.plan_completed("A", ["C", "B"], [found]) == ["yellow", "both"]
    assert found.points == {"black": 0, "yellow": 1, "both": 1}
    other = ducks()
    other.points = {"yellow": 5}
    assert slow_quack.plan_completed("A", [], [other]) == []
    assert other.points == {"yellow": 5}


def test_the_rival_has_a_point_for_every_two_cards_in_each_phase() -> None:
    assert [slow_quack.rival_phase(cards) for cards in (0, 1, 2, 7)] == [0, 0, 1, 3]


def test_plans_of_quack() -> None:
    found = Quack(Paper().draw("T . 1| 2~ 3 4|", "M . . . . . .| 6 7 8|"))
    found.wrote(("T", 4))
    assert not fulfilled(found, "QUACK-1"), "no pool in the second"
    found.paper.pools.add(("M", 7))
    assert fulfilled(found, "QUACK-1")
    assert fulfilled(everywhere(), "QUACK-2")
    top_and_bottom = everywhere()
    top_and_bottom.circled = {d for d in top_and_bottom.circled if slow_quack.street_of(d) in ("T", "B")}
    assert fulfilled(top_and_bottom, "QUACK-3")
    assert fulfilled(top_and_bottom, "QUACK-4")
    assert not fulfilled(top_and_bottom, "QUACK-5")


# American Dream.


def dream(built: set[Place], ideal: set[Place]) -> Dream:
    found = Dream()
    found.paper.numbers = dict.fromkeys(built | ideal, 1.0)
    found.ideal = ideal
    return found


def test_am1_the_effect_of_the_houses_colour_makes_it_ideal() -> None:
    for effect, ideal in (("fence", {("A", 0)}), ("agent", set())):
        turn = Turn({"american_dream"}, Sheet({"american_dream"}), {"take 1": (8, effect)})
        for step in ("take 1", "write 8 A0"):
            turn.step(step)
        layer = turn.sheet.layers["american_dream"]
        assert isinstance(layer, Dream)
        assert layer.ideal == ideal
        assert turn.legal() == {"done"}


def test_ad1_a_park_makes_green_houses_ideal_and_temps_and_bis_do_nothing_else() -> None:
    green = next(place for place, colour in COLOUR.items() if colour == "green")
    red = next(place for place, colour in COLOUR.items() if colour == "red")
    found = Dream()
    found.paper.numbers = {green: 1, red: 1}
    found.wrote(green, "park")
    found.wrote(red, "park")
    assert found.ideal == {green}
    turn = Turn({"american_dream"}, Sheet({"american_dream"}), {"take 1": (8, "temp"), "take 2": (3, "bis")})
    turn.step("take 1")
    assert {step.split()[1] for step in turn.legal()} == {"8"}
    assert len(turn.legal()) == 35
    turn = Turn({"american_dream"}, Sheet({"american_dream"}), {"take 2": (3, "bis")})
    for step in ("take 2", "write 3 C3"):
        turn.step(step)
    assert turn.legal() == {"done"}


def test_am3_a_finished_column_has_one_or_three_a_house_twice_with_its_bonus() -> None:
    ideal = {("A", 2), ("B", 2), ("C", 2)}
    found = dream(column(2), ideal)
    assert found.column_points(2) == 11
    found.bonus["2"] = True
    assert found.column_points(2) == 22
    assert dream(set(), column(2) - {("E", 2)}).column_points(2) == 0


def test_am5_plans_columns_and_streets_less_refusals() -> None:
    found = dream(column(0) | column(1), {("A", 0), ("B", 0), ("C", 0), ("A", 1)})
    found.bonus = {"0": True, "A": True, "B": False}
    found.paper.done = [10, 9, None]
    found.paper.refusals = 2
    sheet = Sheet({"american_dream"})
    sheet.layers, sheet.paper = {"american_dream": found}, found.paper
    lines = score({"american_dream"}, [sheet], 0)
    assert lines == {"plan": 19, "columns": 29, "streets": 10, "refusals": -3}
    assert sum(lines.values()) == 55


def test_am7_three_columns_side_by_side_and_a_square_of_ideal_houses() -> None:
    assert fulfilled(dream(column(2) | column(3) | column(4), set()), "DREAM-B3")
    assert not fulfilled(dream(column(1) | column(2) | column(4), set()), "DREAM-B3")
    square = {(letter, at) for letter in "BCD" for at in (2, 3, 4)}
    assert fulfilled(dream(set(), square), "DREAM-C3")
    assert not fulfilled(dream(square, square - {("C", 3)}), "DREAM-C3")


def test_am9_nine_and_three_quarters_stands_between_nine_and_ten() -> None:
    found = Dream()
    found.paper.numbers = {("A", 2): 9, ("A", 4): 10}
    assert found.paper.fits(9.75, ("A", 3))


def test_ad4_sergey_has_the_value_of_every_card_and_ten_for_each_crossed_street() -> None:
    counts = {"park": 3, "pool": 2, "temp": 1, "fence": 4, "bis": 2, "agent": 3}
    rival = Rival(1)
    for effect, count in counts.items():
        for _ in range(count):
            rival.give((5, effect))
    player = Dream()
    values = RIVALS[1]["points_per_card"]
    assert slow_american_dream.rival_lines(rival.stack, values, player) == {"columns": 20, "streets": 0}
    player.bonus = {"A": False, "3": False, "B": True}
    assert slow_american_dream.rival_lines(rival.stack, values, player)["streets"] == 10


def test_all_who_finish_in_one_round_have_the_bonus_and_others_lose_it() -> None:
    one, two, three = dream(street("A"), set()), dream(street("A") | column(3), set()), dream(set(), set())
    slow_american_dream.round_end([one, two, three])
    assert [found.bonus.get("A") for found in (one, two, three)] == [True, True, False]
    assert [found.bonus.get("3") for found in (one, two, three)] == [False, True, False]


def test_a_plan_completed_card_crosses_one_street_and_two_columns_of_the_players_choice() -> None:
    found = Dream()
    found.bonus = {"A": True, "0": True}
    found.plan_completed()
    assert found.owed() == {f"cross {name}" for name in ("B", "C", "D", "E", "1", "2", "3", "4", "5", "6")}
    found.step("cross", "3")
    found.step("cross", "B")
    assert found.owed() == {f"cross {at}" for at in (1, 2, 4, 5, 6)}
    found.step("cross", "6")
    assert found.owed() == set()
    found.bonus = dict.fromkeys([*STREETS, *map(str, range(WIDTH - 1))], False)
    found.plan_completed()
    assert found.owed() == {"cross 6"}, "what is left"


def test_plans_of_american_dream_use_nothing_up() -> None:
    green = {place for place, colour in COLOUR.items() if colour == "green"}
    red = {place for place, colour in COLOUR.items() if colour == "red"}
    cool = {place for place, colour in COLOUR.items() if colour in ("blue", "orange")}
    assert fulfilled(dream(set(), green), "DREAM-A1")
    assert not fulfilled(dream(green, green - {min(green)}), "DREAM-A1")
    assert fulfilled(dream(set(), red), "DREAM-A2")
    assert fulfilled(dream(cool, set()), "DREAM-A3")
    assert fulfilled(dream(set(), column(0) | column(5)), "DREAM-B1")
    assert not fulfilled(dream(column(0) | column(5), column(0)), "DREAM-B1")
    assert fulfilled(dream(column(0) | column(2) | column(4) | column(6), set()), "DREAM-B2")
    assert fulfilled(dream(set(), street("D")), "DREAM-C1")
    assert fulfilled(dream(street("A") | street("E"), set()), "DREAM-C2")
    sheet = Sheet({"american_dream"})
    sheet.paper.numbers = dict.fromkeys(sheet.paper.places, 1.0)
    layer = sheet.layers["american_dream"]
    assert isinstance(layer, Dream)
    layer.ideal = set(street("A"))
    offers = {"take 1": (5.0, "park")}
    turn = Turn({"american_dream"}, sheet, offers, ["DREAM-A3", "DREAM-B2", "DREAM-C1"])
    assert turn.legal() == {"refuse"}
    for step in ("refuse", "plan 1", "plan 2", "plan 3", "done"):
        turn.step(step)
    assert turn.paper.used == set()
    assert reason_to_end([turn.sheet]) == "plans"
