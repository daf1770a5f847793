"""The plain reading of sheet and turn agrees with the examples of the base booklet and of 9¾, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.welcome.slow_paper import POOLS, STREETS, TREES, Card, Paper, claimable, deck, number_of, place_of, reach
from tests.welcome.slow_turn import PLANS, Sheet, Turn, reason_to_end, score


def sheet(*rows: str, options: set[str] | None = None) -> Sheet:
    found = Sheet(options or set())
    found.paper.draw(*rows)
    return found


def turn(found: Sheet, *offers: Card, options: set[str] | None = None, plans: tuple[str, ...] = ()) -> Turn:
    pairs = {f"take {at}": offer for at, offer in enumerate(offers, 1)}
    return Turn(options or set(), found, pairs, plans)


def play(found: Turn, *texts: str) -> Turn:
    for text in texts:
        found.step(text)
    return found


def wants(plan: str) -> dict[str, object]:
    found: dict[str, object] = PLANS[plan]["requirement"]
    return found


# The base game.


def test_b01_numbers_grow_from_left_to_right_and_do_not_repeat() -> None:
    paper = Paper().draw("T . . 7 . 10")
    assert paper.fits(8, ("T", 3))
    assert not any(paper.fits(number, ("T", 3)) for number in (7, 10, 11, 6))


def test_b03_a_one_at_the_end_of_a_street_leaves_noughts_and_a_bis() -> None:
    paper = Paper().draw("B . . . . . . . . . . . 1")
    assert [number for number in range(18) if paper.fits(number, ("B", 10))] == [0]
    assert (1, ("B", 10)) in paper.copies()
    assert all(paper.fits(0, ("B", at)) for at in range(11))


def test_b05_nothing_is_refused_while_one_number_fits() -> None:
    full = sheet("T 0 1 2 3 4 5 6 7 8 9", "M 0 1 2 3 4 5 6 7 8 9 10", "B 0 1 2 3 4 5 6 7 8 9 10 .")
    assert turn(full, (3, "park"), (4, "park"), (12, "park")).legal() == {"take 3"}
    assert turn(full, (3, "park"), (4, "park"), (5, "park")).legal() == {"refuse"}


def test_b07_the_third_refusal_ends_the_game() -> None:
    sheets = [sheet(), sheet()]
    sheets[1].paper.refusals = 2
    assert reason_to_end(sheets) == ""
    sheets[1].paper.refusals = 3
    assert reason_to_end(sheets) == "refusals"


def test_b09_no_fence_twice_between_a_number_and_its_bis_or_inside_a_used_estate() -> None:
    paper = Paper().draw("T 1| 5 5b . .", "M 1' 2' 3'|")
    gaps = paper.gaps()
    assert not {("T", 0), ("T", 1), ("M", 0), ("M", 1), ("M", 2)} & set(gaps)
    assert ("T", 3) in gaps


def test_b11_an_agent_raises_its_size_and_the_first_column_has_one_box() -> None:
    found = sheet("T 1 2| 3 4| 5 6|")
    found.paper.agents[2] = 1
    assert found.paper.lines()["estates"] == 9
    ones = play(turn(sheet(), (5, "agent")), "take 1", "write 5 T0", "agent 1").sheet
    assert "agent 1" not in play(turn(ones, (6, "agent")), "take 1", "write 6 T1").legal()


def test_b13_a_pool_comes_with_its_card_and_its_house() -> None:
    assert "pool" in play(turn(sheet(), (5, "pool")), "take 1", "write 5 T2").legal()
    assert "pool" not in play(turn(sheet(), (5, "pool")), "take 1", "write 5 T3").legal()
    built = play(turn(sheet(), (5, "pool")), "take 1", "write 5 T2", "pool")
    assert built.paper.lines()["pools"] == 3


def test_b15_temps_change_a_number_by_up_to_two_from_0_to_17() -> None:
    assert reach(8, "temp") == [6, 7, 8, 9, 10]
    assert reach(1, "temp") == [0, 1, 2, 3]
    assert reach(15, "temp") == [13, 14, 15, 16, 17]


@pytest.mark.parametrize(
    ("temps", "points"), [((5, 5, 2, 0), (7, 7, 4, 0)), ((3, 2, 1, 1), (7, 4, 1, 1)), ((0, 0), (0, 0))]
)
def test_b17_temps_are_compared(temps: tuple[int, ...], points: tuple[int, ...]) -> None:
    sheets = [sheet() for _ in temps]
    for found, count in zip(sheets, temps, strict=True):
        found.paper.temps = count
    assert tuple(score(set(), sheets, seat)["temps"] for seat in range(len(temps))) == points


def test_b19_a_fence_stops_a_bis() -> None:
    copies = Paper().draw("T . . . 6|").copies()
    assert (6, ("T", 2)) in copies
    assert (6, ("T", 4)) not in copies


def test_b21_a_bis_builds_no_pool_and_the_tenth_has_no_box() -> None:
    found = sheet("M . . . . . . 5")
    copied = play(turn(found, (9, "bis")), "take 1", "write 9 T0", "bis 5 M7")
    assert copied.paper.pools == set()
    for boxes, points in ((0, 0), (1, 1), (4, 9), (9, 28)):
        found.paper.bis_boxes = boxes
        assert found.paper.lines()["bis"] == -points
    assert not any(text.startswith("bis") for text in play(turn(found, (9, "bis")), "take 1", "write 9 T0").legal())


def test_b23_two_plans_need_different_estates() -> None:
    found = sheet("T 1 2 3| 4 5 6 7|")
    claimed = play(turn(found, (8, "park"), plans=("N3-3", "N1-4")), "take 1", "write 8 M0", "plan 1")
    assert claimed.paper.done[0] == 7
    assert not claimable(wants("N3-3"), claimed.paper, [])


def test_b25_a_full_sheet_ends_the_game() -> None:
    full = sheet(*(f"{street} " + " ".join(map(str, range(10 + row))) for row, street in enumerate(STREETS)))
    assert reason_to_end([sheet(), full]) == "built"


def test_b27_a_whole_sheet_adds_up() -> None:
    rows = (
        "T 1| 3 4~ 5| 7| 9| . . . .",
        "M 2~ 3 3b| 5~ 6 7 8 9 10 11 12",
        "B . 4~ 4b 6 7 8 9 10 11 12 13 14",
    )
    found = sheet(*rows)
    found.paper.parks = Counter({"T": 3, "M": 1})
    found.paper.agents = Counter({1: 1, 3: 2})
    found.paper.temps, found.paper.refusals, found.paper.done = 5, 2, [8, 6, 7]
    lines = score(set(), [found], 0)
    assert lines == {"plan": 21, "parks": 12, "pools": 13, "temps": 7, "estates": 19, "bis": -3, "refusals": -3}
    assert sum(lines.values()) == 66


# Expert.


def test_e01_a_roundabout_parts_a_street_in_two_rows() -> None:
    paper = Paper().draw("T . . . . @")
    assert {("T", 3), ("T", 4)} <= paper.fences
    paper.draw("T . . . 12")
    assert paper.fits(2, ("T", 5))
    assert paper.fits(12, ("T", 6))


def test_e03_a_roundabout_at_the_end_brings_one_fence_and_closes_an_estate() -> None:
    paper = Paper().draw("T @ 1 2 3|")
    assert paper.fences == {("T", 0), ("T", 3)}
    assert (("T", 1), ("T", 2), ("T", 3)) in paper.estates()


def test_e05_the_roundabout_must_stand_on_the_street_of_the_parks_and_pools() -> None:
    paper = Paper()
    paper.parks["T"] = TREES["T"]
    paper.pools = {place for place in POOLS if place[0] == "T"}
    paper.roundabout(("M", 4))
    assert not claimable(wants("N2*-2"), paper, [])
    paper.roundabout(("T", 4))
    assert claimable(wants("N2*-2"), paper, [])


def test_e07_five_bis_stand_on_one_street_and_seven_temps_are_seven() -> None:
    paper = Paper().draw("T 1 1b 1b 1b", "M 1 1b 1b")
    assert not claimable(wants("N1*-3"), paper, [])
    assert claimable(wants("N1*-3"), Paper().draw("T 1 1b 1b 1b 1b 1b"), [])
    paper.temps = 6
    assert not claimable(wants("N1*-4"), paper, [])
    paper.temps = 7
    assert claimable(wants("N1*-4"), paper, [])


def test_e09_expert_plans_have_the_first_two_levels_only() -> None:
    assert {plan["level"] for plan in PLANS.values() if plan.get("set") == "expert"} == {1, 2}


# Nine and three quarters.


def test_nq1_nine_and_three_quarters_stands_between_nine_and_ten() -> None:
    paper = Paper().draw("T . . . 9 . 10", "M . . . . . 9.75")
    assert paper.fits(9.75, ("T", 4))
    assert not paper.fits(9.75, ("T", 2))
    assert not paper.fits(9.75, ("T", 6))
    assert paper.fits(9, ("M", 4))
    assert paper.fits(10, ("M", 6))
    assert not paper.fits(10, ("M", 4))


def test_nq1_it_stands_once_on_a_street_and_more_often_by_bis() -> None:
    paper = Paper().draw("T . . 9.75")
    assert not paper.fits(9.75, ("T", 5))
    assert (9.75, ("T", 3)) in paper.copies()
    assert paper.fits(9.75, ("M", 5))


def test_nq3_changed_by_temps_it_keeps_its_three_quarters_and_crosses_one_box() -> None:
    found = play(turn(sheet("T . . 10 . 11"), (9.75, "temp")), "take 1", "write 10.75 T3")
    assert found.paper.temps == 1
    assert found.paper.numbers["T", 3] == 10.75


def test_nq5_the_three_cards_make_stacks_of_twenty_two_and_a_second_zombie_deck_of_thirty_six() -> None:
    assert len(deck(63)) == 63
    assert len(deck(63, nine_three_quarters=True)) == 66 == 3 * 22
    assert len(deck(63, nine_three_quarters=True)) - 30 == 36


def test_n02_temps_reach_from_seven_to_eleven_and_three_quarters_in_order() -> None:
    assert reach(9.75, "temp") == [7.75, 8.75, 9.75, 10.75, 11.75]
    paper = Paper().draw("T . . . 10", "M . 9.75 9.75b")
    assert not paper.fits(10.75, ("T", 2))
    assert (9.75, ("M", 3)) in paper.copies()


def test_three_quarters_are_read_in_both_spellings() -> None:
    assert number_of("9¾") == number_of("9.75") == 9.75
    assert place_of("B11") == ("B", 11)
